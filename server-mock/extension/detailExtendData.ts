import type { ExtensionValue } from '../../runtime/wire/extension/ExtensionAnswers.ts';
import { name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { parseKey } from '../reading/parseKey.ts';
import { accessTable } from '../reading/tableAccess.ts';
import { rowReader } from '../records/rowReader.ts';
import { extensionFields } from './extensionRows.ts';

/**
 * `GetDetailExtendDataList?tableName&linkId`: extension field values of record `linkId` (or detail row), each as
 * `{tableEx_Id, fieldCode, fieldValue}`. Only values the user may read.
 */
export const detailExtendData = async (call: UserCall): Promise<Answer<readonly ExtensionValue[]>> => {
  const found = accessTable(call, call.query('tableName') ?? '', 'Search');
  if ('refused' in found) return found.refused;
  const { db, catalog } = call.context;
  const { table, readable, rows } = found.access;
  const key = parseKey(table, call.query('linkId'));
  const fields = (await extensionFields(db, catalog, table.table)).filter(({ fieldCode }) =>
    readable.has(fieldCode),
  );
  const columns = new Set([table.key, ...fields.map(({ fieldCode }) => fieldCode)]);
  const where = sql`${name(table.key)} = ${key ?? null}`;
  const [stored] = key === undefined ? [] : (await rows.select(db, { columns, where })).rows;
  if (stored === undefined) return refuse('404', call.say('server.notFound'));
  const row = rowReader(table, columns)(stored);
  return succeed(
    null,
    fields.map(({ tableEx_Id, fieldCode }) => ({
      tableEx_Id,
      fieldCode,
      fieldValue: row[fieldCode] ?? null,
    })),
  );
};
