/** What a query answers: rows in database casing; bigint, numeric and date parsed alike on both databases. */
export interface QueryResult {
  readonly rows: readonly Record<string, unknown>[];
  /** Rows inserted, updated or deleted; 0 for a select. */
  readonly affected: number;
  /** Milliseconds of the statement itself, without the wait for a connection; undefined inside a transaction. */
  readonly millis?: number;
}

export interface QueryOptions {
  /** Milliseconds after which the statement is stopped (`timeout`); 0 = never. Default: the database's. */
  readonly timeout?: number;
  /** One of few texts asked often: PostgreSQL plans it once a connection. Name its columns; `select *` may change. */
  readonly prepared?: boolean;
}

export interface TransactionOptions extends QueryOptions {
  /** Default `read committed`. */
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable';
  /**
   * How often `run` is run again after a serialization failure or a deadlock; default 2.
   * `run` therefore must have no effect outside its transaction; where it has, give 0.
   */
  readonly retries?: number;
}

/** Something that runs one statement: a database or a transaction. */
export interface Queryable {
  /**
   * `sql` with `$1..$n`; values only as `params`: null, boolean, number, bigint, text, bytes, a list (a PostgreSQL array)
   * or an object (JSON). Dates travel as text.
   * int/smallint -> number; bigint -> text; numeric -> text; bool -> boolean; json -> text; uuid/text -> string;
   * date -> `yyyy-MM-dd`; timestamp -> `yyyy-MM-dd HH:mm:ss`; an array -> a list of these.
   * Throws {@link DatabaseError}.
   */
  query(sql: string, params?: readonly unknown[], options?: QueryOptions): Promise<QueryResult>;
}

/** Who is told what other processes on the same database say. */
export interface ChannelListener {
  heard(word: string): void;
  /** Words may have been lost (the connection was away): ask everything anew. */
  missed(): void;
}

/** A way to tell the other processes on the same database something. */
export interface Channel {
  /** Other processes hear it soon, this one does not. Throws {@link DatabaseError} when it could not be said. */
  send(word: string): Promise<void>;
  /** Nothing is said or heard any more. */
  readonly isClosed: boolean;
  close(): Promise<void>;
}

/** PGlite and PostgreSQL behind one interface; both pass tests/conformance. */
export interface Database extends Queryable {
  readonly kind: 'pglite' | 'postgres';
  /**
   * One transaction: commits when `run` resolves, rolls back when it throws. No nesting: within `run` only `tx` may be
   * used, the database itself throws (on one connection it would wait for itself).
   */
  transaction<T>(run: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Several statements without parameters and without a time limit (migrations). */
  execute(sql: string): Promise<void>;
  /**
   * Whether calls can be answered and data be written; answers within a second. False while the one connection of PGlite is
   * in a statement for longer than that.
   */
  ready(): Promise<boolean>;
  /** Opens the way to other processes; undefined where there can be none (one process owns a PGlite directory). */
  channel(listener: ChannelListener): Promise<Channel | undefined>;
  /** Waits for the running statement, then closes. Later calls throw {@link DatabaseError} `gone`. */
  close(): Promise<void>;
}
