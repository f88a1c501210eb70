import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../model/schema/Row.ts';
import { enteredChanges } from './rowIssues.ts';

/**
 * First difference of two states: the row's position in the second, and the field; undefined: no single
 * field.
 */
export interface ChangedPlace {
  readonly row: number;
  readonly field: string | undefined;
}

/** The first difference of two lists of rows; row 0 when they are equal. */
export function changedPlace(
  table: ResolvedTable,
  before: readonly Row[],
  after: readonly Row[],
): ChangedPlace {
  const most = Math.min(before.length, after.length);
  let row = 0;
  while (row < most && before[row] === after[row]) row += 1;
  const [old, now] = [before[row], after[row]];
  if (!old || !now || before.length !== after.length)
    return { row: Math.max(0, Math.min(row, after.length - 1)), field: undefined };
  return { row, field: enteredChanges(table, old, now)[0] };
}
