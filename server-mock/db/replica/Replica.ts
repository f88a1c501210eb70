import { setTimeout as delay } from 'node:timers/promises';
import type { Database, Queryable, QueryOptions, QueryResult } from '../Database.ts';
import { DatabaseError } from '../DatabaseError.ts';
import { WalPosition, walPosition } from './WalPosition.ts';

/**
 * How a read of much ended: by the replica; or by the primary, because the replica was behind, did not answer, cancelled it in favour of what
 * it replays, or because the statement writes.
 */
export const replicaOutcomes = ['read', 'late', 'away', 'conflict', 'writes'] as const;
export type ReplicaOutcome = (typeof replicaOutcomes)[number];

export interface ReplicaOptions {
  /** Opens it. Called again after a failure. */
  open(): Promise<Database>;
  readonly primary: Queryable;
  /** Milliseconds to wait until it has what the primary has; default 100. */
  readonly patience?: number;
  /** Hears why it is not used, at most once a minute. */
  onTrouble?(why: { readonly outcome: ReplicaOutcome; readonly error?: unknown }): void;
}

/** A user may not look at it: the database's name has to do. */
const notAllowed = '42501';

/** Milliseconds between two looks at how far it is. */
const step = 10;
/** Milliseconds for which it is not waited for after it was late, and not tried after it was away. */
const pause = { late: 1_000, away: 5_000 } as const;
/** Milliseconds between two reports of trouble. */
const quiet = 60_000;

const stateSql = `select pg_is_in_recovery() as "standby", pg_last_wal_replay_lsn()::text as "wal"`;
const identitySql = `select system_identifier::text as "system", current_database() as "database" from pg_control_system()`;

const identityOf = async (db: Queryable): Promise<string> => {
  try {
    return JSON.stringify((await db.query(identitySql)).rows);
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.sqlState !== notAllowed) throw error;
    return JSON.stringify((await db.query('select current_database() as "database"')).rows);
  }
};

const outcomeOf = (error: unknown): ReplicaOutcome | undefined => {
  if (!(error instanceof DatabaseError)) return undefined;
  if (error.kind === 'gone') return 'away';
  if (error.sqlState === '25006') return 'writes';
  return error.kind === 'serialization' ? 'conflict' : undefined;
};

/**
 * A replica of PostgreSQL for reads of much. A statement runs there only when the replica has replayed everything that the primary had committed
 * when it was asked, so that everybody reads their own writes and those of others. Where it has not, or fails, the primary is to be asked.
 */
export class Replica {
  readonly #options: ReplicaOptions;
  readonly #wal: WalPosition;
  readonly #counts: Record<ReplicaOutcome, number> = { read: 0, late: 0, away: 0, conflict: 0, writes: 0 };
  #opening: Promise<Database> | undefined;
  #last: ReplicaOutcome | undefined;
  #lateUntil = 0;
  #awayUntil = 0;
  #toldAt = Number.NEGATIVE_INFINITY;
  #isClosed = false;

  constructor(options: ReplicaOptions) {
    this.#options = options;
    this.#wal = new WalPosition(options.primary);
  }

  /** How reads ended since the start. */
  get counts(): Readonly<Record<ReplicaOutcome, number>> {
    return this.#counts;
  }

  /** How the last one ended; undefined: there was none. */
  get last(): ReplicaOutcome | undefined {
    return this.#last;
  }

  /** Runs a statement that reads. Undefined: ask the primary. Throws what the primary would throw as well. */
  async query(
    sql: string,
    params: readonly unknown[] | undefined,
    options: QueryOptions = {},
  ): Promise<QueryResult | undefined> {
    if (this.#isClosed) return undefined;
    if (performance.now() < this.#awayUntil) return this.#ended('away');
    try {
      const position = await this.#wal.now();
      const db = await this.#opened();
      // One transaction, so that the statement runs where was looked, also when the address leads to several replicas.
      const result = await db.transaction((tx) => this.#read(tx, sql, params, position), {
        ...{ retries: 0, isolation: 'read committed' },
        ...(options.timeout !== undefined && { timeout: options.timeout }),
        ...(options.call !== undefined && { call: options.call }),
      });
      this.#ended(result === undefined ? 'late' : 'read');
      return result;
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome === undefined) throw error;
      return this.#ended(outcome, error);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const db = await this.#opening?.catch(() => undefined);
    await db?.close();
  }

  async #read(
    tx: Queryable,
    sql: string,
    params: readonly unknown[] | undefined,
    position: bigint,
  ): Promise<QueryResult | undefined> {
    if (!(await this.#hasReplayed(tx, position))) return undefined;
    const began = performance.now();
    const result = await tx.query(sql, params);
    return { ...result, millis: performance.now() - began };
  }

  async #hasReplayed(tx: Queryable, position: bigint): Promise<boolean> {
    const began = performance.now();
    const { patience = 100 } = this.#options;
    for (;;) {
      const { rows } = await tx.query(stateSql);
      // One that was promoted goes its own way.
      if (rows[0]?.standby !== true) return false;
      const replayed = walPosition(rows[0].wal);
      if (replayed !== undefined && replayed >= position) return true;
      const now = performance.now();
      if (now < this.#lateUntil || now - began > patience) return false;
      await delay(step);
    }
  }

  /** Opens it with the first read, and anew after a failure. Throws a {@link DatabaseError} `gone` for a database that is not one of the primary. */
  #opened(): Promise<Database> {
    this.#opening ??= this.#open().catch((error: unknown) => {
      this.#opening = undefined;
      throw error instanceof DatabaseError ? error : new DatabaseError('gone', '08001', {}, { cause: error });
    });
    return this.#opening;
  }

  async #open(): Promise<Database> {
    const db = await this.#options.open();
    const both = await Promise.all([identityOf(this.#options.primary), identityOf(db)]).catch(
      async (error: unknown) => {
        await db.close();
        throw error;
      },
    );
    if (both[0] === both[1]) return db;
    await db.close();
    throw new Error('DATABASE_URL_READ leads to a database that is no replica of the primary');
  }

  #ended(outcome: ReplicaOutcome, error?: unknown): undefined {
    const now = performance.now();
    this.#counts[outcome] += 1;
    if (outcome !== 'writes') this.#last = outcome;
    // A first one is waited for: only who comes after it is not.
    if (outcome === 'late' && now >= this.#lateUntil) this.#lateUntil = now + pause.late;
    if (outcome === 'away' && now >= this.#awayUntil) this.#awayUntil = now + pause.away;
    if (outcome === 'read' || outcome === 'writes' || now - this.#toldAt < quiet) return;
    this.#toldAt = now;
    this.#options.onTrouble?.({ outcome, ...(error !== undefined && { error }) });
  }
}
