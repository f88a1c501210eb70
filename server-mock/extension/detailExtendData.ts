import { sql } from 'kysely';
import { name } from '../db/sql/names.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { parseKey, selectAll } from '../operations/saving/loadDocument.ts';
import { accessTable } from '../operations/tableAccess.ts';
import { extensionFields } from './extensionRows.ts';

/**
 * `GetDetailExtendDataList?tableName&linkId`: what the record `linkId` of a table (a detail row too) holds in its extension
 * fields, `{tableEx_Id, fieldCode, fieldValue}` each. Only what the user may read.
 */
export const detailExtendData = async (call: UserCall): Promise<Answer> => {
  const found = accessTable(call, call.query('tableName') ?? '', 'Search');
  if ('refused' in found) return found.refused;
  const { db, catalog } = call.context;
  const { table, readable, scope } = found.access;
  const key = parseKey(table, call.query('linkId'));
  const where = sql`${name(table.key)} = ${key ?? null}${scope === undefined ? sql`` : sql` and ${scope}`}`;
  const [row] = key === undefined ? [] : await selectAll(db, table, where);
  if (row === undefined) return refuse('404', call.say('server.notFound'));
  const fields = await extensionFields(db, catalog, table.table);
  return succeed(
    null,
    fields.flatMap(({ tableEx_Id, fieldCode }) =>
      readable.has(fieldCode) ? [{ tableEx_Id, fieldCode, fieldValue: row[fieldCode] ?? null }] : [],
    ),
  );
};
