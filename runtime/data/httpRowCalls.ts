import { addressOf } from '../wire/Endpoint.ts';
import { listOf, or, row } from '../wire/shape.ts';
import { tableEndpoints as endpoints } from '../wire/tableEndpoints.ts';
import type { Http } from './Http.ts';
import type { RowCalls } from './RowCalls.ts';

/** Rows of one answer at most. */
const most = 100_000;

/** {@link RowCalls} over each table's own calls. */
export function httpRowCalls(http: Http): RowCalls {
  return {
    moveRow: (table, { key, side, other }) =>
      http.action(
        addressOf(endpoints.moveRow, { table }),
        { body: { key, [side]: other } },
        or(listOf(row, most), []),
      ),
    switchRow: (table, key, on) =>
      http.action(
        addressOf(endpoints.switchRow, { table }),
        { body: { key, value: on ? 1 : 0 } },
        (data) => data,
      ),
  };
}
