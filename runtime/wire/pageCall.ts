import type { Row } from '../model/schema/Row.ts';
import type { IgnoredClause, PageAnswer, PageBody, PageQuery, PageResult } from './PageQuery.ts';
import { queryTexts } from './queryTexts.ts';
import { type Reader, reading } from './Reader.ts';
import { bool, listOf, mapOf, maybe, number, object, or, row, type Shape, text } from './shape.ts';

const ignored: Shape<IgnoredClause> = object<IgnoredClause>({
  name: text,
  value: or(text, ''),
  reason: or(text, ''),
  message: maybe(text),
  rowsStay: maybe(bool),
});

/** {@link PageAnswer} as far as the browser reads it. */
interface PageWire extends Pick<PageAnswer, 'rows' | 'total'> {
  readonly summary: Row;
  readonly extra: {
    readonly ignored: readonly IgnoredClause[];
    readonly records?: number | undefined;
    readonly measures?: Readonly<Record<string, Row>> | undefined;
  };
}

const pageWire: Shape<PageWire> = object<PageWire>({
  rows: or(listOf(row), []),
  total: or(number, 0),
  summary: or(row, {}),
  extra: or(
    object<PageWire['extra']>({
      ignored: or(listOf(ignored, 1000), []),
      records: maybe(number),
      measures: maybe(mapOf(row)),
    }),
    { ignored: [] },
  ),
});

/** The Page envelope `{status: 0, rows, total, summary, extra}`. */
export const pageResult: Reader<PageResult, PageWire> = reading(
  pageWire,
  ({ rows, total, summary, extra: { ignored: unused, records, measures } }) => ({
    rows,
    total,
    summary: { ...summary, ...measures },
    ignored: unused,
    ...(records === undefined ? {} : { records }),
  }),
);

/** The body of Page and getDetailPage; `tableName` is the detail's. */
export function pageBody(query: PageQuery, tableName?: string): PageBody {
  return {
    page: query.page,
    rows: query.rows,
    ...(query.sort ? { sort: query.sort, order: query.order ?? 'desc' } : {}),
    ...(!query.sort && query.order ? { order: query.order } : {}),
    ...(tableName ? { tableName } : {}),
    ...queryTexts(query),
    ...(query.value === undefined ? {} : { value: query.value }),
    ...(query.amount ? { amount: query.amount } : {}),
  };
}
