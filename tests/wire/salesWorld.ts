import type { Row } from '../../runtime/model/schema/Row.ts';
import type { DatabaseKind } from '../setup/testDatabase.ts';
import { salesHeader, salesRows } from './orderRows.ts';
import { openTestApp, type TestApp } from './testApp.ts';

/** An answer of an action call. */
// biome-ignore lint/suspicious/noExplicitAny: bodies are read by tests as they come
type Body = any;

/** A saved document: its key, and its rows in the order of their keys. */
export interface SavedDocument {
  readonly key: number;
  readonly code: string;
  readonly rows: readonly Row[];
}

const savedOf = ({ data }: Body, table: string): SavedDocument => {
  const rowKey = `${table.split('_')[1]}List_Id`;
  const sorted = [...(data.list as readonly Row[])].sort((a, b) => Number(a[rowKey]) - Number(b[rowKey]));
  const key = Number(data.data[`${table.split('_')[1]}_Id`]);
  return { key, code: String(data.data[`${table.split('_')[1]}Code`]), rows: sorted };
};

/** The product of a row of an order; 1 of a row that it does not have. */
const productOf = ({ rows }: SavedDocument, line: number): unknown =>
  rows.find((row) => Number(row.SalesOrderList_Id) === line)?.Product_Id ?? 1;

/** Orders, deliveries and returns over the calls that users make. */
export interface SalesWorld {
  readonly app: TestApp;
  post(path: string, body: unknown, user?: string): Promise<Body>;
  /** An order with these quantities, approved; of product 1, unless `products` says others. */
  order(quantities: readonly number[], products?: readonly number[]): Promise<SavedDocument>;
  /** Sends a delivery of rows of an order: key of the row, quantity. */
  deliver(order: SavedDocument, rows: readonly (readonly [number, number])[], user?: string): Promise<Body>;
  /** Sends a return of one row of an order. */
  takeBack(order: SavedDocument, line: number, quantity: number, user?: string): Promise<Body>;
  audit(table: string, key: number, status: number, user?: string): Promise<Body>;
  line(order: SavedDocument, at: number): number;
  saved(answer: Body, table: string): SavedDocument;
}

export const orderTable = 'Production_SalesOrder';
export const deliveryTable = 'Ware_OutWareHouseBill';
export const returnTable = 'Ware_WareHouseBill';

/** Opens a company that sells two products to two customers out of one warehouse. */
export const openSalesWorld = async (
  kind: DatabaseKind,
  more: Parameters<typeof openTestApp>[1] = {},
): Promise<SalesWorld> => {
  const { Customer, Base_Product } = salesRows(10);
  const app = await openTestApp(kind, {
    ...more,
    file: {
      ...more.file,
      rows: {
        Base_Warehouse: [{ Warehouse_Id: 1, WarehouseCode: 'W1', WarehouseName: '成品库', Enable: 1 }],
        Customer: [
          ...Customer,
          { ...Customer[0], Customer_Id: 2, CustomerCode: 'C2', CustomerName: '华南机械' },
        ],
        Base_Product: [
          ...Base_Product,
          { ...Base_Product[0], Product_Id: 2, ProductCode: 'P2', ProductName: '轴承盖' },
        ],
      },
    },
  });
  let made = 0;
  const post: SalesWorld['post'] = async (path, body, user = 'admin') =>
    (await app.post(user, path, body)).body;
  const audit: SalesWorld['audit'] = (table, key, status, user) =>
    post(`/api/${table}/audit?auditStatus=${status}&auditReason=测试`, [key], user);
  return {
    app,
    post,
    audit,
    saved: savedOf,
    line: ({ rows }, at) => Number(rows[at]?.SalesOrderList_Id),
    async order(quantities, products = []) {
      const answer = await post(`/api/${orderTable}/Add`, {
        mainData: { ...salesHeader, SalesOrderCode: `XS-${++made}` },
        detailData: quantities.map((Qty, at) => ({
          ...{ Product_Id: products[at] ?? 1, Qty, UnitPrice: 10, TaxRate: 13 },
        })),
      });
      const order = savedOf(answer, orderTable);
      const { status } = await audit(orderTable, order.key, 1);
      if (status !== true) throw new Error('the order was not approved');
      return order;
    },
    deliver: (order, rows, user) =>
      post(
        `/api/${deliveryTable}/Add`,
        {
          mainData: {
            ...{ OutWareHouseBillType: 'sellOut', OutWareHouseDate: '2026-03-10', Warehouse_Id: 1 },
            ...{ Customer_Id: 1, Currency: 'CNY', SalesOrder_Id: order.key },
          },
          detailData: rows.map(([SalesOrderList_Id, OutStoreQty]) => ({
            ...{
              Product_Id: productOf(order, SalesOrderList_Id),
              OutStoreQty,
              UnitPrice: 10,
              SalesOrderList_Id,
            },
          })),
        },
        user,
      ),
    takeBack: (order, line, quantity, user) =>
      post(
        `/api/${returnTable}/Add`,
        {
          mainData: {
            ...{ WareHouseBillType: 'cancel', WareHouseDate: '2026-03-20', Warehouse_Id: 1 },
            ...{ Customer_Id: 1, Currency: 'CNY', SalesOrder_Id: order.key },
          },
          detailData: [
            {
              ...{ Product_Id: productOf(order, line), InStoreQty: quantity, UnitPrice: 10 },
              SalesOrderList_Id: line,
            },
          ],
        },
        user,
      ),
  };
};
