import type { UserCall } from '../../http/Call.ts';

/** Names of users by id, as people know them. */
export const namesOf = async (
  { context, say }: Pick<UserCall, 'context' | 'say'>,
  ids: readonly (number | undefined)[],
): Promise<(id: number | undefined) => string> => {
  const asked = [...new Set(ids.filter((id) => id !== undefined))];
  if (asked.length === 0) return () => '';
  const { rows } = await context.db.query(
    'select "User_Id", "UserName", "UserTrueName" from "Sys_User" where "User_Id" = any($1::integer[])',
    [asked],
  );
  const names = new Map(
    rows.map((row) => [
      Number(row.User_Id),
      row.UserTrueName === null
        ? String(row.UserName)
        : `${String(row.UserTrueName)} (${String(row.UserName)})`,
    ]),
  );
  return (id) => (id === undefined ? '' : (names.get(id) ?? say('status.deletedUser', { id })));
};
