import type { FormBase } from '../../../designer/form/base/FormBase.ts';
import { fieldTypeRegistry } from '../../../runtime/model/fields/types/index.ts';
import type { FieldSchema } from '../../../runtime/model/schema/FieldSchema.ts';
import { documentOf, tableOf } from '../../forms/harness.tsx';

const lineFields: readonly FieldSchema[] = [
  { field: 'Product', title: '产品', type: 'text', columnNo: 1 },
  { field: 'Qty', title: '件数', type: 'int', columnNo: 2, required: true },
  { field: 'Price', title: '单价', type: 'decimal', scale: 4, columnNo: 3 },
];
const lineSays = { table: 'OrderList', cnName: '订单明细' };
const lines = tableOf(lineFields, lineSays);

const fields: readonly FieldSchema[] = [
  { field: 'Code', title: '单号', type: 'text', required: true, editRowNo: 1, colSize: 6 },
  { field: 'Customer', title: '客户', type: 'text', editRowNo: 1, colSize: 6 },
  { field: 'Qty', title: '数量', type: 'int', editRowNo: 2, colSize: 4 },
  { field: 'Price', title: '单价', type: 'decimal', scale: 2, editRowNo: 2, colSize: 4 },
  { field: 'Amount', title: '金额', type: 'decimal', scale: 2, editRowNo: 2, colSize: 4 },
  { field: 'Remark', title: '备注', type: 'textarea', editRowNo: 3 },
  { field: 'Level', title: '等级', type: 'select', data: [{ key: 1, value: '一级' }] },
  { field: 'CreateID', title: '创建人ID', type: 'int', hidden: true },
];
const main = tableOf(fields, { table: 'Order', cnName: '订单', details: ['OrderList'] });

/** A form to design: an order with lines, whose tables take custom fields. */
export const orderForm: FormBase = {
  document: documentOf(main, lines),
  layers: {
    layers: [
      {
        kind: 'table',
        name: 'Order',
        table: { table: 'Order', cnName: '订单', key: main.key, details: [{ table: 'OrderList' }] },
        fields,
      },
    ],
    details: {
      OrderList: [
        { kind: 'table', name: 'OrderList', table: { ...lineSays, key: lines.key }, fields: lineFields },
      ],
    },
  },
  address: 'Order',
  title: '订单',
  isAdmin: true,
  customTables: new Set(['Order', 'OrderList']),
  customKeys: new Map(),
  fieldTypes: fieldTypeRegistry(),
  sources: [{ dicNo: 'levels', dicName: '等级' }],
};
