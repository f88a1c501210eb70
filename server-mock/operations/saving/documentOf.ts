import type { Document, DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import type { Queryable } from '../../db/Database.ts';
import { name } from '../../db/sql/names.ts';
import { sql } from '../../db/sql/sql.ts';
import { systemRows } from '../../reading/systemRows.ts';

/** A document whose detail rows are read only when needed. */
export const documentOf = async (
  db: Queryable,
  full: DocumentTable,
  main: Row,
  withRows: boolean,
): Promise<Document> => {
  const details: Record<string, readonly Row[]> = {};
  if (withRows)
    for (const { schema, table } of full.details)
      details[table.table] = await systemRows(
        db,
        'engine',
        table,
        sql`${name(schema.foreignKey)} = ${main[full.main.key] ?? null}`,
        sql`order by ${name(table.key)}`,
      );
  return { main, details };
};
