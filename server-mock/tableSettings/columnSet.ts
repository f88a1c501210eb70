import { type ColumnSet, readColumnSet } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import type { Json, JsonObject } from '../../runtime/model/schema/Json.ts';
import { keyOf } from '../catalog/systemTables.ts';
import type { Database } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { anyOf } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';

/** Reads the stored text, which only this file writes. */
// JSON.parse returns JSON.
const readSettings = (text: unknown): Json => JSON.parse(String(text)) as Json;

/** Stored column settings of a user for a table, unvalidated; null: none. */
export const columnSettings = async (db: Database, user: number, table: string): Promise<Json> => {
  const { rows } = await run(
    db,
    sql`select "Settings" from "jig_column_set" where "Id" = ${keyOf(user, table)}`,
  );
  const settings = rows[0]?.Settings;
  return settings === undefined ? null : readSettings(settings);
};

/** Column sets of a user for these tables, where stored. */
export const columnSets = async (
  db: Database,
  user: number,
  tables: readonly string[],
): Promise<ReadonlyMap<string, ColumnSet>> => {
  const { rows } = await run(
    db,
    sql`select "TableName", "Settings" from "jig_column_set"
        where "UserId" = ${user} and "TableName" = ${anyOf(tables)}`,
  );
  return new Map(
    rows.flatMap(({ TableName, Settings }) => {
      const stored = readSettings(Settings) as { readonly columns?: unknown } | null;
      const columns = readColumnSet(stored?.columns);
      return columns === undefined ? [] : [[String(TableName), columns] as const];
    }),
  );
};

/** Stores settings; undefined deletes them. */
export const keepColumnSettings = async (
  db: Database,
  user: number,
  table: string,
  settings: JsonObject | undefined,
): Promise<void> => {
  const id = keyOf(user, table);
  await run(
    db,
    settings === undefined
      ? sql`delete from "jig_column_set" where "Id" = ${id}`
      : sql`insert into "jig_column_set" ("Id", "UserId", "TableName", "Settings")
            values (${id}, ${user}, ${table}, ${JSON.stringify(settings)})
            on conflict ("Id") do update set "Settings" = excluded."Settings"`,
  );
};
