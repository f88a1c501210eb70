import { permissionEndpoints as endpoints } from '../wire/permission/permissionEndpoints.ts';
import { grantsBody, permissionNodes } from '../wire/permission/readPermissions.ts';
import { roleTables } from '../wire/permission/readRoleTables.ts';
import { nothing, object, text } from '../wire/shape.ts';
import type { Http } from './Http.ts';
import type { RoleRightCalls } from './RoleRightCalls.ts';

/** {@link RoleRightCalls} over the endpoints of the server. */
export function httpRoleRightCalls(http: Http): RoleRightCalls {
  const of = (roleId: number) => ({ roleId: String(roleId) });
  return {
    permissions: (roleId) => http.call(endpoints.tree, { query: of(roleId) }, permissionNodes),
    savePermissions: (roleId, grants) =>
      http.call(endpoints.save, { query: of(roleId), body: grantsBody(grants) }, nothing),
    tables: (roleId, api) =>
      http.call(endpoints.roleTables, { query: { ...of(roleId), tableName: api } }, roleTables),
    lookAs: (roleId) => http.call(endpoints.lookAs, { query: of(roleId), body: {} }, object({ token: text })),
    changeFields: (roleId, changes) =>
      http.call(endpoints.changeRoleFields, { query: of(roleId), body: changes }, nothing),
  };
}
