import type { Row } from '../model/schema/Row.ts';
import type { DetailStore } from './DetailStore.ts';

/** Appends rows with the defaults of the table under what is known of them, as one step; false while a row refuses to end. */
export function appendRows(detail: DetailStore, known: readonly Row[]): boolean {
  if (!detail.end().ok) return false;
  detail.commit({ rows: [...detail.state.rows, ...known.map((row) => detail.newRow(row))] });
  return true;
}
