import type { ConditionGroup } from '../../runtime/model/conditions/ConditionGroup.ts';
import { groupsText } from '../../runtime/model/conditions/ListFilters.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { ChartSchema } from '../../runtime/model/schema/ChartSchema.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import { measureOfChart } from './chartMeasure.ts';
import { groupConditions } from './groupConditions.ts';

/**
 * The condition groups of a list with one more: the rows of a group, by its key. Conditions of the user stay, also those
 * of the same field. `measure`: the one of several currencies or units that the chart shows.
 */
export const drillFilter = (
  groups: readonly ConditionGroup[],
  table: ResolvedTable,
  chart: ChartSchema,
  key: Cell,
  measure?: string,
): readonly ConditionGroup[] => {
  const named = measure === undefined ? undefined : measureOfChart(table, chart);
  const inMeasure =
    named !== undefined && table.byName.has(named) && named !== chart.by
      ? groupConditions(table, { by: named }, measure || null)
      : [];
  const added: ConditionGroup = {
    tjzType: 'and',
    tjOptions: [...groupConditions(table, chart, key), ...inMeasure],
  };
  return groups.some((one) => groupsText([one]) === groupsText([added])) ? groups : [...groups, added];
};
