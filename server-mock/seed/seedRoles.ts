import type { FieldRight } from '../../runtime/model/schema/PermissionSetSchema.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { superAdminRole } from '../access/loadAccount.ts';
import { insertRow } from '../records/writeRow.ts';
import type { SeedFile } from './SeedFile.ts';
import type { Seeding } from './Seeding.ts';

type SeedRole = NonNullable<SeedFile['roles']>[number];

/** Name of role 1, the root of the role tree. */
export const superAdminName = '超级管理员';

/** Orders parents before children. The super administrator is the parent where the declared one is missing. */
const inOrder = (roles: readonly SeedRole[]): readonly SeedRole[] => {
  const byName = new Map(roles.map((role) => [role.roleName, role] as const));
  const ordered = new Set<SeedRole>();
  const visit = (role: SeedRole, path: readonly string[]): void => {
    const parent = byName.get(role.parent ?? '');
    if (parent !== undefined && !path.includes(parent.roleName)) visit(parent, [...path, role.roleName]);
    ordered.add(role);
  };
  for (const role of roles) visit(role, [role.roleName]);
  return [...ordered];
};

const grantRows = (seeding: Seeding, roleId: number, role: SeedRole): readonly Row[] => {
  const wanted = new Map(
    Object.entries(role.permissions).map(([name, actions]) => [name.toLowerCase(), actions] as const),
  );
  return seeding.catalog.bundle.menus.flatMap((menu) => {
    const given = [menu.tableName, menu.url].flatMap((name) => wanted.get(name?.toLowerCase() ?? '') ?? []);
    const actions = (menu.actions ?? []).filter((action) => given.includes(action));
    return actions.length === 0 ? [] : [{ Role_Id: roleId, Menu_Id: menu.id, AuthValue: actions.join(',') }];
  });
};

const fieldRows = (
  roleId: number,
  fields: Readonly<Record<string, Readonly<Record<string, FieldRight>>>>,
): readonly Row[] =>
  Object.entries(fields).map(([table, rights]) => ({
    Role_Id: roleId,
    TableName: table,
    Fields: JSON.stringify(rights),
  }));

/**
 * Writes the given roles with their permissions, and before the first ones the super administrator. A role of a known name
 * stays. Returns all ids by role name.
 */
export const seedRoles = async (
  seeding: Seeding,
  roles: readonly SeedRole[],
  known: ReadonlyMap<string, number> = new Map(),
): Promise<ReadonlyMap<string, number>> => {
  const { tx, table, owned } = seeding;
  const role = table('Sys_Role');
  const ids = new Map<string, number>([[superAdminName, superAdminRole], ...known]);
  if (known.size === 0)
    await insertRow(
      tx,
      role,
      { RoleName: superAdminName, ParentId: 0, OrderNo: 100, Enable: 1, ...owned },
      superAdminRole,
    );
  let next = Math.max(...ids.values());
  for (const one of inOrder(roles)) {
    if (ids.has(one.roleName)) continue;
    next += 1;
    ids.set(one.roleName, next);
    const parent = ids.get(one.parent ?? '') ?? superAdminRole;
    await insertRow(
      tx,
      role,
      { RoleName: one.roleName, ParentId: parent, OrderNo: Math.max(0, 100 - next), Enable: 1, ...owned },
      next,
    );
    for (const row of grantRows(seeding, next, one))
      await insertRow(tx, table('Sys_RoleAuth'), { ...row, ...owned });
    for (const row of fieldRows(next, one.fields ?? {}))
      await insertRow(tx, table('Sys_RoleField'), { ...row, ...owned });
  }
  await seeding.moveSequence(role);
  return ids;
};
