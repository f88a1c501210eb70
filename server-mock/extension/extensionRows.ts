import {
  type PublishedField,
  readExtensionField,
} from '../../runtime/model/fields/extension/PublishedField.ts';
import type { JsonObject } from '../../runtime/model/schema/Json.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { extensionTable } from '../catalog/extensionTable.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';
import { sql } from '../db/sql/sql.ts';
import { systemRows } from '../reading/systemRows.ts';

/** Rows that define a table's extension fields, in order of creation. */
export const extensionRows = async (
  db: Queryable,
  catalog: SchemaCatalog,
  table: string,
): Promise<readonly Row[]> => {
  const schema = catalog.table(extensionTable);
  if (schema === undefined) return [];
  return systemRows(db, 'schema', schema, sql`"TableName" = ${table}`, sql`order by "TableEx_Id"`);
};

/** Extension fields of a table, from its rows. */
export const extensionFields = async (
  db: Queryable,
  catalog: SchemaCatalog,
  table: string,
): Promise<readonly PublishedField[]> =>
  // A row holds JSON scalars only.
  (await extensionRows(db, catalog, table)).map((row) => readExtensionField(row as JsonObject));
