import type { User } from '../../runtime/model/access/User.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';
import type { Queryable } from '../db/Database.ts';
import type { Fragment } from '../db/sql/compile.ts';
import type { TransactionCall } from './TransactionContext.ts';

/**
 * Hidden cells of a table for one user: by column, the condition under which the cell of a row is hidden. The
 * condition uses columns of the table without an alias.
 */
export type HiddenCells = (table: string) => ReadonlyMap<string, Fragment> | undefined;

/**
 * Read limits of a capability, in addition to roles. Field names are `Field`, and `Table.Field` for details.
 */
export interface ReadGuard {
  /** Additional row scope of a table; undefined: none. `now`: the clock reading; `locale`: the language of the call. */
  scope(user: User, table: string, now: string, locale: Locale): Fragment | undefined;
  /**
   * Rows of a table that the caller may read without a right on it, as an approver may read the documents to decide;
   * undefined: none. The condition uses columns of the table with its name, without an alias.
   */
  participation(call: TransactionCall, table: ResolvedTable): Fragment | undefined;
  /** Cells hidden from the caller. Undefined: no cell of any table, until flows change. */
  hiddenCells(db: Queryable, call: TransactionCall): Promise<HiddenCells | undefined>;
  /** Tables that decide which cells are hidden. Caches of values computed from such cells depend on them. */
  readonly dependsOn: readonly string[];
  /**
   * Fields of one document hidden from the caller. `bySeat`: the caller sees the document only as a participant of
   * its flow.
   */
  hiddenOfDocument(
    db: Queryable,
    call: TransactionCall,
    table: string,
    key: string,
    bySeat?: boolean,
  ): Promise<ReadonlySet<string>>;
  /**
   * Fields hidden from the caller by document key, without those that roles hide. Omits documents without hidden
   * fields.
   */
  hiddenOfRows(
    db: Queryable,
    call: TransactionCall,
    table: string,
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Columns, as `Table.Field`, with any cell hidden from the caller now. */
  hiddenColumns(db: Queryable, call: TransactionCall): Promise<ReadonlySet<string>>;
}
