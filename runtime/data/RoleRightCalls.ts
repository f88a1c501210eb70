import type { PermissionGrant, PermissionNode } from '../wire/permission/PermissionData.ts';
import type { FieldRightChanges, RoleTable } from '../wire/permission/RoleTable.ts';
import type { Answer } from './Answer.ts';

/** Calls about the rights of one role. */
export interface RoleRightCalls {
  /** Every menu entry with the rights of the role and those the signed-in user may grant. */
  permissions(roleId: number): Promise<Answer<readonly PermissionNode[]>>;
  savePermissions(roleId: number, grants: readonly PermissionGrant[]): Promise<Answer<undefined>>;
  /** A table, by the name its page goes by in rights, and its details: what the role may do with each field. */
  tables(roleId: number, api: string): Promise<Answer<readonly RoleTable[]>>;
  /** A token for looking at the product as the role sees it. */
  lookAs(roleId: number): Promise<Answer<{ readonly token: string }>>;
  changeFields(roleId: number, changes: FieldRightChanges): Promise<Answer<undefined>>;
}
