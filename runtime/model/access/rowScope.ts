import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import type { Condition } from '../schema/Condition.ts';
import type { User } from './User.ts';

/** Column of the user who made the row (mixin `owned`). */
const owner = 'CreateID';

/**
 * The condition on rows this user may see and change; undefined: all of them. Under `userPermissionDesc` those made by the
 * user and by users of subordinate roles; a table without `CreateID` then shows nothing rather than everything. Details are
 * scoped through their main row.
 */
export function rowScope(
  user: User,
  table: Pick<ResolvedTable, 'userPermissionDesc' | 'byName'>,
): Condition | undefined {
  if (user.isSuperAdmin || !table.userPermissionDesc) return undefined;
  if (!table.byName.has(owner)) return false;
  return { in: [{ var: owner }, [...new Set([user.id, ...user.subordinateIds])]] };
}
