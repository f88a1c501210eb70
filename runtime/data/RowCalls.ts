import type { Row } from '../model/schema/Row.ts';
import type { RowMove } from '../wire/records/RowMove.ts';
import type { Answer } from './Answer.ts';
import type { RecordKey } from './DataSource.ts';

/** Calls that change rows of a list in their place. */
export interface RowCalls {
  /** Another place in the order of `grid.sequence`. Answers key, place and version of every row that changed. */
  moveRow(table: string, move: RowMove): Promise<Answer<readonly Row[]>>;
  /** The switch of a row (`grid.rowSwitch`), and of all rows below it. */
  switchRow(table: string, key: RecordKey, on: boolean): Promise<Answer<unknown>>;
}
