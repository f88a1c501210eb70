import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/** API names of a user's favourites, in order. `lock`: no other call changes them until the transaction ends. */
export const favouriteNames = async (
  db: Queryable,
  user: number,
  lock = false,
): Promise<readonly string[]> => {
  const { rows } = await run(
    db,
    sql`select "Names" from "jig_favourite" where "UserId" = ${user} ${lock ? sql`for update` : sql``}`,
  );
  // Only `keepFavourites` writes this text.
  return JSON.parse(String(rows[0]?.Names ?? '[]')) as readonly string[];
};

/** Stores the favourites of a user. */
export const keepFavourites = async (
  db: Queryable,
  user: number,
  names: readonly string[],
): Promise<void> => {
  await run(
    db,
    sql`insert into "jig_favourite" ("UserId", "Names") values (${user}, ${JSON.stringify(names)})
        on conflict ("UserId") do update set "Names" = excluded."Names"`,
  );
};
