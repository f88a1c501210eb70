import { describe, expect, it } from 'vitest';
import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { withheldDocument } from '../../runtime/model/record/withheldDocument.ts';
import type { Json } from '../../runtime/model/schema/Json.ts';
import { tableOf } from './tableOf.ts';

const formula = (reads: Json): Json => ({ '+': [reads, 1] });

const lines = tableOf(
  [
    { field: 'Qty', title: '数量', type: 'int' },
    { field: 'UnitPrice', title: '单价', type: 'decimal', scale: 4, required: true },
    {
      field: 'Amount',
      title: '金额',
      type: 'decimal',
      scale: 2,
      formula: { '*': [{ var: 'Qty' }, { var: 'UnitPrice' }] },
    },
    { field: 'Weight', title: '重量', type: 'decimal', scale: 2, formula: { '*': [{ var: 'Qty' }, 2] } },
  ],
  { table: 'OrderList', cnName: '订单明细' },
);
const main = tableOf(
  [
    { field: 'Linkman', title: '联系人', type: 'text', required: true },
    { field: 'Phone', title: '电话', type: 'text', requiredWhen: { '!!': { var: 'Linkman' } } },
    { field: 'Remark', title: '备注', type: 'text', visibleWhen: { '!!': { var: 'Phone' } } },
    {
      field: 'Total',
      title: '总额',
      type: 'decimal',
      scale: 2,
      formula: { sum: [{ map: [{ var: 'OrderList' }, { var: 'Amount' }] }] },
    },
    { field: 'Tax', title: '税额', type: 'decimal', scale: 2, formula: formula({ var: 'Total' }) },
    { field: 'Boxes', title: '箱数', type: 'int', formula: formula({ var: 'Count' }) },
    { field: 'Count', title: '件数', type: 'int' },
  ],
  { table: 'Orders', cnName: '采购订单', details: [{ table: 'OrderList', cnName: '明细' }] },
);
const doc: DocumentTable = {
  main,
  details: [{ schema: { table: 'OrderList', cnName: '明细', foreignKey: 'Orders_Id' }, table: lines }],
};

describe('a record of which a node hides fields', () => {
  const seen = withheldDocument(doc, { HiddenFields: 'Linkman,OrderList.UnitPrice' });
  const field = (name: string) => seen.main.byName.get(name);
  const column = (name: string) => seen.details[0]?.table.byName.get(name);

  it('has them hidden, never asked for, and marked as withheld', () => {
    expect(field('Linkman')).toMatchObject({ hidden: true, withheld: true, required: false });
    expect(column('UnitPrice')).toMatchObject({ hidden: true, withheld: true, required: false });
    expect(seen.main.fields.filter(({ withheld }) => withheld).map(({ field: name }) => name)).toEqual([
      'Linkman',
    ]);
  });

  it('leaves to the server what is computed from them, and from that: it stays as stored, read-only', () => {
    for (const one of [column('Amount'), field('Total'), field('Tax')]) {
      expect(one).toMatchObject({ readonly: true });
      expect(one?.formula).toBeUndefined();
    }
  });

  it('leaves every other rule as it is', () => {
    expect(column('Weight')?.formula).toBeDefined();
    expect(field('Boxes')?.formula).toBeDefined();
    expect(field('Remark')?.visibleWhen).toBeDefined();
    expect(field('Phone')?.requiredWhen).toBeUndefined();
  });

  it.each([
    ['no flag', {}],
    ['an empty one', { HiddenFields: '' }],
    ['one that is none', { HiddenFields: 7 }],
  ])('is the document itself with %s', (_, row) => {
    expect(withheldDocument(doc, row)).toBe(doc);
  });
});
