/** What a query answers: rows in database casing; bigint, numeric and date parsed alike on both databases. */
export interface QueryResult {
  readonly rows: readonly Record<string, unknown>[];
  readonly affected: number;
}

/** Something that runs one statement: a database or a transaction. */
export interface Queryable {
  /**
   * `sql` with `$1..$n`; values only as `params`.
   * int/smallint -> number; bigint -> text; numeric -> text; bool -> boolean; json -> text; uuid/text -> string;
   * date -> `yyyy-MM-dd`; timestamp -> `yyyy-MM-dd HH:mm:ss`.
   * Throws {@link DatabaseError}.
   */
  query(sql: string, params?: readonly unknown[]): Promise<QueryResult>;
}

/** PGlite and PostgreSQL behind one interface; both pass tests/conformance. */
export interface Database extends Queryable {
  readonly kind: 'pglite' | 'postgres';
  /** One transaction: commits when `run` resolves, rolls back when it throws. No nesting. */
  transaction<T>(run: (tx: Queryable) => Promise<T>): Promise<T>;
  /** Several statements without parameters (migrations). */
  execute(sql: string): Promise<void>;
  close(): Promise<void>;
}
