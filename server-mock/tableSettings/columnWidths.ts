import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import { keyOf } from '../catalog/systemTables.ts';
import type { Database } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { anyOf } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { asObject, asText } from '../http/Call.ts';

const bounds = { least: 20, greatest: 2000 } as const;
const columnsLimit = 500;

/** Column widths set by a user, by table and field. */
export const columnWidths = async (
  db: Database,
  user: number,
  tables: readonly string[],
): Promise<ReadonlyMap<string, Readonly<Record<string, number>>>> => {
  const { rows } = await run(
    db,
    sql`select "TableName", "ColumnName", "Width" from "jig_column_width"
        where "UserId" = ${user} and "TableName" = ${anyOf(tables)} order by "ColumnName"`,
  );
  const found = new Map<string, Record<string, number>>();
  for (const { TableName, ColumnName, Width } of rows) {
    const widths = found.get(String(TableName)) ?? {};
    widths[String(ColumnName)] = Number(Width);
    found.set(String(TableName), widths);
  }
  return found;
};

/** Valid widths a client sent: known fields, 20 to 2000 pixels. */
export const readWidths = (
  table: ResolvedTable,
  sent: readonly Json[],
): readonly { readonly field: string; readonly width: number }[] =>
  sent.slice(0, columnsLimit).flatMap((one) => {
    const given = asObject(one);
    const field = asText(given?.field) ?? asText(given?.columnName);
    const width = Math.round(Number(asText(given?.width) ?? asText(given?.columnWidth)));
    const fits = width >= bounds.least && width <= bounds.greatest;
    return field !== undefined && table.byName.has(field) && fits ? [{ field, width }] : [];
  });

/** Stores widths; other columns keep theirs. */
export const keepWidths = (
  db: Database,
  user: number,
  table: string,
  widths: readonly { readonly field: string; readonly width: number }[],
): Promise<void> =>
  db.transaction(async (tx) => {
    for (const { field, width } of widths)
      await run(
        tx,
        sql`insert into "jig_column_width" ("Id", "UserId", "TableName", "ColumnName", "Width")
            values (${keyOf(user, table, field)}, ${user}, ${table}, ${field}, ${width})
            on conflict ("Id") do update set "Width" = excluded."Width"`,
      );
  });

/** Deletes the widths of a table; those of the schema apply again. */
export const forgetWidths = async (db: Database, user: number, table: string): Promise<void> => {
  await run(db, sql`delete from "jig_column_width" where "UserId" = ${user} and "TableName" = ${table}`);
};
