import { type RawBuilder, sql } from 'kysely';
import type { Row } from '../../runtime/model/Row.ts';
import type { Json, JsonObject } from '../../runtime/model/schema/Json.ts';
import { type Answer, plain } from '../http/Answer.ts';
import { bodyObject, type UserCall } from '../http/Call.ts';
import { name, names } from '../sql/names.ts';
import { maskedRun } from '../workflow/hiding/masked.ts';
import { flaggedFields, flaggedRows } from './flaggedRow.ts';
import { ignoredExtra, type Query, readQuery } from './readQuery.ts';
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

/** The rows of a query, as the wire has them. */
export const selectRows = async (
  call: UserCall,
  access: TableAccess,
  query: Pick<Query, 'where' | 'orderBy'>,
  paging: { readonly rows: number; readonly offset: number },
): Promise<readonly Row[]> => {
  const { table, answered } = access;
  const found = await maskedRun(
    call.context.db,
    call,
    sql`select ${names(flaggedFields(call, table, answered))} from ${name(table.table)} where ${query.where}
        order by ${query.orderBy} limit ${paging.rows} offset ${paging.offset}`,
  );
  return flaggedRows(call.context.db, call, table, found.rows, answered);
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
  const rows = await selectRows(call, access, query, paging);
  const { total, summary } = await totalsOf(call, access, query.where);
  return plain({
    status: 0,
    msg: null,
    rows,
    total,
    summary,
    extra: { ...extra, ...ignoredExtra(call, query.ignored) },
  });
};

/** `POST /api/{table}/Page`: one page of the rows a user sees (specification 1 section 7, family facts 1.3). */
export const page = async (call: UserCall, tableName: string): Promise<Answer> => {
  const found = accessTable(call, tableName, 'Search');
  return 'refused' in found ? found.refused : pageOf(call, found.access, [], pageLimit);
};
