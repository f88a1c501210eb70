import { type Amount, sum } from '../../expressions/index.ts';
import { columnTypes } from '../../runtime/model/fields/columnTypes/index.ts';
import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell, Row } from '../../runtime/model/schema/Row.ts';
import type { PageExtra } from '../../runtime/wire/PageQuery.ts';

/** The stored sums of one group: rows with the same currencies. */
export type CurrencyGroup = Readonly<Record<string, unknown>>;

/** Groups read at most. Beyond, the field that should hold a currency holds something else. */
export const mostCurrencies = 200;

/** An exact sum: a number where JSON can carry it, else text. */
const sumOf = (field: ResolvedField, stored: unknown): Cell =>
  columnTypes.decimal.wire(stored ?? '0', { scale: field.scale ?? 4, precision: 15 });

/** The sums of one amount by currency. `''`: rows without a currency. Currencies without any value are left out. */
const byCurrency = (field: ResolvedField, currencyField: string, groups: readonly CurrencyGroup[]): Row => {
  const found = new Map<string, Amount[]>();
  for (const group of groups) {
    const stored = group[field.field];
    if (stored === null || stored === undefined) continue;
    const code = String(group[currencyField] ?? '');
    found.set(code, [...(found.get(code) ?? []), String(stored)]);
  }
  return Object.fromEntries([...found].map(([code, amounts]) => [code, sumOf(field, sum(amounts))]));
};

/**
 * The sums of a list. An amount of several currencies has no single sum: it is null in `summary`, and its sums stand in
 * `currencies`.
 */
export const currencyTotals = (
  fields: readonly ResolvedField[],
  groups: readonly CurrencyGroup[],
): { readonly summary: Row } & Pick<PageExtra, 'currencies'> => {
  const summary: Record<string, Cell> = {};
  const currencies: Record<string, Row> = {};
  for (const field of fields) {
    const { currencyField } = field;
    if (currencyField === undefined) {
      // The sum over all groups stands in each of them.
      summary[field.field] = sumOf(field, groups[0]?.[field.field]);
      continue;
    }
    summary[field.field] = null;
    if (groups.length > mostCurrencies) continue;
    const sums = byCurrency(field, currencyField, groups);
    const [only = 0, ...others] = Object.values(sums);
    if (others.length === 0) summary[field.field] = only;
    if (Object.keys(sums).length > 0) currencies[field.field] = sums;
  }
  return { summary, ...(Object.keys(currencies).length > 0 && { currencies }) };
};
