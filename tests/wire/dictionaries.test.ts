import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const rows = {
  Base_Process: [{ Process_Id: 1, ProcessCode: 'GX01', ProcessName: '粗车', Enable: 1 }],
  Base_MeritPay: [
    { MeritPay_Id: 1, Process_Id: 1, Unit: 'PCS', UnitPrice: 2.5, HourlyNumber: 8 },
    { MeritPay_Id: 2, Process_Id: 1, Unit: 'gone', UnitPrice: 3, HourlyNumber: 8 },
  ],
  Customer: [
    { Customer_Id: 1, CustomerCode: 'C1', CustomerName: '华东机械', CustomerType: 'direct', Enable: 1 },
    { Customer_Id: 2, CustomerCode: 'C2', CustomerName: '停用客户', CustomerType: 'direct', Enable: 0 },
    { Customer_Id: 3, CustomerCode: 'C3', CustomerName: '100%精工', CustomerType: 'direct', Enable: 1 },
  ],
  Base_ProductClassification: [
    { ProductClassification_Id: 1, ClassificationName: '原料', ClassificationCode: 'A', OrderNo: 10 },
    {
      ProductClassification_Id: 2,
      ClassificationName: '钢材',
      ClassificationCode: 'A1',
      ParentId: 1,
      OrderNo: 5,
    },
    {
      ProductClassification_Id: 3,
      ClassificationName: '板材',
      ClassificationCode: 'A11',
      ParentId: 2,
      OrderNo: 5,
    },
    { ProductClassification_Id: 4, ClassificationName: '成品', ClassificationCode: 'B', OrderNo: 20 },
  ],
};

describe.each(dailyKinds)('dictionaries on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows } });
  });
  afterAll(() => app.close());

  const base = '/api/Sys_Dictionary';
  const vue = async (numbers: string[], user = 'sales') =>
    (await app.post(user, `${base}/GetVueDictionary`, numbers)).body;

  it('name the tables whose records somebody may look at, and no other', async () => {
    const labels = async (user: string) =>
      new Map(
        (await vue(['readableTables'], user))[0].data.map(
          ({ key, value }: { key: string; value: string }) => [key, value] as const,
        ),
      );
    const [own, all] = [await labels('sales'), await labels('admin')];
    expect([own.get('Production_SalesOrder'), all.get('Production_SalesOrder')]).toEqual([
      '销售订单',
      '销售订单',
    ]);
    expect([own.has('Sys_User'), all.get('Sys_User')]).toEqual([false, '用户']);
  });

  it('come with number, name and options in their order; unknown numbers are left out #E36', async () => {
    const [type, ...more] = await vue(['customerType', 'nope', '__proto__']);
    expect(type).toEqual({
      dicNo: 'customerType',
      dicName: '客户类型',
      data: [
        { key: 'direct', value: '直销客户' },
        { key: 'dealer', value: '经销商' },
        { key: 'export', value: '外贸客户' },
      ],
    });
    expect(more).toEqual([]);
  });

  it('have integer keys where their columns are integers #C15', async () => {
    const [audit, currency] = await vue(['audit', 'currency']);
    expect(audit.data[0]).toEqual({ key: 0, value: '待审核' });
    expect(typeof currency.data[0].key).toBe('string');
  });

  it('made of rows give key and label only, without what their filter leaves out', async () => {
    const [customers] = await vue(['customers']);
    expect(customers.data).toEqual([
      { key: 1, value: '华东机械' },
      { key: 3, value: '100%精工' },
    ]);
    const [tree] = await vue(['productClassification']);
    expect(tree.data).toEqual([
      { key: 4, value: '成品', parentId: null },
      { key: 1, value: '原料', parentId: null },
      { key: 2, value: '钢材', parentId: 1 },
      { key: 3, value: '板材', parentId: 2 },
    ]);
  });

  it('made of rows show the choices in their labels by label, in the language of the caller', async () => {
    const labels = async (locale: string) => {
      const { body } = await app.post('planner', `${base}/GetVueDictionary`, ['meritPays'], {
        'x-locale': locale,
      });
      const [{ data }] = body;
      return data.map(({ value }: { value: string }) => value.replace(/0+ /, ' '));
    };
    expect(await labels('zh')).toEqual(['2.5 个', '3. gone']);
    expect(await labels('en')).toEqual(['2.5 pc', '3. gone']);
  });

  it('made of rows are read by who may open a page that binds them, and by nobody else', async () => {
    const [forWorker] = await vue(['customers'], 'worker');
    expect(forWorker.data).toEqual([]);
    expect(forWorker.message).toContain('客户列表');
  });

  it('label the values of loaded rows, filtered ones too #C16', async () => {
    const { body } = await app.post('sales', `${base}/GetTableDictionary`, {
      customers: [2, '3', 'abc'],
      customerType: ['dealer'],
    });
    expect(body).toEqual([
      {
        key: 'customers',
        data: [
          { key: 2, value: '停用客户' },
          { key: 3, value: '100%精工' },
        ],
      },
      { key: 'customerType', data: [{ key: 'dealer', value: '经销商' }] },
    ]);
  });

  it('are searched by a part of the label, taken literally #C17 #C18 #C19 #F25', async () => {
    const search = async (value: string) =>
      (
        await app.post(
          'sales',
          `${base}/GetSearchDictionary?dicNo=customers&value=${encodeURIComponent(value)}`,
        )
      ).body;
    expect(await search('0%')).toEqual([{ key: 3, value: '100%精工' }]);
    expect(await search('%')).toEqual([{ key: 3, value: '100%精工' }]);
    const withChosen = await app.post(
      'sales',
      `${base}/GetTableDictionaryAndSearchByKey?dicNo=customers&value=华东`,
      [2],
    );
    expect(withChosen.body.map((one: { key: number }) => one.key)).toEqual([2, 1]);
    expect((await app.post('sales', `${base}/GetSearchDictionaryByKey?dicNo=customers`)).body).toHaveLength(
      2,
    );
  });

  it('of regions come from the national code', async () => {
    const [regions] = await vue(['regions']);
    expect(regions.data.length).toBeGreaterThan(3000);
    expect(regions.data).toContainEqual({ key: '110101', value: '东城区', parentId: '110000' });
  });

  it('are changed as rows and live at once; a number, name or key cannot be there twice', async () => {
    const save = (mainData: object, detailData: object[]) =>
      app.post('admin', `${base}/Add`, { mainData, detailData });
    const list = [
      { DicValue: 'a', DicName: '甲' },
      { DicValue: 'b', DicName: '乙' },
    ];
    expect((await save({ DicNo: 'CUSTOMERTYPE', DicName: 'x' }, list)).body.message).toBe(
      '字典编号:CUSTOMERTYPE已存在',
    );
    expect(
      (await save({ DicNo: 'own', DicName: 'x' }, [...list, { DicValue: 'c', DicName: '甲' }])).body.message,
    ).toBe('【字典项名称】不能有重复的值');
    expect(
      (await save({ DicNo: 'own', DicName: 'x' }, [...list, { DicValue: 'a', DicName: '丙' }])).body.message,
    ).toBe('【字典项Key】不能有重复的值');
    const made = (await save({ DicNo: 'own', DicName: '自定义' }, list)).body;
    expect(made.message).toBe('保存成功');
    expect((await vue(['own']))[0].data).toHaveLength(2);
    await app.post('admin', `${base}/Update`, {
      mainData: { Dic_ID: made.data.data.Dic_ID },
      detailData: [],
      delKeys: [made.data.list[0].DicList_ID],
    });
    expect((await vue(['own']))[0].data).toEqual([{ key: 'b', value: '乙' }]);
    expect((await app.post('admin', `${base}/GetBuilderDictionary2`)).body).toContainEqual({
      dicNo: 'own',
      dicName: '自定义',
    });
  });

  it('trees give their levels and the keys below a row #C14', async () => {
    const path = '/api/Base_ProductClassification';
    const roots = (await app.post('sales', `${path}/getTreeTableRootData`, {})).body.rows;
    expect(
      roots.map((row: { ClassificationCode: string; hasChildren: boolean }) => [
        row.ClassificationCode,
        row.hasChildren,
      ]),
    ).toEqual([
      ['B', false],
      ['A', true],
    ]);
    const children = (await app.post('sales', `${path}/getTreeTableChildrenData?id=1`, {})).body.rows;
    expect(children.map((row: { ClassificationCode: string }) => row.ClassificationCode)).toEqual(['A1']);
    expect((await app.get('sales', `${path}/getChildIds?Id=1`)).body).toEqual([1, 2, 3]);
  });

  it('a search keeps what leads to the rows it finds, level by level, and says which were found #X05', async () => {
    const path = '/api/Base_ProductClassification';
    const wheres = JSON.stringify([{ name: 'ClassificationName', value: '板', displayType: 'like' }]);
    const shown = (body: { rows: readonly Record<string, unknown>[] }) =>
      body.rows.map((row) => [row.ClassificationCode, row.isFound, row.hasChildren]);
    const roots = (await app.post('sales', `${path}/getTreeTableRootData`, { wheres, rows: 30, page: 1 }))
      .body;
    expect(shown(roots)).toEqual([['A', false, true]]);
    // Pages count roots; `records` counts all matches.
    expect([roots.total, roots.extra.records]).toEqual([1, 1]);
    const below = async (...ids: number[]) =>
      (await app.post('sales', `${path}/getTreeTableChildrenData`, { wheres, ids })).body;
    expect(shown(await below(1))).toEqual([['A1', false, true]]);
    expect(shown(await below(1, 2)).toSorted()).toEqual([
      ['A1', false, true],
      ['A11', true, false],
    ]);
  });

  it('roots come in pages with the number of records on all levels, and bad parents are refused', async () => {
    const path = '/api/Base_ProductClassification';
    const page = async (number: number) =>
      (await app.post('sales', `${path}/getTreeTableRootData`, { page: number, rows: 1 })).body;
    const [first, second] = [await page(1), await page(2)];
    expect([first, second].map(({ rows }) => rows[0].ClassificationCode)).toEqual(['B', 'A']);
    expect([first.total, first.extra.records]).toEqual([2, 4]);
    for (const ids of [[], ['x'], Array.from({ length: 1001 }, (_, id) => id)])
      expect((await app.post('sales', `${path}/getTreeTableChildrenData`, { ids })).body.status).toBe(false);
  });

  it('trees stay trees: no row below itself, no row deleted under its children', async () => {
    const path = '/api/Base_ProductClassification';
    const cycle = await app.post('admin', `${path}/Update`, {
      mainData: { ProductClassification_Id: 1, ParentId: 3 },
    });
    expect(cycle.body.message).toBe('上级分类不能是自己或自己的下级');
    const lost = await app.post('admin', `${path}/Update`, {
      mainData: { ProductClassification_Id: 1, ParentId: 999 },
    });
    expect(lost.body.data.issues).toMatchObject([{ path: 'ParentId', rule: 'form.option' }]);
    const top = await app.post('admin', `${path}/Update`, {
      mainData: { ProductClassification_Id: 3, ParentId: 0 },
    });
    expect(top.body.status).toBe(true);
    expect((await app.post('admin', `${path}/Del`, [1])).body.message).toContain('被 1 个产品分类引用');
  });

  it('the lookup of a chosen record brings what the table says, for who may open it', async () => {
    const found = await app.post('sales', '/api/Production_SalesOrder/Lookup', {
      field: 'Customer_Id',
      key: 1,
    });
    expect(found.body.data).toEqual({ PaymentTerm: null, Linkman: null, Phone: null });
    expect(
      (await app.post('sales', '/api/Production_SalesOrder/Lookup', { field: 'Customer_Id', key: 99 })).body
        .code,
    ).toBe('404');
    expect(
      (await app.post('worker', '/api/Production_SalesOrder/Lookup', { field: 'Customer_Id', key: 1 })).body
        .code,
    ).toBe('403');
  });
});
