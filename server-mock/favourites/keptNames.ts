import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/** Tables that keep one list of favourite names for each user. */
export type NameList = 'jig_favourite' | 'jig_recent';

const reading = {
  jig_favourite: sql`select "Names" from "jig_favourite"`,
  jig_recent: sql`select "Names" from "jig_recent"`,
} as const;

const writing = {
  jig_favourite: sql`insert into "jig_favourite"`,
  jig_recent: sql`insert into "jig_recent"`,
} as const;

/** The names in a user's list, in order. `lock`: no other call changes them until the transaction ends. */
export const keptNames = async (
  db: Queryable,
  list: NameList,
  user: number,
  lock = false,
): Promise<readonly string[]> => {
  const { rows } = await run(
    db,
    sql`${reading[list]} where "UserId" = ${user} ${lock ? sql`for update` : sql``}`,
  );
  // Only `keepNames` writes this text.
  return JSON.parse(String(rows[0]?.Names ?? '[]')) as readonly string[];
};

/** Stores the list of a user. */
export const keepNames = async (
  db: Queryable,
  list: NameList,
  user: number,
  names: readonly string[],
): Promise<void> => {
  await run(
    db,
    sql`${writing[list]} ("UserId", "Names") values (${user}, ${JSON.stringify(names)})
        on conflict ("UserId") do update set "Names" = excluded."Names"`,
  );
};
