import { describe, expect, it } from 'vitest';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { RunningTotals } from '../../runtime/store/sheet/RunningTotals.ts';
import { tableOf } from './harness.tsx';

const table = tableOf([
  { field: 'Currency', title: '币别', type: 'text' },
  { field: 'Qty', title: '数量', type: 'int', summary: true },
  { field: 'Cost', title: '费用', type: 'decimal', scale: 2, summary: true, currencyField: 'Currency' },
]);
const row = (Currency: string | null, Cost: number | string | null): Row => ({ Currency, Cost, Qty: 1 });

describe('running totals of amounts with a currency', () => {
  it('are by currency and follow a changed amount, a changed currency and rows that come and go', () => {
    const totals = new RunningTotals(table);
    const rows = [row('EUR', '0.1'), row('CNY', 5), row('CNY', 6), row(null, 1)];
    expect(totals.texts(rows)).toEqual({ Qty: '4', Cost: '€0.10\n¥11.00\n1.00' });
    expect(totals.texts(rows, { at: 0, row: row('EUR', 0.3) }).Cost).toBe('€0.30\n¥11.00\n1.00');
    expect(totals.texts(rows, { at: 0, row: row('CNY', 0.1) }).Cost).toBe('¥11.10\n1.00');
    const fewer = rows.slice(1, 3);
    expect(totals.texts(fewer)).toEqual({ Qty: '2', Cost: '¥11.00' });
    expect(totals.texts([...fewer, row('EUR', 2)]).Cost).toBe('¥11.00\n€2.00');
    expect(totals.texts([row('EUR', null)])).toEqual({ Qty: '1', Cost: '' });
  });
});
