import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { Beside } from '../../context/SavePlug.ts';
import type { Queryable } from '../../db/Database.ts';
import type { Answer } from '../../http/Answer.ts';
import type { LogType } from '../../records/writeLog.ts';
import type { WritingState } from './SaveState.ts';
import type { WrittenRecord } from './writeRecord.ts';

/** What a course decided about a locked record. */
export interface LockedRecord {
  /** Columns no save takes, to be written with the record. */
  readonly values: Row;
  /** Work in the same transaction, after the record is written and its hooks have run. */
  beside(written: WrittenRecord): Promise<Beside>;
}

/**
 * Where kinds of saves differ, inside the one transaction that all of them share: a plain save, and a vote that changes the
 * record. Its calls may run again with another transaction.
 */
export interface SaveCourse {
  /** The type of the log row. */
  readonly log: LogType;
  /** The record is locked and not written yet. May throw a `Refusal`. */
  locked(tx: Queryable, state: WritingState): Promise<LockedRecord | 'changed meanwhile'>;
  /** The answer of the save, kept for a repeated call. */
  answer(tx: Queryable, state: WritingState, written: WrittenRecord, beside: Beside): Promise<Answer>;
}
