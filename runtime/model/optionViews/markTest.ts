import type { ConditionEntry } from '../conditions/ConditionGroup.ts';
import { type Test, testOf } from '../conditions/conditionHolds.ts';
import { groupsToTree } from '../conditions/groupsToTree.ts';
import { readEntry } from '../conditions/readEntry.ts';
import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import type { RowMark } from './RowMark.ts';

/**
 * The test of a rule on rows. Undefined when a condition cannot be tested: no such field, one that the user's role
 * withholds, a value that does not fit. Without that condition the rule would mark other rows.
 */
export function markTest({ groups }: Pick<RowMark, 'groups'>, table: ResolvedTable): Test | undefined {
  const doc = { main: table, details: [] };
  const read = groups.map(({ tjzType, tjOptions }) => ({
    tjzType,
    tjOptions: tjOptions.flatMap((entry): readonly ConditionEntry[] => {
      const found = readEntry({ ...entry }, doc, 'list', '');
      const isUsable = 'entry' in found && table.byName.get(found.entry.field)?.withheld !== true;
      return isUsable ? [found.entry] : [];
    }),
  }));
  const count = (of: typeof groups): number => of.reduce((sum, { tjOptions }) => sum + tjOptions.length, 0);
  return count(groups) === 0 || count(read) < count(groups)
    ? undefined
    : testOf(groupsToTree(read, doc), false);
}
