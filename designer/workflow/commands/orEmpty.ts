import type { ConditionEntry, ConditionGroup } from '../../../runtime/model/conditions/ConditionGroup.ts';

/**
 * The groups, met by records with an empty `field` too. Undefined when groups cannot say so: conditions that one
 * detail row must meet together cannot be taken apart.
 */
export function orEmpty(
  groups: readonly ConditionGroup[],
  field: string,
): readonly ConditionGroup[] | undefined {
  const empty: ConditionEntry = { field, filterType: 'empty' };
  const or = (...tjOptions: readonly ConditionEntry[]): ConditionGroup => ({
    tjzType: 'or',
    tjOptions: [...tjOptions, empty],
  });
  if (groups.some(isAboutOneRow)) return undefined;
  // All groups must hold: (a and b) or empty is (a or empty) and (b or empty).
  return groups.flatMap(({ tjzType, tjOptions }) =>
    tjzType === 'or' ? or(...tjOptions) : tjOptions.map((option) => or(option)),
  );
}

const isAboutOneRow = ({ tjzType, tjOptions }: ConditionGroup): boolean =>
  tjzType === 'and' && tjOptions.filter(({ tableName }) => tableName !== undefined).length > 1;
