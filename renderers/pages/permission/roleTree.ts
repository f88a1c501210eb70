import type { AssignableRole } from '../../../runtime/wire/permission/PermissionData.ts';

/** A role as a node of Semi's tree. */
export interface RoleNode {
  readonly key: string;
  readonly value: string;
  readonly label: string;
  children: RoleNode[];
}

/** Roles by parent; a role whose parent may not be edited is a root. */
export function roleTree(roles: readonly AssignableRole[]): RoleNode[] {
  const nodes = new Map(
    roles.map((role): [number, RoleNode] => [
      role.id,
      { key: String(role.id), value: String(role.id), label: role.roleName, children: [] },
    ]),
  );
  const roots: RoleNode[] = [];
  for (const role of roles) {
    const node = nodes.get(role.id);
    if (!node) continue;
    const parent = role.parentId === role.id ? undefined : nodes.get(role.parentId);
    (parent?.children ?? roots).push(node);
  }
  return roots;
}
