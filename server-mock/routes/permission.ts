import { permissionEndpoints as endpoints } from '../../runtime/wire/permission/permissionEndpoints.ts';
import { assignableRoles, refusalToManage } from '../access/mayManageRole.ts';
import { rolesOf } from '../access/roles.ts';
import { lookAs } from '../accounts/lookAs.ts';
import { menuTree } from '../accounts/menuTree.ts';
import { permissionTree } from '../accounts/permissionTree.ts';
import { changeRoleFields, fieldList, roleFields, saveRoleFields } from '../accounts/roleFields.ts';
import { roleTables } from '../accounts/roleTables.ts';
import { savePermission } from '../accounts/savePermission.ts';
import { type Answer, plain, refuse, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { type Route, userRoute } from '../http/Route.ts';

const withRole =
  <Data>(run: (call: UserCall, roleId: number) => Promise<Answer<Data>>) =>
  async (call: UserCall): Promise<Answer<Data>> => {
    const roleId = Number(call.query('roleId') ?? Number.NaN);
    return Number.isInteger(roleId) ? run(call, roleId) : refuse('422', call.say('server.paramsIncomplete'));
  };

const tree = withRole(async (call, roleId) => plain(await permissionTree(call, roleId)));
const save = withRole(savePermission);

const assignable = async (call: UserCall) => {
  const roles = await rolesOf(call.context.db);
  const mine = assignableRoles(call.user, roles);
  return succeed(
    null,
    roles
      .filter((role) => mine.has(role.id))
      .map(({ id, name, parentId }) => {
        const refused = refusalToManage(call.user, roles, id);
        return { id, roleName: name, parentId, ...(refused && { refused: call.say(refused) }) };
      }),
  );
};

/** Routes for menus and rights. */
export const permissionRoutes: readonly Route[] = [
  userRoute(endpoints.menuTree, async (call) =>
    plain(menuTree(call.context.catalog.bundle.menus, call.user)),
  ),
  userRoute(endpoints.tree, tree),
  userRoute(endpoints.treeByPost, tree),
  userRoute(endpoints.save, save),
  userRoute(endpoints.assignableRoles, assignable),
  userRoute(endpoints.oldTree, tree),
  userRoute(endpoints.oldTreeByPost, tree),
  userRoute(endpoints.oldSave, save),
  userRoute(endpoints.oldAssignableRoles, assignable),
  userRoute(endpoints.lookAs, withRole(lookAs), { needsPerson: true }),
  userRoute(endpoints.ownFields, async (call) => {
    const wanted = call.query('tableName')?.toLowerCase();
    const entries = [...call.user.fieldRights].filter(
      ([table]) => !call.user.isSuperAdmin && (wanted === undefined || table === wanted),
    );
    const { catalog } = call.context;
    return succeed(
      null,
      entries.map(([table, rights]) => ({
        tableName: catalog.nameOf(table) ?? table,
        fields: fieldList(rights),
      })),
    );
  }),
  userRoute(endpoints.roleFields, withRole(roleFields)),
  userRoute(endpoints.roleTables, withRole(roleTables)),
  userRoute(endpoints.changeRoleFields, withRole(changeRoleFields)),
  userRoute(endpoints.saveRoleFields, withRole(saveRoleFields)),
];
