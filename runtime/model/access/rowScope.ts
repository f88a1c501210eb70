import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import type { Condition } from '../schema/Condition.ts';
import type { User } from './User.ts';

/** Column with the user who created the row (mixin `owned`). */
const owner = 'CreateID';

/** Rows created by the user or by users of subordinate roles; undefined: all rows. */
const ownRows = (
  user: User,
  table: Pick<ResolvedTable, 'userPermissionDesc' | 'byName'>,
): Condition | undefined => {
  if (user.isSuperAdmin || !table.userPermissionDesc) return undefined;
  if (!table.byName.has(owner)) return false;
  return { in: [{ var: owner }, [...new Set([user.id, ...user.subordinateIds])]] };
};

/**
 * Conditions that every row the user may see and change fulfils; none: all rows. Under `userPermissionDesc` these are rows
 * created by the user or by users of subordinate roles; a table without `CreateID` then shows no rows. A further page over the
 * table has its own rows, for everybody. Details follow their main row.
 */
export const rowScope = (
  user: User,
  table: Pick<ResolvedTable, 'userPermissionDesc' | 'byName' | 'rows'>,
): readonly Condition[] => [ownRows(user, table), table.rows].filter((condition) => condition !== undefined);
