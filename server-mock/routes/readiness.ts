import type { Plain } from '../../runtime/wire/Endpoint.ts';
import {
  type PartStates,
  type Readiness,
  type ReadinessPart,
  readinessParts,
} from '../../runtime/wire/operator/Liveness.ts';
import { ddlOfCatalog } from '../catalog/ddlOfCatalog.ts';
import { missingColumns } from '../catalog/missingColumns.ts';
import type { ServerContext } from '../context/ServerContext.ts';
import { type Answer, plain } from '../http/Answer.ts';

/** Milliseconds each part may take to answer. */
const patience = 800;

/** Milliseconds for which what was found of the tables stands: anyone may ask, and it reads the whole catalog. */
const stands = { ok: 60_000, wrong: 5_000 } as const;

type ReadinessContext = Pick<ServerContext, 'db' | 'fileStore' | 'catalog' | 'log'>;

/** What was last found of the tables of a catalog. */
interface Found {
  readonly revision: number;
  readonly until: number;
  readonly state: string;
}

const found = new WeakMap<ServerContext['catalog'], Found>();
/** Readings under way, so that callers add none to a database that is busy. */
const reading = new WeakMap<ServerContext['catalog'], Promise<string>>();

/** Reads whether the tables are as the schemas say. The names of what is missing go to the log, not to the caller. */
const readTables = async ({ db, catalog, log }: ReadinessContext): Promise<string> => {
  const { revision } = catalog;
  const missing = await missingColumns(db, ddlOfCatalog(catalog));
  if (missing.length > 0)
    log.error({ missing: missing.slice(0, 20), all: missing.length }, 'the database lacks columns');
  const state =
    missing.length === 0
      ? 'ok'
      : `the database lacks ${missing.length} columns that the schemas name; a start of the server migrates it`;
  const stand = missing.length === 0 ? stands.ok : stands.wrong;
  found.set(catalog, { revision, until: performance.now() + stand, state });
  return state;
};

/** While the database is busy, what was last found. */
const tables = async (context: ReadinessContext): Promise<string> => {
  const { catalog } = context;
  const before = found.get(catalog);
  if (before?.revision === catalog.revision && performance.now() < before.until) return before.state;
  const known = reading.get(catalog);
  const now = known ?? readTables(context).finally(() => reading.delete(catalog));
  if (known === undefined) reading.set(catalog, now);
  return soon(now, before?.state ?? notRead);
};

const notRead = 'not read yet, because the database is busy';

/** What a part answers in time. An error is not told: it may hold addresses and names. */
const soon = async (answer: Promise<string>, late: string): Promise<string> => {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(late), patience);
  });
  try {
    return await Promise.race([answer.catch(() => late), end]);
  } finally {
    clearTimeout(timer);
  }
};

const whether = async (answer: Promise<boolean>, problem: string): Promise<string> =>
  (await answer) ? 'ok' : problem;

/** `GET /readyz`: whether this process can serve, and what of it is wrong. 503 when it cannot. */
export const readiness = async ({
  context,
}: {
  readonly context: ReadinessContext;
}): Promise<Answer<Plain<Readiness>>> => {
  const noDatabase = 'the database does not answer, or takes no writes';
  const noFiles = 'the folder of uploaded files takes no writes';
  const filesAway = 'the store of uploaded files does not answer, or takes no writes; all else is served';
  const [database, disk, store] = await Promise.all([
    soon(whether(context.db.ready(), noDatabase), noDatabase),
    soon(whether(context.fileStore.isWritable(), noFiles), noFiles),
    soon(whether(context.fileStore.isReachable(), filesAway), filesAway),
  ]);
  const migrations =
    database === 'ok' ? await tables(context) : 'not known while the database does not answer';
  const parts: PartStates = { database, migrations, files: disk === 'ok' ? store : disk };
  const wrong: Readonly<Record<ReadinessPart, boolean>> = {
    database: database !== 'ok',
    // A busy database serves: only what was read of the tables counts.
    migrations: migrations !== 'ok' && database === 'ok' && migrations !== notRead,
    // The store of all processes is named only: without this process nothing would be better, and without all of them everything worse.
    files: disk !== 'ok',
  };
  const missing = readinessParts.filter((part) => wrong[part]);
  return missing.length === 0
    ? plain({ status: 'ready', parts })
    : plain({ status: 'not ready', missing, parts }, 503);
};
