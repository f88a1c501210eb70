import type { Database } from '../server-mock/db/Database.ts';
import { deliveryRows, deliveryTable, orderRows, orderTable } from './links.world.ts';
import { type Figure, median } from './measure.ts';
import { type Fixture, timed } from './votes.ts';

/** How many orders have a trail, and how often that of one is read. */
export interface TrailSize {
  readonly orders: number;
  readonly rounds: number;
  readonly warmUp: number;
}

/** Deliveries of an order; each has an invoice and a receivable, and all but one a receipt: 60 documents with the order. */
const branches = 15;
const documents = 60;
/** Keys begin above those of other figures. */
const first = 600_000_000;

/** Orders whose documents lead to each other over four steps. The keys of an order's documents follow from its own. */
const fill = async (db: Database, orders: number): Promise<void> => {
  const all = orders * branches;
  const key = `${first} + n`;
  const order = `${first} + (n - 1) / ${branches}`;
  const receipts = `generate_series(1, ${all}) as n where n % ${branches} <> 0`;
  const statements = [
    `insert into "${orderTable}" ("SalesOrder_Id", "SalesOrderCode", "Customer_Id", "OrderDate", "Currency", "AuditStatus", "Version")
     select ${first} + n, 'T' || n, 1, date '2024-01-01' + n % 700, 'CNY', 1, 1 from generate_series(0, ${orders - 1}) as n`,
    `insert into "${orderRows}" ("SalesOrderList_Id", "SalesOrder_Id", "Product_Id", "Qty", "Version")
     select ${key}, ${order}, 1, 10, 1 from generate_series(1, ${all}) as n`,
    `insert into "${deliveryTable}" ("OutWareHouseBill_Id", "OutWareHouseBillCode", "OutWareHouseBillType", "OutWareHouseDate", "SalesOrder_Id", "AuditStatus", "Version")
     select ${key}, 'TD' || n, 'sellOut', date '2024-02-01', ${order}, 1, 1 from generate_series(1, ${all}) as n`,
    `insert into "${deliveryRows}" ("OutWareHouseBillList_Id", "OutWareHouseBill_Id", "SalesOrderList_Id", "Product_Id", "OutStoreQty", "Version")
     select ${key}, ${key}, ${key}, 1, 10, 1 from generate_series(1, ${all}) as n`,
    `insert into "Accounts_SalesInvoice" ("SalesInvoice_Id", "SalesInvoiceCode", "InvoiceNo", "InvoiceDate", "SalesOrder_Id", "Currency", "TotalWithTax", "AuditStatus", "Version")
     select ${key}, 'TI' || n, 'TI' || n, date '2024-03-01', ${order}, 'CNY', 10, 1, 1 from generate_series(1, ${all}) as n`,
    `insert into "Accounts_SalesInvoiceList" ("SalesInvoiceList_Id", "SalesInvoice_Id", "SalesOrderList_Id", "OutWareHouseBillList_Id", "Product_Id", "Qty", "Version")
     select ${key}, ${key}, ${key}, ${key}, 1, 10, 1 from generate_series(1, ${all}) as n`,
    `insert into "Accounts_SaleShouldReceiveBill" ("SaleShouldReceiveBill_Id", "ShouldReceiveBillCode", "BillDate", "SalesInvoice_Id", "Currency", "TotalWithTax", "PayStatus", "Version")
     select ${key}, 'TS' || n, date '2024-03-01', ${key}, 'CNY', 10, 2, 1 from generate_series(1, ${all}) as n`,
    `insert into "Accounts_SaleShouldReceiveBillList" ("SaleShouldReceiveBillList_Id", "SaleShouldReceiveBill_Id", "SalesInvoiceList_Id", "Product_Id", "Qty", "Version")
     select ${key}, ${key}, ${key}, 1, 10, 1 from generate_series(1, ${all}) as n`,
    `insert into "Accounts_SaleReceiveBill" ("SaleReceiveBill_Id", "ReceiveBillCode", "ReceiveDate", "Currency", "TotalAmount", "AuditStatus", "Version")
     select ${key}, 'TR' || n, date '2024-04-01', 'CNY', 10, 1, 1 from ${receipts}`,
    `insert into "Accounts_SaleReceiveBillList" ("SaleReceiveBillList_Id", "SaleReceiveBill_Id", "SaleShouldReceiveBill_Id", "ReceiveAmount", "SettledAmount", "Version")
     select ${key}, ${key}, ${key}, 10, 10, 1 from ${receipts}`,
  ];
  for (const statement of statements) await db.query(statement, [], { timeout: 0 });
  await db.execute('analyze');
};

/** One kind of document below the order: the statement that finds it from the kind before, and the one that reads its facts. */
interface HandStep {
  readonly table: string;
  readonly find: string;
  readonly facts: string;
}

const factsOf = (table: string, key: string, columns: string): string =>
  `select "${key}", ${columns} from "${table}" where "${key}" = any($1::int[])`;

const handSteps: readonly HandStep[] = [
  {
    table: deliveryTable,
    find: `select t."OutWareHouseBill_Id" as "key", s."SalesOrder_Id", sum(t."OutStoreQty") from "${deliveryRows}" t
           join "${orderRows}" s using ("SalesOrderList_Id") where s."SalesOrder_Id" = any($1::int[]) group by 1, 2`,
    facts: factsOf(
      deliveryTable,
      'OutWareHouseBill_Id',
      '"OutWareHouseBillCode", "OutWareHouseDate", "AuditStatus"',
    ),
  },
  {
    table: 'Accounts_SalesInvoice',
    find: `select t."SalesInvoice_Id" as "key", s."OutWareHouseBill_Id", sum(t."Qty") from "Accounts_SalesInvoiceList" t
           join "${deliveryRows}" s using ("OutWareHouseBillList_Id") where s."OutWareHouseBill_Id" = any($1::int[]) group by 1, 2`,
    facts: factsOf(
      'Accounts_SalesInvoice',
      'SalesInvoice_Id',
      '"SalesInvoiceCode", "InvoiceDate", "TotalWithTax", "AuditStatus"',
    ),
  },
  {
    table: 'Accounts_SaleShouldReceiveBill',
    find: `select t."SaleShouldReceiveBill_Id" as "key", s."SalesInvoice_Id", sum(t."Qty") from "Accounts_SaleShouldReceiveBillList" t
           join "Accounts_SalesInvoiceList" s using ("SalesInvoiceList_Id") where s."SalesInvoice_Id" = any($1::int[]) group by 1, 2`,
    facts: factsOf(
      'Accounts_SaleShouldReceiveBill',
      'SaleShouldReceiveBill_Id',
      '"ShouldReceiveBillCode", "BillDate", "TotalWithTax", "PayStatus"',
    ),
  },
  {
    table: 'Accounts_SaleReceiveBill',
    find: `select "SaleReceiveBill_Id" as "key", "SaleShouldReceiveBill_Id", sum("SettledAmount") from "Accounts_SaleReceiveBillList"
           where "SaleShouldReceiveBill_Id" = any($1::int[]) group by 1, 2`,
    facts: factsOf(
      'Accounts_SaleReceiveBill',
      'SaleReceiveBill_Id',
      '"ReceiveBillCode", "ReceiveDate", "TotalAmount", "AuditStatus"',
    ),
  },
];

const orderFacts = factsOf(orderTable, 'SalesOrder_Id', '"SalesOrderCode", "OrderDate", "AuditStatus"');

/** The trail by the least statements for this chain of tables alone: one a step and one a table, without rights. */
const byHand = async (db: Database, order: number): Promise<readonly string[]> => {
  const ask = async (sql: string, keys: readonly number[]) =>
    (await db.query(sql, [keys], { prepared: true })).rows;
  let keys: readonly number[] = [order];
  await ask(orderFacts, keys);
  const found = [`${orderTable} ${order}`];
  for (const { table, find, facts } of handSteps) {
    keys = (await ask(find, keys)).map((row) => Number(row.key));
    if ((await ask(facts, keys)).length !== keys.length) throw new Error('bench: facts of other documents');
    found.push(...keys.map((key) => `${table} ${key}`));
  }
  return found.sort();
};

/** The trail of an order over four steps, 60 documents, with number, state, date and amount, beside the least by hand, in turns. */
export const trailFigures = async (
  db: Database,
  { get, take }: Fixture,
  { orders, rounds, warmUp }: TrailSize,
): Promise<readonly Figure[]> => {
  await fill(db, orders);
  const order = first + Math.floor(orders / 2);
  const whole: number[] = [];
  const hand: number[] = [];
  let statements = 0;
  for (let round = -warmUp; round < rounds; round += 1) {
    let ours: readonly string[] = [];
    let others: readonly string[] = [];
    take();
    const one = await timed(async () => {
      const { data } = await get('admin', `/api/jig/trail?table=${orderTable}&key=${order}`);
      const { nodes } = data as { readonly nodes: readonly { table: string; key: string }[] };
      ours = nodes.map(({ table, key }) => `${table} ${key}`).sort();
    });
    statements = take().length;
    const other = await timed(async () => {
      others = await byHand(db, order);
    });
    if (ours.length !== documents || ours.join() !== others.join())
      throw new Error(`bench: a trail of ${ours.length} documents, ${others.length} by hand`);
    if (round < 0) continue;
    whole.push(one);
    hand.push(other);
  }
  const what = `${db.kind}: the trail of an order over four steps, ${documents} documents among ${orders * documents}`;
  return [
    {
      what: `${what}, ${statements} statements (${median(whole).toFixed(1)} ms) / the least by hand (${median(hand).toFixed(1)} ms)`,
      value: median(whole) / median(hand),
      unit: 'x',
      limit: 5,
    },
    { what, value: median(whole), unit: 'ms', limit: 100 },
  ];
};
