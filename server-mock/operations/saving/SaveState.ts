import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { MutableRow, Row } from '../../../runtime/model/schema/Row.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { UserCall } from '../../http/Call.ts';

export type SaveAction = 'Add' | 'Update';

/** Sent rows of one detail, and the keys to delete. */
export interface SentDetail {
  readonly table: string;
  readonly rows: readonly JsonObject[];
  readonly delKeys: readonly string[];
}

/** A save request after reading, before validation. */
export interface SaveRequest {
  readonly table: string;
  readonly action: SaveAction;
  readonly main: JsonObject;
  readonly details: readonly SentDetail[];
  /** True when only changed rows were sent; the answer then holds only written rows. */
  readonly changes?: boolean;
  /** Keys of the questions that the user has answered with yes; default none. */
  readonly confirmed?: ReadonlySet<string>;
}

/** A stored record with its detail rows by table; keys as text. */
export interface StoredDocument {
  readonly main: Row;
  readonly version: number;
  readonly details: ReadonlyMap<string, readonly Row[]>;
  /** Details to check and compute again, because their rows read a header field that changes. */
  readonly recheck?: ReadonlySet<string>;
  /** Details whose untouched rows hold only the columns that the header reads. */
  readonly slim?: ReadonlySet<string>;
}

/** Order of rows: by position where the table has one, else as stored. */
export interface RowStands {
  readonly sequence: string | undefined;
  /** Index of a stored row; undefined for a new row. */
  rank(row: Row): number | undefined;
}

/** One row to be written. */
export interface RowDraft {
  /** Undefined for a new row. */
  readonly stored?: Row | undefined;
  /** Columns to write: accepted input, then defaults, lookups, formulas and hooks. */
  readonly values: MutableRow;
}

/** A record to be written, with its detail rows. A save has one, an import thousands. */
export interface RecordDraft extends RowDraft {
  readonly details: readonly {
    readonly table: string;
    readonly rows: readonly RowDraft[];
    /** Stored rows that stay unchanged. */
    readonly untouched: readonly Row[];
    /** Order of `rows` among the others; without it they come first. */
    readonly stands?: RowStands;
  }[];
}

/** Detail rows of one table to be written. */
export interface DetailsDraft {
  readonly table: string;
  readonly foreignKey: string;
  /** Sent rows first, then rows that must be checked with them. */
  readonly rows: readonly RowDraft[];
  /** Number of sent rows in `rows`. */
  readonly sent: number;
  /** Stored rows that are neither sent nor deleted. */
  readonly untouched: readonly Row[];
  readonly stands?: RowStands;
  readonly deleted: readonly Row[];
}

/** State of one save; each phase fills in its part. */
export interface SaveState<C extends TransactionCall = UserCall> {
  readonly call: C;
  readonly request: SaveRequest;
  /** Shaped by the user's roles: writable fields and validation. */
  readonly document: DocumentTable;
  /** Without role limits: formulas and storage. */
  readonly full: DocumentTable;
  /** Undefined for a new record. */
  readonly stored: StoredDocument | undefined;
  /** Columns of the main row to write. */
  readonly values: MutableRow;
  readonly details: readonly DetailsDraft[];
  readonly issues: Issue[];
  /** Fields that the user's node hides; their sent values are ignored. */
  readonly unseen?: ReadonlySet<string>;
}

/** A save as code inside its transaction sees it. */
export type WritingState = SaveState<TransactionCall>;

/** The record of a save. */
export const recordOf = ({
  stored,
  values,
  details,
}: Pick<SaveState, 'stored' | 'values' | 'details'>): RecordDraft => ({
  stored: stored?.main,
  values,
  details,
});

/** The next row: stored columns overlaid with new ones. */
export const merged = (stored: Row | undefined, values: Row): Row =>
  stored === undefined ? values : { ...stored, ...values };
