import type { ConditionEntry, ConditionGroup } from '../../runtime/model/conditions/ConditionGroup.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { ChartSchema } from '../../runtime/model/schema/ChartSchema.ts';
import type { ChartRow } from './chartRows.ts';

/** Months or days from the first day of a span to the first day of the next. */
const next: Readonly<Record<NonNullable<ChartSchema['each']>, (day: Date) => void>> = {
  day: (day) => day.setUTCDate(day.getUTCDate() + 1),
  week: (day) => day.setUTCDate(day.getUTCDate() + 7),
  month: (day) => day.setUTCMonth(day.getUTCMonth() + 1),
  quarter: (day) => day.setUTCMonth(day.getUTCMonth() + 3),
  year: (day) => day.setUTCFullYear(day.getUTCFullYear() + 1),
};

const dayAfterSpan = (key: string, each: NonNullable<ChartSchema['each']>): string => {
  const day = new Date(`${key.slice(0, 10)}T00:00:00Z`);
  next[each](day);
  return day.toISOString().slice(0, 10);
};

const conditionsOf = (
  table: ResolvedTable,
  { by, each }: ChartSchema,
  { key }: ChartRow,
): readonly ConditionEntry[] => {
  if (key === null || typeof key === 'object') return [{ field: by, filterType: 'empty' }];
  const type = table.byName.get(by)?.columnType;
  if (typeof key !== 'string' || (type !== 'date' && type !== 'datetime'))
    return [{ field: by, filterType: '=', value: key }];
  return [
    { field: by, filterType: '>=', value: key.slice(0, 10) },
    { field: by, filterType: '<', value: dayAfterSpan(key, each ?? 'day') },
  ];
};

/** The condition groups of a list with one more: the rows behind a part of a chart. It takes the place of another such one. */
export const drillFilter = (
  groups: readonly ConditionGroup[],
  table: ResolvedTable,
  chart: ChartSchema,
  row: ChartRow,
): readonly ConditionGroup[] => [
  ...groups.filter(({ tjOptions }) => !tjOptions.every(({ field }) => field === chart.by)),
  { tjzType: 'and', tjOptions: conditionsOf(table, chart, row) },
];
