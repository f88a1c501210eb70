import type { Ignored } from '../../runtime/model/conditions/query/Clause.ts';
import { ignore } from '../../runtime/model/conditions/query/readClause.ts';
import type { Json, JsonObject } from '../../runtime/model/schema/Json.ts';
import type { Plain } from '../../runtime/wire/Endpoint.ts';
import type { PageAnswer, PageExtra } from '../../runtime/wire/PageQuery.ts';
import type { RawBuilder } from '../db/sql/sql.ts';
import type { Answer } from '../http/Answer.ts';
import { bodyObject, type UserCall } from '../http/Call.ts';
import { accessTable, type TableAccess } from '../reading/tableAccess.ts';
import { listAnswer, totalsBeside } from './reading/listAnswer.ts';
import { listRows } from './reading/listRows.ts';
import { ignoredExtra, keepingRows, readQuery } from './readQuery.ts';
import { totalsOf } from './totals.ts';

/** Maximum rows per page; larger requests are clamped and the answer says so. */
export const pageLimit = 120;
const lastPage = 10_000_000;

/** Reads a whole number from 1; undefined when something else was sent. */
const whole = (sent: Json | undefined, fallback: number): number | undefined => {
  if (sent === undefined || sent === null || sent === '') return fallback;
  const number = typeof sent === 'string' || typeof sent === 'number' ? Number(sent) : Number.NaN;
  return Number.isInteger(number) && number >= 1 ? number : undefined;
};

interface Paging {
  readonly rows: number;
  readonly offset: number;
  /** Values of `page` and `rows` that are no numbers. */
  readonly ignored: readonly Ignored[];
  readonly extra: Pick<PageExtra, 'clamped'>;
}

/** Reads page and page size, and notes when the size was clamped. */
export const readPaging = (
  page: Json | undefined,
  rows: Json | undefined,
  fallback: number,
  limit: number,
): Paging => {
  const wanted = whole(rows, fallback);
  const at = whole(page, 1);
  const given = Math.min(wanted ?? fallback, limit);
  const ignored = [
    ...(wanted === undefined ? [ignore('rows', rows, 'query.unreadable').ignored] : []),
    ...(at === undefined ? [ignore('page', page, 'query.unreadable').ignored] : []),
  ];
  return {
    rows: given,
    offset: (Math.min(at ?? 1, lastPage) - 1) * given,
    ignored,
    extra: wanted !== undefined && wanted > limit ? { clamped: { rows: limit, asked: wanted } } : {},
  };
};

/** The page envelope of one table. */
export const pageOf = async (
  call: UserCall,
  access: TableAccess,
  more: readonly RawBuilder<unknown>[],
  limit: number,
  body: JsonObject = bodyObject(call),
): Promise<Answer<Plain<PageAnswer>>> => {
  const read = await readQuery(call, access, body, more);
  if ('refused' in read) return read.refused;
  const { query } = read;
  const { extra, ignored, ...paging } = readPaging(
    body.page,
    body.rows,
    Math.min(call.context.pageSize, limit),
    limit,
  );
  const list = await listRows(call, access, query, paging);
  if ('refused' in list) return list.refused;
  const { total, summary, extra: sums } = await totalsBeside(list, () => totalsOf(call, access, query));
  const unread = ignoredExtra(call, access.table, [...query.ignored, ...keepingRows(ignored)]);
  return listAnswer(list, { total, summary, extra: { ...extra, ...unread, ...sums } });
};

/** `POST /api/{table}/Page`: one page of the rows the user may see. */
export const page = async (call: UserCall, tableName: string): Promise<Answer<Plain<PageAnswer>>> => {
  const found = accessTable(call, tableName, 'Search');
  return 'refused' in found ? found.refused : pageOf(call, found.access, [], pageLimit);
};
