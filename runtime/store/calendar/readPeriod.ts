import { type Answer, answered } from '../../data/Answer.ts';
import type { DataSource } from '../../data/DataSource.ts';
import type { ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import type { CalendarSchema } from '../../model/schema/CalendarSchema.ts';
import type { Cell, Row } from '../../model/schema/Row.ts';
import type { PageQuery, PageResult } from '../../wire/PageQuery.ts';
import { addDays } from './addDays.ts';
import { overlapFilters } from './overlapFilters.ts';

/** Rows per call. */
const atOnce = 100;

/** Maximum rows of a period that is read whole, and of one day by itself. */
export const mostRows = 500;

/** Rows of each day of a period with more. */
const mostOfDay = 60;

/** Days that are read at the same time. */
const daysAtOnce = 6;

/** Rows of a period. */
export interface PeriodRows extends PageResult {
  /** Number of rows of each day, where not every day was read whole. */
  readonly counts: ReadonlyMap<string, number>;
}

interface Days {
  readonly from: string;
  readonly to: string;
}

/**
 * Reads the rows of a table whose days touch a period: one call, and more only while there are more rows. A period with
 * very many is bounded by day, so that no day is empty because of the days before it.
 */
export async function readPeriod(
  read: DataSource['page'],
  table: ResolvedTable,
  schema: Pick<CalendarSchema, 'start' | 'end'>,
  period: Days,
  query: Partial<PageQuery> = {},
): Promise<Answer<PeriodRows>> {
  const own = Array.isArray(query.filters) ? query.filters : [];
  const page = (days: Days, rows: number, number: number): Promise<Answer<PageResult>> => {
    const { wheres, filters } = overlapFilters(schema, days);
    return read(table.table, {
      ...query,
      rows,
      page: number,
      sort: schema.start,
      order: 'asc',
      wheres: [...(query.wheres ?? []), ...wheres],
      filters: [...own, ...filters],
    });
  };
  const rows: Row[] = [];
  for (let number = 1; ; number += 1) {
    const answer = await page(period, atOnce, number);
    if (!answer.ok) return answer;
    const { total } = answer.data;
    if (total > mostRows && period.from < period.to)
      return readDays(table, daysOf(period), answer.data, (day) =>
        page({ from: day, to: day }, mostOfDay, 1),
      );
    rows.push(...answer.data.rows);
    const isLast = answer.data.rows.length === 0 || rows.length >= Math.min(total, mostRows);
    if (isLast) return answered({ ...answer.data, rows, counts: new Map() });
  }
}

/** Reads each day by itself. A row of several days is kept once. */
async function readDays(
  { key }: ResolvedTable,
  days: readonly string[],
  whole: PageResult,
  read: (day: string) => Promise<Answer<PageResult>>,
): Promise<Answer<PeriodRows>> {
  const rows = new Map<Cell | undefined, Row>();
  const counts = new Map<string, number>();
  for (let at = 0; at < days.length; at += daysAtOnce) {
    const some = days.slice(at, at + daysAtOnce);
    for (const [index, answer] of (await Promise.all(some.map(read))).entries()) {
      if (!answer.ok) return answer;
      counts.set(some[index] ?? '', answer.data.total);
      for (const row of answer.data.rows) rows.set(row[key], row);
    }
  }
  return answered({ ...whole, rows: [...rows.values()], counts });
}

function daysOf({ from, to }: Days): readonly string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
