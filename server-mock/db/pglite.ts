import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { abortedTransaction } from './abortedTransaction.ts';
import { Checkpoints } from './Checkpoints.ts';
import type {
  Database,
  DatabaseLoad,
  Queryable,
  QueryOptions,
  QueryResult,
  TransactionOptions,
} from './Database.ts';
import { DatabaseError } from './DatabaseError.ts';
import { extractDump } from './extractDump.ts';
import { Heartbeat } from './Heartbeat.ts';
import { IdleLimit } from './IdleLimit.ts';
import { gone, PgliteThread } from './PgliteThread.ts';
import type { WorkerAnswer, WorkerCall } from './pgliteMessages.ts';
import { retrying } from './retrying.ts';
import { Turns } from './Turns.ts';
import { enterTransaction, refuseInsideTransaction } from './transactionScope.ts';
import { parameterText } from './values.ts';

export interface PgliteOptions {
  /** Data directory; unset: in memory (tests), where a statement timeout loses the data. */
  readonly directory?: string;
  /** Data directory dump to start from when `directory` is empty. */
  readonly load?: Uint8Array;
  /** IANA name; what `now()` and timestamps mean. Default `Asia/Shanghai`. */
  readonly timeZone?: string;
  /** Default statement timeout in ms; default 30,000. */
  readonly statementTimeout?: number;
  /**
   * Longest time a transaction may hold the connection without a statement, in ms; default 60,000, as on
   * PostgreSQL.
   */
  readonly idleTimeout?: number;
  /**
   * Longest time in one statement that still counts as ready, in ms; default 5,000, because a count of a large
   * table takes a second or two.
   */
  readonly busyTime?: number;
}

/** The embedded database. */
export interface PgliteDatabase extends Database {
  readonly kind: 'pglite';
  /** The whole data directory as a tar, for {@link PgliteOptions.load}. */
  dump(compression: 'gzip' | 'none'): Promise<Uint8Array>;
}

/**
 * Opens PGlite in a worker thread. It has one connection, so statements and transactions run one at a time. On a
 * statement timeout it kills the thread and opens the directory again, because PGlite ignores `statement_timeout`.
 */
export async function openPglite(options: PgliteOptions = {}): Promise<PgliteDatabase> {
  const {
    directory,
    load,
    timeZone = 'Asia/Shanghai',
    statementTimeout = 30_000,
    idleTimeout = 60_000,
    busyTime = 5_000,
  } = options;
  if (directory !== undefined && !existsSync(join(directory, 'PG_VERSION')))
    await prepare(directory, load, timeZone);
  const start: PgliteStart = { directory, load: directory === undefined ? load : undefined, timeZone };
  return new Pglite(start, { statementTimeout, idleTimeout, busyTime }, await PgliteThread.open(start));
}

/** Fills a temporary directory and renames it, so that a killed first start leaves no partial data. */
async function prepare(directory: string, load: Uint8Array | undefined, timeZone: string): Promise<void> {
  const partial = `${directory}.partial`;
  await rm(partial, { recursive: true, force: true });
  await mkdir(dirname(directory), { recursive: true });
  if (load === undefined) {
    const thread = await PgliteThread.open({ directory: partial, load, timeZone });
    await thread.call({ kind: 'close' });
    await thread.kill(gone(new Error('closed')));
  } else {
    await extractDump(load, partial);
  }
  await rm(directory, { recursive: true, force: true });
  await rename(partial, directory);
}

/** Minimum timeout for opening the directory again, in ms: after a kill it replays the log. */
const shortestOpening = 30_000;

/** Log size in bytes that triggers a checkpoint; a start after a kill replays up to this much. */
const longestLog = 8 * 1024 * 1024;

type PgliteStart = Parameters<typeof PgliteThread.open>[0];

type Limits = Required<Pick<PgliteOptions, 'statementTimeout' | 'idleTimeout' | 'busyTime'>>;

class Pglite implements PgliteDatabase {
  readonly kind = 'pglite';
  readonly #start: PgliteStart;
  readonly #timeout: number;
  readonly #turns = new Turns();
  readonly #checkpoints = new Checkpoints(() => this.#checkpoint());
  readonly #idleTimeout: number;
  readonly #heartbeat: Heartbeat;
  #thread: PgliteThread;
  #closed = false;
  #isReopening = false;
  /** The last failure to replace a dead thread. */
  #failed: { readonly at: number; readonly error: unknown } | undefined;

  constructor(start: PgliteStart, limits: Limits, thread: PgliteThread) {
    this.#start = start;
    this.#timeout = limits.statementTimeout;
    this.#idleTimeout = limits.idleTimeout;
    this.#heartbeat = new Heartbeat(limits.busyTime);
    this.#thread = thread;
  }

  async query(
    sql: string,
    params: readonly unknown[] = [],
    options: QueryOptions = {},
  ): Promise<QueryResult> {
    refuseInsideTransaction(this);
    const call = queryCall(sql, params);
    const asked = performance.now();
    return this.#turns.take(async () => {
      const thread = await this.#open(asked);
      const start = performance.now();
      const result = resultOf(await this.#ask(thread, call, options.timeout ?? this.#timeout));
      if (result.affected > 0) this.#wrote();
      return { ...result, millis: performance.now() - start };
    });
  }

  async execute(sql: string): Promise<void> {
    refuseInsideTransaction(this);
    await this.#turns.take(async () => (await this.#open()).call({ kind: 'execute', sql }));
    this.#wrote();
  }

  transaction<T>(run: (tx: Queryable) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    const asked = performance.now();
    return enterTransaction(this, () =>
      retrying(options, () =>
        this.#turns.take(async () => this.#transact(await this.#open(asked), run, options)),
      ),
    );
  }

  async dump(compression: 'gzip' | 'none'): Promise<Uint8Array> {
    const { bytes } = await this.#turns.take(async () =>
      (await this.#open()).call({ kind: 'dump', compression }),
    );
    return bytes ?? new Uint8Array();
  }

  /** Whether the thread answers. A thread in a long statement counts as ready for `busyTime`. */
  async ready(): Promise<boolean> {
    if (this.#closed) return false;
    if (this.#thread.alive)
      return this.#heartbeat.beats(() => this.#ask(this.#thread, { kind: 'ping' }, this.#timeout));
    this.#reopen();
    return false;
  }

  load(): DatabaseLoad {
    const { waiting } = this.#turns;
    return { connections: 1, busy: Math.min(1, waiting), waiting: Math.max(0, waiting - 1) };
  }

  async channel(): Promise<undefined> {
    return undefined;
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    this.#checkpoints.end();
    await this.#turns.take(async () => {
      if (this.#closed) return;
      this.#closed = true;
      // Kill a thread that does not close: the log has everything that was committed.
      if (this.#thread.alive)
        await this.#ask(this.#thread, { kind: 'close' }, this.#timeout).catch(() => undefined);
      await this.#thread.kill(gone(new Error('the database is closed')));
    });
  }

  async #transact<T>(
    thread: PgliteThread,
    run: (tx: Queryable) => Promise<T>,
    options: TransactionOptions,
  ): Promise<T> {
    const timeout = options.timeout ?? this.#timeout;
    const turns = new Turns();
    let open = true;
    const idle = new IdleLimit(this.#idleTimeout);
    const tx: Queryable = {
      query: async (sql, params = [], own = {}) => {
        if (!open) throw idle.refusal ?? new Error('the transaction has ended (bug)');
        const call = queryCall(sql, params);
        return idle.busy(() =>
          turns.take(async () => resultOf(await this.#ask(thread, call, own.timeout ?? timeout))),
        );
      },
    };
    const control = (sql: string) => turns.take(() => this.#ask(thread, queryCall(sql, []), this.#timeout));
    await control(`begin isolation level ${options.isolation ?? 'read committed'}`);
    try {
      const value = await idle.during(() => run(tx));
      open = false;
      const { command } = await control('commit');
      if (command === 'ROLLBACK') throw abortedTransaction();
      this.#wrote();
      return value;
    } catch (error) {
      open = false;
      // A failed rollback kills the thread, which rolls back too; the first error is the useful one.
      if (thread.alive) await control('rollback').catch(() => undefined);
      throw error;
    }
  }

  #wrote(): void {
    if (this.#start.directory !== undefined && !this.#closed) this.#checkpoints.written();
  }

  /** Runs a checkpoint between two transactions when the log is long. */
  async #checkpoint(): Promise<void> {
    await this.#turns.take(async () => {
      if (this.#closed || !this.#thread.alive) return;
      const { rows } = await this.#ask(
        this.#thread,
        queryCall(
          'select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > $1 as long from pg_control_checkpoint()',
          [longestLog],
        ),
        this.#timeout,
      );
      if (rows[0]?.long === true)
        await this.#ask(this.#thread, { kind: 'execute', sql: 'checkpoint' }, this.#timeout);
    });
  }

  /**
   * Returns a live thread and replaces a killed or crashed one (not in memory: its data is lost). If the
   * replacement fails, calls made before (`asked`) fail with the same error instead of retrying one by one.
   */
  async #open(asked = performance.now()): Promise<PgliteThread> {
    if (this.#closed) throw gone(new Error('the database is closed'));
    if (this.#thread.alive || this.#start.directory === undefined) return this.#thread;
    if (this.#failed !== undefined && asked < this.#failed.at) throw this.#failed.error;
    try {
      this.#thread = await PgliteThread.open(this.#start, Math.max(this.#timeout, shortestOpening));
      return this.#thread;
    } catch (error) {
      this.#failed = { at: performance.now(), error };
      throw error;
    }
  }

  /** Replaces a dead thread without waiting for a call: callers may wait for readiness. */
  #reopen(): void {
    if (this.#isReopening) return;
    this.#isReopening = true;
    this.#turns
      .take(() => this.#open())
      .catch(() => undefined)
      .finally(() => {
        this.#isReopening = false;
      });
  }

  async #ask(thread: PgliteThread, call: WorkerCall, timeout: number): Promise<WorkerAnswer> {
    if (timeout === 0) return thread.call(call);
    const timer = setTimeout(() => {
      const cause = new Error(`a statement ran longer than ${timeout} ms`);
      void thread.kill(new DatabaseError('timeout', '57014', {}, { cause }));
    }, timeout);
    try {
      return await thread.call(call);
    } finally {
      clearTimeout(timer);
    }
  }
}

const queryCall = (sql: string, params: readonly unknown[]): WorkerCall => ({
  kind: 'query',
  sql,
  params: params.map(parameterText),
});

const resultOf = ({ rows, affected }: WorkerAnswer): QueryResult => ({ rows, affected });
