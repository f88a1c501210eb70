import { describe, expect, it } from 'vitest';
import { totalText } from '../../runtime/model/fields/totalText.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { blockFigures } from '../../runtime/store/sheet/blockFigures.ts';
import { RunningTotals } from '../../runtime/store/sheet/RunningTotals.ts';
import { tableOf } from './harness.tsx';

const table = tableOf([
  { field: 'Currency', title: '币别', type: 'text' },
  { field: 'Qty', title: '数量', type: 'int', summary: true },
  { field: 'Cost', title: '费用', type: 'decimal', scale: 2, summary: true, currencyField: 'Currency' },
]);
const row = (Currency: string | null, Cost: number | string | null): Row => ({ Currency, Cost, Qty: 1 });

const texts = (totals: RunningTotals, ...asked: Parameters<RunningTotals['of']>) => {
  const found = totals.of(...asked);
  return Object.fromEntries(
    totals.fields.map((field) => [
      field.field,
      totalText(found[field.field] ?? null, field, 'zh', (_, unit) => unit, '\n'),
    ]),
  );
};

describe('amounts in the currency of the header', () => {
  const ofHeader = tableOf([
    { field: 'Qty', title: '数量', type: 'int' },
    { field: 'Cost', title: '费用', type: 'decimal', summary: true, currencyField: '$main.Currency' },
    { field: 'Fee', title: '手续费', type: 'decimal', currencyField: 'FeeCurrency' },
    { field: 'FeeCurrency', title: '币别', type: 'text' },
  ]);
  const rows: readonly Row[] = [
    { Qty: 1, Cost: 2, Fee: 3, FeeCurrency: 'USD', '$main.Currency': 'CNY' },
    { Qty: 1, Cost: 4, Fee: 5, FeeCurrency: 'EUR', '$main.Currency': 'CNY' },
  ];
  const euros = (field: string): string | null => (field === 'Currency' ? 'EUR' : null);

  it('are added in it, also while the user changes it', () => {
    const totals = new RunningTotals(ofHeader);
    expect(texts(totals, rows, undefined, euros).Cost).toMatch(/^€6/);
    expect(texts(totals, rows, undefined, () => 'CNY').Cost).toMatch(/^¥6/);
    expect(texts(totals, rows).Cost).toMatch(/^6/);
  });

  it('give figures of a block by currency', () => {
    const block = { from: 0, to: 1, fields: ['Qty', 'Cost', 'Fee'] };
    const { count, numbers } = blockFigures(ofHeader, rows, block, euros);
    expect(count).toBe(6);
    expect(numbers.map(({ measure, sum, average }) => [measure, Number(sum), Number(average)])).toEqual(
      [
        ['', 2, 1],
        ['EUR', 11, 11 / 3],
        ['USD', 3, 3],
      ].map(([code, sum, average]) => [code, sum, Math.round(Number(average) * 1e4) / 1e4]),
    );
  });
});

describe('running totals of amounts with a currency', () => {
  it('are by currency and follow a changed amount, a changed currency and rows that come and go', () => {
    const totals = new RunningTotals(table);
    const rows = [row('EUR', '0.1'), row('CNY', 5), row('CNY', 6), row(null, 1)];
    expect(texts(totals, rows)).toEqual({ Qty: '4', Cost: '€0.10\n¥11.00\n1.00' });
    expect(texts(totals, rows, { at: 0, row: row('EUR', 0.3) }).Cost).toBe('€0.30\n¥11.00\n1.00');
    expect(texts(totals, rows, { at: 0, row: row('CNY', 0.1) }).Cost).toBe('¥11.10\n1.00');
    const fewer = rows.slice(1, 3);
    expect(texts(totals, fewer)).toEqual({ Qty: '2', Cost: '¥11.00' });
    expect(texts(totals, [...fewer, row('EUR', 2)]).Cost).toBe('¥11.00\n€2.00');
    expect(texts(totals, [row('EUR', null)])).toEqual({ Qty: '1', Cost: '' });
  });
});
