import type { AmountRange } from '../../../runtime/wire/PageQuery.ts';
import { run } from '../../db/sql/compile.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { type RawBuilder, sql } from '../../db/sql/sql.ts';
import type { UserCall } from '../../http/Call.ts';
import { factFields } from '../../operations/facts/factFields.ts';
import { parseKey } from '../../reading/parseKey.ts';
import { accessTable } from '../../reading/tableAccess.ts';
import { keyText } from '../../records/keyText.ts';
import { rowReader } from '../../records/rowReader.ts';

/** Tasks of a list that are looked at, the newest first. */
const mostTasks = 20_000;

/** Keys of these documents whose amount the caller may read and that lies in the range. */
const keysInRange = async (
  call: UserCall,
  tableName: string,
  keys: readonly string[],
  { least, most }: AmountRange,
): Promise<readonly string[]> => {
  const found = accessTable(call, tableName, 'Search');
  if ('refused' in found) return [];
  const { table, rows, readable } = found.access;
  const [field] = factFields(call.context.catalog, table, readable, ['amount']);
  const parsed = keys.flatMap((key) => parseKey(table, key) ?? []);
  if (field === undefined || parsed.length === 0) return [];
  const columns = new Set([table.key]);
  const amount = name(field.field);
  const conditions = [
    sql`${name(table.key)} = ${anyOf(parsed)}`,
    ...(least === undefined ? [] : [sql`${amount} >= cast(${least} as numeric)`]),
    ...(most === undefined ? [] : [sql`${amount} <= cast(${most} as numeric)`]),
  ];
  const read = await rows.select(call.context.db, {
    columns,
    where: sql.join(conditions, sql` and `),
  });
  return read.rows.map(rowReader(table, columns)).map((row) => keyText(row[table.key] ?? null));
};

/**
 * Condition for tasks whose document has an amount in a range. Documents whose amount the caller may not read are left
 * out, so that neither rows nor total tell it. Amounts are compared in the currency of their document.
 */
export const amountScope = async (
  call: UserCall,
  listed: RawBuilder<unknown>,
  range: AmountRange,
): Promise<RawBuilder<unknown>> => {
  const { rows } = await run(
    call.context.db,
    sql`select "WorkTable", "WorkTableKey" from "Sys_WorkFlowTable" where ${listed}
        order by "WorkFlowTable_Id" desc limit ${mostTasks}`,
  );
  const byTable = new Map<string, string[]>();
  for (const { WorkTable, WorkTableKey } of rows) {
    const keys = byTable.get(String(WorkTable)) ?? [];
    keys.push(String(WorkTableKey));
    byTable.set(String(WorkTable), keys);
  }
  const parts = [sql`false`];
  for (const [table, keys] of byTable) {
    const kept = await keysInRange(call, table, keys, range);
    if (kept.length > 0) parts.push(sql`("WorkTable" = ${table} and "WorkTableKey" = ${anyOf(kept)})`);
  }
  return sql`(${sql.join(parts, sql` or `)})`;
};
