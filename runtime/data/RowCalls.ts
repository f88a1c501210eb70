import type { Row } from '../model/schema/Row.ts';
import type { RowMove } from '../wire/records/RowMove.ts';
import type { Answer } from './Answer.ts';
import type { RecordKey } from './DataSource.ts';

/** Calls that change rows inside their list. */
export interface RowCalls {
  /** Moves a row in the order of `grid.sequence`. Returns key, position and version of every changed row. */
  moveRow(table: string, move: RowMove): Promise<Answer<readonly Row[]>>;
  /** Sets the switch of a row (`grid.rowSwitch`), also for all rows below it. */
  switchRow(table: string, key: RecordKey, on: boolean): Promise<Answer<unknown>>;
}
