import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/** A stored filter with its owner. */
interface StoredFilter {
  readonly table: string;
  readonly user: number;
  readonly text: string;
}

/** Filters of one user; the oldest go first. */
const mostFilters = 200;
/** Days after which a filter is deleted. */
const keptDays = 365;

/** The filter of this id. */
export const storedFilter = async (db: Queryable, id: string): Promise<StoredFilter | undefined> => {
  const { rows } = await run(
    db,
    sql`select "TableName", "UserId", "Text" from "jig_kept_filter" where "Id" = ${id}`,
  );
  const [row] = rows;
  return row && { table: String(row.TableName), user: Number(row.UserId), text: String(row.Text) };
};

/** Stores a filter and deletes those whose time has come. An id that is taken stays as it is. `now`: the product's clock. */
export const storeFilter = async (
  db: Queryable,
  id: string,
  { table, user, text }: StoredFilter,
  now: string,
): Promise<void> => {
  await run(
    db,
    sql`insert into "jig_kept_filter" ("Id", "TableName", "UserId", "Text", "KeptAt")
        values (${id}, ${table}, ${user}, ${text}, ${now}) on conflict ("Id") do nothing`,
  );
  await run(
    db,
    sql`delete from "jig_kept_filter" where "KeptAt" < ${now}::timestamp - make_interval(days => ${keptDays})
        or "Id" in (select "Id" from "jig_kept_filter" where "UserId" = ${user} and "Id" <> ${id}
                    order by "KeptAt" desc, "Id" offset ${mostFilters - 1})`,
  );
};
