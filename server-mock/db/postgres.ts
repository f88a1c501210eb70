import pg from 'pg';
import { abortedTransaction } from './abortedTransaction.ts';
import { beginning } from './beginning.ts';
import { CommitWarnings } from './CommitWarnings.ts';
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
import { isGone } from './isGone.ts';
import { type Lane, Lanes } from './Lanes.ts';
import { PostgresChannel } from './PostgresChannel.ts';
import type { PostgresOptions } from './PostgresOptions.ts';
import { limited, resultOf, statementOf } from './postgresStatements.ts';
import { retrying } from './retrying.ts';
import { checkAddresses } from './session/checkAddresses.ts';
import { keptSettings } from './session/keptSettings.ts';
import { localSettings } from './session/localSettings.ts';
import type { StatementLimits, StatementSettings } from './session/StatementSettings.ts';
import { Turns } from './Turns.ts';
import { enterTransaction, refuseInsideTransaction } from './transactionScope.ts';
import { parameterText, parserOf } from './values.ts';
import { isReadOnly, Writability } from './Writability.ts';

/**
 * Opens PostgreSQL (15 or newer) with a connection pool. Throws {@link DatabaseError} `gone` when it is unreachable.
 */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const { url, directUrl, timeZone = 'Asia/Shanghai', statementTimeout: timeout = 30_000 } = options;
  const connections = options.connections ?? 10;
  const settings = (directUrl === undefined ? keptSettings : localSettings)({ timeZone, timeout });
  const pool = new pg.Pool({
    connectionString: url,
    // One more than the lanes use, so that `ready` never waits behind other calls.
    max: connections + 1,
    // Only for a database that does not answer: calls queue in `Lanes`, not in the pool.
    connectionTimeoutMillis: options.connectTimeout ?? Math.min(10_000, timeout),
    keepAlive: true,
    application_name: settings.applicationName,
    types: { getTypeParser: parserOf as pg.CustomTypesConfig['getTypeParser'] },
    onConnect: settings.opened,
  } as pg.PoolConfig);
  pool.on('error', (error) => options.onLost?.(error));
  const patience = Math.min(options.lostPatience ?? lostPatience, timeout);
  const database = new Postgres(pool, {
    timeout,
    patience,
    settings,
    channelUrl: directUrl ?? url,
    connections,
  });
  try {
    await database.check(directUrl);
    return database;
  } catch (error) {
    await pool.end();
    throw error;
  }
}

interface PostgresParts extends Pick<Required<PostgresOptions>, 'connections'> {
  readonly timeout: number;
  readonly patience: number;
  readonly settings: StatementSettings;
  readonly channelUrl: string;
}

class Postgres implements Database {
  readonly kind = 'postgres';
  readonly #pool: pg.Pool;
  readonly #timeout: number;
  readonly #patience: number;
  readonly #settings: StatementSettings;
  readonly #channelUrl: string;
  readonly #lanes: Lanes;
  readonly #channels = new Set<PostgresChannel>();
  readonly #writability = new Writability();
  readonly #lendings = new Set<Promise<unknown>>();
  #closed: Promise<void> | undefined;

  constructor(pool: pg.Pool, { timeout, patience, settings, channelUrl, connections }: PostgresParts) {
    this.#lanes = new Lanes(connections);
    this.#channelUrl = channelUrl;
    this.#settings = settings;
    this.#pool = pool;
    this.#timeout = timeout;
    this.#patience = patience;
  }

  /** Throws {@link StartRefusal} when the product cannot work on this database. */
  check(directUrl: string | undefined): Promise<void> {
    return this.#lendOpen((client) => checkAddresses(client, directUrl));
  }

  async query(
    sql: string,
    params: readonly unknown[] = [],
    options: QueryOptions = {},
  ): Promise<QueryResult> {
    refuseInsideTransaction(this);
    const values = params.map(parameterText);
    // What was sent may have been stored, and is not sent again.
    return retrying({ retries: 0, patience: this.#patience }, () =>
      this.#lend('query', async (client) => {
        const start = performance.now();
        const result = await this.#limited(client, sql, values, options);
        return { ...result, millis: performance.now() - start };
      }),
    );
  }

  async execute(sql: string): Promise<void> {
    refuseInsideTransaction(this);
    await this.#lend('query', (client) =>
      this.#settings.statement(client, { timeout: 0 }, () => client.query(sql)),
    );
  }

  transaction<T>(run: (tx: Queryable) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    return enterTransaction(this, () =>
      retrying({ retries: options.retries, patience: this.#patience }, () =>
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
    const opened = await PostgresChannel.open(this.#channelUrl, notify, listener);
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
    const isNamed = ({ prepared = false }: QueryOptions): boolean => prepared && this.#settings.keepsNames;
    const setLocal = (timeout: number): pg.QueryConfig =>
      limited(`set local statement_timeout = ${timeout}`, this.#timeout);
    const ask: Queryable['query'] = async (sql, params = [], own = {}) => {
      if (!open) throw new Error('the transaction has ended (bug)');
      const values = params.map(parameterText);
      try {
        if (own.timeout === undefined || own.timeout === limit)
          return resultOf(await client.query(statementOf(sql, values, isNamed(own), limit)));
        await client.query(setLocal(own.timeout));
        const result = resultOf(await client.query(limited(sql, own.timeout, values)));
        await client.query(setLocal(limit));
        return result;
      } catch (error) {
        throw databaseErrorOf(error);
      }
    };
    await beginning(() =>
      client.query(limited(this.#settings.begin(options.isolation, limit), this.#timeout)),
    );
    let isSent = false;
    try {
      const value = await run(tx);
      open = false;
      isSent = true;
      const { command } = await client.query(limited('commit', this.#timeout));
      if (command === 'ROLLBACK') throw abortedTransaction();
      return value;
    } catch (error) {
      open = false;
      const refusal = databaseErrorOf(error);
      if (!isSent && refusal instanceof DatabaseError && (isGone(refusal) || isReadOnly(refusal)))
        refusal.lost = 'unstored';
      // On a lost connection there is nothing to roll back, and the first error is the useful one.
      if (!isGone(refusal)) await client.query(limited('rollback', this.#timeout)).catch(() => undefined);
      throw refusal;
    }
  }

  #limited(
    client: pg.PoolClient,
    sql: string,
    values: (string | null)[],
    limits: StatementLimits,
  ): Promise<QueryResult> {
    const statement = limited(sql, limits.timeout ?? this.#timeout, values);
    return this.#settings.statement(client, limits, async () => resultOf(await client.query(statement)));
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
    const client = await beginning(() => this.#pool.connect());
    let broken = false;
    const lost = (): void => {
      broken = true;
    };
    client.on('error', lost);
    const notes = new CommitWarnings(client);
    try {
      const value = await work(client);
      notes.refuse();
      return value;
    } catch (error) {
      const refusal = databaseErrorOf(error);
      // The error arrives before the socket closes: without this check the next caller would get the dead connection.
      if (isGone(refusal) || this.#writability.refused(refusal)) broken = true;
      throw refusal;
    } finally {
      client.off('error', lost);
      notes.end();
      client.release(broken);
    }
  }
}

/** Long enough for a chosen change of the primary. */
const lostPatience = 8_000;

/** Timeout of the readiness statement in ms. */
const probeTimeout = 2_000;
