import pg from 'pg';
import { abortedTransaction } from './abortedTransaction.ts';
import type {
  ChannelListener,
  Database,
  DatabaseLoad,
  Queryable,
  QueryOptions,
  QueryResult,
  TransactionOptions,
} from './Database.ts';
import { DatabaseError } from './DatabaseError.ts';
import { databaseErrorOf } from './databaseErrorOf.ts';
import { type Lane, Lanes } from './Lanes.ts';
import { PostgresChannel } from './PostgresChannel.ts';
import { limited, resultOf, statementOf } from './postgresStatements.ts';
import { retrying } from './retrying.ts';
import { StartRefusal } from './StartRefusal.ts';
import { Turns } from './Turns.ts';
import { enterTransaction, refuseInsideTransaction } from './transactionScope.ts';
import { parameterText, parserOf } from './values.ts';
import { Writability } from './Writability.ts';

export interface PostgresOptions {
  /** `postgres://user:password@host:port/database`. */
  readonly url: string;
  /** IANA name; what `now()` and timestamps mean. Default `Asia/Shanghai`. */
  readonly timeZone?: string;
  /** Default statement timeout in ms; default 30,000. */
  readonly statementTimeout?: number;
  /** Maximum number of connections; default 10. */
  readonly connections?: number;
  /** Connection timeout in ms; default 10,000. */
  readonly connectTimeout?: number;
  /** Called when an idle connection breaks; the pool replaces it. */
  readonly onLost?: (error: Error) => void;
}

/**
 * Opens PostgreSQL (15 or newer) with a connection pool. Throws {@link DatabaseError} `gone` when it is unreachable.
 */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const timeout = options.statementTimeout ?? 30_000;
  const connections = options.connections ?? 10;
  const pool = new pg.Pool({
    connectionString: options.url,
    // One more than the lanes use, so that `ready` never waits behind other calls.
    max: connections + 1,
    // Only for a database that does not answer: calls queue in `Lanes`, not in the pool.
    connectionTimeoutMillis: options.connectTimeout ?? Math.min(10_000, timeout),
    keepAlive: true,
    application_name: 'jig',
    types: { getTypeParser: parserOf as pg.CustomTypesConfig['getTypeParser'] },
    onConnect: async (client: pg.ClientBase) => {
      await client.query(
        `select set_config('timezone', $1, false), set_config('datestyle', 'ISO, YMD', false),
          set_config('statement_timeout', $2, false), set_config('idle_in_transaction_session_timeout', '60000', false)`,
        [options.timeZone ?? 'Asia/Shanghai', String(timeout)],
      );
    },
  } as pg.PoolConfig);
  pool.on('error', (error) => options.onLost?.(error));
  const database = new Postgres(pool, timeout, options.url, connections);
  try {
    const { rows } = await database.query("select current_setting('server_encoding') as encoding");
    if (rows[0]?.encoding !== 'UTF8') {
      const encoding = String(rows[0]?.encoding);
      const create = "CREATE DATABASE jig TEMPLATE template0 ENCODING 'UTF8'";
      throw new StartRefusal(
        `数据库的编码是 ${encoding}，无法保存中文等文字；请用 ${create} 新建数据库，再让 DATABASE_URL 指向它`,
        `the encoding of the database is ${encoding}, which cannot hold every text; create one with ${create} and set DATABASE_URL to it`,
      );
    }
    return database;
  } catch (error) {
    await pool.end();
    throw error;
  }
}

class Postgres implements Database {
  readonly kind = 'postgres';
  readonly #pool: pg.Pool;
  readonly #timeout: number;
  readonly #url: string;
  readonly #lanes: Lanes;
  readonly #channels = new Set<PostgresChannel>();
  readonly #writability = new Writability();
  readonly #lendings = new Set<Promise<unknown>>();
  #closed: Promise<void> | undefined;

  constructor(pool: pg.Pool, timeout: number, url: string, connections: number) {
    this.#lanes = new Lanes(connections);
    this.#url = url;
    this.#pool = pool;
    this.#timeout = timeout;
  }

  async query(
    sql: string,
    params: readonly unknown[] = [],
    options: QueryOptions = {},
  ): Promise<QueryResult> {
    refuseInsideTransaction(this);
    const values = params.map(parameterText);
    return this.#lend('query', async (client) => {
      const start = performance.now();
      const result = await this.#limited(client, sql, values, options);
      return { ...result, millis: performance.now() - start };
    });
  }

  async execute(sql: string): Promise<void> {
    refuseInsideTransaction(this);
    await this.#lend('query', (client) => this.#withLimit(client, { timeout: 0 }, () => client.query(sql)));
  }

  transaction<T>(run: (tx: Queryable) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    return enterTransaction(this, () =>
      retrying(options.retries, () =>
        this.#lend('transaction', (client) => this.#transact(client, run, options)),
      ),
    );
  }

  async ready(): Promise<boolean> {
    if (this.#closed !== undefined) return false;
    try {
      return await this.#track(
        this.#lendOpen(async (client) => {
          await this.#writability.probe(async (sql) => {
            try {
              return await this.#limited(client, sql, [], { timeout: probeTimeout });
            } catch (error) {
              throw databaseErrorOf(error);
            }
          });
          return true;
        }),
      );
    } catch {
      return false;
    }
  }

  load(): DatabaseLoad {
    return this.#lanes.load;
  }

  async channel(listener: ChannelListener): Promise<PostgresChannel> {
    const notify = async (name: string, word: string): Promise<void> => {
      await this.query('select pg_notify($1, $2)', [name, word]);
    };
    const opened = await PostgresChannel.open(this.#url, notify, listener);
    this.#channels.add(opened);
    return opened;
  }

  close(): Promise<void> {
    // When the pool ends, it rejects callers that still wait for a connection, so finish those first.
    this.#closed ??= Promise.allSettled([
      ...this.#lendings,
      ...[...this.#channels].map((channel) => channel.close()),
    ]).then(() => this.#pool.end());
    return this.#closed;
  }

  async #transact<T>(
    client: pg.PoolClient,
    run: (tx: Queryable) => Promise<T>,
    options: TransactionOptions,
  ): Promise<T> {
    let open = true;
    const limit = options.timeout ?? this.#timeout;
    // A connection runs one statement at a time; parallel statements queue.
    const turns = new Turns();
    const tx: Queryable = {
      query: (sql, params, own) => turns.take(() => ask(sql, params, own)),
    };
    const setLocal = (timeout: number): pg.QueryConfig =>
      limited(`set local statement_timeout = ${timeout}`, this.#timeout);
    const ask: Queryable['query'] = async (sql, params = [], own = {}) => {
      if (!open) throw new Error('the transaction has ended (bug)');
      const values = params.map(parameterText);
      try {
        if (own.timeout === undefined || own.timeout === limit)
          return resultOf(await client.query(statementOf(sql, values, own, limit)));
        await client.query(setLocal(own.timeout));
        const result = resultOf(await client.query(limited(sql, own.timeout, values)));
        await client.query(setLocal(limit));
        return result;
      } catch (error) {
        throw databaseErrorOf(error);
      }
    };
    await client.query(
      limited(`begin isolation level ${options.isolation ?? 'read committed'}`, this.#timeout),
    );
    try {
      if (limit !== this.#timeout) await client.query(setLocal(limit));
      const value = await run(tx);
      open = false;
      const { command } = await client.query(limited('commit', this.#timeout));
      if (command === 'ROLLBACK') throw abortedTransaction();
      return value;
    } catch (error) {
      open = false;
      // On a lost connection there is nothing to roll back, and the first error is the useful one.
      if (!isGone(databaseErrorOf(error)))
        await client.query(limited('rollback', this.#timeout)).catch(() => undefined);
      throw error;
    }
  }

  async #limited(
    client: pg.PoolClient,
    sql: string,
    values: (string | null)[],
    options: StatementLimits,
  ): Promise<QueryResult> {
    const { timeout = this.#timeout, isOnOneCore = false } = options;
    const run = async () => resultOf(await client.query(limited(sql, timeout, values)));
    return timeout === this.#timeout && !isOnOneCore ? run() : this.#withLimit(client, options, run);
  }

  /** Runs statements with different limits, then restores the usual ones unless the connection is lost. */
  async #withLimit<T>(
    client: pg.PoolClient,
    { timeout = this.#timeout, isOnOneCore = false }: StatementLimits,
    work: () => Promise<T>,
  ): Promise<T> {
    const set = (limit: number, cores: string): Promise<unknown> =>
      client.query(limited(`set statement_timeout = ${limit}${isOnOneCore ? cores : ''}`, this.#timeout));
    const restore = (): Promise<unknown> => set(this.#timeout, '; reset max_parallel_workers_per_gather');
    await set(timeout, '; set max_parallel_workers_per_gather = 0');
    let result: T;
    try {
      result = await work();
    } catch (error) {
      if (!isGone(databaseErrorOf(error))) await restore();
      throw error;
    }
    await restore();
    return result;
  }

  /** Borrows a connection for `work`. Discards it after a connection error or when it cannot be reset. */
  async #lend<T>(lane: Lane, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    if (this.#closed !== undefined) {
      throw databaseErrorOf(Object.assign(new Error('the database is closed'), { code: '08003' }));
    }
    return this.#track(this.#lanes.take(lane, () => this.#lendOpen(work)));
  }

  /** Registers the work so that `close` waits for it. */
  async #track<T>(lending: Promise<T>): Promise<T> {
    this.#lendings.add(lending);
    try {
      return await lending;
    } finally {
      this.#lendings.delete(lending);
    }
  }

  async #lendOpen<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    let client: pg.PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      throw databaseErrorOf(error);
    }
    let broken = false;
    const lost = (): void => {
      broken = true;
    };
    client.on('error', lost);
    try {
      return await work(client);
    } catch (error) {
      const refusal = databaseErrorOf(error);
      // The error arrives before the socket closes: without this check the next caller would get the dead connection.
      if (isGone(refusal) || this.#writability.refused(refusal)) broken = true;
      throw refusal;
    } finally {
      client.off('error', lost);
      client.release(broken);
    }
  }
}

type StatementLimits = Pick<QueryOptions, 'timeout' | 'isOnOneCore'>;

/** Timeout of the readiness statement in ms. */
const probeTimeout = 2_000;

const isGone = (error: unknown): boolean => error instanceof DatabaseError && error.kind === 'gone';
