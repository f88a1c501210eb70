import type { Document, DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { keyText } from '../records/keyText.ts';
import { systemRows } from './systemRows.ts';

/** Documents as stored, with their detail rows in the order of their keys, by the text of their key. */
export const watchedDocuments = async (
  tx: Queryable,
  { main, details }: DocumentTable,
  keys: readonly Cell[],
): Promise<ReadonlyMap<string, Document>> => {
  if (keys.length === 0) return new Map();
  const rowsOf = new Map<string, Record<string, Row[]>>();
  const mains = await systemRows(tx, 'watch', main, sql`${name(main.key)} = ${anyOf(keys)}`);
  for (const row of mains) rowsOf.set(keyText(row[main.key]), {});
  for (const { schema, table } of details) {
    const where = sql`${name(schema.foreignKey)} = ${anyOf(keys)}`;
    const rows = await systemRows(tx, 'watch', table, where, sql`order by ${name(table.key)}`);
    for (const own of rowsOf.values()) own[table.table] = [];
    for (const row of rows) rowsOf.get(keyText(row[schema.foreignKey]))?.[table.table]?.push(row);
  }
  return new Map(
    mains.map((row) => {
      const key = keyText(row[main.key]);
      return [key, { main: row, details: rowsOf.get(key) ?? {} }];
    }),
  );
};
