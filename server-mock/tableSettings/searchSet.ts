import { queryField } from '../../runtime/model/conditions/query/queryField.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import { keyOf } from '../catalog/systemTables.ts';
import type { Database } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { anyOf } from '../db/sql/names.ts';
import { sql } from '../db/sql/sql.ts';
import { asText } from '../http/Call.ts';
import type { TableAccess } from '../reading/tableAccess.ts';

const limit = 50;

/** Quick search fields set by a user, by table. */
export const searchSets = async (
  db: Database,
  user: number,
  tables: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { rows } = await run(
    db,
    sql`select "TableName", "Fields" from "jig_search_set"
        where "UserId" = ${user} and "TableName" = ${anyOf(tables)}`,
  );
  return new Map(
    rows.map(({ TableName, Fields }) => [String(TableName), JSON.parse(String(Fields)) as readonly string[]]),
  );
};

/** Sent fields without duplicates, or the first one that is unknown or not readable by the user. */
export const readSearchFields = (
  access: TableAccess,
  sent: readonly Json[],
): { readonly fields: readonly string[] } | { readonly refused: string } => {
  const found = new Set<string>();
  for (const one of sent.slice(0, limit)) {
    const named = queryField(access.table, asText(one) ?? '', { readable: access.readable });
    if (!named.ok) return { refused: asText(one) ?? '' };
    found.add(named.field.field);
  }
  return { fields: [...found] };
};

/** Stores the fields; an empty list restores those of the page. */
export const keepSearchFields = async (
  db: Database,
  user: number,
  table: string,
  fields: readonly string[],
): Promise<void> => {
  const id = keyOf(user, table);
  await run(
    db,
    fields.length === 0
      ? sql`delete from "jig_search_set" where "Id" = ${id}`
      : sql`insert into "jig_search_set" ("Id", "UserId", "TableName", "Fields")
            values (${id}, ${user}, ${table}, ${JSON.stringify(fields)})
            on conflict ("Id") do update set "Fields" = excluded."Fields"`,
  );
};
