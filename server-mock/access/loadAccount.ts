import type { User } from '../../runtime/model/access/User.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';
import { fieldRightsOf } from './fieldRightsOf.ts';
import { grantsOf, openedBy } from './grantsOf.ts';
import { descendantsOf, type Role, rolesOf } from './roles.ts';
import { withViewRights } from './viewRights.ts';

/** A user account with all its rights. */
export interface Account {
  readonly user: User;
  readonly tokenVersion: number;
  readonly isEnabled: boolean;
  /** An administrator set the password: the user must change it before anything else. */
  readonly mustChangePassword: boolean;
}

/** Role 1 is the super administrator. */
export const superAdminRole = 1;

/** Parses comma-separated ids. */
export const idsOf = (joined: unknown): readonly number[] =>
  String(joined ?? '')
    .split(',')
    .map((part) => Number(part.trim()))
    .filter((id) => Number.isInteger(id) && id > 0);

/** Loads a user with roles, grants and row scope. Undefined: no such user. */
export const loadAccount = async (
  db: Queryable,
  catalog: Pick<SchemaCatalog, 'bundle' | 'owners' | 'pagesOver' | 'views'>,
  userId: number,
): Promise<Account | undefined> => {
  const found = await run(
    db,
    sql`select "User_Id", "UserName", "UserTrueName", "RoleIds", "Enable", "TokenVersion", "MustChangePwd" from "Sys_User" where "User_Id" = ${userId}`,
  );
  const [row] = found.rows;
  if (row === undefined) return undefined;
  const roles = await rolesOf(db);
  const mine = idsOf(row.RoleIds).flatMap((id): Role[] => {
    const role = roles.find((candidate) => candidate.id === id && candidate.isEnabled);
    return role === undefined ? [] : [role];
  });
  const names = { userName: String(row.UserName), realName: String(row.UserTrueName ?? row.UserName) };
  const user = await userWith(db, catalog, { id: userId, ...names }, { all: roles, own: mine });
  return {
    user: withViewRights(catalog, user),
    tokenVersion: Number(row.TokenVersion ?? 0),
    isEnabled: Number(row.Enable ?? 1) === 1,
    mustChangePassword: Number(row.MustChangePwd ?? 0) === 1,
  };
};

/** A user with what these roles give, before the rights on views that follow from it. */
export const userWith = async (
  db: Queryable,
  catalog: Pick<SchemaCatalog, 'bundle' | 'owners'>,
  who: Pick<User, 'id' | 'userName' | 'realName'>,
  roles: { readonly all: readonly Role[]; readonly own: readonly Role[] },
): Promise<User> => {
  const roleIds = roles.own.map((role) => role.id);
  const isSuperAdmin = roleIds.includes(superAdminRole);
  return {
    ...who,
    roleIds,
    roleNames: roles.own.map((role) => role.name),
    isSuperAdmin,
    grants: await grantsOf(db, catalog.bundle.menus, roleIds, isSuperAdmin),
    fieldRights: await fieldRightsOf(db, roleIds, await openedBy(db, catalog, roleIds)),
    subordinateIds: await subordinatesOf(db, roles.all, roleIds, who.id),
  };
};

/** The user, and all users with a role below the user's roles. */
const subordinatesOf = async (
  db: Queryable,
  roles: readonly Role[],
  roleIds: readonly number[],
  userId: number,
): Promise<readonly number[]> => {
  const below = descendantsOf(roles, roleIds);
  if (below.size === 0) return [userId];
  const users = await run(db, sql`select "User_Id", "RoleIds" from "Sys_User"`);
  const ids = users.rows
    .filter((row) => idsOf(row.RoleIds).some((id) => below.has(id)))
    .map((row) => Number(row.User_Id));
  return [...new Set([userId, ...ids])];
};
