import type { DocumentTable } from '../../runtime/model/fields/resolve/DocumentTable.ts';
import { tableOf } from './tableOf.ts';

/** A sales order with lines for tests of conditions; one field of each relevant kind. */
const lines = tableOf(
  [
    { field: 'Product', title: '产品', type: 'text' },
    { field: 'Qty', title: '件数', type: 'int' },
    { field: 'Price', title: '单价', type: 'decimal', scale: 4 },
    { field: 'DueDate', title: '交期', type: 'date' },
  ],
  { table: 'OrderList', cnName: '订单明细' },
);

const main = tableOf(
  [
    { field: 'Code', title: '单号', type: 'text' },
    {
      field: 'Customer',
      title: '客户',
      type: 'select',
      columnType: 'int',
      data: [
        { key: 1, value: '华东机电' },
        { key: 2, value: '上海精工' },
        { key: 3, value: '北方重工' },
      ],
    },
    { field: 'Level', title: '等级', type: 'select', dataKey: 'levels' },
    { field: 'Qty', title: '数量', type: 'int' },
    { field: 'Amount', title: '金额', type: 'decimal', scale: 2 },
    { field: 'OrderDate', title: '下单日期', type: 'date' },
    { field: 'SentAt', title: '发货时间', type: 'datetime' },
    { field: 'Urgent', title: '加急', type: 'switch' },
    { field: 'Frozen', title: '冻结', type: 'switch', columnType: 'bool' },
    { field: 'Tags', title: '标签', type: 'selectList', dataKey: 'tags' },
    { field: 'Secret', title: '口令', type: 'password', writeOnly: true },
    { field: 'AuditStatus', title: '审核状态', type: 'select', columnType: 'int', dataKey: 'audit' },
    { field: 'Section', title: '分组', type: 'line' },
  ],
  { table: 'Orders', cnName: '销售订单', details: [{ table: 'OrderList', cnName: '明细' }] },
);

export const orderDocument: DocumentTable = {
  main,
  details: [{ schema: { table: 'OrderList', cnName: '明细', foreignKey: 'Orders_Id' }, table: lines }],
};
