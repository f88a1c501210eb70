import { listOf, or, row } from '../wire/shape.ts';
import { tableEndpoints as endpoints } from '../wire/tableEndpoints.ts';
import type { Http } from './Http.ts';
import type { RowCalls } from './RowCalls.ts';

/** Maximum rows of one answer. */
const most = 100_000;

/** {@link RowCalls} over the endpoints of each table. */
export function httpRowCalls(http: Http): RowCalls {
  return {
    moveRow: (table, { key, side, other }) =>
      http.call(
        endpoints.moveRow,
        { params: { table }, body: { key, [side]: other } },
        or(listOf(row, most), []),
      ),
    switchRow: (table, key, on) =>
      http.call(endpoints.switchRow, { params: { table }, body: { key, value: on ? 1 : 0 } }, (data) => data),
  };
}
