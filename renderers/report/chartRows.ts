import type { App } from '../../runtime/host/AppContext.ts';
import type { ChartRow } from '../../runtime/model/charts/ChartRow.ts';
import { countName } from '../../runtime/model/charts/countName.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { ChartSchema } from '../../runtime/model/schema/ChartSchema.ts';
import { chartFields } from '../../runtime/model/schema/chartFields.ts';
import type { Group } from '../../runtime/wire/records/Groups.ts';
import { groupLabels } from './groupLabels.ts';

/** Groups as a chart shows them, with labels in place of keys. */
export const chartRows = (
  app: App,
  table: ResolvedTable,
  chart: ChartSchema,
  groups: readonly Group[],
): readonly ChartRow[] => {
  const labels = groupLabels(
    app,
    table,
    chart,
    groups.map(({ key }) => key),
  );
  return groups.map(({ key, count, sums }, at) => ({
    key,
    count,
    label: labels[at] ?? '',
    values:
      chartFields(chart).length === 0
        ? { [countName]: count }
        : Object.fromEntries(chartFields(chart).map((field) => [field, Number(sums[field] ?? 0)])),
  }));
};
