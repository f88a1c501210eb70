import type { Document, DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Cell, Row } from '../../../runtime/model/schema/Row.ts';
import type { Queryable } from '../../db/Database.ts';
import { anyOf, name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { systemRows } from '../../reading/systemRows.ts';

/** Detail rows of several documents by document key, with one query per detail. */
export const rowsOfDocuments = async (
  db: Queryable,
  full: DocumentTable,
  keys: readonly Cell[],
): Promise<ReadonlyMap<string, Document['details']>> => {
  const byKey = new Map<string, Record<string, Row[]>>();
  for (const { schema, table } of full.details)
    for (const row of await systemRows(
      db,
      'engine',
      table,
      sql`${name(schema.foreignKey)} = ${anyOf(keys)}`,
      sql`order by ${name(table.key)}`,
    )) {
      const key = String(row[schema.foreignKey]);
      const details = byKey.get(key) ?? {};
      const rows = details[table.table];
      if (rows === undefined) details[table.table] = [row];
      else rows.push(row);
      byKey.set(key, details);
    }
  return byKey;
};
