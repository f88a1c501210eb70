import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { MutableRow, Row } from '../../runtime/model/schema/Row.ts';
import type { UserCall } from '../http/Call.ts';

/** A row that is going to be written. */
export interface FilledRow {
  /** Undefined for a new row. */
  readonly stored?: Row | undefined;
  /** Columns to write. */
  readonly values: MutableRow;
}

/** A record that is going to be written, with the rows that were sent. */
export interface FilledRecord extends FilledRow {
  readonly details: readonly { readonly table: string; readonly rows: readonly FilledRow[] }[];
}

/** What a fill works on; `full` is the document without role limits. */
export interface FillCourse {
  readonly call: UserCall;
  readonly full: DocumentTable;
  /** Receives what is wrong with a record; its path names the sent row. */
  issue(record: FilledRecord, issue: Issue): void;
}

/**
 * Fills in place what the sent rows of records leave open, before lookups, defaults and formulas. Saves and imports call
 * it alike.
 */
export type RecordFill = (course: FillCourse, records: readonly FilledRecord[]) => Promise<void>;
