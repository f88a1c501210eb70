import type { Queryable } from '../db/Database.ts';

/**
 * Ends every session. A restored database may hold an older number of a user's tokens than those that were given out since, so it
 * becomes one that no token had: the minutes since 1970, which grow faster than any user's number.
 */
export async function endAllSessions(db: Queryable): Promise<void> {
  await db.query(
    `update "Sys_User" set "TokenVersion" =
       greatest(coalesce("TokenVersion", 0) + 1, floor(extract(epoch from clock_timestamp()) / 60)::integer)`,
  );
}
