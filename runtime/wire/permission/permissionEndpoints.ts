import { endpoint, type NoBody, plainEndpoint } from '../Endpoint.ts';
import { keysAt } from '../NamedKey.ts';
import { rowsOf, wordAt } from '../NamedTable.ts';
import { onMenu, signedIn } from '../Right.ts';
import type { RoleFieldRights, TableFieldRights } from './FieldRights.ts';
import type { MenuEntry } from './MenuEntry.ts';
import type { AssignableRole, GrantBody, PermissionNode } from './PermissionData.ts';
import type { FieldRightChanges, RoleTable } from './RoleTable.ts';

/** The permission editor; the rights on its page are the rights on these calls. */
const editorPage = '/permission';

/** Menus and rights of roles. `api/role/` is the old name of `api/Sys_Role/`. */
export const permissionEndpoints = {
  menuTree: plainEndpoint<readonly MenuEntry[]>()('GET', '/api/getTreeMenu', signedIn),
  tree: plainEndpoint<readonly PermissionNode[]>()(
    'GET',
    '/api/Sys_Role/getUserTreePermission',
    onMenu(editorPage, 'Search'),
    keysAt('role', 'query.roleId'),
  ),
  treeByPost: plainEndpoint<readonly PermissionNode[]>()(
    'POST',
    '/api/Sys_Role/getUserTreePermission',
    onMenu(editorPage, 'Search'),
    'reads',
    keysAt('role', 'query.roleId'),
  ),
  save: endpoint<null, readonly GrantBody[]>()(
    'POST',
    '/api/Sys_Role/savePermission',
    onMenu(editorPage, 'Update'),
    keysAt('role', 'query.roleId', 'body.id'),
  ),
  assignableRoles: endpoint<readonly AssignableRole[]>()('GET', '/api/Sys_Role/getAssignableRoles', signedIn),
  oldTree: plainEndpoint<readonly PermissionNode[]>()(
    'GET',
    '/api/role/getUserTreePermission',
    onMenu(editorPage, 'Search'),
    keysAt('role', 'query.roleId'),
  ),
  oldTreeByPost: plainEndpoint<readonly PermissionNode[]>()(
    'POST',
    '/api/role/getUserTreePermission',
    onMenu(editorPage, 'Search'),
    'reads',
    keysAt('role', 'query.roleId'),
  ),
  oldSave: endpoint<null>()(
    'POST',
    '/api/role/savePermission',
    onMenu(editorPage, 'Update'),
    keysAt('role', 'query.roleId', 'body.id'),
  ),
  oldAssignableRoles: endpoint<readonly AssignableRole[]>()('GET', '/api/role/getAssignableRoles', signedIn),
  lookAs: endpoint<{ readonly token: string }, NoBody>()(
    'POST',
    '/api/Sys_Role/lookAs',
    onMenu(editorPage, 'Search'),
    keysAt('role', 'query.roleId'),
  ),
  ownFields: endpoint<readonly TableFieldRights[]>()(
    'GET',
    '/api/Sys_RoleField/getRoleMenuField',
    signedIn,
    rowsOf('query.tableName'),
  ),
  roleFields: endpoint<RoleFieldRights>()(
    'GET',
    '/api/Sys_RoleField/getRoleFields',
    onMenu(editorPage, 'Search'),
    keysAt('role', 'query.roleId'),
  ),
  roleTables: endpoint<readonly RoleTable[]>()(
    'GET',
    '/api/Sys_RoleField/getRoleTables',
    onMenu(editorPage, 'Search'),
    wordAt('query.tableName'),
    keysAt('role', 'query.roleId'),
  ),
  changeRoleFields: endpoint<null, FieldRightChanges>()(
    'POST',
    '/api/Sys_RoleField/changeRoleFields',
    onMenu(editorPage, 'Update'),
    keysAt('role', 'query.roleId'),
  ),
  saveRoleFields: endpoint<null>()(
    'POST',
    '/api/Sys_RoleField/saveRoleFields',
    onMenu(editorPage, 'Update'),
    keysAt('role', 'query.roleId'),
  ),
} as const;
