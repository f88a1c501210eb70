import { describe, expect, it } from 'vitest';
import { withDimension, withoutDimension } from '../../../designer/dataset/dimensions/dimensions.ts';
import { foreignView } from '../../../designer/dataset/foreign/foreignView.ts';
import { datasetOver } from '../../../designer/dataset/page/datasetOver.ts';
import { setSpan, spanOf } from '../../../designer/view/commands/setSpan.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { ViewSchema } from '../../../runtime/model/schema/ViewSchema.ts';
import type { ForeignOffer } from '../../../runtime/wire/datasets/Foreign.ts';
import type { DesignedView } from '../../../runtime/wire/views/ViewDesign.ts';
import { orderDesign } from '../view/viewWorld.ts';

const byCustomer: ViewSchema = {
  ...{
    format: 1,
    view: 'Set_Order',
    cnName: '订单分析',
    isDataset: true,
    parts: [{ from: 'Order', as: 'order' }],
  },
  fields: [
    { field: 'Customer', of: 'order.Customer_Id', dimension: true },
    { field: 'Amount', of: 'order.Amount', total: 'sum' },
  ],
  key: ['Customer'],
};
const stored = (schema: ViewSchema): DesignedView => ({
  ...{ view: schema.view, title: schema.cnName, version: 1, columns: [] },
  schema: schema as unknown as JsonObject,
});
const made = (edit: ReturnType<typeof withDimension>): ViewSchema => {
  if (!edit.ok) throw new Error(edit.rule);
  return edit.view;
};

describe('a new data set', () => {
  it('stands over its source under a free name', () => {
    expect(datasetOver(orderDesign, 'Order').view).toMatchObject({
      ...{ view: 'Set_Order', isDataset: true, parts: [{ from: 'Order', as: 'order' }] },
    });
  });
});

describe('dimensions', () => {
  const month = { path: 'order.Code', title: '月份', span: 'month' as const };

  it('are added with a span of days, and tell the groups apart', () => {
    const view = made(withDimension(orderDesign, stored(byCustomer), month));
    const line = view.fields.at(-1);
    expect(line).toMatchObject({ title: '月份', dimension: true });
    expect(spanOf(view, line?.of)).toEqual({ each: 'month', of: 'order.Code' });
    expect(view.key).toEqual(['Customer', line?.field]);
  });

  it('take another span, name and field, and leave no value behind', () => {
    const view = made(withDimension(orderDesign, stored(byCustomer), month));
    const line = view.fields.at(-1);
    if (line === undefined) throw new Error('no column');
    const before = { dataset: stored(view), line, title: '月份', path: 'order.Code', span: 'month' as const };
    const plain = made(
      withDimension(
        orderDesign,
        stored(view),
        { path: 'order.Currency', title: '币别', span: undefined },
        before,
      ),
    );
    expect(plain.fields.at(-1)).toMatchObject({ field: line.field, of: 'order.Currency', title: '币别' });
    expect(plain.parts[0]).not.toHaveProperty('values');
    const without = made(withoutDimension(orderDesign, before));
    expect(without.fields.map(({ field }) => field)).toEqual(['Customer', 'Amount']);
    expect(without.key).toEqual(['Customer']);
  });

  it('share the value of a span', () => {
    const draft = { view: { ...byCustomer, key: [] }, hasOwnKey: false };
    const first = setSpan(draft, 0, 'year', '年');
    if (!first.ok) throw new Error(first.rule);
    const second = setSpan(
      {
        ...first.draft,
        view: {
          ...first.draft.view,
          fields: [...first.draft.view.fields, { field: 'Again', of: 'order.Customer_Id' }],
        },
      },
      2,
      'year',
      '又一年',
    );
    if (!second.ok) throw new Error(second.rule);
    expect(Object.keys(second.draft.view.parts[0]?.values ?? {})).toHaveLength(1);
  });
});

describe('a source over a foreign table', () => {
  const table: ForeignOffer = {
    ...{ schema: 'public', name: 'orders', title: '订单', isView: false },
    columns: [
      { name: 'id', title: '', columnType: 'int', isKey: true },
      { name: '客户 名称', title: '客户', columnType: 'string', isKey: false },
      { name: 'qty', title: '', columnType: 'decimal', scale: 2, isKey: false },
    ],
  };
  const draft = {
    ...{ view: 'Src_erp_orders', title: ' 订单 ', database: 'erp', table },
    titles: new Map([
      ['id', 'id'],
      ['客户 名称', '客户'],
      ['qty', '数量'],
    ]),
  };

  it('has the taken columns under names that schemas may have', () => {
    expect(foreignView(draft)).toEqual({
      ...{ format: 1, view: 'Src_erp_orders', cnName: '订单', parts: [] },
      foreign: { database: 'erp', schema: 'public', name: 'orders' },
      fields: [
        { field: 'id', title: 'id', type: 'number', columnType: 'int', column: 'id' },
        { field: 'Column1', title: '客户', type: 'text', columnType: 'string', column: '客户 名称' },
        { field: 'qty', title: '数量', type: 'decimal', columnType: 'decimal', scale: 2, column: 'qty' },
      ],
      key: ['id'],
    });
  });

  it('keeps the names of its columns when it is changed, and has another key where the first is not taken', () => {
    const before = foreignView(draft);
    const fewer = { ...draft, titles: new Map([['客户 名称', '买方']]) };
    expect(foreignView(fewer, before)).toMatchObject({
      fields: [{ field: 'Column1', title: '买方' }],
      key: ['Column1'],
    });
  });
});
