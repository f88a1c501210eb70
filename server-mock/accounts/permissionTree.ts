import { actionWord } from '../../runtime/model/messages/index.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';
import type { ActionChoice, PermissionNode } from '../../runtime/wire/permission/PermissionData.ts';
import { authValues } from '../access/grantsOf.ts';
import { superAdminRole } from '../access/loadAccount.ts';
import type { UserCall } from '../http/Call.ts';
import { permissionOf } from './menuTree.ts';

const choice = (action: string, locale: Locale): ActionChoice => ({
  value: action,
  text: actionWord(action, locale),
});

/** All menus with the actions of a role (`getUserTreePermission`). */
export const permissionTree = async (call: UserCall, roleId: number): Promise<readonly PermissionNode[]> => {
  const { menus } = call.context.catalog.bundle;
  const held = await authValues(call.context.db, [roleId]);
  const words = (actions: readonly string[]): readonly ActionChoice[] =>
    actions.map((action) => choice(action, call.locale));
  return menus
    .filter((menu) => menu.enable !== 0)
    .toSorted((a, b) => (b.orderNo ?? 0) - (a.orderNo ?? 0) || a.id - b.id)
    .map((menu) => ({
      id: menu.id,
      pid: menu.parentId,
      text: menu.name,
      isApp: false,
      actions: words(
        (menu.actions ?? []).filter((action) => roleId === superAdminRole || held.get(menu.id)?.has(action)),
      ),
      grantable: words(permissionOf(call.user, menu)),
    }));
};
