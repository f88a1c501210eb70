import { sql } from 'kysely';
import { readableFields } from '../../runtime/model/access/readableFields.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import type { Queryable, QueryResult } from '../db/Database.ts';
import { type CompiledSql, compileSql, type Fragment } from '../db/sql/compile.ts';
import { anyOf, name, names } from '../db/sql/names.ts';
import { recordTable } from '../db/sql/recordTable.ts';
import { scopeOf } from './scopeOf.ts';
import { shownRows } from './shownRows.ts';
import type { SystemReason } from './systemReasons.ts';

/** What a plain read of rows asks for. */
export interface Wanted {
  readonly columns: Iterable<string>;
  readonly where?: Fragment | undefined;
  readonly orderBy?: Fragment;
  readonly limit?: number;
}

/**
 * The rows of a table as one user may read them: those in the user's scope, without fields roles hide, and with cells a flow
 * hides empty in every part of the statement. The only way to a FROM over records in a user's call (decision 0042).
 */
export class GuardedTable {
  readonly #call: TransactionCall;
  readonly #table: ResolvedTable;
  readonly #scope: Fragment | undefined;
  #readable: ReadonlySet<string> | undefined;

  private constructor(call: TransactionCall, table: ResolvedTable, scope: Fragment | undefined) {
    this.#call = call;
    this.#table = table;
    this.#scope = scope;
  }

  /** The rows in the caller's scope. Whether the caller may open the table is asked before (`accessTable`). */
  static of(call: TransactionCall, table: ResolvedTable): GuardedTable {
    return new GuardedTable(call, table, scopeOf(call.context, call.user, table));
  }

  /** The rows of a document the caller just wrote, in scope or not: the answer of a save shows what was saved. */
  static written(call: TransactionCall, table: ResolvedTable): GuardedTable {
    return new GuardedTable(call, table, undefined);
  }

  /** What stands behind `from`: the rows in scope that meet a condition. */
  matching(where?: Fragment): Fragment {
    return sql`${recordTable(this.#table.table)} where ${this.#within(where)}`;
  }

  /**
   * The same, with these keys looked up first. `offset 0`: without statistics (the embedded database gathers none) the
   * planner took an index of a condition instead, and read the whole set for every slice.
   */
  matchingKeys(keys: readonly unknown[], where?: Fragment): Fragment {
    const { table, key } = this.#table;
    return sql`(
          select * from ${recordTable(table)} where ${name(key)} = ${anyOf(keys)} offset 0
        ) as ${name(table)} where ${this.#within(where)}`;
  }

  /** Columns of a select. Throws at one the user may not read, unless the server reads it for a `reason` of its own. */
  columns(wanted: Iterable<string>, reason?: SystemReason): Fragment {
    const list = [...wanted];
    if (reason === undefined) {
      this.#readable ??= readableFields(this.#call.user, this.#table);
      const hidden = list.find((field) => field !== this.#table.key && !this.#readable?.has(field));
      if (hidden !== undefined)
        throw new Error(`${this.#table.table}.${hidden} is hidden from the user (bug)`);
    }
    return names(list);
  }

  /** Reads rows. Throws DatabaseError. */
  select(db: Queryable, { columns, where, orderBy, limit }: Wanted): Promise<QueryResult> {
    const order = orderBy === undefined ? sql`` : sql` order by ${orderBy}`;
    const most = limit === undefined ? sql`` : sql` limit ${limit}`;
    return this.run(db, sql`select ${this.columns(columns)} from ${this.matching(where)}${order}${most}`);
  }

  /** Runs a statement over the rows of guarded tables of one call. Throws DatabaseError. */
  async run(db: Queryable, fragment: Fragment): Promise<QueryResult> {
    const { sql: text, params } = await this.compile(db, fragment);
    return db.query(text, params);
  }

  /** Compiles such a statement. `isMasked`: a cell it reads may be hidden from the user. */
  async compile(db: Queryable, fragment: Fragment): Promise<CompiledSql & { readonly isMasked: boolean }> {
    const { guard, catalog } = this.#call.context;
    const cells = await guard.hiddenCells(db, this.#call);
    let isMasked = false;
    const compiled = compileSql(fragment, (table) => {
      const hidden = cells?.(table);
      const schema = hidden && catalog.table(table);
      if (hidden === undefined || schema === undefined) return undefined;
      isMasked = true;
      return shownRows(schema, hidden);
    });
    return { ...compiled, isMasked };
  }

  /** Whether no flow hides a cell of any table from the user: then a compiled statement may be kept. */
  async hidesNothing(db: Queryable): Promise<boolean> {
    return (await this.#call.context.guard.hiddenCells(db, this.#call)) === undefined;
  }

  #within(where: Fragment | undefined): Fragment {
    const all = [this.#scope, where].filter((one) => one !== undefined);
    return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
  }
}
