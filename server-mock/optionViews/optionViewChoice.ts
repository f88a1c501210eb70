import { keyOf } from '../catalog/systemTables.ts';
import type { Database } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/** What a user chose among the views of a page. */
export interface OptionViewChoice {
  /** An id, `all` or `approved`; empty: nothing. */
  readonly chosen: string;
  /** Ids in the user's order; views that are not named come after them. */
  readonly order: readonly number[];
}

/** The choice of a user on a page. */
export const optionViewChoice = async (
  db: Database,
  user: number,
  table: string,
): Promise<OptionViewChoice> => {
  const { rows } = await run(
    db,
    sql`select "Chosen", "SortIds" from "jig_option_view_choice" where "Id" = ${keyOf(user, table)}`,
  );
  const [row] = rows;
  return {
    chosen: String(row?.Chosen ?? ''),
    // Only `keepOptionViewChoice` writes this text.
    order: JSON.parse(String(row?.SortIds ?? '[]')) as readonly number[],
  };
};

/** Stores a changed choice; what is left out stays. */
export const keepOptionViewChoice = async (
  db: Database,
  user: number,
  table: string,
  { chosen, order }: Partial<OptionViewChoice>,
): Promise<void> => {
  const ids = order === undefined ? undefined : JSON.stringify(order);
  await run(
    db,
    sql`insert into "jig_option_view_choice" ("Id", "UserId", "TableName", "Chosen", "SortIds")
        values (${keyOf(user, table)}, ${user}, ${table}, ${chosen ?? ''}, ${ids ?? '[]'})
        on conflict ("Id") do update set
          "Chosen" = coalesce(${chosen ?? null}::text, "jig_option_view_choice"."Chosen"),
          "SortIds" = coalesce(${ids ?? null}::text, "jig_option_view_choice"."SortIds")`,
  );
};
