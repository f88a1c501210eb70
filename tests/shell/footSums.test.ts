import { describe, expect, it } from 'vitest';
import { footSums } from '../../renderers/pages/list/footSums.ts';
import type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
import type { Locale } from '../../runtime/model/schema/Locale.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { tableOf } from '../forms/harness.tsx';

const amount: FieldSchema = {
  field: 'Amount',
  title: '价税合计',
  type: 'decimal',
  scale: 2,
  summary: true,
  importance: 'main',
};
const qty: FieldSchema = { field: 'Qty', title: '数量', type: 'decimal', scale: 2, summary: true };
const words: Readonly<Record<string, string>> = { PCS: '个', KG: '千克' };
const word = (_: unknown, unit: string) => words[unit] ?? unit;
const sums = (fields: readonly FieldSchema[], selected: Parameters<typeof footSums>[2] = []) =>
  footSums(tableOf(fields), { Amount: '1234567.8', Qty: 3 }, selected, 'zh', word).map(
    ({ title, text }) => `${title} ${text}`,
  );

describe('totals in the foot line', () => {
  it('are those of the list, of main columns only', () => {
    expect(sums([amount, qty])).toEqual(['价税合计 1,234,567.80']);
    expect(sums([qty])).toEqual(['数量 3.00']);
  });
  it("of an amount stand by currency, the list's as of the selected rows", () => {
    const priced = { ...amount, currencyField: 'Currency' };
    const table = tableOf([priced, { field: 'Currency', title: '币别', type: 'text' }]);
    const read = (totals: Row, selected: readonly Row[] = [], locale: Locale = 'zh') =>
      footSums(table, totals, selected, locale, word).map(({ text }) => text);
    const whole: Row = { Amount: { CNY: 1234, EUR: '561.5', '': 7 } };
    expect(read(whole)).toEqual(['¥1,234.00 · €561.50 · 7.00']);
    expect(read({ Amount: { CNY: 1, JPY: -2, USD: 3, KES: 4 } })).toEqual([
      '¥1.00 · -JP¥2.00 · US$3.00 · KES\u00a04.00',
    ]);
    expect(read({ Amount: { CNY: 1, JPY: 2, '<b>': 3 } }, [], 'en')).toEqual(['CN¥1.00 · ¥2.00 · <b>3.00']);
    const rows = [
      { Currency: 'EUR', Amount: '0.1' },
      { Currency: 'CNY', Amount: 5 },
      { Currency: 'EUR', Amount: 0.2 },
      { Currency: null, Amount: 1 },
      { Currency: 'USD', Amount: null },
    ];
    expect(read(whole, rows)).toEqual(['€0.30 · ¥5.00 · 1.00']);
    expect(read({ Amount: null })).toEqual([]);
  });
  it('of a quantity stand by unit, never as one number', () => {
    const counted = { ...qty, unitField: 'Unit' };
    const table = tableOf([counted, { field: 'Unit', title: '单位', type: 'text' }]);
    const read = (totals: Row, selected: readonly Row[] = []) =>
      footSums(table, totals, selected, 'zh', word).map(({ text }) => text.replaceAll('\u00a0', ' '));
    expect(read({ Qty: { PCS: 1200, KG: '3.5', '': 7 } })).toEqual(['1,200.00 个 · 3.50 千克 · 7.00']);
    const rows = [
      { Unit: 'KG', Qty: 1 },
      { Unit: 'PCS', Qty: 2 },
      { Unit: 'KG', Qty: 3 },
    ];
    expect(read({}, rows)).toEqual(['4.00 千克 · 2.00 个']);
  });
  it('are exact sums of the selected rows', () => {
    expect(sums([amount], [{ Amount: '0.1' }, { Amount: 0.2 }, { Amount: null }])).toEqual(['价税合计 0.30']);
  });
});
