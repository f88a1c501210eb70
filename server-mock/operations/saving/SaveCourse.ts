import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { Beside } from '../../context/SavePlug.ts';
import type { Queryable } from '../../db/Database.ts';
import type { Answer } from '../../http/Answer.ts';
import type { LogType } from '../../records/writeLog.ts';
import type { WritingState } from './SaveState.ts';
import type { WrittenRecord } from './writeRecord.ts';

/** Decision of a course about a locked record. */
export interface LockedRecord {
  /** Columns that a save never takes from a client, to be written with the record. */
  readonly values: Row;
  /** Work in the same transaction, after the record was written and its hooks ran. */
  beside(written: WrittenRecord): Promise<Beside>;
}

/**
 * The differing parts of save kinds: a plain save, and a vote that changes the record.
 * Both run inside one shared transaction. Its methods may run again in another transaction.
 */
export interface SaveCourse<Data> {
  /** Type of the log row. */
  readonly log: LogType;
  /** Runs when the record is locked but not yet written. May throw a `Refusal`. */
  locked(tx: Queryable, state: WritingState): Promise<LockedRecord | 'changed meanwhile'>;
  /** The answer of the save, stored for a repeated call. */
  answer(tx: Queryable, state: WritingState, written: WrittenRecord, beside: Beside): Promise<Answer<Data>>;
}
