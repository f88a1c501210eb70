import { type Amount, isNumeric, sum } from '../../../expressions/index.ts';
import type { Cell, Row } from '../schema/Row.ts';
import { measureField } from './measureField.ts';
import type { ResolvedField } from './resolve/ResolvedTable.ts';

/** The value as a number that adds up; undefined: none. */
export function amountOf(value: Cell | undefined): Amount | undefined {
  return (typeof value === 'number' || typeof value === 'string') && isNumeric(value) ? value : undefined;
}

/** The currency or unit of a row's number; empty for fields and rows without one. Lists of details carry `$main.Currency`. */
export function measureOf(field: ResolvedField, row: Row | undefined): string {
  const named = measureField(field);
  const code = named === undefined ? undefined : row?.[named];
  return typeof code === 'string' || typeof code === 'number' ? String(code) : '';
}

/** An exact sum, and of how many values. */
export interface Total {
  readonly sum: Amount;
  /** Without any value there is no total. */
  readonly count: number;
}

/** The totals of a field over rows by currency or unit, in order of appearance. */
export function totalsByMeasure(field: ResolvedField, rows: readonly Row[]): ReadonlyMap<string, Total> {
  const found = new Map<string, Amount[]>();
  for (const row of rows) {
    const amount = amountOf(row[field.field]);
    if (amount === undefined) continue;
    const code = measureOf(field, row);
    const known = found.get(code);
    if (known) known.push(amount);
    else found.set(code, [amount]);
  }
  return new Map(
    [...found].map(([code, amounts]) => [code, { sum: sum(amounts) ?? 0, count: amounts.length }]),
  );
}

/** Totals as a value that {@link totalText} writes. */
export function totalOf(totals: ReadonlyMap<string, Total>): Cell {
  return Object.fromEntries([...totals].map(([code, { sum: amount }]) => [code, amount]));
}
