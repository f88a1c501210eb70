import type { App } from '../../runtime/host/AppContext.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { ChartSchema } from '../../runtime/model/schema/ChartSchema.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { Group } from '../../runtime/wire/records/Groups.ts';
import { cellText } from '../form/cellText.ts';

/** One bar, point or slice: the group, what it is called, and its values by field. */
export interface ChartRow {
  readonly key: Cell;
  readonly label: string;
  readonly count: number;
  readonly values: Readonly<Record<string, number>>;
}

/** Characters of a date that name its span. */
const lengths: Readonly<Record<NonNullable<ChartSchema['each']>, number>> = {
  day: 10,
  week: 10,
  month: 7,
  quarter: 7,
  year: 4,
};

/** Groups as a chart shows them, with labels in place of keys; an empty value is called `-`. */
export const chartRows = (
  app: App,
  table: ResolvedTable,
  { by, each, of }: ChartSchema,
  groups: readonly Group[],
): readonly ChartRow[] =>
  groups.map(({ key, count, sums }) => {
    const text =
      typeof key === 'string' && (each !== undefined || table.byName.get(by)?.columnType === 'date')
        ? key.slice(0, lengths[each ?? 'day'])
        : cellText(app, table, { [by]: key }, by);
    return {
      key,
      count,
      label: text === '' ? '-' : text,
      values: Object.fromEntries(of.map((field) => [field, Number(sums[field] ?? 0)])),
    };
  });
