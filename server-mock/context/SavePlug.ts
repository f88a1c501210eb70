import type { Document, DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import type { TransactionCall } from './TransactionContext.ts';

/** A document on its way into the database. */
export interface WrittenDocument {
  /** As it was; undefined: it is new. */
  readonly before: Document | undefined;
  readonly after: Document;
}

/** A record that a save just wrote. */
export interface SavedRecord {
  readonly call: TransactionCall;
  readonly full: DocumentTable;
  readonly key: Cell;
  /** The main row as it was; undefined: it is new. */
  readonly before: Row | undefined;
  /** The main row as it is now. */
  readonly main: Row;
  /** The detail rows as they are now. Rows the save did not need are read here. */
  details(): Promise<Document['details']>;
}

/** Rows that were changed, but not by a save: by a status button, a switch, or an order. */
export interface ChangedRows {
  /** The fields that changed; undefined: any may have. */
  readonly fields?: readonly string[];
  /** The rows as they were. Called only where the plug looks at them. */
  rows(): Promise<readonly Row[]>;
}

/** What was done in a save beside writing the record. */
export interface Beside {
  /** Tables that were written. */
  readonly tables: readonly string[];
  /** What changed of the record, for the save's row of the log. */
  readonly changes: Readonly<Record<string, unknown>>;
}

/**
 * What a capability does inside the transaction of a write. Approval is one. Operations call the plugs of the context and
 * import none of them. Each call may throw a `Refusal`, which rolls the transaction back. Work for after the commit goes to
 * `afterCommit`.
 */
export interface SavePlug {
  /** Tables its calls may write. */
  readonly tables: readonly string[];
  /** Documents are written: refuses those that must not be. `written` is called only where the answer matters. */
  check(
    tx: Queryable,
    call: TransactionCall,
    full: DocumentTable,
    written: () => Promise<readonly WrittenDocument[]> | readonly WrittenDocument[],
  ): Promise<void>;
  /** A save wrote a record. Undefined: there was nothing to do. */
  saved(tx: Queryable, record: SavedRecord): Promise<Beside | undefined>;
  /** An import wrote new records. */
  imported(tx: Queryable, call: TransactionCall, full: DocumentTable, keys: readonly Cell[]): Promise<void>;
  /** Rows were changed without a save. */
  changed(
    tx: Queryable,
    call: TransactionCall,
    table: Pick<ResolvedTable, 'table'>,
    change: ChangedRows,
  ): Promise<void>;
  /** Records were deleted. */
  deleted(tx: Queryable, table: ResolvedTable, keys: readonly string[]): Promise<void>;
}
