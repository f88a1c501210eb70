import { isGranted } from '../../runtime/model/access/authorize.ts';
import type { User } from '../../runtime/model/access/User.ts';
import type { FieldRight } from '../../runtime/model/schema/PermissionSetSchema.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';
import type { ChangeCounters } from '../totals/ChangeCounters.ts';
import { loadAccount, userWith } from './loadAccount.ts';
import { refusalToManage } from './mayManageRole.ts';
import { rightsTables } from './RightsCache.ts';
import { rolesOf } from './roles.ts';
import { StampedCache } from './StampedCache.ts';
import { withViewRights } from './viewRights.ts';

interface Services {
  readonly db: Queryable;
  readonly catalog: Pick<SchemaCatalog, 'bundle' | 'owners' | 'pagesOver' | 'views'>;
}

/** Key of a view in {@link RoleViews}. */
export const roleViewKey = (userId: number, roleId: number): string => `${userId} ${roleId}`;

/**
 * Users that stand for a role which an administrator looks as: with the rights of the role, but never more than the
 * administrator has, and no rows of their own. Their ids are negative: no row names them. Undefined: the administrator may not
 * look as the role, or the role is disabled. Reloaded after a change of a user, role or permission.
 */
export class RoleViews extends StampedCache<string, User | undefined> {
  constructor(changes: ChangeCounters, { db, catalog }: Services) {
    super(changes, rightsTables, async (key) => {
      const [userId = 0, roleId = 0] = key.split(' ').map(Number);
      const looker = (await loadAccount(db, catalog, userId))?.user;
      const roles = await rolesOf(db);
      const role = roles.find(({ id }) => id === roleId);
      if (looker === undefined || !role?.isEnabled || !isGranted(looker, 'Search', '/permission'))
        return undefined;
      if (refusalToManage(looker, roles, roleId) !== undefined) return undefined;
      const who = { id: -roleId, userName: role.name, realName: role.name };
      const user = await userWith(db, catalog, who, { all: roles, own: [role] });
      return withViewRights(catalog, looker.isSuperAdmin ? user : within(user, looker));
    });
  }
}

/** Limits of both rights. */
const narrower = (one: FieldRight, other: FieldRight): FieldRight => ({
  ...(one.show === 0 || other.show === 0 ? { show: 0 } : {}),
  ...(one.isEdit === 0 || other.isEdit === 0 ? { isEdit: 0 } : {}),
  ...(one.disabled === 1 || other.disabled === 1 ? { disabled: 1 } : {}),
});

/** The user without what the other user may not do or see. */
const within = (user: User, other: User): User => {
  const grants = new Map(
    [...user.grants].flatMap(([name, actions]) => {
      const both = [...actions].filter((action) => other.grants.get(name)?.has(action));
      return both.length === 0 ? [] : [[name, new Set(both)] as const];
    }),
  );
  const fieldRights = new Map(
    [...new Set([...user.fieldRights.keys(), ...other.fieldRights.keys()])].map((table) => {
      const [mine = {}, others = {}] = [user.fieldRights.get(table), other.fieldRights.get(table)];
      const fields = new Set([...Object.keys(mine), ...Object.keys(others)]);
      return [
        table,
        Object.fromEntries(
          [...fields].map((field) => [field, narrower(mine[field] ?? {}, others[field] ?? {})]),
        ),
      ] as const;
    }),
  );
  const seen = new Set([user.id, ...other.subordinateIds]);
  return { ...user, grants, fieldRights, subordinateIds: user.subordinateIds.filter((id) => seen.has(id)) };
};
