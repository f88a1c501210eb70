import { readableFields } from '../../../../runtime/model/access/readableFields.ts';
import type { Row } from '../../../../runtime/model/schema/Row.ts';
import { name } from '../../../db/sql/names.ts';
import { sql } from '../../../db/sql/sql.ts';
import { type Answer, refuse, succeed } from '../../../http/Answer.ts';
import type { UserCall } from '../../../http/Call.ts';
import { systemRows } from '../../../reading/systemRows.ts';
import { accessTable } from '../../../reading/tableAccess.ts';
import { keyText } from '../../../records/keyText.ts';
import { rowReader } from '../../../records/rowReader.ts';
import { courseRow } from '../../calls/courseScope.ts';
import { hiddenHere } from '../../hiding/hiddenHere.ts';

/**
 * `GET /api/Sys_Ddm/getDetailRows?id&tableName`: detail rows of a document.
 * For users who see the document or are asked about it. `data` holds the first detail, `extra.details` all.
 */
export const detailRows = async (call: UserCall): Promise<Answer<readonly Row[]>> => {
  const tableName = call.query('tableName') ?? '';
  const { catalog, db } = call.context;
  const document = catalog.documentFor(call.user, tableName);
  const access = accessTable(call, tableName, 'Search');
  if (document === undefined) return refuse('404', call.say('server.unknownTable', { table: tableName }));
  const { main } = document;
  const found = await courseRow(call, main, call.query('id'));
  if ('refused' in found) return found.refused;
  const key = found.row[main.key] ?? null;
  const hidden = await hiddenHere(db, call, main.table, keyText(key), 'refused' in access);
  const details: { readonly table: string; readonly list: readonly Row[] }[] = [];
  for (const { schema, table } of document.details) {
    const readable = new Set(
      [...readableFields(call.user, table)].filter((field) => !hidden.has(`${table.table}.${field}`)),
    );
    const rows = await systemRows(
      db,
      'course',
      table,
      sql`${name(schema.foreignKey)} = ${key}`,
      sql`order by ${name(table.key)}`,
    );
    details.push({ table: table.table, list: rows.map(rowReader(table, readable)) });
  }
  return succeed(null, details[0]?.list ?? [], { details });
};
