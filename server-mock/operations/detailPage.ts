import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import type { Plain } from '../../runtime/wire/Endpoint.ts';
import type { PageAnswer } from '../../runtime/wire/PageQuery.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, plain, refuse } from '../http/Answer.ts';
import { asText, bodyObject, type UserCall } from '../http/Call.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { pageOf } from './page.ts';

/** Maximum detail rows of one answer; detail rows are not paged. */
const detailLimit = 100_000;

/**
 * `POST /api/{table}/getDetailPage`: the detail rows of the record `value`.
 * `{table}` is the main table and `tableName` names the detail (default: the first). Old clients may send the
 * detail as `{table}`.
 */
export const detailPage = async (call: UserCall, tableName: string): Promise<Answer<Plain<PageAnswer>>> => {
  const { catalog } = call.context;
  const body = bodyObject(call);
  const sent = asText(body.tableName);
  const main = catalog.table(tableName);
  if (main === undefined) return refuse('404', call.say('server.unknownTable', { table: tableName }));
  const wanted =
    sent === undefined || sent.toLowerCase() === main.table.toLowerCase() ? undefined : sent.toLowerCase();
  const own = main.details.find((detail) => wanted === undefined || detail.table.toLowerCase() === wanted);
  const parents = own === undefined ? catalog.mainsOf(tableName) : [];
  const detail = own ?? parents.flatMap((parent) => parent.details).find((one) => one.table === main.table);
  if (detail === undefined) return refuse('404', call.say('server.noDetail', { table: main.cnName }));
  const found = accessTable(call, detail.table, 'Search');
  if ('refused' in found) return found.refused;
  const foreignKey = found.access.table.byName.get(detail.foreignKey);
  const key = foreignKey && columnTypes[foreignKey.columnType].parse(asText(body.value) ?? null, foreignKey);
  if (key === undefined || !key.ok || key.value === null)
    return plain({ status: 0, msg: null, rows: [], total: 0, summary: null, extra: {} });
  const more = [sql`${name(detail.foreignKey)} = ${key.value}`];
  const { table } = found.access;
  // Default order: by the position field of the table, else in order of entry.
  const isSorted = (asText(body.sort) ?? '') !== '' || detail.sortName !== undefined;
  const place = table.grid?.sequence;
  const by = place !== undefined && found.access.readable.has(place) ? place : table.key;
  const asked = isSorted ? body : { ...body, sort: by, order: 'asc' };
  const ordered =
    detail.sortName === undefined
      ? table
      : { ...table, sortName: detail.sortName, sortOrder: detail.sortOrder ?? 'desc' };
  return pageOf(call, { ...found.access, table: ordered }, more, detailLimit, asked);
};
