import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import type { Stop } from './walkTrail.ts';

/** Keys of the documents of a trail by their table, so that each table is read once. */
export const byTable = (stops: Iterable<Stop>): ReadonlyMap<ResolvedTable, readonly Cell[]> => {
  const found = new Map<ResolvedTable, Cell[]>();
  for (const { table, key } of stops) {
    const keys = found.get(table);
    if (keys === undefined) found.set(table, [key]);
    else keys.push(key);
  }
  return found;
};
