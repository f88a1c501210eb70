import type { Queryable } from '../db/Database.ts';
import { run } from '../db/sql/compile.ts';
import { sql } from '../db/sql/sql.ts';

/** A role in the role tree; parent 0 means root. */
export interface Role {
  readonly id: number;
  readonly name: string;
  readonly parentId: number;
  readonly isEnabled: boolean;
}

/** Reads all roles at once: a company has dozens, not thousands. */
export const rolesOf = async (db: Queryable): Promise<readonly Role[]> => {
  const { rows } = await run(
    db,
    sql`select "Role_Id", "RoleName", "ParentId", "Enable" from "Sys_Role" order by "Role_Id"`,
  );
  return rows.map((row) => ({
    id: Number(row.Role_Id),
    name: String(row.RoleName ?? ''),
    parentId: Number(row.ParentId ?? 0),
    isEnabled: Number(row.Enable ?? 1) === 1,
  }));
};

/** Ids of all roles below these, which are excluded. Safe against cycles in the data. */
export const descendantsOf = (roles: readonly Role[], roleIds: readonly number[]): ReadonlySet<number> => {
  const below = new Set<number>();
  const open = [...roleIds];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    for (const role of roles) {
      if (role.parentId !== id || below.has(role.id) || roleIds.includes(role.id)) continue;
      below.add(role.id);
      open.push(role.id);
    }
  }
  return below;
};
