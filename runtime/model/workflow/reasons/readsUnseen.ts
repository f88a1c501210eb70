import type { ConditionGroup } from '../../conditions/ConditionGroup.ts';
import type { ReasonView } from './ReasonView.ts';

/** Whether conditions read a field the reader may not see: then nothing of them is told, what they are called neither. */
export const readsUnseen = (
  groups: readonly ConditionGroup[],
  { document, sees }: Pick<ReasonView, 'document' | 'sees'>,
): boolean =>
  groups.some(({ tjOptions }) =>
    tjOptions.some(({ tableName, field }) => sees?.(tableName ?? document.main.table, field) === false),
  );
