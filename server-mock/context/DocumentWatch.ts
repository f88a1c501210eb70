import type { Document } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';

/** Why a document changed: the entry of the operation log about it, and who wrote it. */
export interface ChangeReason {
  readonly type: string;
  readonly user: { readonly id: number; readonly realName: string };
}

/** One document before and after a transaction, as stored, with all detail rows by table. */
export interface DocumentChange {
  /** Name of the main table. */
  readonly table: string;
  readonly key: Cell;
  /** Undefined: the document is new. */
  readonly before: Document | undefined;
  /** Undefined: the document is deleted. */
  readonly after: Document | undefined;
  /** Undefined: the operation log has no entry about the table. */
  readonly reason: ChangeReason | undefined;
}

/** A change that is about to be written. */
export type PlannedChange = Omit<DocumentChange, 'reason'>;

/**
 * Follows documents: told of every change of theirs, by any caller (a save, an import, a button, a decision, a
 * deadline), inside the transaction and before its commit. The changes it was told of add up to what is stored. It may
 * write, also to followed documents: those changes are told in another round. A thrown `Refusal` rolls everything back.
 */
export interface DocumentWatch {
  /** Whether documents of this main table are followed. */
  follows(table: string): boolean;
  /**
   * Locks what {@link changed} is going to lock, before the caller draws numbers: a save that waits for a document holds no
   * counter that others need. `planned` may lack what the write fills in, such as keys.
   */
  expecting?(tx: Queryable, planned: readonly PlannedChange[]): Promise<void>;
  changed(tx: Queryable, changes: readonly DocumentChange[]): Promise<void>;
  /** Which of these documents the watch removes by itself when what they were made from is undone, by text of the key. */
  removes?(db: Queryable, table: string, keys: readonly string[]): Promise<ReadonlySet<string>>;
}
