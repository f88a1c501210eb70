import pg from 'pg';
import type { QueryResult } from '../Database.ts';
import { limited } from '../postgresStatements.ts';
import { parameterText, parserOf } from '../values.ts';
import { ForeignFailure } from './ForeignFailure.ts';
import { type ForeignRelation, relationsOf, relationsSql } from './ForeignTables.ts';

/** Limits of a foreign database. Times in milliseconds. */
export const foreignLimits = {
  /** Connections, so that a slow one takes none of the product's own. */
  connections: 2,
  /** Callers that wait for a connection; more are refused at once. */
  waiting: 20,
  /** Wait for a connection, and for a new one to open. */
  connect: 5_000,
  statement: 8_000,
  /** Rows of one answer. */
  rows: 10_000,
  /** How long the list of its tables is kept. */
  catalogue: 60_000,
} as const;

export type ForeignLimits = { readonly [Name in keyof typeof foreignLimits]: number };

export interface ForeignOptions {
  /** IANA name; what moments of the database are in. */
  readonly timeZone: string;
  readonly limits?: ForeignLimits;
  /** Told each failure, for the log: it holds no address and no text of the database. */
  readonly onFailed?: (failure: ForeignFailure) => void;
}

interface Kept {
  readonly at: number;
  readonly relations: Promise<readonly ForeignRelation[]>;
}

/** A PostgreSQL database that is only read: each statement in a read-only transaction of its own, bounded in time and rows. */
export class ForeignDatabase {
  readonly name: string;
  readonly #pool: pg.Pool;
  readonly #limits: ForeignLimits;
  readonly #timeZone: string;
  readonly #onFailed: ForeignOptions['onFailed'];
  #kept: Kept | undefined;

  constructor(name: string, url: string, { timeZone, limits = foreignLimits, onFailed }: ForeignOptions) {
    this.name = name;
    this.#limits = limits;
    this.#timeZone = timeZone;
    this.#onFailed = onFailed;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: limits.connections,
      connectionTimeoutMillis: limits.connect,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      allowExitOnIdle: true,
      application_name: 'jig',
      types: { getTypeParser: parserOf as pg.CustomTypesConfig['getTypeParser'] },
    });
    // An idle connection that breaks is replaced; the next statement says so if the database is gone.
    this.#pool.on('error', () => undefined);
  }

  /** Runs one select. Throws {@link ForeignFailure} only. */
  async query(sql: string, params: readonly unknown[] = []): Promise<QueryResult> {
    const { statement, rows: most } = this.#limits;
    const bounded = `select * from (${sql}) as "jig_bounded" limit ${most + 1}`;
    const rows = await this.#read(bounded, params.map(parameterText), statement);
    if (rows.length > most) throw new ForeignFailure(this.name, 'many');
    return { rows, affected: 0 };
  }

  /** Its tables and views, as it tells them; kept for a minute. Throws {@link ForeignFailure}. */
  relations(): Promise<readonly ForeignRelation[]> {
    const now = Date.now();
    if (this.#kept !== undefined && now - this.#kept.at < this.#limits.catalogue) return this.#kept.relations;
    const relations = this.#read(relationsSql, [], this.#limits.statement).then(relationsOf);
    this.#kept = { at: now, relations };
    relations.catch(() => {
      if (this.#kept?.relations === relations) this.#kept = undefined;
    });
    return relations;
  }

  /** A table of it; throws {@link ForeignFailure} `missing` where there is none. */
  async relation(schema: string, name: string): Promise<ForeignRelation> {
    const found = (await this.relations()).find((one) => one.schema === schema && one.name === name);
    if (found === undefined) throw new ForeignFailure(this.name, 'missing');
    return found;
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #read(
    sql: string,
    values: readonly (string | null)[],
    timeout: number,
  ): Promise<readonly Readonly<Record<string, unknown>>[]> {
    if (this.#pool.waitingCount >= this.#limits.waiting) throw new ForeignFailure(this.name, 'busy');
    let client: pg.PoolClient;
    try {
      client = await this.#pool.connect();
    } catch (error) {
      throw this.#failed(error);
    }
    let isSound = false;
    client.on('error', ignore);
    try {
      await client.query(limited('begin transaction isolation level repeatable read, read only', timeout));
      await client.query(
        limited(
          `select set_config('statement_timeout', $1, true), set_config('timezone', $2, true), set_config('datestyle', 'ISO, YMD', true),
            set_config('lock_timeout', $1, true), set_config('idle_in_transaction_session_timeout', '30000', true)`,
          timeout,
          [String(timeout), this.#timeZone],
        ),
      );
      const { rows } = await client.query(limited(sql, timeout, values));
      await client.query(limited('rollback', timeout));
      isSound = true;
      return rows;
    } catch (error) {
      const failure = this.#failed(error);
      // A statement that the database refused leaves a connection that can be used again.
      if (/^[0-9A-Z]{5}$/.test(failure.code) && failure.reason !== 'away')
        isSound = await client.query(limited('rollback', timeout)).then(
          () => true,
          () => false,
        );
      throw failure;
    } finally {
      client.off('error', ignore);
      client.release(!isSound);
    }
  }

  #failed(error: unknown): ForeignFailure {
    const failure = ForeignFailure.of(this.name, error);
    this.#onFailed?.(failure);
    return failure;
  }
}

const ignore = (): void => undefined;
