import type { RecordKey } from '../../data/DataSource.ts';
import type { Issue } from '../../model/schema/Issue.ts';
import type { Row } from '../../model/schema/Row.ts';
import { isKey, rowKeyField } from '../detail/detailRows.ts';

/** The rows of a detail table at one moment. Immutable, so an undo restores an earlier object. */
export interface DetailState {
  readonly rows: readonly Row[];
  /** Keys of stored rows that were deleted, for the save (`delKeys`). */
  readonly removed: readonly RecordKey[];
  /** Issues of cells in rows not in edit, by row key: from pasted values and from the server. */
  readonly marks: ReadonlyMap<string, readonly Issue[]>;
}

export const emptyState: DetailState = { rows: [], removed: [], marks: new Map() };

/** Index of the row with a key; -1: none. */
export function placeOfKey(rows: readonly Row[], key: string | undefined): number {
  return key === undefined ? -1 : rows.findIndex((row) => row[rowKeyField] === key);
}

/** The rows with one replaced. */
export function withRow(rows: readonly Row[], at: number, row: Row): readonly Row[] {
  const next = rows.slice();
  next[at] = row;
  return next;
}

/** Marks with those of one row replaced; no issues remove them. */
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

/** The state without these rows; keys of stored ones are kept for the save. */
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
