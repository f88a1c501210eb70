import { entryColumnTable, entryTable } from '../../runtime/model/codegen/columnPlace.ts';
import { readEntry } from '../../runtime/model/codegen/readEntry.ts';
import type { TableEntry } from '../../runtime/model/codegen/TableEntry.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRows } from '../reading/systemRows.ts';

/** An entry as it is stored. */
export interface StoredEntry {
  readonly row: Row;
  readonly entry: TableEntry;
  /** The record before it was written; undefined: it is new. */
  readonly before?: Row | undefined;
}

/** The stored entry with this key; undefined: there is none. */
export const storedEntry = async (
  db: Queryable,
  catalog: SchemaCatalog,
  id: number,
): Promise<StoredEntry | undefined> => {
  const [main, detail] = [catalog.table(entryTable), catalog.table(entryColumnTable)];
  if (main === undefined || detail === undefined) return undefined;
  const [row] = await systemRows(db, 'schema', main, sql`"Table_Id" = ${id}`);
  if (row === undefined) return undefined;
  const order = sql`order by "RowNo" nulls last, "ColumnId"`;
  const columns = await systemRows(db, 'schema', detail, sql`"Table_Id" = ${id}`, order);
  // Rows hold JSON scalars only.
  return { row, entry: readEntry(row as JsonObject, columns as readonly JsonObject[]) };
};
