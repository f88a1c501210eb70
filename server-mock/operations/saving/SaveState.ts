import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { MutableRow, Row } from '../../../runtime/model/schema/Row.ts';
import type { TransactionCall } from '../../context/TransactionContext.ts';
import type { Answer } from '../../http/Answer.ts';
import type { UserCall } from '../../http/Call.ts';

export type SaveAction = 'Add' | 'Update';

/** Rows of one detail as sent, and the keys to delete. */
export interface SentDetail {
  readonly table: string;
  readonly rows: readonly JsonObject[];
  readonly delKeys: readonly string[];
}

/** A save as the wire sends it, read but not yet judged. */
export interface SaveRequest {
  readonly table: string;
  readonly action: SaveAction;
  readonly main: JsonObject;
  readonly details: readonly SentDetail[];
  /** The rows sent are those that changed, among the stored ones: only what was written is answered. */
  readonly changes?: boolean;
  /** What is answered instead of the saved document; kept for a repeated call like any answer. */
  answer?(saved: Answer): Answer;
}

/** A record with its details as stored, by detail table; keys as text. */
export interface StoredDocument {
  readonly main: Row;
  readonly version: number;
  readonly details: ReadonlyMap<string, readonly Row[]>;
  /** Details whose rows read a header field that changes: all of them are checked and computed again. */
  readonly recheck?: ReadonlySet<string>;
  /** Details of whose untouched rows only the columns are here that the header reads. */
  readonly slim?: ReadonlySet<string>;
}

/** Where rows stand among the others: by place where the table has one, then as they were stored. */
export interface RowStands {
  readonly sequence: string | undefined;
  /** Undefined: the row is new. */
  rank(row: Row): number | undefined;
}

/** One row on its way into the database. */
export interface RowDraft {
  /** Undefined: a new row. */
  readonly stored?: Row | undefined;
  /** Columns to write: what was taken of the sent ones, then defaults, lookups, formulas and hooks. */
  readonly values: MutableRow;
}

/** A record on its way, with the rows of its details: a save has one, an import thousands. */
export interface RecordDraft extends RowDraft {
  readonly details: readonly {
    readonly table: string;
    readonly rows: readonly RowDraft[];
    /** Stored rows that stay as they are. */
    readonly untouched: readonly Row[];
    /** Given where `rows` stand between the others; else they come first. */
    readonly stands?: RowStands;
  }[];
}

/** The detail rows of one table on their way. */
export interface DetailsDraft {
  readonly table: string;
  readonly foreignKey: string;
  /** Those that were sent, then those that must be checked with them. */
  readonly rows: readonly RowDraft[];
  /** How many of `rows` were sent. */
  readonly sent: number;
  /** Stored rows that are neither sent nor deleted. */
  readonly untouched: readonly Row[];
  readonly stands?: RowStands;
  readonly deleted: readonly Row[];
}

/** What the phases of one save hand on; each fills in its part. */
export interface SaveState<C extends TransactionCall = UserCall> {
  readonly call: C;
  readonly request: SaveRequest;
  /** As the user's roles shape it: what he may write, what is validated. */
  readonly document: DocumentTable;
  /** Without any role's limits: what is computed and stored. */
  readonly full: DocumentTable;
  /** Undefined: a new record. */
  readonly stored: StoredDocument | undefined;
  /** Columns of the main row to write. */
  readonly values: MutableRow;
  readonly details: readonly DetailsDraft[];
  readonly issues: Issue[];
  /** What the node that asks the user hides of the record: nothing that is sent of it is taken. */
  readonly unseen?: ReadonlySet<string>;
}

/** A save as code inside its transaction sees it. */
export type WritingState = SaveState<TransactionCall>;

/** The record a save is about. */
export const recordOf = ({
  stored,
  values,
  details,
}: Pick<SaveState, 'stored' | 'values' | 'details'>): RecordDraft => ({
  stored: stored?.main,
  values,
  details,
});

/** The row as it will be: stored columns under the new ones. */
export const merged = (stored: Row | undefined, values: Row): Row =>
  stored === undefined ? values : { ...stored, ...values };
