import type { RecordKey } from '../../data/DataSource.ts';
import type { Issue } from '../../model/schema/Issue.ts';
import type { Row } from '../../model/schema/Row.ts';
import { isKey, rowKeyField } from '../detailRows.ts';

/** The rows of a detail table at one moment. Immutable: undoing is going back to an earlier one. */
export interface DetailState {
  readonly rows: readonly Row[];
  /** Keys of stored rows that were deleted, for the save (`delKeys`). */
  readonly removed: readonly RecordKey[];
  /** What is wrong with cells of rows not in edit, by row key: pasted values, and what the server said. */
  readonly marks: ReadonlyMap<string, readonly Issue[]>;
}

export const emptyState: DetailState = { rows: [], removed: [], marks: new Map() };

/** Where the row of a key stands; -1: nowhere. */
export function placeOfKey(rows: readonly Row[], key: string | undefined): number {
  return key === undefined ? -1 : rows.findIndex((row) => row[rowKeyField] === key);
}

/** The same rows but one. */
export function withRow(rows: readonly Row[], at: number, row: Row): readonly Row[] {
  const next = rows.slice();
  next[at] = row;
  return next;
}

/** Marks of one row instead of those it had; none takes them away. */
export function withMarks(
  marks: DetailState['marks'],
  key: string,
  issues: readonly Issue[],
): DetailState['marks'] {
  if (issues.length === 0 && !marks.has(key)) return marks;
  const next = new Map(marks);
  if (issues.length === 0) next.delete(key);
  else next.set(key, issues);
  return next;
}

/** The state without these rows; stored ones are remembered for the save. */
export function without(state: DetailState, keys: ReadonlySet<string>, keyField: string): DetailState {
  const isGone = (row: Row): boolean => keys.has(String(row[rowKeyField]));
  const stored = state.rows.flatMap((row) => {
    const key = row[keyField];
    return isGone(row) && isKey(key) ? [key] : [];
  });
  const marks = new Map([...state.marks].filter(([key]) => !keys.has(key)));
  return {
    rows: state.rows.filter((row) => !isGone(row)),
    removed: [...state.removed, ...stored],
    marks: marks.size === state.marks.size ? state.marks : marks,
  };
}
