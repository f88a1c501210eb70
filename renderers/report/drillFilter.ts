import type { ConditionGroup } from '../../runtime/model/conditions/ConditionGroup.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { ChartSchema } from '../../runtime/model/schema/ChartSchema.ts';
import type { ChartRow } from './chartRows.ts';
import { groupConditions } from './groupConditions.ts';

/** The condition groups of a list with one more: the rows behind a part of a chart. It takes the place of another such one. */
export const drillFilter = (
  groups: readonly ConditionGroup[],
  table: ResolvedTable,
  chart: ChartSchema,
  row: ChartRow,
): readonly ConditionGroup[] => [
  ...groups.filter(({ tjOptions }) => !tjOptions.every(({ field }) => field === chart.by)),
  { tjzType: 'and', tjOptions: groupConditions(table, chart, row.key) },
];
