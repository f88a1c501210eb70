import type { Http } from './Http.ts';
import type { RowCalls } from './RowCalls.ts';
import { listOf, or, row } from './shape.ts';

/** Rows of one answer at most. */
const most = 100_000;

/** {@link RowCalls} over `/api/jig`. */
export function httpRowCalls(http: Http): RowCalls {
  return {
    moveRow: (table, { key, side, other }) =>
      http.action(`/api/${table}/moveRow`, { body: { key, [side]: other } }, or(listOf(row, most), [])),
    switchRow: (table, key, on) =>
      http.action(`/api/${table}/switchRow`, { body: { key, value: on ? 1 : 0 } }, (data) => data),
  };
}
