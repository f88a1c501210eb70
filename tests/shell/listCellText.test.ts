import { describe, expect, it } from 'vitest';
import { listCellText, mixedAmounts } from '../../renderers/form/listCellText.ts';
import type { App } from '../../runtime/host/AppContext.ts';
import { tableOf } from '../forms/harness.tsx';

const table = tableOf([
  { field: 'Currency', title: '币别', type: 'text' },
  { field: 'Amount', title: '金额', type: 'decimal', scale: 2, currencyField: 'Currency' },
  { field: 'Qty', title: '数量', type: 'decimal', scale: 2 },
]);
const app = { locale: 'zh', dictionaries: { options: () => undefined } } as unknown as App;
const yuan = { Currency: 'CNY', Amount: 1234.5, Qty: 2 };
const dollar = { Currency: 'USD', Amount: -20, Qty: 2 };

describe('amounts in the cells of a list', () => {
  const shown = (rows: readonly (typeof yuan)[], totals = {}) => {
    const mixed = mixedAmounts(table, rows, totals);
    return rows.map((row) =>
      ['Amount', 'Qty'].map((name) => listCellText(app, table, row, name, mixed)).join(' '),
    );
  };
  it('say their currency where the list mixes several', () => {
    expect(shown([yuan, dollar])).toEqual(['¥1,234.50 2.00', '-US$20.00 2.00']);
  });
  it('say it on a page of one currency, where the totals count others', () => {
    expect(shown([yuan], { Amount: { CNY: 1234.5, USD: -20 } })).toEqual(['¥1,234.50 2.00']);
  });
  it('are plain in a list of one currency', () => {
    expect(shown([yuan], { Amount: { CNY: 1234.5 } })).toEqual(['1,234.50 2.00']);
  });
});
