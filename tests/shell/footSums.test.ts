import { describe, expect, it } from 'vitest';
import { footSums } from '../../renderers/pages/list/footSums.ts';
import type { FieldSchema } from '../../runtime/model/schema/FieldSchema.ts';
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
const sums = (fields: readonly FieldSchema[], selected: Parameters<typeof footSums>[2] = []) =>
  footSums(tableOf(fields), { Amount: '1234567.8', Qty: 3 }, selected, 'zh').map(
    ({ title, text }) => `${title} ${text}`,
  );

describe('totals in the foot line', () => {
  it('are those of the list, of main columns only', () => {
    expect(sums([amount, qty])).toEqual(['价税合计 1,234,567.80']);
    expect(sums([qty])).toEqual(['数量 3.00']);
  });
  it('are exact sums of the selected rows', () => {
    expect(sums([amount], [{ Amount: '0.1' }, { Amount: 0.2 }, { Amount: null }])).toEqual(['价税合计 0.30']);
  });
});
