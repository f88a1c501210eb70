import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import type { Condition } from '../schema/Condition.ts';
import type { User } from './User.ts';

/** Column with the user who created the row (mixin `owned`). */
const owner = 'CreateID';

/**
 * Condition on rows the user may see and change; undefined for all rows. Under `userPermissionDesc` these are
 * rows created by the user or by users of subordinate roles. A table without `CreateID` then shows no rows.
 * Details follow their main row.
 */
export function rowScope(
  user: User,
  table: Pick<ResolvedTable, 'userPermissionDesc' | 'byName'>,
): Condition | undefined {
  if (user.isSuperAdmin || !table.userPermissionDesc) return undefined;
  if (!table.byName.has(owner)) return false;
  return { in: [{ var: owner }, [...new Set([user.id, ...user.subordinateIds])]] };
}
