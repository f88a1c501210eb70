import { columnTypes } from '../../../runtime/model/fields/columnTypes/index.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { asText, type UserCall } from '../../http/Call.ts';
import { GuardedTable } from '../../reading/GuardedTable.ts';
import type { Telling } from './tellingOf.ts';

/** A detail row named by its key, with logged values (`{Field: [value]}`). */
interface LoggedRow {
  readonly table: ResolvedTable;
  readonly key: string;
  readonly values: JsonObject;
}

/**
 * Names of detail rows by table and key: today's value of the name field, else the logged one. Rows whose name field
 * the user may not see have none.
 */
export const rowNames = async (
  call: UserCall,
  telling: Telling,
  recordKey: string,
  rows: readonly LoggedRow[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, string>>> => {
  const names = new Map<string, Map<string, string>>();
  for (const table of new Set(rows.map((row) => row.table))) {
    const { nameField } = table;
    const field = table.byName.get(nameField);
    const key = table.byName.get(table.key);
    const own = rows.filter((row) => row.table === table);
    const known = new Map<string, string>();
    names.set(table.table, known);
    if (field === undefined || key === undefined || field.dataKey !== undefined) continue;
    if (!telling.sees(recordKey, table.table, nameField)) continue;
    for (const row of own) {
      const logged = row.values[nameField];
      const text = Array.isArray(logged) ? asText(logged.at(-1)) : undefined;
      if (text !== undefined && !known.has(row.key)) known.set(row.key, text);
    }
    const keys = own.flatMap((row) => {
      const parsed = columnTypes[key.columnType].parse(row.key, key);
      return parsed.ok && parsed.value !== null ? [parsed.value] : [];
    });
    const found = await GuardedTable.of(call, table).select(call.context.db, {
      columns: [table.key, nameField],
      where: sql`${name(table.key)} = ${anyOf(keys)}`,
    });
    for (const row of found.rows) {
      const text = String(row[nameField] ?? '');
      if (text !== '') known.set(String(row[table.key]), text);
    }
  }
  return names;
};
