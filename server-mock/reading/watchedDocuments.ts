import type { Document, DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type { Queryable } from '../db/Database.ts';
import { anyOf, name } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { together } from '../db/together.ts';
import { keyText } from '../records/keyText.ts';
import { systemRows } from './systemRows.ts';

/** Documents as stored, with their detail rows in the order of their keys, by the text of their key. */
export const watchedDocuments = async (
  tx: Queryable,
  { main, details }: DocumentTable,
  keys: readonly Cell[],
): Promise<ReadonlyMap<string, Document>> => {
  if (keys.length === 0) return new Map();
  const [mains = [], ...rowsOfDetails] = await together(tx, [
    () => systemRows(tx, 'watch', main, sql`${name(main.key)} = ${anyOf(keys)}`),
    ...details.map(
      ({ schema, table }) =>
        () =>
          systemRows(
            tx,
            'watch',
            table,
            sql`${name(schema.foreignKey)} = ${anyOf(keys)}`,
            sql`order by ${name(table.key)}`,
          ),
    ),
  ]);
  const rowsOf = new Map<string, Record<string, Row[]>>();
  for (const row of mains) rowsOf.set(keyText(row[main.key]), {});
  for (const [at, { schema, table }] of details.entries()) {
    for (const own of rowsOf.values()) own[table.table] = [];
    for (const row of rowsOfDetails[at] ?? [])
      rowsOf.get(keyText(row[schema.foreignKey]))?.[table.table]?.push(row);
  }
  return new Map(
    mains.map((row) => {
      const key = keyText(row[main.key]);
      return [key, { main: row, details: rowsOf.get(key) ?? {} }];
    }),
  );
};
