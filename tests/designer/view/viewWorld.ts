import { designWorld } from '../../../designer/view/draft/DesignWorld.ts';
import type { ViewDesign } from '../../../runtime/wire/views/ViewDesign.ts';
import { tableOf } from '../../forms/harness.tsx';

/** Orders of customers with their lines, as sources of views. */
export const sourceTables = {
  Order: tableOf(
    [
      { field: 'Code', title: '单号', type: 'text', maxlength: 30 },
      { field: 'Customer_Id', title: '客户', type: 'int' },
      { field: 'Currency', title: '币别', type: 'text', maxlength: 10 },
      { field: 'Amount', title: '金额', type: 'decimal', scale: 2, currencyField: 'Currency' },
      { field: 'Closed', title: '结案', type: 'switch', columnType: 'byte' },
    ],
    { table: 'Order', cnName: '订单' },
  ),
  OrderList: tableOf(
    [
      { field: 'Order_Id', title: '订单', type: 'int' },
      { field: 'Qty', title: '数量', type: 'decimal', scale: 3 },
      { field: 'Price', title: '单价', type: 'decimal', scale: 4, currencyField: '$main.Currency' },
    ],
    { table: 'OrderList', cnName: '订单明细' },
  ),
  Customer: tableOf([{ field: 'Name', title: '客户名称', type: 'text', maxlength: 60 }], {
    table: 'Customer',
    cnName: '客户',
  }),
} as const;

/** What the server tells the designer of views. */
export const orderDesign: ViewDesign = {
  views: [],
  tables: [
    {
      table: 'Order',
      title: '订单',
      key: 'Order_Id',
      isView: false,
      links: [{ field: 'Customer_Id', title: '客户', table: 'Customer', key: 'Customer_Id' }],
    },
    {
      table: 'OrderList',
      title: '订单明细',
      key: 'OrderList_Id',
      isView: false,
      links: [{ field: 'Order_Id', title: '订单', table: 'Order', key: 'Order_Id' }],
    },
    { table: 'Customer', title: '客户', key: 'Customer_Id', isView: false, links: [] },
  ],
  groups: [{ id: 10, name: '销售管理' }],
  freeMenuId: 900,
  roles: [{ id: 2, name: '经理' }],
  paths: ['/home'],
};

export const orderWorld = designWorld(orderDesign.tables);
