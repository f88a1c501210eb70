import { type Answer, answered } from '../../data/Answer.ts';
import type { DataSource } from '../../data/DataSource.ts';
import type { CalendarSchema } from '../../model/schema/CalendarSchema.ts';
import type { Row } from '../../model/schema/Row.ts';
import type { PageQuery, PageResult } from '../../wire/PageQuery.ts';
import { overlapFilters } from './overlapFilters.ts';

/** Rows per call. */
const atOnce = 100;

/** Maximum rows of a period; the answer's total says how many there are. */
export const mostRows = 500;

/** Reads the rows of a table whose days touch a period: one call, and more only while there are more rows. */
export async function readPeriod(
  read: DataSource['page'],
  table: string,
  schema: Pick<CalendarSchema, 'start' | 'end'>,
  period: { readonly from: string; readonly to: string },
  query: Partial<PageQuery> = {},
): Promise<Answer<PageResult>> {
  const { wheres, filters } = overlapFilters(schema, period);
  const own = Array.isArray(query.filters) ? query.filters : [];
  const asked = {
    ...query,
    rows: atOnce,
    sort: schema.start,
    order: 'asc',
    wheres: [...(query.wheres ?? []), ...wheres],
    filters: [...own, ...filters],
  } as const;
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await read(table, { ...asked, page });
    if (!answer.ok) return answer;
    rows.push(...answer.data.rows);
    const isLast = answer.data.rows.length === 0 || rows.length >= Math.min(answer.data.total, mostRows);
    if (isLast) return answered({ ...answer.data, rows });
  }
}
