import type { RawBuilder } from 'kysely';
import type { Json, JsonObject } from '../../runtime/model/schema/Json.ts';
import type { Answer } from '../http/Answer.ts';
import { bodyObject, type UserCall } from '../http/Call.ts';
import { listAnswer, totalsBeside } from './reading/listAnswer.ts';
import { listRows } from './reading/listRows.ts';
import { ignoredExtra, readQuery } from './readQuery.ts';
import { accessTable, type TableAccess } from './tableAccess.ts';
import { totalsOf } from './totals.ts';

/** Rows of one page at most; more is clamped and said (contract section 3). */
export const pageLimit = 120;
const lastPage = 10_000_000;

const whole = (sent: Json | undefined, fallback: number): number => {
  const number = Number(sent ?? fallback);
  return Number.isInteger(number) && number >= 1 ? number : fallback;
};

/** Which page of how many rows, and whether less is given than was asked for. */
export const readPaging = (
  page: Json | undefined,
  rows: Json | undefined,
  fallback: number,
  limit: number,
): { readonly rows: number; readonly offset: number; readonly extra: Readonly<Record<string, unknown>> } => {
  const wanted = whole(rows, fallback);
  const given = Math.min(wanted, limit);
  return {
    rows: given,
    offset: (Math.min(whole(page, 1), lastPage) - 1) * given,
    extra: wanted > limit ? { clamped: { rows: limit, asked: wanted } } : {},
  };
};

/** The page envelope for one table and paging limit. */
export const pageOf = async (
  call: UserCall,
  access: TableAccess,
  more: readonly RawBuilder<unknown>[],
  limit: number,
  body: JsonObject = bodyObject(call),
): Promise<Answer> => {
  const read = readQuery(call, access, body, more);
  if ('refused' in read) return read.refused;
  const { query } = read;
  const { extra, ...paging } = readPaging(
    body.page,
    body.rows,
    Math.min(call.context.pageSize, limit),
    limit,
  );
  const list = await listRows(call, access, query, paging);
  if ('refused' in list) return list.refused;
  const { total, summary } = await totalsBeside(list, () => totalsOf(call, access, query.where));
  return listAnswer(list, { total, summary, extra: { ...extra, ...ignoredExtra(call, query.ignored) } });
};

/** `POST /api/{table}/Page`: one page of the rows a user sees (specification 1 section 7, family facts 1.3). */
export const page = async (call: UserCall, tableName: string): Promise<Answer> => {
  const found = accessTable(call, tableName, 'Search');
  return 'refused' in found ? found.refused : pageOf(call, found.access, [], pageLimit);
};
