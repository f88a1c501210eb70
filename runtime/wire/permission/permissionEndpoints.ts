import { answering, endpoint } from '../Endpoint.ts';
import { onMenu, signedIn } from '../Right.ts';
import type { AssignableRole, PermissionNode } from './PermissionData.ts';

/** The permission editor; the rights on its page are the rights on these calls. */
const editorPage = '/permission';

/** Menus and rights of roles. `api/role/` is the old name of `api/Sys_Role/`. */
export const permissionEndpoints = {
  menuTree: endpoint('GET', '/api/getTreeMenu', signedIn),
  tree: answering<readonly PermissionNode[]>()(
    endpoint('GET', '/api/Sys_Role/getUserTreePermission', onMenu(editorPage, 'Search')),
  ),
  treeByPost: answering<readonly PermissionNode[]>()(
    endpoint('POST', '/api/Sys_Role/getUserTreePermission', onMenu(editorPage, 'Search')),
  ),
  save: endpoint('POST', '/api/Sys_Role/savePermission', onMenu(editorPage, 'Update')),
  assignableRoles: answering<readonly AssignableRole[]>()(
    endpoint('GET', '/api/Sys_Role/getAssignableRoles', signedIn),
  ),
  oldTree: answering<readonly PermissionNode[]>()(
    endpoint('GET', '/api/role/getUserTreePermission', onMenu(editorPage, 'Search')),
  ),
  oldTreeByPost: answering<readonly PermissionNode[]>()(
    endpoint('POST', '/api/role/getUserTreePermission', onMenu(editorPage, 'Search')),
  ),
  oldSave: endpoint('POST', '/api/role/savePermission', onMenu(editorPage, 'Update')),
  oldAssignableRoles: answering<readonly AssignableRole[]>()(
    endpoint('GET', '/api/role/getAssignableRoles', signedIn),
  ),
  ownFields: endpoint('GET', '/api/Sys_RoleField/getRoleMenuField', signedIn),
  roleFields: endpoint('GET', '/api/Sys_RoleField/getRoleFields', onMenu(editorPage, 'Search')),
  saveRoleFields: endpoint('POST', '/api/Sys_RoleField/saveRoleFields', onMenu(editorPage, 'Update')),
} as const;
