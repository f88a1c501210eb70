import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { importFile, workbook } from './sheetFile.ts';
import { sheetsOf } from './sheetOf.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const product = (id: number) => ({
  Product_Id: id,
  ProductCode: `P${id}`,
  ProductName: `轴承${id}`,
  ProductClassification_Id: 1,
  Unit: 'PCS',
  ProductAttribute: 'selfControl',
  SalePrice: 10,
  PurchasePrice: 1,
  Enable: 1,
});
const rows = {
  Customer: [
    { Customer_Id: 1, CustomerCode: 'KH-1', CustomerName: '华东机械', CustomerType: 'direct', Enable: 1 },
    { Customer_Id: 2, CustomerCode: 'KH-2', CustomerName: '江南重工', CustomerType: 'direct', Enable: 1 },
  ],
  CustomerAddress: [
    { Address_Id: 1, Customer_Id: 1, AddressName: '总仓', Address: '上海市嘉定区', Linkman: '王五' },
    { Address_Id: 2, Customer_Id: 2, AddressName: '总仓', Address: '无锡市新吴区', Linkman: '赵六' },
    { Address_Id: 3, Customer_Id: 2, AddressName: '二号仓', Address: '无锡市梁溪区', Linkman: '钱七' },
    // Many choices of other records have the label: only those of the record's customer count.
    ...Array.from({ length: 300 }, (_, index) => ({
      ...{ Address_Id: 100 + index, Customer_Id: 2, AddressName: '总仓', Address: `无锡市新吴区${index}号` },
    })),
  ],
  Base_Product: [product(1), product(2)],
  Base_NumberRule: [
    { FormCode: 'Customer', Prefix: 'KH', SubmitTime: 'yyyyMMdd', SerialNumber: 3 },
    { FormCode: 'SalesOrder', Prefix: 'XSDD', SubmitTime: 'yyyyMMdd', SerialNumber: 3 },
  ],
};

describe.each(dailyKinds)('import on %s', (kind) => {
  let app: TestApp;
  let columns: readonly string[];
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows }, minutes: 3_000 });
    const sheets = await sheetsOf(
      await app.raw('sales', '/api/Customer/DownloadTemplate', { method: 'POST' }),
    );
    columns = (sheets.客户?.[0] ?? []).map(String);
  });
  afterAll(() => app.close());

  /** Rows of the customer template; omitted columns are empty. */
  const customers = (...some: readonly Readonly<Record<string, string | number>>[]) =>
    workbook([columns, ...some.map((one) => columns.map((column) => one[column] ?? null))]);
  const count = async (table = 'Customer') =>
    (await app.post('admin', `/api/${table}/Page`, query())).body.total;
  const page = async (table: string, where: object[]) =>
    (await app.post('admin', `/api/${table}/Page`, query(where, { rows: 100 }))).body.rows;
  const good = { 客户名称: '苏州精密', 客户类型: '直销客户', 联系电话: 13800000001 };

  it('gives a template of what the user may write, with the labels of dictionaries #C11', async () => {
    const answer = await app.raw('sales', '/api/Customer/DownloadTemplate');
    const sheets = await sheetsOf(answer);
    expect(sheets.客户?.[0]).toEqual(expect.arrayContaining(['客户编号', '客户名称', '客户类型', '备注']));
    // A role removes the right to write it.
    expect(sheets.客户?.[0]).not.toContain('信用额度(元)');
    const types = (sheets.可选值 ?? []).map((row) => row[columns.indexOf('客户类型')]);
    expect(types.slice(0, 4)).toEqual(['客户类型', '直销客户', '经销商', '外贸客户']);
    const orders = await sheetsOf(await app.raw('sales', '/api/Production_SalesOrder/DownloadTemplate'));
    expect(orders.销售订单?.[0]).toEqual(
      expect.arrayContaining(['单据编号', '客户', '备注', '销售订单明细.产品', '销售订单明细.备注']),
    );
  });

  it('makes records of labels and numbers, numbered and stamped like saved ones #C11', async () => {
    const bytes = await customers(good, { 客户名称: '无锡模具', 客户类型: '经销商', 客户编号: 'KH-手工' });
    const answer = await importFile(app, 'sales', 'Customer', { bytes });
    expect(answer).toMatchObject({
      status: true,
      message: '导入成功，共2行',
      data: { total: 2, imported: 2, failed: 0 },
    });
    const [first] = await page('Customer', [{ name: 'CustomerName', value: '苏州精密' }]);
    expect(first).toMatchObject({
      CustomerCode: 'KH20260305001',
      CustomerType: 'direct',
      Enable: 1,
      Creator: '李销售',
      Version: 1,
    });
    const [second] = await page('Customer', [{ name: 'CustomerName', value: '无锡模具' }]);
    expect(second.CustomerCode).toBe('KH-手工');
    const next = await app.post('sales', '/api/Customer/Add', {
      mainData: { CustomerName: '后来的', CustomerType: 'direct' },
    });
    expect(next.body.data.data.CustomerCode).toBe('KH20260305002');
  });

  it('names every bad cell with row and column, stores nothing, and gives the workbook with the bad rows marked #X10', async () => {
    const before = await count();
    const bytes = await customers(
      good,
      { 客户名称: '甲', 客户类型: '不存在' },
      { 客户类型: '直销客户' },
      { 客户名称: '乙', 客户类型: '直销客户', 联系电话: '12' },
      { 客户名称: '丙', 客户类型: '直销客户', 客户编号: 'KH-1' },
      { 客户名称: '丁', 客户类型: '直销客户', 客户编号: 'KH-新' },
      { 客户名称: '戊', 客户类型: '直销客户', 客户编号: 'KH-新' },
    );
    const answer = await importFile(app, 'sales', 'Customer', { bytes });
    expect(answer.data.errors.map(({ row, column, message }) => [row, column, message])).toEqual([
      [3, '客户类型', '第3行[客户类型]验证未通过,必须是字典数据中[直销客户,经销商,外贸客户]的值。'],
      [4, '客户名称', '第4行[客户名称]验证未通过,不能为空。'],
      [5, '联系电话', '第5行[联系电话]请输入正确的手机号'],
      [6, '客户编号', '第6行[客户编号]客户编号已存在'],
      [8, '客户编号', '第8行[客户编号]客户编号与第7行重复'],
    ]);
    expect(answer.status).toBe(false);
    expect(answer.message).toBe(answer.data.errors[0]?.message);
    expect(answer.data).toMatchObject({ total: 7, imported: 0 });
    expect(await count()).toBe(before);
    const url = answer.data.reportUrl ?? '';
    const marked = Object.values(await sheetsOf(await app.raw('sales', url)))[0] ?? [];
    expect(marked[0]?.at(-1)).toBe('错误说明');
    expect(marked[2]?.at(-1)).toContain('第3行[客户类型]');
    expect(marked[1]?.[columns.length] ?? null).toBe(null);
    expect(await (await app.raw('manager', url)).json()).toMatchObject({ status: false, code: '404' });
    app.pass(25 * 3_600_000);
    expect(await (await app.raw('sales', url)).json()).toMatchObject({ status: false, code: '404' });
  });

  it('checks only, when told to', async () => {
    const before = await count();
    const answer = await importFile(
      app,
      'sales',
      'Customer',
      { bytes: await customers(good) },
      { dryRun: '1' },
    );
    expect(answer).toMatchObject({ status: true, message: '检查通过，共1行可以导入', data: { imported: 0 } });
    expect(await count()).toBe(before);
  });

  it('refuses columns that are not the template’s in the words of the family, all of them', async () => {
    const header = [...columns.slice(1), '颜色', '客户名称'];
    const answer = await importFile(app, 'sales', 'Customer', { bytes: await workbook([header, ['x']]) });
    expect(answer.data.errors.map(({ column, message }) => [column, message])).toEqual([
      ['颜色', '导入文件列[颜色]不是模板中的列'],
      ['客户名称', '导入文件列[客户名称]不能重复'],
      [columns[0], '导入文件列必须与导入模板相同'],
    ]);
    expect(answer.message).toBe(
      `导入文件列必须与导入模板相同：缺少[${columns[0]}]；[颜色]不是模板中的列；[客户名称]重复`,
    );
    // A header that Excel turned into a date is named as the sheet shows it.
    const dated = await workbook([[...columns, new Date(Date.UTC(2026, 2, 5))], ['x']]);
    expect((await importFile(app, 'sales', 'Customer', { bytes: dated })).message).toBe(
      '导入文件列必须与导入模板相同：[2026-03-05]不是模板中的列',
    );
    const empty = await importFile(app, 'sales', 'Customer', { bytes: await workbook([columns]) });
    expect([empty.status, empty.message]).toEqual([false, '未导入数据']);
  });

  it('passes over instructions above the header, and takes numbers and dates kept as text #X12', async () => {
    const sheets = await sheetsOf(await app.raw('sales', '/api/Production_SalesOrder/DownloadTemplate'));
    const header = (sheets.销售订单?.[0] ?? []).map(String);
    const one: Readonly<Record<string, string | number>> = {
      客户: ' 华东机械 ',
      订单日期: '2026年3月5日',
      // A serial number without date format.
      交货日期: 46_113,
      币别: '人民币',
      '销售订单明细.产品': '轴承1',
      '销售订单明细.数量': '2.50',
    };
    const bytes = await workbook([
      ['填表说明：必填列标红，日期写作2026-03-05'],
      [],
      header,
      header.map((column) => one[column] ?? null),
    ]);
    const answer = await importFile(app, 'sales', 'Production_SalesOrder', { bytes });
    expect([answer.message, answer.data.errors]).toEqual(['导入成功，共1行', []]);
    const [order] = await page('Production_SalesOrder', [{ name: 'OrderDate', value: '2026-03-05' }]);
    expect(order).toMatchObject({ OrderDate: '2026-03-05', DeliveryDate: '2026-04-01', TotalQty: 2.5 });
    // A row takes values from its header, as in a save.
    const [row] = await page('Production_SalesOrderList', []);
    expect(row.DeliveryDate).toBe('2026-04-01');
    const { batch } = answer.data;
    await app.post('sales', '/api/Production_SalesOrder/ImportUndo', { batch });
    const wrong = await workbook([
      ['说明'],
      header,
      header.map((column) => (column === '客户' ? '#N/A' : (one[column] ?? null))),
    ]);
    const refused = await importFile(app, 'sales', 'Production_SalesOrder', { bytes: wrong });
    expect(refused.message).toBe('第3行[客户]单元格公式出错（#N/A），请改为数值');
  });

  it.each([
    ['订单日期', 0, '第2行[订单日期]【0】在 Excel 中不是日期，请填写如 2026-03-05 的日期'],
    ['订单日期', -1, '第2行[订单日期]【-1】在 Excel 中不是日期，请填写如 2026-03-05 的日期'],
    ['订单日期', 60, '第2行[订单日期]【60】在 Excel 中不是日期，请填写如 2026-03-05 的日期'],
    ['订单日期', 60.5, '第2行[订单日期]【60.5】在 Excel 中不是日期，请填写如 2026-03-05 的日期'],
    [
      '订单日期',
      new Date(Date.UTC(1899, 11, 31)),
      '第2行[订单日期]【1899-12-31】在 Excel 中不是日期，请填写如 2026-03-05 的日期',
    ],
    ['销售订单明细.数量', 1e-7, '第2行[销售订单明细.数量]数量不能小于0.001'],
  ])('refuses in %s the cell %s in words', async (column, cell, message) => {
    const sheets = await sheetsOf(await app.raw('sales', '/api/Production_SalesOrder/DownloadTemplate'));
    const header = (sheets.销售订单?.[0] ?? []).map(String);
    const one: Readonly<Record<string, string | number | Date>> = {
      ...{ 客户: '华东机械', 订单日期: '2026-03-05', 交货日期: '2026-03-31', 币别: '人民币' },
      ...{ '销售订单明细.产品': '轴承1', '销售订单明细.数量': 1 },
      [column]: cell,
    };
    const bytes = await workbook([header, header.map((name) => one[name] ?? null)]);
    const answer = await importFile(app, 'sales', 'Production_SalesOrder', { bytes }, { dryRun: '1' });
    expect([answer.status, answer.message]).toEqual([false, message]);
  });

  it('takes the first day of Excel and the days beside its 29 February 1900', async () => {
    const sheets = await sheetsOf(await app.raw('sales', '/api/Production_SalesOrder/DownloadTemplate'));
    const header = (sheets.销售订单?.[0] ?? []).map(String);
    const one = {
      客户: '华东机械',
      交货日期: '2026-03-31',
      币别: '人民币',
      '销售订单明细.产品': '轴承1',
      '销售订单明细.数量': 1,
    };
    const lines = [1, 59, 61].map((day) => ({ ...one, 订单日期: day }));
    const bytes = await workbook([
      header,
      ...lines.map((line) =>
        header.map((name) => (line as Readonly<Record<string, string | number>>)[name] ?? null),
      ),
    ]);
    const answer = await importFile(app, 'sales', 'Production_SalesOrder', { bytes });
    expect(answer.data.errors).toEqual([]);
    const found = await page('Production_SalesOrder', [
      { name: 'OrderDate', value: '1900-12-31', displayType: 'lessorequal' },
    ]);
    expect(found.map(({ OrderDate }: { OrderDate: string }) => OrderDate).sort()).toEqual([
      '1900-01-01',
      '1900-02-28',
      '1900-03-01',
    ]);
    await app.post('sales', '/api/Production_SalesOrder/ImportUndo', { batch: answer.data.batch });
  });

  it('is for those with the right only, and a detail comes with its main table', async () => {
    const bytes = await customers(good);
    expect((await importFile(app, 'viewer', 'Customer', { bytes })).code).toBe('403');
    const detail = await importFile(app, 'admin', 'Production_SalesOrderList', {
      bytes: await customers(good),
    });
    expect(detail.message).toContain('在【销售订单】中导入');
    for (const table of ['Production_ProductPlan', 'Production_AssembleWorkOrder', 'Production_WorkOrder'])
      expect(
        Object.keys(await sheetsOf(await app.raw('planner', `/api/${table}/DownloadTemplate`))),
      ).toContain('可选值');
  });

  it('the same call sent twice imports once', async () => {
    const bytes = await customers({ ...good, 客户名称: '只有一家' });
    const key = { 'idempotency-key': 'import-1' };
    const first = await importFile(app, 'sales', 'Customer', { bytes }, {}, key);
    const again = await importFile(app, 'sales', 'Customer', { bytes }, {}, key);
    expect(again.data.batch).toBe(first.data.batch);
    expect(await page('Customer', [{ name: 'CustomerName', value: '只有一家' }])).toHaveLength(1);
    const other = await importFile(app, 'sales', 'Customer', { bytes: await customers(good) }, {}, key);
    expect(other.code).toBe('422');
  });

  it('is undone whole by who did it, unless a record was changed since #X10', async () => {
    const before = await count();
    const bytes = await customers({ ...good, 客户名称: '撤一' }, { ...good, 客户名称: '撤二' });
    const { batch = '' } = (await importFile(app, 'sales', 'Customer', { bytes })).data;
    const undo = (user: string) => app.post(user, '/api/Customer/ImportUndo', { batch });
    expect((await undo('manager')).body.code).toBe('404');
    const [row] = await page('Customer', [{ name: 'CustomerName', value: '撤二' }]);
    const change = (Version: number, Remark: string) =>
      app.post('sales', '/api/Customer/Update', {
        mainData: { Customer_Id: row.Customer_Id, Version, Remark },
      });
    expect((await change(1, '改过')).body.status).toBe(true);
    const refused = (await undo('sales')).body;
    expect([refused.status, refused.message]).toEqual([false, '有1条数据导入后被修改过，不能撤销：撤二']);
    expect(await count()).toBe(before + 2);
    await app.post('sales', '/api/Customer/Del', [row.Customer_Id]);
    expect((await undo('sales')).body).toMatchObject({ status: true, message: '已撤销导入，删除1条数据' });
    expect(await count()).toBe(before);
    expect((await undo('sales')).body.message).toBe('这次导入已经撤销');
  });

  it('makes documents of header and rows: an empty or repeated header continues the one above', async () => {
    const sheets = await sheetsOf(await app.raw('sales', '/api/Production_SalesOrder/DownloadTemplate'));
    const header = (sheets.销售订单?.[0] ?? []).map(String);
    const line = (one: Readonly<Record<string, string | number | Date>>) =>
      header.map((column) => one[column] ?? null);
    const order = {
      客户: '华东机械',
      订单日期: new Date(Date.UTC(2026, 2, 5)),
      交货日期: '2026/4/1',
      币别: '人民币',
    };
    const item = (name: string, qty: number | string) => ({
      '销售订单明细.产品': name,
      '销售订单明细.数量': qty,
    });
    const bytes = await workbook([
      header,
      line({ ...order, ...item('轴承1', 2) }),
      line(item('轴承2', '3.5')),
      line({ ...order, ...item('轴承1', 1) }),
      line({ ...order, 备注: '另一单', 收货点: '总仓', ...item('轴承2', 1) }),
    ]);
    const answer = await importFile(app, 'sales', 'Production_SalesOrder', { bytes });
    expect([answer.message, answer.data.errors]).toEqual(['导入成功，共4行', []]);
    const orders = await page('Production_SalesOrder', []);
    expect(
      orders.map((one: { TotalQty: number; TotalAmount: number }) => [one.TotalQty, one.TotalAmount]),
    ).toEqual(
      expect.arrayContaining([
        [6.5, 65],
        [1, 10],
      ]),
    );
    const [own] = await page('Production_SalesOrder', [{ name: 'Remark', value: '另一单' }]);
    expect([own.Address_Id, own.DeliveryAddress]).toEqual([1, '上海市嘉定区']);
    const bad = await workbook([
      header,
      line({ ...order, 收货点: '二号仓', ...item('轴承1', 1) }),
      line({ ...order, ...item('轴承1', 0) }),
      line(order),
      line(item('轴承9', 'x')),
    ]);
    const refused = await importFile(app, 'sales', 'Production_SalesOrder', { bytes: bad });
    expect(refused.data.errors.map(({ row, column }) => [row, column])).toEqual(
      expect.arrayContaining([
        [2, '收货点'],
        [3, '销售订单明细.数量'],
        [5, '销售订单明细.产品'],
        [5, '销售订单明细.数量'],
      ]),
    );
    const { batch } = answer.data;
    expect((await app.post('sales', '/api/Production_SalesOrder/ImportUndo', { batch })).body.status).toBe(
      true,
    );
    expect(await count('Production_SalesOrderList')).toBe(0);
  });
});
