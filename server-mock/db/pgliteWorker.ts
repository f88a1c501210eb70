import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import type { DriverError } from './databaseErrorOf.ts';
import type { WorkerAnswer, WorkerReply, WorkerRequest, WorkerStart } from './pgliteMessages.ts';
import { arrayTypes, parserOf } from './values.ts';

// Program of the worker thread: one PGlite that answers requests in order. To stop a query, the main thread kills this
// thread.

const nothing: WorkerAnswer = { rows: [], affected: 0, command: '' };

/** Values arrive as text from `parameterText`; PGlite's serializers would reject text for booleans and numbers. */
const asIs = (value: unknown): string => String(value);
const oids = Object.values(types).filter((member) => typeof member === 'number');
const serializers = Object.fromEntries(oids.map((oid) => [oid, asIs]));
/** PGlite copies these parsers over its own, so each type must be an own property. */
const parsers = Object.fromEntries([...oids, ...arrayTypes].map((oid) => [oid, parserOf(oid)]));

/** Half of PGlite's default buffers: clearing 128 MB takes a tenth of the CPU time of opening a directory. */
const settings = ['-c', 'shared_buffers=64MB'];

type Handlers = {
  readonly [K in WorkerRequest['kind']]: (
    request: Extract<WorkerRequest, { kind: K }>,
  ) => Promise<WorkerAnswer>;
};

function handlersOf(database: PGlite): Handlers {
  return {
    query: async ({ sql, params }) => {
      const { rows, affectedRows, command } = await database.query<Record<string, unknown>>(
        sql,
        [...params],
        {
          parsers,
          serializers,
        },
      );
      return { rows, affected: affectedRows ?? 0, command: command ?? '' };
    },
    execute: async ({ sql }) => {
      await database.exec(sql);
      return nothing;
    },
    dump: async ({ compression }) => {
      const dumped = await database.dumpDataDir(compression);
      return { ...nothing, bytes: new Uint8Array(await dumped.arrayBuffer()) };
    },
    copyOut: async ({ sql }) => {
      const { blob } = await database.query(sql);
      return { ...nothing, bytes: new Uint8Array(await (blob ?? new Blob([])).arrayBuffer()) };
    },
    copyIn: async ({ sql, bytes }) => {
      await database.query(sql, [], { blob: new Blob([new Uint8Array(bytes)]) });
      return nothing;
    },
    ping: async () => nothing,
    close: async () => {
      await database.close();
      return nothing;
    },
  };
}

function errorOf(error: unknown): DriverError {
  const { message, code, table, column, constraint } = error as DriverError;
  return { message: String(message), code, table, column, constraint };
}

const port = parentPort;
if (port === null) throw new Error('pgliteWorker runs only as a worker thread');
const answer = (reply: WorkerReply): void => port.postMessage(reply);

const start = workerData as WorkerStart;
try {
  const database = await PGlite.create({
    pgliteWasmModule: start.program,
    startParams: [...PGlite.defaultStartParams, ...settings],
    ...(start.directory === undefined ? {} : { dataDir: start.directory }),
    ...(start.load === undefined ? {} : { loadDataDir: new Blob([new Uint8Array(start.load)]) }),
  });
  await database.query(
    "select set_config('timezone', $1, false), set_config('datestyle', 'ISO, YMD', false)",
    [start.timeZone],
  );
  const handlers = handlersOf(database);
  port.on('message', (request: WorkerRequest) => {
    const handle = handlers[request.kind] as (request: WorkerRequest) => Promise<WorkerAnswer>;
    handle(request).then(
      (done) => answer({ id: request.id, answer: done }),
      (error: unknown) => answer({ id: request.id, error: errorOf(error) }),
    );
  });
  answer({ id: 0, answer: nothing });
} catch (error) {
  answer({ id: 0, error: errorOf(error) });
}
