import { measureField } from '../../runtime/model/fields/measureField.ts';
import type { ResolvedField, ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { ChartSchema } from '../../runtime/model/schema/ChartSchema.ts';
import { chartFields } from '../../runtime/model/schema/chartFields.ts';

/** The first number of a chart that has a currency or unit. */
export const measuredField = (table: ResolvedTable, chart: ChartSchema): ResolvedField | undefined =>
  chartFields(chart)
    .flatMap((name) => table.byName.get(name) ?? [])
    .find((field) => measureField(field) !== undefined);

/** Name of the field that says the currency or unit of a chart's numbers. Undefined: they have none. */
export const measureOfChart = (table: ResolvedTable, chart: ChartSchema): string | undefined => {
  const field = measuredField(table, chart);
  return field && measureField(field);
};
