import type { Database } from '../server-mock/db/Database.ts';
import { type DatabaseName, onDatabases } from './databases.ts';
import { type Figure, median } from './measure.ts';
import { suiteOf } from './Suite.ts';
import { p95 } from './signedUser.ts';
import { openFixture, timed } from './votes.ts';

const perBill = 10;
const products = 2_000;
const warehouses = 5;

interface Size {
  /** Lines of receipts; there are a tenth as many of issues. */
  readonly rows: number;
  readonly rounds: number;
  readonly warmUp: number;
  /** Pages of another user. */
  readonly otherPages: number;
  readonly databases: readonly DatabaseName[];
}

/** A view with two joins and groups. */
const sums = {
  format: 1,
  view: 'View_BenchSums',
  cnName: '入库汇总',
  parts: [
    {
      from: 'Ware_WareHouseBillList',
      as: 'line',
      joins: [
        { as: 'bill', by: 'line.WareHouseBill_Id', needed: true },
        { as: 'product', by: 'line.Product_Id' },
      ],
      where: { in: [{ var: 'bill.AuditStatus' }, [1, 5]] },
    },
  ],
  key: ['Warehouse_Id', 'Product_Id'],
  sortName: 'InQty',
  fields: [
    { field: 'Warehouse_Id', of: 'bill.Warehouse_Id' },
    { field: 'Product_Id', of: 'line.Product_Id' },
    { field: 'ProductCode', of: 'product.ProductCode' },
    { field: 'InQty', of: 'line.InStoreQty', total: 'sum', title: '入库数量', summary: true },
    { field: 'Lines', of: 'line.WareHouseBillList_Id', total: 'count', title: '行数' },
  ],
};

/** What a developer would write for the first page of it. */
const sumsByHand = `select b."Warehouse_Id", l."Product_Id", p."ProductCode", sum(l."InStoreQty") as "InQty", count(*) as "Lines"
  from "Ware_WareHouseBillList" l join "Ware_WareHouseBill" b on b."WareHouseBill_Id" = l."WareHouseBill_Id"
  left join "Base_Product" p on p."Product_Id" = l."Product_Id" where b."AuditStatus" in (1, 5)
  group by b."Warehouse_Id", l."Product_Id", p."ProductCode" order by "InQty" desc nulls last limit 30`;

/** The first page of the stock balance by hand, for the month that the page shows. */
const stockByHand = (from: string, end: string): string => `
  select m."Warehouse_Id", m."Product_Id", p."ProductCode", p."ProductName", p."ProductStandard", p."Unit", p."MaxInventory", p."MinInventory",
    p."SafeInventory", p."ProductAttribute", max(m."Day") as "LastDate",
    coalesce(sum(m."In" - m."Out") filter (where m."Day" < '${from}'), 0) as "OpeningQty",
    coalesce(sum(m."In") filter (where m."Day" >= '${from}' and m."Day" < '${end}'), 0) as "InQty",
    coalesce(sum(m."Out") filter (where m."Day" >= '${from}' and m."Day" < '${end}'), 0) as "OutQty",
    coalesce(sum(m."In" - m."Out") filter (where m."Day" < '${end}'), 0) as "InventoryQty"
  from (
    select b."Warehouse_Id", l."Product_Id", b."WareHouseDate" as "Day", l."InStoreQty" as "In", 0 as "Out"
    from "Ware_WareHouseBillList" l join "Ware_WareHouseBill" b on b."WareHouseBill_Id" = l."WareHouseBill_Id" where b."AuditStatus" in (1, 5)
    union all
    select b."Warehouse_Id", l."Product_Id", b."OutWareHouseDate", 0, l."OutStoreQty"
    from "Ware_OutWareHouseBillList" l join "Ware_OutWareHouseBill" b on b."OutWareHouseBill_Id" = l."OutWareHouseBill_Id" where b."AuditStatus" in (1, 5)
  ) m left join "Base_Product" p on p."Product_Id" = m."Product_Id"
  group by m."Warehouse_Id", m."Product_Id", p."ProductCode", p."ProductName", p."ProductStandard", p."Unit", p."MaxInventory", p."MinInventory",
    p."SafeInventory", p."ProductAttribute"
  order by p."ProductCode" desc nulls last limit 30`;

const bills = (side: '' | 'Out', quantity: string, count: number): readonly string[] => [
  `insert into "Ware_${side}WareHouseBill" ("${side}WareHouseBill_Id", "${side}WareHouseBillCode", "${side}WareHouseDate", "Warehouse_Id", "AuditStatus", "CreateDate", "Version")
   select n, 'B' || n, date '2025-01-01' + n % 700, 1 + n % ${warehouses}, case when n % 20 = 0 then 0 else 1 end, now(), 1
   from generate_series(1, ${Math.ceil(count / perBill)}) as n`,
  `insert into "Ware_${side}WareHouseBillList" ("${side}WareHouseBillList_Id", "${side}WareHouseBill_Id", "Product_Id", "${quantity}", "UnitPrice", "Version")
   select n, 1 + (n - 1) / ${perBill}, 1 + (n::bigint * 7919) % ${products}, 1 + n % 90, 7, 1 from generate_series(1, ${count}) as n`,
];

const fill = async (db: Database, rows: number): Promise<void> => {
  const statements = [
    `insert into "Base_Product" ("Product_Id", "ProductCode", "ProductName", "Unit", "MinInventory", "Enable", "Version")
     select n, 'CP' || n, '产品 ' || n, 'PCS', 50, 1, 1 from generate_series(2, ${products}) as n`,
    ...bills('', 'InStoreQty', rows),
    ...bills('Out', 'OutStoreQty', rows / 10),
  ];
  for (const statement of statements) await db.query(statement, [], { timeout: 0 });
  await db.execute('analyze');
};

/** First day of this month and of the next one. */
const month = (now = new Date()): readonly [string, string] => {
  const first = (months: number): string =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() + months, 1)).toISOString().slice(0, 10);
  return [first(0), first(1)];
};

/** A warm first page through the application beside the same by hand, in turns. */
const pageFigure = async (
  db: Database,
  { post }: Awaited<ReturnType<typeof openFixture>>,
  { view, what, hand, limit }: { view: string; what: string; hand: string; limit: number },
  { rounds, warmUp }: Size,
): Promise<Figure> => {
  const ours: number[] = [];
  const byHand: number[] = [];
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const direct = await timed(() => db.query(hand, [], { timeout: 0 }));
    const whole = await timed(async () => {
      const { rows } = (await post('admin', `/api/${view}/Page`, { page: 1, rows: 30 })) as {
        rows?: readonly object[];
      };
      if (rows?.length !== 30) throw new Error(`bench: ${view} answered ${rows?.length} rows`);
    });
    if (round < warmUp) continue;
    ours.push(whole);
    byHand.push(direct);
  }
  return {
    what: `${db.kind}: ${what}, page 1 (${median(ours).toFixed(0)} ms) / by hand (${median(byHand).toFixed(0)} ms)`,
    value: median(ours) / median(byHand),
    unit: 'x',
    limit,
  };
};

/** Groups of a list and the same by hand, in turns. */
const groupedList = async (
  db: Database,
  { post }: Awaited<ReturnType<typeof openFixture>>,
  { rounds, warmUp }: Size,
): Promise<Figure> => {
  const list = 'Ware_WareHouseBillList';
  // Amounts are added up by the currency of their bill.
  const hand = `select l."Product_Id", b."Currency", count(*), sum(l."InStoreQty"), sum(l."Amount")
    from "${list}" l left join "Ware_WareHouseBill" b on b."WareHouseBill_Id" = l."WareHouseBill_Id"
    group by 1, 2 order by 3 desc, 1`;
  const ours: number[] = [];
  const byHand: number[] = [];
  for (let round = -warmUp; round < rounds; round += 1) {
    const direct = await timed(() => db.query(hand, [], { timeout: 0 }));
    const whole = await timed(async () => {
      const { data } = (await post('admin', `/api/${list}/Groups`, { by: 'Product_Id', totals: true })) as {
        data?: { groups: readonly object[] };
      };
      if (data?.groups.length !== 500)
        throw new Error(`bench: ${list} answered ${data?.groups.length} groups`);
    });
    if (round < 0) continue;
    ours.push(whole);
    byHand.push(direct);
  }
  return {
    what: `${db.kind}: grouped list, first groups (${median(ours).toFixed(0)} ms) / the GROUP BY (${median(byHand).toFixed(0)} ms)`,
    value: median(ours) / median(byHand),
    unit: 'x',
    limit: 2,
  };
};

/** A page of products with what is on hand of each, and the statement that reads these figures. */
const besideRecords = async (
  db: Database,
  { post, take }: Awaited<ReturnType<typeof openFixture>>,
  { rounds }: Size,
): Promise<readonly Figure[]> => {
  const page = () => post('admin', '/api/Base_Product/Page', { page: 1, rows: 30, sort: 'Product_Id' });
  await page();
  const pages: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    take();
    pages.push(await timed(page));
  }
  const asked = take().filter(({ sql }) => sql.includes('"Ware_WareHouseBillList"'));
  return [
    {
      what: `${db.kind}: products with their stock, page 1; statements for the figures: ${asked.length}`,
      value: median(pages),
      unit: 'ms',
    },
  ];
};

/** Pages of another user before and while the stock balance is read again and again. */
const others = async (
  db: Database,
  { post }: Awaited<ReturnType<typeof openFixture>>,
  { otherPages }: Size,
): Promise<readonly Figure[]> => {
  const page = () => timed(() => post('admin', '/api/Ware_WareHouseBill/Page', { page: 1, rows: 30 }));
  const pages = async (): Promise<number> => {
    const took: number[] = [];
    for (let at = 0; at < otherPages; at += 1) took.push(await page());
    return p95(took);
  };
  await pages();
  const before = await pages();
  let isOver = false;
  let balances = 0;
  const reader = async (): Promise<void> => {
    for (; !isOver; balances += 1) await post('admin', '/api/View_StockBalance/Page', { page: 1, rows: 30 });
  };
  const reading = reader();
  const during = await pages().finally(() => {
    isOver = true;
  });
  await reading;
  const what = `${db.kind}: others' Page p95 (${during.toFixed(0)} ms) while ${balances} stock balances are read / before (${before.toFixed(0)} ms)`;
  // PGlite has one connection, so others wait for it; it is only reported.
  return [{ what, value: during / before, unit: 'x', ...(db.kind === 'postgres' ? { limit: 1.5 } : {}) }];
};

/** Limit of a view with joins and groups beside the statement by hand. */
const mostOfSums: Readonly<Record<Database['kind'], number>> = { postgres: 1.5, pglite: 2 };

const figuresOf = async (db: Database, size: Size): Promise<readonly Figure[]> => {
  const fixture = await openFixture(db);
  await fill(db, size.rows);
  await fixture.post('admin', '/api/jig/schema/publish', { kind: 'view', name: sums.view, patch: sums });
  return [
    await pageFigure(
      db,
      fixture,
      { view: sums.view, what: 'joins and groups', hand: sumsByHand, limit: mostOfSums[db.kind] },
      size,
    ),
    await pageFigure(
      db,
      fixture,
      {
        view: 'View_StockBalance',
        what: 'stock balance',
        hand: stockByHand(...month()),
        limit: 2,
      },
      size,
    ),
    await groupedList(db, fixture, size),
    ...(await besideRecords(db, fixture, size)),
    ...(await others(db, fixture, size)),
  ];
};

/**
 * `npm run bench -- views`: the first page of views over a million rows through the application, beside a statement written by
 * hand, on both databases.
 */
export const viewsSuite = suiteOf<Size>({
  title: 'views over lines of receipts, and a tenth as many of issues',
  full: {
    rows: Number(process.env.BENCH_ROWS ?? 1_000_000),
    rounds: 7,
    warmUp: 2,
    otherPages: 100,
    databases: ['PostgreSQL', 'PGlite'],
  },
  tiny: { rows: 3_000, rounds: 1, warmUp: 0, otherPages: 1, databases: ['PGlite'] },
  measure: (size) => onDatabases(size.databases, (db) => figuresOf(db, size)),
});
