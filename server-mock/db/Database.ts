import type { CallInHand } from '../log/CallInHand.ts';

/** Result of a statement. Column names are as in the database; both databases parse bigint, numeric and date alike. */
export interface QueryResult {
  readonly rows: readonly Record<string, unknown>[];
  /** Rows inserted, updated or deleted; 0 for a select. */
  readonly affected: number;
  /** Milliseconds of the statement itself, without the wait for a connection; undefined inside a transaction. */
  readonly millis?: number;
}

export interface QueryOptions {
  /**
   * Statement timeout in milliseconds; 0 means none. Default: the timeout of the database. Throws {@link DatabaseError} `timeout`.
   */
  readonly timeout?: number;
  /**
   * Use a prepared statement, which PostgreSQL plans once per connection. Only for a fixed set of texts. List the
   * columns by name: the result of `select *` may change.
   */
  readonly prepared?: boolean;
  /** Read on one core of the database server, so that a long statement leaves others to shorter ones. Not in a transaction. */
  readonly isOnOneCore?: boolean;
  /** The call that it works for, for logs and figures. */
  readonly call?: CallInHand;
}

export interface TransactionOptions extends QueryOptions {
  /** Default `read committed`. */
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable';
  /**
   * Retries after a serialization failure or a deadlock; default 4: five attempts. `run` must have no effect outside its
   * transaction; otherwise set 0.
   */
  readonly retries?: number;
}

/** Runs single statements: a database or a transaction. */
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

/** Receives messages from other processes on the same database. */
export interface ChannelListener {
  heard(word: string): void;
  /** The connection was lost and messages may be missing: reload everything. */
  missed(): void;
}

/** Sends messages to the other processes on the same database. */
export interface Channel {
  /**
   * Sends a message to the other processes, not to this one. Throws {@link DatabaseError} when it could not be
   * sent.
   */
  send(word: string): Promise<void>;
  /** True once closed: no more messages are sent or received. */
  readonly isClosed: boolean;
  close(): Promise<void>;
}

/** Connections of a database. */
export interface DatabaseLoad {
  readonly connections: number;
  readonly busy: number;
  /** Callers that wait for one. */
  readonly waiting: number;
}

/** PGlite and PostgreSQL behind one interface; both pass tests/conformance. */
export interface Database extends Queryable {
  readonly kind: 'pglite' | 'postgres';
  /**
   * Runs one transaction: commits when `run` resolves, rolls back when it throws. Transactions do not nest: `run`
   * must use only `tx`; a call on the database itself throws, because on one connection it would wait for itself.
   */
  transaction<T>(run: (tx: Queryable) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Runs several statements without parameters and without a timeout (migrations). */
  execute(sql: string): Promise<void>;
  /**
   * Whether the database accepts reads and writes; resolves within a second. False while the only connection of
   * PGlite has been in one statement for longer than its `busyTime`.
   */
  ready(): Promise<boolean>;
  /** What its connections do now. */
  load(): DatabaseLoad;
  /** Opens a channel to other processes. Undefined for PGlite, whose directory has one process only. */
  channel(listener: ChannelListener): Promise<Channel | undefined>;
  /** Waits for the running statement, then closes. Later calls throw {@link DatabaseError} `gone`. */
  close(): Promise<void>;
}
