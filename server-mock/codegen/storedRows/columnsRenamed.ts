import { entryColumnTable } from '../../../runtime/model/codegen/columnPlace.ts';
import { readColumn } from '../../../runtime/model/codegen/readEntry.ts';
import { type RenamedColumns, readRenamed } from '../../../runtime/model/codegen/renamedColumns.ts';
import { asObject, type Json } from '../../../runtime/model/schema/Json.ts';
import type { SchemaCatalog } from '../../catalog/SchemaCatalog.ts';
import type { Queryable } from '../../db/Database.ts';
import { sql } from '../../db/sql/sql.ts';
import { systemRows } from '../../reading/systemRows.ts';

/**
 * Columns of an entry that have another name than before: those of this save, whose rows are known by their keys, and earlier ones
 * (`known`). `columns`: the rows as they will be.
 */
export const columnsRenamed = async (
  db: Queryable,
  catalog: SchemaCatalog,
  id: number,
  { columns, known }: { readonly columns: readonly Json[]; readonly known: string },
): Promise<RenamedColumns> => {
  const table = catalog.table(entryColumnTable);
  if (table === undefined || id === 0) return new Map();
  const rows = await systemRows(db, 'schema', table, sql`"Table_Id" = ${id}`);
  const names = new Map(rows.map((row) => [Number(row.ColumnId), String(row.ColumnName)] as const));
  const earlier = readRenamed(known);
  return new Map(
    columns.flatMap((one): [string, string][] => {
      const line = asObject(one) ?? {};
      const [now, before] = [
        readColumn(line).columnName,
        names.get(Number(line.ColumnId ?? line.columnId ?? 0)),
      ];
      if (before !== undefined && before !== now && now !== '') return [[now, before]];
      const first = earlier.get(now);
      return first === undefined ? [] : [[now, first]];
    }),
  );
};
