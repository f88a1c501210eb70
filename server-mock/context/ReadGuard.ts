import type { User } from '../../runtime/model/access/User.ts';
import type { Queryable } from '../db/Database.ts';
import type { Fragment } from '../db/sql/compile.ts';
import type { TransactionCall } from './TransactionContext.ts';

/**
 * Cells one user must not see: of a table, by column, the condition under which a row's cell is hidden. The condition names
 * columns of the table without an alias.
 */
export type HiddenCells = (table: string) => ReadonlyMap<string, Fragment> | undefined;

/** What a row says of its approval. */
export interface RowInFlow {
  /** A flow was for the document. */
  readonly hasFlow: boolean;
  /** The user is asked now. */
  readonly isAsked: boolean;
}

/**
 * What approval limits in reads, beside roles. The reading room asks this port and imports nothing of the workflow folder.
 * Fields are named `Field`, those of a detail `Table.Field`.
 */
export interface ReadGuard {
  /** A further row scope of a table; undefined: none. `now`: the clock reading. */
  scope(user: User, table: string, now: string): Fragment | undefined;
  /** The cells hidden from the caller; undefined: none of any table, now or later, until flows are written. */
  hiddenCells(db: Queryable, call: TransactionCall): Promise<HiddenCells | undefined>;
  /** Tables that decide which cells are hidden: what is counted from such cells depends on them. */
  readonly dependsOn: readonly string[];
  /** Fields of one document hidden from the caller; `bySeat`: the caller sees the document only by a seat in its flow. */
  hiddenOfDocument(
    db: Queryable,
    call: TransactionCall,
    table: string,
    key: string,
    bySeat?: boolean,
  ): Promise<ReadonlySet<string>>;
  /** Fields hidden from the caller by key of the document, without those roles hide; shown documents are left out. */
  hiddenOfRows(
    db: Queryable,
    call: TransactionCall,
    table: string,
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Columns, as `Table.Field`, of which any cell is hidden from the caller now. */
  hiddenColumns(db: Queryable, call: TransactionCall): Promise<ReadonlySet<string>>;
  /** A column of a select that {@link inFlow} reads. `key`: the document's. */
  inFlowColumn(call: TransactionCall, table: string, key: Fragment): Fragment;
  /** What that column says of a row; undefined: the document was in no flow. */
  inFlow(stored: Readonly<Record<string, unknown>>): RowInFlow | undefined;
}
