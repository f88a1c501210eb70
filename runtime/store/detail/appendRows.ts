import type { Row } from '../../model/schema/Row.ts';
import type { DetailStore } from './DetailStore.ts';

/** Appends rows with defaults and known values as one step; false while the row in edit has mistakes. */
export function appendRows(detail: DetailStore, known: readonly Row[]): boolean {
  if (!detail.end().ok) return false;
  detail.commit({ rows: [...detail.state.rows, ...known.map((row) => detail.newRow(row))] });
  return true;
}
