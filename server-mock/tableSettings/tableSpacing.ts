import type { TableSpacing } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import { keyOf } from '../catalog/systemTables.ts';
import type { Database } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { anyOf } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';

/** Split of the height between a table and the one below it, by table. Ratios are stored in hundredths. */
export const tableSpacings = async (
  db: Database,
  user: number,
  tables: readonly string[],
): Promise<ReadonlyMap<string, TableSpacing>> => {
  const { rows } = await run(
    db,
    sql`select "TableName", "Ratio", "SecondHeight" from "jig_table_spacing"
        where "UserId" = ${user} and "TableName" = ${anyOf(tables)}`,
  );
  return new Map(
    rows.map(({ TableName, Ratio, SecondHeight }) => [
      String(TableName),
      { firstTableRatio: Number(Ratio) / 100, secondHeight: Number(SecondHeight) },
    ]),
  );
};

/** Validates a sent ratio (above 0, at most 1) and height (0 to 10,000); undefined: invalid. */
export const readSpacing = (ratio: number, height: number): TableSpacing | undefined => {
  const firstTableRatio = Math.round(ratio * 100) / 100;
  const secondHeight = Math.round(height);
  const fits = firstTableRatio > 0 && firstTableRatio <= 1 && secondHeight >= 0 && secondHeight <= 10_000;
  return fits ? { firstTableRatio, secondHeight } : undefined;
};

export const keepSpacing = async (
  db: Database,
  user: number,
  table: string,
  { firstTableRatio, secondHeight }: TableSpacing,
): Promise<void> => {
  await run(
    db,
    sql`insert into "jig_table_spacing" ("Id", "UserId", "TableName", "Ratio", "SecondHeight")
        values (${keyOf(user, table)}, ${user}, ${table}, ${Math.round(firstTableRatio * 100)}, ${secondHeight})
        on conflict ("Id") do update
        set "Ratio" = excluded."Ratio", "SecondHeight" = excluded."SecondHeight"`,
  );
};
