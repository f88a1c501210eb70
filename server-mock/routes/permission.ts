import { isGranted } from '../../runtime/model/access/authorize.ts';
import { rolesOf } from '../access/roles.ts';
import { assignableRoles } from '../accounts/mayManageRole.ts';
import { menuTree } from '../accounts/menuTree.ts';
import { permissionTree } from '../accounts/permissionTree.ts';
import { fieldList, roleFields, saveRoleFields } from '../accounts/roleFields.ts';
import { savePermission } from '../accounts/savePermission.ts';
import { type Answer, plain, refuse, succeed } from '../http/Answer.ts';
import type { UserCall } from '../http/Call.ts';
import { type Route, userRoute } from '../http/Route.ts';
import { actionWord } from '../reading/actionWord.ts';

/** Page of the editor; the rights on it are the rights on these calls. */
const editorPage = '/permission';

const withRole =
  (action: 'Search' | 'Update', run: (call: UserCall, roleId: number) => Promise<Answer>) =>
  async (call: UserCall): Promise<Answer> => {
    if (!isGranted(call.user, action, editorPage)) {
      const page = call.context.catalog.bundle.menus.find((menu) => menu.url === editorPage);
      const params = { cnName: page?.name ?? editorPage, action: actionWord(action, call.locale) };
      return refuse('403', call.say('server.missingRight', params));
    }
    const roleId = Number(call.query('roleId') ?? Number.NaN);
    return Number.isInteger(roleId) ? run(call, roleId) : refuse('422', call.say('server.paramsIncomplete'));
  };

const tree = withRole('Search', async (call, roleId) => plain(await permissionTree(call, roleId)));
const save = withRole('Update', savePermission);

/** Routes for menus and rights. */
export const permissionRoutes: readonly Route[] = [
  userRoute('GET', '/api/gettreemenu', async (call) =>
    plain(menuTree(call.context.catalog.bundle.menus, call.user)),
  ),
  ...['/api/sys_role', '/api/role'].flatMap((base): readonly Route[] => [
    userRoute('GET', `${base}/getusertreepermission`, tree),
    userRoute('POST', `${base}/getusertreepermission`, tree),
    userRoute('POST', `${base}/savepermission`, save),
    userRoute('GET', `${base}/getassignableroles`, async (call) => {
      const roles = await rolesOf(call.context.db);
      const mine = assignableRoles(call.user, roles);
      return succeed(
        null,
        roles
          .filter((role) => mine.has(role.id))
          .map(({ id, name, parentId }) => ({ id, roleName: name, parentId })),
      );
    }),
  ]),
  userRoute('GET', '/api/sys_rolefield/getrolemenufield', async (call) => {
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
  userRoute('GET', '/api/sys_rolefield/getrolefields', withRole('Search', roleFields)),
  userRoute('POST', '/api/sys_rolefield/saverolefields', withRole('Update', saveRoleFields)),
];
