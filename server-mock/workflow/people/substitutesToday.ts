import type { Queryable } from '../../db/Database.ts';

const chains = `
  with recursive chain as (
    select unnest($1::int[]) as "User_Id"
    union
    select s."Substitute_Id" from chain join "Sys_WorkFlowSubstitute" s on s."User_Id" = chain."User_Id"
    where coalesce(s."Enable", 1) = 1 and s."BeginDate" <= $2::date and s."EndDate" >= $2::date)
  select "User_Id" from chain`;

/** Users who act as substitutes for any of `userIds` on `day`, plus the users themselves. */
export const substitutesToday = async (
  db: Queryable,
  userIds: readonly number[],
  day: string,
): Promise<readonly number[]> => {
  if (userIds.length === 0) return [];
  const { rows } = await db.query(chains, [userIds, day], { prepared: true });
  return rows.map((row) => Number(row.User_Id));
};
