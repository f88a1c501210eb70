import { describe, expect, it } from 'vitest';
import type { Document } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import type { Side } from '../../runtime/model/record/merge/DocumentMerge.ts';
import { mergeDocument } from '../../runtime/model/record/merge/mergeDocument.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { tableOf } from './tableOf.ts';

const order = tableOf(
  [
    { field: 'Customer', title: '客户', type: 'text' },
    { field: 'DeliveryDate', title: '交货日期', type: 'date' },
    { field: 'Remark', title: '备注', type: 'text' },
    { field: 'Total', title: '合计', type: 'decimal', formula: '1 + 1' },
    { field: 'AuditStatus', title: '审核状态', type: 'number' },
    { field: 'Modifier', title: '修改人', type: 'text', stamp: 'modifyName' },
  ],
  { table: 'Order' },
);
const line = tableOf(
  [
    { field: 'Product', title: '产品', type: 'text' },
    {
      field: 'ProductName',
      title: '产品名称',
      type: 'text',
      readonly: true,
      lookup: { via: 'Product', field: 'Name' },
    },
    { field: 'Qty', title: '数量', type: 'decimal' },
  ],
  { table: 'Line' },
);
const doc = {
  main: order,
  details: [{ schema: { table: 'Line', foreignKey: 'Order_Id' }, table: line }],
};

const row = (Line_Id: number, Qty: number | string, more: Row = {}): Row => ({
  Line_Id,
  Product: 'P1',
  ProductName: '轴承座',
  Qty,
  Version: 1,
  ...more,
});
const record = (main: Row, rows: readonly Row[] = [row(1, 10), row(2, 20)]): Document => ({
  main: { Order_Id: 7, Customer: '甲', DeliveryDate: '2026-04-01', Remark: null, Version: 1, ...main },
  details: { Line: rows },
});
const stored = { Version: 2, Modifier: '吴经理' };

function merged(
  base: Document,
  mine: Document,
  theirs: Document,
  choices: Readonly<Record<string, Side>> = {},
) {
  const merge = mergeDocument(doc, { base, mine, theirs });
  return {
    asked: merge.differences.filter((one) => one.isConflict).map((one) => one.id),
    others: merge.differences.filter((one) => !one.isConflict).map((one) => [one.id, one.suggested]),
    result: merge.build((one) => choices[one.id] ?? one.suggested),
  };
}

describe('a merge of one record', () => {
  it('asks only where both changed a field; else the one who changed it is followed #X20', () => {
    const { asked, others, result } = merged(
      record({}),
      record({ Customer: '乙', Remark: '请提前' }),
      record({ Customer: '丙', DeliveryDate: '2026-05-01', ...stored }),
      { 'Order//Customer': 'mine' },
    );
    expect(asked).toEqual(['Order//Customer']);
    expect(others).toEqual([
      ['Order//DeliveryDate', 'theirs'],
      ['Order//Remark', 'mine'],
    ]);
    expect(result.main).toMatchObject({
      Customer: '乙',
      DeliveryDate: '2026-05-01',
      Remark: '请提前',
      Version: 2,
    });
  });

  it('keeps the stored stamps, states, key and version whatever is chosen, and asks about none of them', () => {
    const { asked, others, result } = merged(
      record({ Total: 1, AuditStatus: 0, Modifier: '李销售' }),
      record({ Total: 5, AuditStatus: 1, Modifier: '假' }),
      record({ Total: 9, AuditStatus: 0, ...stored }),
    );
    expect([asked, others]).toEqual([[], []]);
    expect(result.main).toMatchObject({ AuditStatus: 0, Modifier: '吴经理', Version: 2 });
  });

  it('takes numbers and texts of the same value, and nothing and empty text, as one', () => {
    const mine = record({ Remark: '' }, [row(1, '10.00'), row(2, 20)]);
    expect(merged(record({}), mine, record(stored)).others).toEqual([]);
  });

  it('both choosing the same is no difference', () => {
    const same = record({ Customer: '乙', ...stored });
    expect(merged(record({}), record({ Customer: '乙' }), same)).toMatchObject({ asked: [], others: [] });
  });

  it('rows are compared by key, field by field; what a choice brought goes with it', () => {
    const { asked, result } = merged(
      record({}),
      record({}, [row(1, 11, { Product: 'P2', ProductName: '端盖' }), row(2, 20)]),
      record(stored, [row(1, 12, { Version: 2 }), row(2, 25, { Version: 2 })]),
      { 'Line/1/Qty': 'theirs' },
    );
    expect(asked).toEqual(['Line/1/Qty']);
    expect(result.details.Line?.rows).toEqual([
      row(1, 12, { Product: 'P2', ProductName: '端盖', Version: 2 }),
      row(2, 25, { Version: 2 }),
    ]);
  });

  it('rows either added stay, rows either deleted untouched go', () => {
    const added = { Product: 'P9', Qty: 1 };
    const { asked, result } = merged(
      record({}, [row(1, 10), row(2, 20), row(3, 30)]),
      record({}, [row(1, 10), row(2, 20), added]),
      record(stored, [row(1, 10), row(3, 30), row(4, 40)]),
    );
    expect(asked).toEqual([]);
    expect(result.details.Line).toEqual({ rows: [row(1, 10), row(4, 40), added], delKeys: [3] });
  });

  it('a row I deleted and they changed: deleted as I chose, or kept as they have it #X20', () => {
    const three = [record({}), record({}, [row(1, 10)]), record(stored, [row(1, 10), row(2, 99)])] as const;
    expect(merged(...three).asked).toEqual(['Line/2/']);
    expect(merged(...three).result.details.Line).toEqual({ rows: [row(1, 10), row(2, 99)], delKeys: [] });
    expect(merged(...three, { 'Line/2/': 'mine' }).result.details.Line).toEqual({
      rows: [row(1, 10)],
      delKeys: [2],
    });
  });

  it('a row I changed and they deleted: gone, or back as a new row', () => {
    const three = [record({}), record({}, [row(1, 10), row(2, 21)]), record(stored, [row(1, 10)])] as const;
    expect(merged(...three).result.details.Line?.rows).toEqual([row(1, 10)]);
    expect(merged(...three, { 'Line/2/': 'mine' }).result.details.Line?.rows).toEqual([
      row(1, 10),
      { Product: 'P1', ProductName: '轴承座', Qty: 21 },
    ]);
  });
});
