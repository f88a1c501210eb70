import {
  type DocumentFacts,
  type FactsBody,
  mostDocuments,
} from '../../../runtime/wire/inbox/DocumentFacts.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { type Answer, succeed } from '../../http/Answer.ts';
import { asList, asObject, asText, sentBody, type UserCall } from '../../http/Call.ts';
import { Labels } from '../../operations/exporting/Labels.ts';
import { factColumns } from '../../operations/facts/factColumns.ts';
import { factFields } from '../../operations/facts/factFields.ts';
import { recordFacts } from '../../operations/facts/recordFacts.ts';
import { parseKey } from '../../reading/parseKey.ts';
import { accessTable } from '../../reading/tableAccess.ts';
import { keyText } from '../../records/keyText.ts';
import { rowReader } from '../../records/rowReader.ts';

/** Facts of documents of one table: one query, within the rights, the row scope and the hidden fields of the user. */
const factsIn = async (
  call: UserCall,
  tableName: string,
  keys: readonly string[],
): Promise<readonly DocumentFacts[]> => {
  const found = accessTable(call, tableName, 'Search');
  if ('refused' in found) return [];
  const { table, rows, readable, answered } = found.access;
  const { catalog, db } = call.context;
  const fields = factFields(catalog, table, readable, ['party', 'amount', 'date']);
  const parsed = keys.flatMap((key) => parseKey(table, key) ?? []);
  if (fields.length === 0 || parsed.length === 0) return [];
  const columns = factColumns(table, answered, fields);
  const stored = await rows.select(db, { columns, where: sql`${name(table.key)} = ${anyOf(parsed)}` });
  const read = stored.rows.map(rowReader(table, columns));
  const labels = new Labels(call);
  await labels.prepare(fields, read);
  return read.map((row) => ({
    table: tableName,
    key: keyText(row[table.key] ?? null),
    facts: recordFacts(call, labels, fields, row),
  }));
};

/**
 * `POST /api/Sys_WorkFlowTable/facts` `{documents}`: customer, amount and date of documents of a list, so that it can be
 * read without opening them. Documents that the user may not open in their own list are left out.
 */
export const documentFacts = async (call: UserCall): Promise<Answer<readonly DocumentFacts[]>> => {
  const byTable = new Map<string, string[]>();
  for (const sent of asList(sentBody<FactsBody>(call).documents)?.slice(0, mostDocuments) ?? []) {
    const document = asObject(sent);
    const table = asText(document?.table);
    const key = asText(document?.key);
    if (table === undefined || key === undefined) continue;
    byTable.set(table, [...(byTable.get(table) ?? []), key]);
  }
  const facts: DocumentFacts[] = [];
  for (const [table, keys] of byTable) facts.push(...(await factsIn(call, table, keys)));
  return succeed(null, facts);
};
