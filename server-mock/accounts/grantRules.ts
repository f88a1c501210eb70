import type { User } from '../../runtime/model/access/User.ts';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { MenuSchema } from '../../runtime/model/schema/MenuSchema.ts';
import type { FieldRight } from '../../runtime/model/schema/PermissionSetSchema.ts';
import { refusalToManage } from '../access/mayManageRole.ts';
import type { Role } from '../access/roles.ts';
import { limitedBy } from './fieldLimits.ts';
import { permissionOf } from './menuTree.ts';

/** Who gives rights. */
export type Grantor = Pick<User, 'isSuperAdmin' | 'roleIds' | 'grants'>;

/** What a role may do on a line of the menu, now and next. */
export interface LineChange {
  readonly menu: MenuSchema;
  readonly held: ReadonlySet<string>;
  readonly next: ReadonlySet<string>;
  /** The user makes this page, and so may give all of its actions. */
  readonly isMaker: boolean;
}

/**
 * Why the user may not give rights to a role or take them away; undefined: allowed. Only roles below the user's own; any
 * but the own ones for the super administrator.
 */
export const refusalToGive = (
  user: Pick<User, 'isSuperAdmin' | 'roleIds'>,
  roles: readonly Role[],
  roleId: number,
  path = '',
): Issue | undefined => {
  const refused = refusalToManage(user, roles, roleId);
  if (refused === undefined) return undefined;
  const role = roles.find(({ id }) => id === roleId)?.name ?? String(roleId);
  const rule = refused === 'server.roleOwn' ? 'server.grantOwnRole' : 'server.grantNotBelow';
  return { path, rule, params: { role }, severity: 'error' };
};

/**
 * Why the user may not change what a role may do on a line of the menu; undefined: allowed. Users give and take only actions
 * that they have there. Actions that the line no longer declares count for nothing.
 */
export const refusalToChange = (
  user: Grantor,
  { menu, held, next, isMaker }: LineChange,
): Issue | undefined => {
  const own = new Set(isMaker ? menu.actions : permissionOf(user, menu));
  const beyond = menu.actions?.find((action) => held.has(action) !== next.has(action) && !own.has(action));
  return beyond === undefined
    ? undefined
    : {
        path: '',
        rule: 'server.grantBeyond',
        params: { action: beyond, page: menu.name },
        severity: 'error',
      };
};

type FieldRights = Readonly<Record<string, FieldRight>>;

/** First field of a table where a role would lose a limit that the user has; undefined: none. */
export const firstLifted = (
  user: Pick<User, 'isSuperAdmin' | 'fieldRights'>,
  table: string,
  before: FieldRights,
  after: FieldRights,
): string | undefined => {
  if (user.isSuperAdmin) return undefined;
  const own = user.fieldRights.get(table.toLowerCase()) ?? {};
  return Object.entries(own).find(([field, right]) => {
    const [had, has] = [limitedBy(before[field] ?? {}), limitedBy(after[field] ?? {})];
    return limitedBy(right).some((part) => had.includes(part) && !has.includes(part));
  })?.[0];
};
