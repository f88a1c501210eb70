import type { ConditionGroup } from '../../conditions/ConditionGroup.ts';
import type { ReasonView } from './ReasonView.ts';

/**
 * Whether conditions read a field hidden from the reader. Nothing about them may then be shown, not even a
 * name.
 */
export const readsUnseen = (
  groups: readonly ConditionGroup[],
  { document, sees }: Pick<ReasonView, 'document' | 'sees'>,
): boolean =>
  groups.some(({ tjOptions }) =>
    tjOptions.some(({ tableName, field }) => sees?.(tableName ?? document.main.table, field) === false),
  );
