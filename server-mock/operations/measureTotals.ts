import { type Amount, sum } from '../../expressions/index.ts';
import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import { measureField } from '../../runtime/model/fields/measureField.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type { PageExtra } from '../../runtime/wire/PageQuery.ts';

/** The stored sums of one group: rows with the same currencies and units. */
export type MeasureGroup = Readonly<Record<string, unknown>>;

/** Groups read at most. Beyond, the field that should hold a currency or unit holds something else. */
export const mostMeasures = 200;

/** An exact sum: a number where JSON can carry it, else text. */
const sumOf = (field: ResolvedField, stored: unknown): Cell =>
  columnTypes.decimal.wire(stored ?? '0', { scale: field.scale ?? 4, precision: 15 });

/** The sums of one number by measure. `''`: rows without one. Measures without any value are left out. */
const byMeasure = (field: ResolvedField, named: string, groups: readonly MeasureGroup[]): Row => {
  const found = new Map<string, Amount[]>();
  for (const group of groups) {
    const stored = group[field.field];
    if (stored === null || stored === undefined) continue;
    const code = String(group[named] ?? '');
    found.set(code, [...(found.get(code) ?? []), String(stored)]);
  }
  return Object.fromEntries([...found].map(([code, amounts]) => [code, sumOf(field, sum(amounts))]));
};

/**
 * The sums of a list. A number of several currencies or units has no single sum: it is null in `summary`, and its sums
 * stand in `measures`.
 */
export const measureTotals = (
  fields: readonly ResolvedField[],
  groups: readonly MeasureGroup[],
): { readonly summary: Row } & Pick<PageExtra, 'measures'> => {
  const summary: Record<string, Cell> = {};
  const measures: Record<string, Row> = {};
  for (const field of fields) {
    const named = measureField(field);
    if (named === undefined) {
      // The sum over all groups stands in each of them.
      summary[field.field] = sumOf(field, groups[0]?.[field.field]);
      continue;
    }
    summary[field.field] = null;
    if (groups.length > mostMeasures) continue;
    const sums = byMeasure(field, named, groups);
    const [only = 0, ...others] = Object.values(sums);
    if (others.length === 0) summary[field.field] = only;
    if (Object.keys(sums).length > 0) measures[field.field] = sums;
  }
  return { summary, ...(Object.keys(measures).length > 0 && { measures }) };
};
