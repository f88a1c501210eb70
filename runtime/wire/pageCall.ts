import type { JsonObject } from '../model/schema/Json.ts';
import type { IgnoredClause, PageQuery, PageResult } from './PageQuery.ts';
import { queryTexts } from './queryTexts.ts';
import { listOf, maybe, number, object, or, row, type Shape, text } from './shape.ts';

const ignored: Shape<IgnoredClause> = object<IgnoredClause>({
  name: text,
  value: or(text, ''),
  reason: or(text, ''),
  message: maybe(text),
});

interface PageWire {
  readonly rows: PageResult['rows'];
  readonly total: number;
  readonly summary: PageResult['summary'];
  readonly extra: { readonly ignored: readonly IgnoredClause[]; readonly records?: number | undefined };
}

const pageWire: Shape<PageWire> = object<PageWire>({
  rows: or(listOf(row), []),
  total: or(number, 0),
  summary: or(row, {}),
  extra: or(object<PageWire['extra']>({ ignored: or(listOf(ignored, 1000), []), records: maybe(number) }), {
    ignored: [],
  }),
});

/** The Page envelope `{status: 0, rows, total, summary, extra}`. */
export const pageResult: Shape<PageResult> = (value, path) => {
  const { rows, total, summary, extra } = pageWire(value, path);
  const { records } = extra;
  return { rows, total, summary, ignored: extra.ignored, ...(records === undefined ? {} : { records }) };
};

/** The body of Page and getDetailPage; `tableName` is the detail's. */
export function pageBody(query: PageQuery, tableName?: string): JsonObject {
  return {
    page: query.page,
    rows: query.rows,
    ...(query.sort ? { sort: query.sort, order: query.order ?? 'desc' } : {}),
    ...(tableName ? { tableName } : {}),
    ...queryTexts(query),
    ...(query.value === undefined ? {} : { value: query.value }),
  };
}
