import { openedBy } from '../access/grantsOf.ts';
import { idsOf, superAdminRole } from '../access/loadAccount.ts';
import { rolesOf } from '../access/roles.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/** A user by id and name. */
interface NamedUser {
  readonly id: number;
  readonly name: string;
}

/** Users with an active account of whom a role may open the table, by name. */
export const usersWhoMayOpen = async (
  db: Queryable,
  catalog: Pick<SchemaCatalog, 'bundle' | 'owners'>,
  table: string,
): Promise<readonly NamedUser[]> => {
  const roles = (await rolesOf(db)).filter(({ isEnabled }) => isEnabled).map(({ id }) => id);
  const opens = await openedBy(db, catalog, roles);
  const opening = new Set(roles.filter((id) => id === superAdminRole || opens(id, table)));
  const { rows } = await run(
    db,
    sql`select "User_Id", "UserName", "UserTrueName", "RoleIds" from "Sys_User" where "Enable" is null or "Enable" = 1 order by "UserTrueName", "User_Id"`,
  );
  return rows
    .filter(({ RoleIds }) => idsOf(RoleIds).some((id) => opening.has(id)))
    .map(({ User_Id, UserName, UserTrueName }) => ({
      id: Number(User_Id),
      name: String(UserTrueName ?? UserName),
    }));
};
