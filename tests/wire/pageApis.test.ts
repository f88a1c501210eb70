import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completePages } from '../../runtime/wire/session/packedPage.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { importFile, workbook } from './sheetFile.ts';
import { sheetsOf } from './sheetOf.ts';
import { json, openTestApp, query, type TestApp } from './testApp.ts';

// Three pages over one table: the buyer may open the first only.
const own = 'Ware_WareHouseBillProcure';
const others = ['Ware_WareHouseBillProduction', 'Ware_WareHouseBill'];
const secret = '别的页面的备注';

describe.each(dailyKinds)('several pages over one table on %s', (kind) => {
  let app: TestApp;
  const bill = (id: number, type: string, remark: string): string =>
    `insert into "Ware_WareHouseBill" ("WareHouseBill_Id", "WareHouseBillCode", "WareHouseBillType", "WareHouseDate", "Warehouse_Id",
      "Currency", "Remark", "AuditStatus", "Version", "CreateDate")
     values (${id}, 'B${id}', '${type}', '2026-03-01', 1, 'CNY', '${remark}', 0, 1, '2026-03-01 08:00:00');
     insert into "Ware_WareHouseBillList" ("WareHouseBillList_Id", "WareHouseBill_Id", "Product_Id", "ProductName", "InStoreQty", "UnitPrice", "Remark", "Version")
     values (${id}, ${id}, 1, '轴承${id}', 5, 2, '${remark}', 1)`;

  beforeAll(async () => {
    app = await openTestApp(kind);
    const { db } = app.context;
    for (const statement of [
      `insert into "Base_Warehouse" ("Warehouse_Id", "WarehouseCode", "WarehouseName", "Enable", "Version") values (1, 'CK1', '原料仓', 1, 1)`,
      `insert into "Supplier" ("Supplier_Id", "SupplierCode", "SupplierName", "Enable", "Version") values (1, 'GYS1', '常州轴承厂', 1, 1)`,
      `insert into "Base_Product" ("Product_Id", "ProductCode", "ProductName", "Unit", "Enable", "Version") values (1, 'CP1', '轴承', 'PCS', 1, 1)`,
      `insert into "Base_NumberRule" ("NumberRule_Id", "FormCode", "Prefix", "SubmitTime", "SerialNumber", "Version")
       values (1, 'ProcureInStoreForm', 'CGRK', 'yyyyMMdd', 4, 1), (2, 'InStoreForm', 'RKD', 'yyyyMMdd', 4, 1)`,
      ...[bill(901, 'purchase', '自己的'), bill(902, 'finish', secret)].flatMap((text) => text.split(';')),
    ])
      await db.query(statement);
  });
  afterAll(() => app.close());

  const codes = async (user: string, api: string): Promise<readonly string[] | string> => {
    const { body } = await app.post(
      user,
      `/api/${api}/Page`,
      query([], { sort: 'WareHouseBill_Id', order: 'asc' }),
    );
    return body.rows?.map((row: { WareHouseBillCode: string }) => row.WareHouseBillCode) ?? body.message;
  };
  const added = (more: object = {}) => ({
    mainData: { WareHouseDate: '2026-03-05', Warehouse_Id: 1, Supplier_Id: 1, Currency: 'CNY', ...more },
    detailData: [{ Product_Id: 1, InStoreQty: 3, UnitPrice: 2 }],
    delKeys: null,
  });

  it('each lists its own rows, to who has its own right', async () => {
    expect(await codes('warehouse', own)).toEqual(['B901']);
    expect(await codes('warehouse', 'Ware_WareHouseBillProduction')).toEqual(['B902']);
    expect(await codes('warehouse', 'Ware_WareHouseBill')).toEqual(['B901', 'B902']);
    expect(await codes('buyer', own)).toEqual(['B901']);
    for (const other of others) expect(await codes('buyer', other)).toMatch(/没有/);
    // In any case, as a table name.
    expect(await codes('buyer', own.toLowerCase())).toEqual(['B901']);
  });

  it('a list of detail rows follows the page of its documents', async () => {
    const names = async (api: string): Promise<readonly string[]> => {
      const { body } = await app.post('warehouse', `/api/${api}/Page`, query());
      return body.rows.map((row: { ProductName: string }) => row.ProductName);
    };
    expect(await names('Ware_WareHouseBillProductionList')).toEqual(['轴承902']);
    expect((await names('Ware_WareHouseBillList')).toSorted()).toEqual(['轴承901', '轴承902']);
  });

  /** Calls about record 902, which is on no page of the buyer. */
  const calls: readonly (readonly [name: string, (api: string) => Promise<unknown>])[] = [
    ...[
      ['Page', query([{ name: 'WareHouseBill_Id', value: '902', displayType: 'equal' }])],
      ['getPageData', query()],
      ['getDetailPage', { ...query(), value: '902', tableName: 'Ware_WareHouseBillList' }],
      ['getSelector', query()],
      ['getTreeTableRootData', query()],
      ['History', { key: '902' }],
      ['Comments', { key: '902' }],
      ['AddComment', { key: '902', text: '看看' }],
      ['Related', { key: '902' }],
      ['Uses', ['902']],
      ['Update', { mainData: { WareHouseBill_Id: 902, Remark: '改', Version: '1' } }],
      ['Del', ['902']],
      ['changeUpdate', { keys: ['902'], action: 'close' }],
      ['Audit', { keys: ['902'], result: 1 }],
    ].map(
      ([call, body]) =>
        [
          String(call),
          async (api: string) => (await app.post('buyer', `/api/${api}/${call}`, body)).body,
        ] as const,
    ),
    [
      'Export',
      async (api) => {
        const answer = await app.raw(
          'buyer',
          `/api/${api}/Export`,
          json({ ...query(), columns: ['WareHouseBillCode', 'Remark'] }),
        );
        return Buffer.from(await answer.arrayBuffer()).toString('latin1');
      },
    ],
    [
      'getSteps',
      async (api) => (await app.get('buyer', `/api/Sys_WorkFlow/getSteps?tableName=${api}&id=902`)).body,
    ],
    [
      'consequences',
      async (api) => (await app.get('buyer', `/api/Sys_WorkFlow/consequences?tableName=${api}&id=902`)).body,
    ],
    ['trail', async (api) => (await app.get('buyer', `/api/jig/trail?table=${api}&key=902`)).body],
    [
      'document',
      async (api) => (await app.get('buyer', `/api/Sys_WorkFlow/document?tableName=${api}&id=902`)).body,
    ],
    [
      'getDetailRows',
      async (api) => (await app.get('buyer', `/api/Sys_Ddm/getDetailRows?tableName=${api}&id=902`)).body,
    ],
  ];

  it.each(calls)('%s reaches no row of another page, by whichever name', async (_, run) => {
    for (const api of [own, ...others, 'Ware_WareHouseBillList'])
      expect(JSON.stringify(await run(api)), api).not.toContain(secret);
    const { rows } = await app.context.db.query(
      'select "Remark", "AuditStatus" from "Ware_WareHouseBill" where "WareHouseBill_Id" = 902',
    );
    expect(rows).toEqual([{ Remark: secret, AuditStatus: 0 }]);
  });

  it('the trail from a page leads to other lists, and back to records on any page the user may open', async () => {
    const { db } = app.context;
    await db.query(
      `insert into "ProcureOrder" ("ProcureOrder_Id", "ProcureOrderCode", "Supplier_Id", "OrderDate", "Currency", "CreateID", "Version")
       values (77, 'CG77', 1, '2026-03-01', 'CNY', 1, 1)`,
    );
    await db.query('update "Ware_WareHouseBill" set "ProcureOrder_Id" = 77 where "WareHouseBill_Id" = 901');
    const trail = async (user: string, table: string, key: number) =>
      (await app.get(user, `/api/jig/trail?table=${table}&key=${key}`)).body.data;
    const places = ({ nodes }: { nodes: readonly { code: string; path?: string }[] }) =>
      nodes.map(({ code, path }) => `${code} ${path}`);
    const bill = `B901 /${own}`;
    const order = 'CG77 /ProcureOrder';
    expect(places(await trail('buyer', own, 901))).toEqual([bill, order]);
    expect(places(await trail('buyer', 'ProcureOrder', 77))).toEqual([order, bill]);
    // So does what reversing the order would concern.
    const concerned = await app.get('buyer', '/api/Sys_WorkFlow/consequences?tableName=ProcureOrder&id=77');
    expect(concerned.body.data).toMatchObject({ list: [{ label: 'B901', depth: 1 }], hidden: 0 });
    // Who may open the page of the whole table is led there from the page over part of it.
    expect(places(await trail('admin', own, 901))).toEqual(['B901 /Ware_WareHouseBill', order]);
  });

  it('the two names in one call give no more than one of them', async () => {
    const asked = { ...query(), tableName: own };
    const { body } = await app.post('buyer', '/api/Ware_WareHouseBill/Page', asked);
    expect(JSON.stringify(body)).not.toContain(secret);
    const both = await app.post('buyer', `/api/${own}/Page`, { ...query(), tableName: 'Ware_WareHouseBill' });
    expect(JSON.stringify(both.body)).not.toContain(secret);
  });

  it('a new row has the fixed values and the number rule of the page, whatever is sent', async () => {
    const { body } = await app.post('warehouse', `/api/${own}/Add`, added({ WareHouseBillType: 'finish' }));
    expect(body.message ?? null).toBe('保存成功');
    const {
      WareHouseBill_Id: key,
      WareHouseBillCode: code,
      WareHouseBillType: type,
    } = body.data.data ?? body.data;
    expect([type, code.slice(0, 4)]).toEqual(['purchase', 'CGRK']);
    const changed = { WareHouseBill_Id: key, WareHouseBillType: 'finish', Remark: '补充', Version: '1' };
    await app.post('warehouse', `/api/${own}/Update`, { mainData: changed });
    const { rows } = await app.context.db.query(
      'select "WareHouseBillType", "Remark" from "Ware_WareHouseBill" where "WareHouseBill_Id" = $1',
      [key],
    );
    expect(rows).toEqual([{ WareHouseBillType: 'purchase', Remark: '补充' }]);
  });

  it('is called by its own name in the browser: layers, settings and pages', async () => {
    const { data } = (await app.get('warehouse', `/api/jig/table?name=${own}`)).body;
    expect(data.layers.at(-1).table).toEqual({ table: own, url: `/${own}/` });
    expect(JSON.stringify(data.layers)).toContain('采购入库单');
    const widths = { tableName: own, columnWidths: [{ columnName: 'Remark', columnWidth: 333 }] };
    await app.post('warehouse', '/api/Sys_ColumnsWidth/SaveColumnWidths', widths);
    const read = async (api: string) =>
      (await app.get('warehouse', `/api/Sys_ColumnsWidth/GetColumnWidths?tableName=${api}`)).body.data;
    expect(await read(own)).toEqual([{ columnName: 'Remark', columnWidth: 333 }]);
    expect(await read('Ware_WareHouseBill')).toEqual([]);
    const { pages } = (await app.get('buyer', '/api/jig/session')).body.data;
    const page = (completePages(pages) as readonly { api?: string }[]).find(({ api }) => api === own);
    expect(page).toEqual({
      format: 1,
      page: 'list',
      path: `/${own}`,
      table: 'Ware_WareHouseBill',
      api: own,
      title: '采购入库单',
      quickSearch: 'WareHouseBillCode',
    });
  });

  /** Gives the role of a user a right on a page, and nothing on its table. */
  const grant = async (user: string, api: string, actions: string): Promise<void> => {
    const { db, catalog, changes } = app.context;
    const menu = catalog.bundle.menus.find(({ tableName }) => tableName === api)?.id;
    const { rows } = await db.query('select "RoleIds" from "Sys_User" where "UserName" = $1', [user]);
    await db.query(
      `insert into "Sys_RoleAuth" ("Role_Id", "Menu_Id", "AuthValue", "Version") values ($1, $2, $3, 1)`,
      [Number(rows[0]?.RoleIds), menu, actions],
    );
    changes.bump(['Sys_RoleAuth']);
  };

  it('keeps its saved views: made, edited, ordered and deleted with the rights on it', async () => {
    const { body: made } = await app.post('buyer', '/api/Sys_OptionView/create', {
      mainData: { TableName: own, OptionViewName: '本周' },
    });
    expect(made.message).toBe('视图已保存');
    const id = made.data.OptionView_Id;
    const mainData = { TableName: own, OptionView_Id: id, OptionViewName: '本月' };
    expect((await app.post('buyer', '/api/Sys_OptionView/edit', { mainData })).body.message).toBe(
      '视图已保存',
    );
    const views = async (api: string) =>
      (await app.get('buyer', `/api/Sys_OptionView/getDataByTableName?tableName=${api}`)).body.data?.map(
        (view: { OptionViewName: string }) => view.OptionViewName,
      );
    expect(await views(own)).toEqual(['本月']);
    const order = await app.post('buyer', '/api/Sys_OptionView/saveSortNo', [{ OptionView_Id: id }]);
    expect(order.body.status).toBe(true);
    for (const other of others) {
      const sent = { mainData: { TableName: other, OptionViewName: '别处' } };
      expect((await app.post('buyer', '/api/Sys_OptionView/create', sent)).body.code, other).toBe('403');
    }
    expect((await app.post('buyer', '/api/Sys_OptionView/delete', [id])).body.message).toBe('视图已删除');
    expect(await views(own)).toEqual([]);
  });

  it('gives no right on what is not about its rows, and says so', async () => {
    await grant('worker', 'Sys_User_ExtendData', 'Search,Update,Design');
    await grant('worker', 'Sys_User_Extend', 'Search,Add,Update,Delete');
    expect((await app.post('worker', '/api/Sys_User_ExtendData/Page', query())).body.total).toBeGreaterThan(
      0,
    );
    const field = { TableName: 'Customer', FieldName: '越权', FieldType: 'text', FieldCode: 'Taken' };
    const fields = { Sys_Table_Extends: [field], DeleteKeys: [] };
    const reset = { userName: 'worker', password: 'another-secret-1' };
    for (const [path, body] of [
      ['Sys_Table_Extend/updateFormExtendField?tableName=Sys_User_Extend', fields],
      ['Sys_Table_Extend/updateFormExtendField', { ...fields, tableName: 'Sys_User_Extend' }],
      ['User/modifyUserPwd?tableName=Sys_User_ExtendData', reset],
      ['User/modifyUserPwd', { ...reset, table: 'Sys_User_ExtendData' }],
      [
        'FormDesignOptionsUser/add?tableName=Sys_User_ExtendData',
        { mainData: { TitleEnName: '/Sys_User/', FormConfig: '[]' } },
      ],
    ] as const)
      expect((await app.post('worker', `/api/${path}`, body)).body, path).toMatchObject({ code: '403' });
    const byPage = { mainData: { TitleEnName: '/Sys_User_ExtendData/', FormConfig: '[]' } };
    expect((await app.post('worker', '/api/FormDesignOptionsUser/add', byPage)).body.message).toMatch(
      /整张表【用户】，不能通过页面【用户扩展数据】/,
    );
    expect(app.context.catalog.table('Customer')?.byName.has('Taken')).toBe(false);
  });

  it('stores no record that it would not show: added, changed or imported', async () => {
    const { db } = app.context;
    await db.query(
      `insert into "Base_WorkShop" ("WorkShop_Id", "WorkShopCode", "WorkShopName", "Enable", "Version") values (1, 'CJ1', '一车间', 1, 1)`,
    );
    await db.query(
      `insert into "Production_SalesOrder" ("SalesOrder_Id", "SalesOrderCode", "AuditStatus", "Version") values (71, 'XS71', 1, 1)`,
    );
    const page = '/api/Production_ProductionPlanForOrder';
    const mainData = {
      PlanName: '三月计划',
      ...{ PlanType: 'MONTH', WorkShop_Id: 1, Planner: 1, OrderDate: '2026-03-05' },
      ...{ PlanStartDate: '2026-03-06', PlanEndDate: '2026-03-10' },
    };
    const line = { Product_Id: 1, PlanQty: 5, StartDate: '2026-03-06', EndDate: '2026-03-10' };
    const add = (detail: object) =>
      app.post('admin', `${page}/Add`, { mainData, detailData: [detail], delKeys: null });
    const words = /【订单生产计划】只显示满足此条件的记录：.*销售订单/;
    const refused = await add(line);
    expect(refused.body).toMatchObject({ status: false, code: '422' });
    expect(refused.body.message).toMatch(words);
    const { body } = await add({ ...line, SalesOrder_Id: 71 });
    expect(body.message).toBe('保存成功');
    const { data: main, list } = body.data;
    const changed = await app.post('admin', `${page}/Update`, {
      mainData: { ProductionPlan_Id: main.ProductionPlan_Id, Version: main.Version },
      detailData: [{ ...list[0], SalesOrder_Id: null }],
      delKeys: null,
    });
    expect(changed.body.message).toMatch(words);
    const [[header = []] = []] = Object.values(
      await sheetsOf(await app.raw('admin', `${page}/DownloadTemplate`)),
    );
    const cells = (told: Readonly<Record<string, string | number>>) =>
      workbook([header.map(String), header.map((column) => told[String(column)] ?? null)]);
    const imported = await importFile(app, 'admin', 'Production_ProductionPlanForOrder', {
      bytes: await cells({
        ...{ 计划名称: '导入', 计划类型: '月计划', 编制日期: '2026-03-05', 计划开始日期: '2026-03-06' },
        ...{ 计划结束日期: '2026-03-10', 生产车间: '一车间', 计划员: '超级管理员' },
        ...{ '计划明细.产品': '轴承', '计划明细.计划数': 5 },
        ...{ '计划明细.开始日期': '2026-03-06', '计划明细.结束日期': '2026-03-10' },
      }),
    });
    expect(imported.message).toMatch(words);
    const { rows } = await db.query('select "PlanName" from "Production_ProductionPlan"');
    expect(rows).toEqual([{ PlanName: '三月计划' }]);
  });

  it('reads the choices of its fields with the right on the page alone', async () => {
    const { body } = await app.post('buyer', '/api/Sys_Dictionary/GetVueDictionary', ['wareHouseBills']);
    expect(body[0].data.map(({ value }: { value: string }) => value)).toContain('B901');
    expect(JSON.stringify(body)).not.toContain('B902');
  });
});
