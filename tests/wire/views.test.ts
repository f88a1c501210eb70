import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../setup/testDatabase.ts';
import { sheetOf } from './sheetOf.ts';
import { json, openTestApp, query, type TestApp } from './testApp.ts';

interface Move {
  readonly side: 'in' | 'out';
  readonly product: number;
  readonly warehouse: number;
  readonly day: string;
  readonly status: number;
  readonly qty: number;
}

/** A small generator with a fixed seed, so that a failure can be repeated. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
};

const statuses = [0, 1, 1, 2, 3, 5];

const randomMoves = (count: number): readonly Move[] => {
  const next = numbers(20261126);
  return Array.from({ length: count }, () => ({
    side: next(2) === 0 ? 'in' : 'out',
    product: 1 + next(3),
    warehouse: 1 + next(2),
    day: `2026-0${1 + next(3)}-${String(1 + next(28)).padStart(2, '0')}`,
    status: statuses[next(statuses.length)] ?? 0,
    qty: 1 + next(900) / 10,
  }));
};

const moves = randomMoves(160);
const counts = ({ status }: Move): boolean => status === 1 || status === 5;
const signed = ({ side, qty }: Move): number => (side === 'in' ? qty : -qty);
const sum = (list: readonly Move[], value: (move: Move) => number): number =>
  Math.round(list.reduce((total, move) => total + value(move), 0) * 1000) / 1000;

/** The statements that store the moves, a bill each. */
const stored = (): readonly string[] =>
  moves.flatMap(({ side, product, warehouse, day, status, qty }, index) => {
    const [bill, list, date, amount] =
      side === 'in'
        ? (['WareHouseBill', 'WareHouseBillList', 'WareHouseDate', 'InStoreQty'] as const)
        : (['OutWareHouseBill', 'OutWareHouseBillList', 'OutWareHouseDate', 'OutStoreQty'] as const);
    const id = index + 1;
    return [
      `insert into "Ware_${bill}" ("${bill}_Id", "${bill}Code", "${date}", "Warehouse_Id", "AuditStatus", "Version", "CreateDate")
       values (${id}, 'B${id}', '${day}', ${warehouse}, ${status}, 1, '${day} 08:00:00')`,
      `insert into "Ware_${list}" ("${list}_Id", "${bill}_Id", "Product_Id", "ProductCode", "${amount}", "UnitPrice", "Version")
       values (${id}, ${id}, ${product}, 'CP${product}', ${qty}, 7, 1)`,
    ];
  });

const production = [
  `insert into "Production_WorkOrder" ("WorkOrder_Id", "WorkOrderCode", "Product_Id", "PlanQty", "Status", "Version") values (1, 'GD1', 1, 100, 2, 1)`,
  `insert into "Production_WorkOrderList" ("WorkOrderList_Id", "WorkOrder_Id", "Process_Id", "PlanQty", "Version") values (1, 1, 1, 100, 1), (2, 1, 2, 100, 1)`,
  `insert into "Cal_TeamMember" ("TeamMemberId", "User_Id", "UserName", "UserTrueName", "Version") values (1, 9, 'li', '李师傅', 1)`,
  // Three reports of one person: two of the first process, one of the last, with two kinds of defects.
  ...(
    [
      [1, 1, 60, 60, 30, 1],
      [2, 1, 40, 38, 20, 1],
      [3, 2, 90, 85, 45, 1],
      [4, 2, 10, 10, 5, 0],
    ] as const
  ).map(
    ([id, task, all, good, pay, status]) =>
      `insert into "Production_ReportWorkOrder" ("ReportWorkOrder_Id", "ReportWorkOrderCode", "WorkOrder_Id", "WorkOrderList_Id", "Process_Id", "Product_Id",
         "ProductUser", "ReportQty", "GoodQty", "NoGoodQty", "GuessPrice", "PriceType", "WorkHours", "ReportTime", "AuditStatus", "Version")
       values (${id}, 'BG${id}', 1, ${task}, ${task}, 1, 1, ${all}, ${good}, ${all - good}, ${pay}, 1, 8, '2026-03-02 1${id}:00:00', ${status}, 1)`,
  ),
  `insert into "Production_ReportWorkOrderList" ("ReportWorkOrderList_Id", "ReportWorkOrder_Id", "DefectItem_Id", "DefectItemName", "Qty", "Version")
   values (1, 3, 1, '划伤', 3, 1), (2, 3, 2, '毛刺', 2, 1), (3, 2, 1, '划伤', 2, 1)`,
];

// 1 is made of 2 and 3, 2 of 3 and 4, and 4 by mistake of 1 again.
const parts = [
  [1, 2, 2],
  [1, 3, 1],
  [2, 3, 4],
  [2, 4, 1],
  [4, 1, 1],
] as const;

describe.each(databaseKinds)('views on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
    const { db } = app.context;
    for (const statement of [
      `insert into "Base_Product" ("Product_Id", "ProductCode", "ProductName", "Unit", "MinInventory", "Enable", "Version")
       values (1, 'CP1', '轴承', 'PCS', 50, 1, 1), (2, 'CP2', '链轮', 'PCS', null, 1, 1), (3, 'CP3', '垫片', 'PCS', null, 1, 1), (4, 'CP4', '棒料', 'KG', null, 1, 1)`,
      ...stored(),
      ...production,
      ...parts.map(
        ([parent, child, quantity], index) =>
          `insert into "Base_MaterialDetail" ("MaterialDetail_Id", "ParentProduct_Id", "ChildProduct_Id", "QuantityPer", "Version")
           values (${index + 1}, ${parent}, ${child}, ${quantity}, 1)`,
      ),
    ])
      await db.query(statement);
  });
  afterAll(() => app.close());

  const read = async (user: string, view: string, wheres: readonly object[] = [], more: object = {}) => {
    const { http, body } = await app.post(user, `/api/${view}/Page`, query(wheres, { rows: 120, ...more }));
    expect([http, body.message ?? null]).toEqual([200, null]);
    return body;
  };
  const period = (from: string, to: string): readonly object[] => [
    { name: 'Period', value: from, displayType: 'thanorequal' },
    { name: 'Period', value: to, displayType: 'lessorequal' },
  ];

  it.each([
    ['2026-02-01', '2026-02-28'],
    ['2026-01-01', '2026-03-31'],
    ['2026-03-20', '2026-03-20'],
  ])('stock from %s to %s is what adding up the bills gives', async (from, to) => {
    const body = await read('warehouse', 'View_StockBalance', period(from, to));
    const expected = new Map<string, readonly number[]>();
    for (const product of [1, 2, 3])
      for (const warehouse of [1, 2]) {
        const own = moves.filter(
          (move) => counts(move) && move.product === product && move.warehouse === warehouse,
        );
        const within = own.filter(({ day }) => day >= from && day <= to);
        expected.set(`${warehouse}|${product}`, [
          sum(
            own.filter(({ day }) => day < from),
            signed,
          ),
          sum(
            within.filter(({ side }) => side === 'in'),
            ({ qty }) => qty,
          ),
          sum(
            within.filter(({ side }) => side === 'out'),
            ({ qty }) => qty,
          ),
          sum(
            own.filter(({ day }) => day <= to),
            signed,
          ),
        ]);
      }
    const rows: readonly Record<string, unknown>[] = body.rows;
    expect(
      new Map(
        rows.map((row) => [
          row.ID,
          [row.OpeningQty, row.InQty, row.OutQty, row.InventoryQty].map((value) => Number(value)),
        ]),
      ),
    ).toEqual(expected);
    expect(body.total).toBe(6);
    expect(Number(body.summary.InventoryQty)).toBe(
      sum(
        moves.filter((move) => counts(move) && move.day <= to),
        signed,
      ),
    );
  });

  it('a line of movements has the stock after it, also where a filter hides lines before it', async () => {
    const wheres = [
      { name: 'Product_Id', value: '2' },
      { name: 'Warehouse_Id', value: '1' },
    ];
    const body = await read('warehouse', 'View_WareInOutDetail', wheres, {
      sort: 'WareHouseDate',
      order: 'desc',
    });
    const own = moves.filter((move) => counts(move) && move.product === 2 && move.warehouse === 1);
    expect(body.total).toBe(own.length);
    expect(Number(body.rows[0].InventoryQty)).toBe(sum(own, signed));
    // Adding up what is a sum already would say nothing.
    expect(Object.keys(body.summary)).not.toContain('InventoryQty');
  });

  it('an export has the columns and rows of the page, and filters and the period hold in it', async () => {
    const wheres = [
      { name: 'ProductCode', value: 'CP1', displayType: 'like' },
      ...period('2026-02-01', '2026-02-28'),
    ];
    const columns = ['ProductCode', 'Warehouse_Id', 'InventoryQty'];
    const sheet = await sheetOf(
      await app.raw('warehouse', '/api/View_StockBalance/Export', json(query(wheres, { columns }))),
    );
    const { rows } = await read('warehouse', 'View_StockBalance', wheres);
    expect(rows.length).toBe(2);
    expect(sheet.slice(0, 2)).toEqual([
      ['', '', '收发存'],
      ['产品编号', '仓库', '库存数量'],
    ]);
    expect(sheet.slice(2).map(([code, , quantity]) => [code, Number(quantity)])).toEqual(
      rows.map((row: Record<string, unknown>) => [row.ProductCode, Number(row.InventoryQty)]),
    );
  });

  it('one row is shown in a box, read-only, with every column a list may show', async () => {
    const { body } = await app.get('warehouse', '/api/jig/table?name=View_StockBalance');
    const fields: readonly Record<string, unknown>[] = body.data.layers.flatMap(
      (layer: { fields?: readonly Record<string, unknown>[] }) => layer.fields ?? [],
    );
    const shown = fields.filter(({ hidden, isColumnData }) => hidden !== true && isColumnData !== false);
    expect(shown.length).toBeGreaterThan(10);
    for (const field of shown) expect(field).toMatchObject({ editRowNo: expect.any(Number), readonly: true });
    expect(JSON.stringify(body)).not.toContain('"parts"');
  });

  it('each column says of what it is made, in the titles of its sources', async () => {
    const originsOf = async (user: string, view: string) =>
      (await app.get(user, `/api/jig/origins?name=${view}`)).body.data;
    const balance = await originsOf('warehouse', 'View_StockBalance');
    expect(balance.InventoryQty).toEqual({
      how: 'closing',
      of: [{ table: '库存收发明细', field: '库存变更数量' }],
    });
    expect(balance.StockState.how).toBe('formula');
    expect(balance.StockState.of).toContainEqual({ table: '库存余额', field: '最小库存' });
    const { ChangeQty, InventoryQty } = await originsOf('warehouse', 'View_WareInOutDetail');
    expect(ChangeQty).toEqual({
      how: 'field',
      of: [
        { table: '入库单明细', field: '入库数量' },
        { table: '出库单明细', field: '出库数量' },
      ],
    });
    expect(InventoryQty).toEqual({ how: 'running', of: [{ table: '库存收发明细', field: '库存变更数量' }] });
    expect(await originsOf('sales', 'View_StockBalance')).toBeNull();
  });

  it('global search leaves views out: their sources are searched', async () => {
    const { body } = await app.get('admin', `/api/jig/find?text=${encodeURIComponent('轴承')}`);
    const tables = body.data.records.map(({ table }: { table: string }) => table);
    expect(tables).toContain('Base_Product');
    expect(tables.filter((table: string) => table.startsWith('View_'))).toEqual([]);
  });

  it('the output of an order is that of its last process, and pay is not multiplied', async () => {
    const output = await read('manager', 'View_OutputStatistics');
    expect(output.rows.map((row: Record<string, unknown>) => [row.CreateDate, Number(row.GoodQty)])).toEqual([
      ['2026-03-02', 85],
    ]);
    const [pay] = (await read('manager', 'View_SalaryReport')).rows;
    expect([pay.ReportAll, pay.AlreadyAppNumber, pay.NoAlreadyAppNumber, pay.Salary].map(Number)).toEqual([
      200, 183, 10, 95,
    ]);
    expect(pay.UserTrueName).toBe('李师傅');
    const report = await read('manager', 'View_ProductionReport', [], { sort: 'Task_Id', order: 'asc' });
    expect(
      report.rows.map((row: Record<string, unknown>) => [row.ReportQty, row.GoodQty].map(Number)),
    ).toEqual([
      [100, 98],
      [90, 85],
    ]);
    const defects = await read('quality', 'View_DefectItemDistribute', [], { sort: 'Qty', order: 'desc' });
    expect(
      defects.rows.map((row: Record<string, unknown>) => [row.Qty, row.AllQty, row.PassPercent].map(Number)),
    ).toEqual([
      [5, 7, 71.43],
      [2, 7, 28.57],
    ]);
  });

  it('a bill of materials is walked level by level and stops where it comes back to itself', async () => {
    const { rows } = await read('planner', 'View_Base_MaterialDetail', [{ name: 'Root', value: '1' }], {
      sort: 'Way,MaterialDetail_Id',
      order: 'asc',
    });
    const told = rows.map((row: Record<string, unknown>) => [
      row.Way,
      row.Level,
      row.ChildProduct_Id,
      Number(row.TotalQty),
    ]);
    expect(told).toEqual([
      ['1', 1, 2, 2],
      ['1', 1, 3, 1],
      ['1/2', 2, 3, 8],
      ['1/2', 2, 4, 2],
      ['1/2/4', 3, 1, 2],
    ]);
  });

  describe('groups', () => {
    const grouped = async (user: string, view: string, asked: object, wheres: readonly object[] = []) =>
      (await app.post(user, `/api/${view}/Groups`, query(wheres, asked))).body;

    it('of a list have the counts and sums of all rows that the filters find', async () => {
      const by = { by: 'WareHouseDate', each: 'month', of: ['FormQty'] };
      const wheres = [{ name: 'Product_Id', value: '2' }];
      const { status, data } = await grouped('warehouse', 'View_WareInOutDetail', by, wheres);
      const ofMonth = (month: string) =>
        moves.filter((move) => counts(move) && move.product === 2 && move.day.startsWith(month));
      const months = ['2026-01', '2026-02', '2026-03'];
      expect([status, data.isMore]).toEqual([true, false]);
      expect(
        data.groups.map(
          ({ key, count, sums }: { key: string; count: number; sums: Record<string, unknown> }) => [
            key,
            count,
            Number(sums.FormQty),
          ],
        ),
      ).toEqual(
        months.map((month) => [`${month}-01`, ofMonth(month).length, sum(ofMonth(month), ({ qty }) => qty)]),
      );
      // Quantities with a unit are totals by unit.
      const totals = await grouped(
        'warehouse',
        'View_WareInOutDetail',
        { ...by, of: [], totals: true },
        wheres,
      );
      expect(
        totals.data.groups.map(({ measures }: { measures: { ChangeQty: Record<string, unknown> } }) =>
          Object.values(measures.ChangeQty).map(Number),
        ),
      ).toEqual(months.toReversed().map((month) => [sum(ofMonth(month), signed)]));
    });

    it('of more than 500 values are the first 500, and the answer says so', async () => {
      await app.context.db.query(
        `insert into "Base_DefectItem" ("DefectItem_Id", "DefectItemCode", "DefectItemName", "Version")
         select "n", 'BL' || "n", '不良' || "n", 1 from generate_series(1001, 1501) as "s"("n")`,
      );
      const { data } = await grouped('admin', 'Base_DefectItem', { by: 'DefectItemCode', of: [] });
      expect([data.groups.length, data.isMore]).toEqual([500, true]);
    });

    it.each([
      ['a field that is not there', { by: 'Nowhere', of: [] }],
      ['no number', { by: 'ProductCode', of: ['ProductName'] }],
    ])('by %s are refused in words', async (_, asked) => {
      const { status, message } = await grouped('warehouse', 'View_WareInOutDetail', asked);
      expect([status, message]).toEqual([false, expect.stringMatching(/不能/)]);
    });
  });

  it('further pages over a source give the rows of those pages to a role without the source', async () => {
    const { db, changes } = app.context;
    await db.query(
      `insert into "Sys_RoleAuth" ("Role_Id", "Menu_Id", "AuthValue")
       select "Role_Id", 221, 'Search' from "Sys_Role" where "RoleName" = '销售'`,
    );
    await db.query(
      `update "Ware_OutWareHouseBill" set "OutWareHouseBillType" = 'sellOut' where "OutWareHouseBill_Id" % 3 = 0`,
    );
    await db.query(`update "Ware_WareHouseBill" set "WareHouseBillType" = 'procureIn'`);
    changes.bump(['Sys_RoleAuth', 'Ware_OutWareHouseBill', 'Ware_WareHouseBill']);
    const { total } = await read('sales', 'View_WareInOutDetail');
    const sold = moves.filter((move, index) => move.side === 'out' && counts(move) && (index + 1) % 3 === 0);
    expect(sold.length).toBeGreaterThan(5);
    expect(total).toBe(sold.length);
    expect((await read('warehouse', 'View_WareInOutDetail')).total).toBe(moves.filter(counts).length);
  });

  describe('rights on the sources', () => {
    const hide = async (role: string, table: string, fields: object): Promise<void> => {
      const { db, changes } = app.context;
      await db.query(`delete from "Sys_RoleField"`);
      const { rows } = await db.query(`select "Role_Id" from "Sys_Role" where "RoleName" = '${role}'`);
      await db.query(
        `insert into "Sys_RoleField" ("Role_Id", "TableName", "Fields", "Version") values (${rows[0]?.Role_Id}, '${table}', '${JSON.stringify(fields)}', 1)`,
      );
      changes.bump(['Sys_RoleField']);
    };

    it('a column made of a hidden field is not there, in no answer, total or order', async () => {
      await hide('仓库', 'Ware_WareHouseBillList', { InStoreQty: { show: 0 } });
      const body = await read('warehouse', 'View_StockBalance', [], { sort: 'InventoryQty' });
      expect(Object.keys(body.rows[0])).not.toEqual(expect.arrayContaining(['InventoryQty']));
      for (const column of ['OpeningQty', 'InQty', 'InventoryQty', 'StockState'])
        expect(Object.keys(body.rows[0])).not.toContain(column);
      expect(Object.keys(body.rows[0])).toContain('OutQty');
      expect(Object.keys(body.summary)).not.toContain('InventoryQty');
      expect(body.extra.ignored).toMatchObject([{ name: 'InventoryQty' }]);
      const groups = { by: 'ProductCode', of: ['InventoryQty'] };
      const { body: refused } = await app.post(
        'warehouse',
        '/api/View_StockBalance/Groups',
        query([], groups),
      );
      expect([refused.status, refused.data ?? null]).toEqual([false, null]);
    });

    it('a view whose rows are made by a hidden field is refused in words', async () => {
      await hide('仓库', 'Ware_WareHouseBill', { Warehouse_Id: { show: 0 } });
      const { body } = await app.post('warehouse', '/api/View_StockBalance/Page', query());
      expect(body.rows).toBeUndefined();
      expect(body.message).toMatch(/没有/);
    });

    it('so is one whose source the role may not open', async () => {
      const { db, changes } = app.context;
      await db.query(`delete from "Sys_RoleField"`);
      await db.query(
        `delete from "Sys_RoleAuth" where "Menu_Id" between 201 and 219 and "Role_Id" = (select "Role_Id" from "Sys_Role" where "RoleName" = '仓库')`,
      );
      changes.bump(['Sys_RoleField', 'Sys_RoleAuth']);
      const { body } = await app.post('warehouse', '/api/View_WareInOutDetail/Page', query());
      expect([body.rows, body.message]).toEqual([undefined, expect.stringMatching(/没有/)]);
    });
  });

  it('nothing can be written into a view', async () => {
    const { body } = await app.post('admin', '/api/View_StockBalance/Add', {
      mainData: { ProductCode: 'X' },
      detailData: null,
      delKeys: null,
    });
    expect(body.status).toBe(false);
    expect(body.message).toMatch(/\p{Script=Han}/u);
  });
});
