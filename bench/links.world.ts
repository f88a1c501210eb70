import type { Database } from '../server-mock/db/Database.ts';
import type { Fixture } from './votes.ts';

export const orderTable = 'Production_SalesOrder';
export const orderRows = 'Production_SalesOrderList';
export const deliveryTable = 'Ware_OutWareHouseBill';
export const deliveryRows = 'Ware_OutWareHouseBillList';

type Row = Readonly<Record<string, unknown>>;

/** A stored document: its key, and the keys of its rows in their order. */
export interface BenchDocument {
  readonly key: number;
  readonly rows: readonly number[];
}

/** The document that an answer of Add holds. */
export const documentOf = (answer: Row, key: string, rowKey: string): BenchDocument => {
  const { data, list } = answer.data as { readonly data: Row; readonly list: readonly Row[] };
  const rows = list.map((row) => Number(row[rowKey])).sort((one, other) => one - other);
  return { key: Number(data[key]), rows };
};

/** Lets keys begin where each is found in a statement and nothing else is, and adds warehouses. */
export const fillSales = async (db: Database): Promise<void> => {
  const from = Object.entries({
    [orderRows]: 710_000_001,
    [deliveryTable]: 720_000_001,
    [deliveryRows]: 730_000_001,
    Ware_TransferWareHouseBill: 740_000_001,
    Ware_TransferWareHouseBillList: 750_000_001,
  });
  for (const [table, first] of from) {
    const key = table.slice(table.indexOf('_') + 1);
    await db.query(`select setval(pg_get_serial_sequence('"${table}"', '${key}_Id'), $1::bigint)::text`, [
      first,
    ]);
  }
  await db.query(
    `insert into "Base_Warehouse" ("Warehouse_Id", "WarehouseCode", "WarehouseName", "Enable", "Version")
     values (1, 'W1', '成品库', 1, 1), (2, 'W2', '备品库', 1, 1)`,
  );
};

/** An approved order with this many rows of one product. */
export const newOrder = async ({ post }: Fixture, lines: number, Qty = 10): Promise<BenchDocument> => {
  const answer = await post('admin', `/api/${orderTable}/Add`, {
    mainData: { Customer_Id: 1, OrderDate: '2026-11-02', DeliveryDate: '2026-12-01', Currency: 'CNY' },
    detailData: Array.from({ length: lines }, () => ({ Product_Id: 1, Qty, UnitPrice: 100, TaxRate: 13 })),
  });
  const order = documentOf(answer, 'SalesOrder_Id', 'SalesOrderList_Id');
  await approve({ post }, orderTable, order.key);
  return order;
};

/** Approves a document, as `admin`. */
export const approve = ({ post }: Pick<Fixture, 'post'>, table: string, key: number): Promise<Row> =>
  post('admin', `/api/${table}/audit?auditStatus=1&auditReason=%E5%90%8C%E6%84%8F`, [key]);

/** A delivery of rows of an order, this much of each, as it is sent. */
export const deliveryOf = (order: BenchDocument, rows: readonly number[], OutStoreQty: number): object => ({
  mainData: {
    ...{ OutWareHouseBillType: 'sellOut', OutWareHouseDate: '2026-11-10', Warehouse_Id: 1 },
    ...{ Customer_Id: 1, Currency: 'CNY', SalesOrder_Id: order.key },
  },
  detailData: rows.map((SalesOrderList_Id) => ({
    ...{ Product_Id: 1, OutStoreQty, UnitPrice: 100, SalesOrderList_Id },
  })),
});

/** A stored delivery of all rows of an order. */
export const newDelivery = async (
  { post }: Fixture,
  order: BenchDocument,
  quantity: number,
): Promise<BenchDocument> => {
  const answer = await post('admin', `/api/${deliveryTable}/Add`, deliveryOf(order, order.rows, quantity));
  return documentOf(answer, 'OutWareHouseBill_Id', 'OutWareHouseBillList_Id');
};
