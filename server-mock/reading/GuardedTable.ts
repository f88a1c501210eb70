import { readableFields } from '../../runtime/model/access/readableFields.ts';
import type { Clause } from '../../runtime/model/conditions/query/Clause.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { headerField } from '../../runtime/model/formulas/recordScope.ts';
import type { TransactionCall } from '../context/TransactionContext.ts';
import type { Queryable, QueryResult } from '../db/Database.ts';
import { type CompiledSql, compileSql, type Fragment } from '../db/sql/compile.ts';
import { anyOf, name, names } from '../db/sql/names.ts';
import { recordTable } from '../db/sql/recordTable.ts';
import { sql } from '../db/sql/sql.ts';
import { refuse } from '../http/Answer.ts';
import { Refusal } from '../http/Refusal.ts';
import { foreignFreshness, foreignRelations, foreignRows, foreignThrown } from './foreign.ts';
import { headerColumn } from './headerColumn.ts';
import { headerMeasures } from './headerMeasures.ts';
import { rowsWithHeader } from './rowsWithHeader.ts';
import { scopeOf } from './scopeOf.ts';
import { shownRows } from './shownRows.ts';
import type { SystemReason } from './systemReasons.ts';
import { readParameters, type ViewParameters } from './views/ViewParameters.ts';
import { viewRows } from './views/viewRows.ts';

const isOfHeader = (column: string): boolean => headerField(column) !== undefined;

/** Query of a plain read. */
export interface Wanted {
  readonly columns: Iterable<string>;
  readonly where?: Fragment | undefined;
  readonly orderBy?: Fragment;
  readonly limit?: number;
}

/**
 * Rows of a table as one user may read them. Applies the row scope, removes fields that roles hide, and empties
 * cells that a flow hides in every part of the statement. Calls of users read records only through it.
 */
export class GuardedTable {
  readonly #call: TransactionCall;
  readonly #table: ResolvedTable;
  readonly #scope: Fragment | undefined;
  #readable: ReadonlySet<string> | undefined;
  #parameters: ViewParameters | undefined;

  private constructor(call: TransactionCall, table: ResolvedTable, scope: Fragment | undefined) {
    this.#call = call;
    this.#table = table;
    this.#scope = scope;
  }

  /** Rows in the caller's scope. Check first whether the caller may open the table (`accessTable`). */
  static of(call: TransactionCall, table: ResolvedTable): GuardedTable {
    return new GuardedTable(call, table, scopeOf(call, table));
  }

  /** Rows that the caller takes part in, with or without a right on the table. */
  static participated(call: TransactionCall, table: ResolvedTable): GuardedTable {
    return new GuardedTable(call, table, call.context.guard.participation(call, table) ?? sql`false`);
  }

  /**
   * Rows of a document the caller just wrote, also outside the scope: the answer of a save shows the saved
   * document.
   */
  static written(call: TransactionCall, table: ResolvedTable): GuardedTable {
    return new GuardedTable(call, table, undefined);
  }

  /** Reads a view with the parameters that these conditions give. Tables have none. */
  withParametersOf(clauses: readonly Clause[]): void {
    const { catalog, clock } = this.#call.context;
    const view = catalog.views.named(this.#table.table);
    this.#parameters = view && readParameters(view, clauses, clock.now());
  }

  /** The FROM and WHERE part for rows in scope that meet a condition. `$main.Field` in `columns` adds what they read of it. */
  matching(where?: Fragment, columns: readonly string[] = []): Fragment {
    const { table } = this.#table;
    const within = this.#within(where);
    if (!columns.some(isOfHeader)) return sql`${recordTable(table)} where ${within}`;
    // Checks that the user may read them.
    this.columns(columns);
    return rowsWithHeader(this.#call.context.catalog.mainsOf(table), table, within, columns);
  }

  /**
   * Like {@link matching}, but looks up these keys first. `offset 0` forces this: without statistics (the embedded
   * database has none) the planner chose an index of a condition and read the whole set for every slice.
   */
  matchingKeys(keys: readonly unknown[], where?: Fragment): Fragment {
    const { table, key } = this.#table;
    return sql`(
          select * from ${recordTable(table)} where ${name(key)} = ${anyOf(keys)} offset 0
        ) as ${name(table)} where ${this.#within(where)}`;
  }

  /**
   * Columns of a select, `$main.Field` of a detail's header among them. Throws on a column the user may not read, unless
   * the server reads it for a `reason`.
   */
  columns(wanted: Iterable<string>, reason?: SystemReason): Fragment {
    const list = [...wanted];
    if (reason === undefined) {
      this.#readable ??= this.#readableNow();
      const hidden = list.find((field) => field !== this.#table.key && !this.#readable?.has(field));
      if (hidden !== undefined)
        throw new Error(`${this.#table.table}.${hidden} is hidden from the user (bug)`);
    }
    if (!list.some(isOfHeader)) return names(list);
    const { catalog } = this.#call.context;
    return sql.join(
      list.map((column) => {
        const field = headerField(column);
        if (field === undefined) return name(column);
        return headerColumn(catalog.mainsOf(this.#table.table), this.#table.table, field, column);
      }),
    );
  }

  /** Reads rows. Throws DatabaseError. */
  select(db: Queryable, { columns, where, orderBy, limit }: Wanted): Promise<QueryResult> {
    const order = orderBy === undefined ? sql`` : sql` order by ${orderBy}`;
    const most = limit === undefined ? sql`` : sql` limit ${limit}`;
    return this.run(db, sql`select ${this.columns(columns)} from ${this.matching(where)}${order}${most}`);
  }

  /** Runs a statement on guarded tables of one call. Throws DatabaseError. */
  async run(db: Queryable, fragment: Fragment): Promise<QueryResult> {
    const { sql: text, params } = await this.compile(db, fragment);
    return this.on(db).query(text, params);
  }

  /** The database that the rows are in: `db`, or a foreign one whose failures are refusals in words. */
  on(db: Queryable): Queryable {
    const { catalog, foreign } = this.#call.context;
    const database = catalog.views.foreignOf(this.#table.table);
    return database === undefined ? db : foreign.reader(database, foreignThrown(this.#call));
  }

  /** Beginning of keys of kept answers: changes of foreign rows are not told, so their answers end by the clock. */
  get freshness(): string {
    const database = this.#call.context.catalog.views.foreignOf(this.#table.table);
    return database === undefined ? '' : foreignFreshness();
  }

  /** Compiles such a statement. `isMasked`: it reads a table with cells hidden from the user. */
  async compile(db: Queryable, fragment: Fragment): Promise<CompiledSql & { readonly isMasked: boolean }> {
    const { guard, catalog } = this.#call.context;
    const cells = await guard.hiddenCells(db, this.#call);
    const isForeign = catalog.views.foreignOf(this.#table.table) !== undefined;
    const relations = isForeign
      ? await foreignRelations(this.#call, catalog.views.withUnderlying(this.#table.table))
      : undefined;
    let isMasked = false;
    const compiled = compileSql(fragment, (table) => {
      const view = catalog.views.named(table);
      const made = view && catalog.table(table);
      if (view?.foreign !== undefined || isForeign !== (relations?.has(table) ?? false)) {
        const relation = relations?.get(table);
        if (view?.foreign !== undefined && relation !== undefined)
          return foreignRows(this.#call, view, relation);
        // A statement runs on one database.
        if (view?.foreign !== undefined || view === undefined)
          throw new Refusal(refuse('422', this.#call.say('schema.foreignSource', { name: table })));
      }
      if (view !== undefined && made !== undefined) return viewRows(this.#call, view, made, this.#parameters);
      const hidden = cells?.(table);
      const schema = hidden && catalog.table(table);
      if (hidden === undefined || schema === undefined) return undefined;
      isMasked = true;
      return shownRows(schema, hidden);
    });
    return { ...compiled, isMasked };
  }

  /** Whether no flow hides any cell from the user, so that a compiled statement may be cached. */
  async hidesNothing(db: Queryable): Promise<boolean> {
    return (await this.#call.context.guard.hiddenCells(db, this.#call)) === undefined;
  }

  #readableNow(): ReadonlySet<string> {
    const { user, context } = this.#call;
    const currencies = headerMeasures(context.catalog, user, this.#table);
    return new Set([...readableFields(user, this.#table), ...currencies]);
  }

  #within(where: Fragment | undefined): Fragment {
    const all = [this.#scope, where].filter((one) => one !== undefined);
    return all.length === 0 ? sql`true` : sql.join(all, sql` and `);
  }
}
