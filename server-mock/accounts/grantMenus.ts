import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { MenuGrant } from '../../runtime/wire/schemas/SchemaVersion.ts';
import type { SchemaCatalog } from '../catalog/SchemaCatalog.ts';
import type { Queryable } from '../db/Database.ts';
import { changeRights, type RightsWriter } from './changeRights.ts';

/**
 * Grants actions on lines of the menu to roles, in the caller's transaction, or issues. Skips roles that are gone or hold
 * something on the line already, and actions the line does not declare. `catalog`: the schemas with these lines.
 */
export const grantMenus = async (
  tx: Queryable,
  by: RightsWriter,
  catalog: Pick<SchemaCatalog, 'bundle' | 'owners' | 'table'>,
  grants: readonly MenuGrant[],
): Promise<readonly Issue[]> => {
  for (const { menuId, roleIds, actions } of grants)
    for (const roleId of new Set(roleIds)) {
      const issues = await changeRights(tx, by, catalog, {
        roleId,
        next: (held) => new Map(held.has(menuId) ? [] : [[menuId, actions]]),
      });
      if (issues.length > 0) return issues;
    }
  return [];
};
