import type { Document, DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import type { TransactionCall } from './TransactionContext.ts';

/** A document that is being written. */
export interface WrittenDocument {
  /** The stored document; undefined for a new one. */
  readonly before: Document | undefined;
  readonly after: Document;
}

/** A record that a save just wrote. */
export interface SavedRecord {
  readonly call: TransactionCall;
  readonly full: DocumentTable;
  readonly key: Cell;
  /** The main row before the save; undefined for a new one. */
  readonly before: Row | undefined;
  /** The main row after the save. */
  readonly main: Row;
  /** Detail rows after the save. Reads rows that the save did not need. */
  details(): Promise<Document['details']>;
}

/** Rows changed without a save: by a status button, a switch, or an order. */
export interface ChangedRows {
  /** Changed fields; undefined: any field may have changed. */
  readonly fields?: readonly string[];
  /** The rows before the change. Reads them only on call. */
  rows(): Promise<readonly Row[]>;
}

/** Additional writes of a plug within a save. */
export interface Beside {
  /** Written tables. */
  readonly tables: readonly string[];
  /** Additional changes of the record for the log entry of the save. */
  readonly changes: Readonly<Record<string, unknown>>;
}

/**
 * Extends every write transaction; approval is one plug. Operations call the plugs of the context and import none of
 * them. Each method may throw a `Refusal`, which rolls the transaction back. Register work for after the commit with
 * `afterCommit`.
 */
export interface SavePlug {
  /** Tables its calls may write. */
  readonly tables: readonly string[];
  /** Refuses documents that must not be written. Calls `written` only if it needs the documents. */
  check(
    tx: Queryable,
    call: TransactionCall,
    full: DocumentTable,
    written: () => Promise<readonly WrittenDocument[]> | readonly WrittenDocument[],
  ): Promise<void>;
  /** Runs after a save wrote a record. Undefined: nothing to do. */
  saved(tx: Queryable, record: SavedRecord): Promise<Beside | undefined>;
  /** Runs after an import wrote new records. */
  imported(tx: Queryable, call: TransactionCall, full: DocumentTable, keys: readonly Cell[]): Promise<void>;
  /** Runs after rows changed without a save. */
  changed(
    tx: Queryable,
    call: TransactionCall,
    table: Pick<ResolvedTable, 'table'>,
    change: ChangedRows,
  ): Promise<void>;
  /** Runs after records were deleted. */
  deleted(tx: Queryable, table: ResolvedTable, keys: readonly string[]): Promise<void>;
}
