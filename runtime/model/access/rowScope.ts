import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import type { Condition } from '../schema/Condition.ts';
import { isGranted } from './authorize.ts';
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

/** Rows about the user alone, where a right is needed for those of others (`ownRows`); undefined: all rows. */
export const peopleRows = (
  user: User,
  { ownRows: own, table }: Pick<ResolvedTable, 'ownRows' | 'table'>,
): Condition | undefined =>
  own === undefined || isGranted(user, own.right, table) ? undefined : { in: [{ var: own.user }, [user.id]] };

/**
 * Conditions that every row the user may see and change fulfils; none: all rows. Under `userPermissionDesc` these are rows
 * created by the user or by users of subordinate roles; a table without `CreateID` then shows no rows. Under
 * `ownRows` they are about the user. A further page over the
 * table has its own rows, for everybody. Details follow their main row.
 */
export const rowScope = (
  user: User,
  table: Pick<ResolvedTable, 'userPermissionDesc' | 'ownRows' | 'table' | 'byName' | 'rows'>,
): readonly Condition[] =>
  [ownRows(user, table), peopleRows(user, table), table.rows].filter((condition) => condition !== undefined);
