import { openXlsx, readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderListSheet, orderSheet } from '../../server-mock/excelTemplates/demo/demoSheets.ts';
import type { SeedFile } from '../../server-mock/seed/SeedFile.ts';
import { checkZip, partBytes } from '../../server-mock/workbooks/checkZip.ts';
import { drawWorkbook } from '../../server-mock/workbooks/drawWorkbook.ts';
import { zipOf } from '../../server-mock/workbooks/zipOf.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { multipart, png } from './fileBytes.ts';
import { salesRows, storedSalesOrder } from './orderRows.ts';
import { templateBook } from './templateBook.ts';
import { json, openTestApp, query, type TestApp } from './testApp.ts';

const table = 'Production_SalesOrder';
const lists = 'Base_ExcelTemplate';

const line = (SalesOrderList_Id: number, SalesOrder_Id: number, Qty: number, UnitPrice: number) => ({
  ...{ SalesOrderList_Id, SalesOrder_Id, Product_Id: 1, Qty, UnitPrice, TaxRate: 0, TaxAmount: 0 },
  ...{ Amount: Qty * UnitPrice, Unit: 'PCS', ProductName: `=轴承${SalesOrderList_Id}`, CreateID: 1 },
});

const order = (id: number, TotalWithTax: number, more: object = {}) =>
  storedSalesOrder(id, 1, { TotalWithTax, Currency: 'CNY', CreateID: 1, ...more });

const file: SeedFile = {
  roles: [
    {
      roleName: '不看单价',
      parent: '经理',
      permissions: { [table]: ['Search', 'Export'], Customer: ['Search'] },
      fields: { Production_SalesOrderList: { UnitPrice: { show: 0 } } },
    },
  ],
  users: [{ userName: 'priceless', realName: '林无价', password: 'jig-demo', roles: ['不看单价'] }],
  rows: {
    ...salesRows(5),
    [table]: [order(1, 1234.5, { OrderDate: '2026-03-01' }), order(2, 80), order(3, 0)],
    Production_SalesOrderList: [
      line(1, 1, 2, 10),
      line(2, 1, 3, 100.5),
      line(3, 1, 1, 900),
      line(4, 2, 4, 20),
    ],
  },
};

const sheet = [
  ['客户：{客户}（{单据编号}）', null, null, null],
  [{ text: '{订单日期}', format: 'yyyy/m/d' }, '{价税合计:大写}', '{{不是占位符}}', '{今天}'],
  ['{序号}', '{明细.产品名称}', { text: '{明细.数量}', format: '0.00' }, '{明细.单价}', { formula: 'C3*D3' }],
  ['合计', null, { formula: 'SUM(C3)' }, null, { formula: 'SUM(E3:E3)' }],
  ['{SalesOrderCode:qr}'],
] as const;

describe.each(dailyKinds)('templates of workbooks on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file });
  });
  afterAll(() => app.close());

  const upload = async (bytes: Uint8Array, name = '报价单.xlsx'): Promise<string> => {
    const { type, body } = multipart([{ name, bytes }]);
    const answer = await app.fetch(`/api/${lists}/Upload?field=TemplateFile`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await app.token('admin')}`, 'content-type': type },
      body: new Uint8Array(body),
    });
    expect(answer.body.message).toBe('文件上传成功');
    return String(answer.body.data) + name;
  };
  const save = async (bytes: Uint8Array, more: object = {}) =>
    (
      await app.post('admin', `/api/${lists}/Add`, {
        mainData: {
          ...{ TemplateName: '报价单', TableName: table, TemplateFile: await upload(bytes), Enable: 1 },
          ...more,
        },
      })
    ).body;
  const refusal = async (bytes: Uint8Array): Promise<readonly string[]> => {
    const body = await save(bytes, { TemplateName: '有错的' });
    expect(body).toMatchObject({ status: false });
    return body.data.issues.map(({ message }: { message: string }) => message);
  };
  const exported = (user: string, body: object): Promise<Response> =>
    app.raw(user, `/api/${table}/exportByTemplate`, json(body));
  const book = async (user: string, body: object) => {
    const answer = await exported(user, body);
    expect(answer.headers.get('content-type')).toContain('spreadsheetml');
    return openXlsx(new Uint8Array(await answer.arrayBuffer()), { readStyles: true });
  };
  const notesOf = (answer: Response): readonly string[] =>
    JSON.parse(decodeURIComponent(answer.headers.get('x-jig-notes') ?? '%5B%5D'));
  const formulas = (cells: ReadonlyMap<string, { readonly formula?: string }> | undefined) =>
    Object.fromEntries([...(cells ?? [])].flatMap(([at, { formula }]) => (formula ? [[at, formula]] : [])));

  it('are not offered before there is one', async () => {
    expect((await app.get('sales', `/api/jig/excelTemplates?table=${table}`)).body.data).toEqual([]);
    expect(await (await exported('sales', { keys: [1] })).json()).toMatchObject({
      status: false,
      code: '404',
    });
  });

  it('are stored, offered, and told to lists', async () => {
    const body = await save(await templateBook({ 报价单: sheet }), { IsDefault: 1 });
    expect(body).toMatchObject({ status: true });
    const { data } = (await app.get('sales', `/api/jig/excelTemplates?table=${table}`)).body;
    expect(data).toMatchObject([{ title: '报价单', isDefault: true }]);
    const opened = (await app.get('sales', `/api/jig/table?name=${table}`)).body.data;
    expect(JSON.stringify(opened)).toContain('"hasExcelTemplates":true');
  });

  it('fill a document: values keep their type, rows and sums grow, no text becomes a formula', async () => {
    const made = await book('sales', { keys: [1] });
    const [first] = made.sheets;
    expect(made.sheets.map(({ name }) => name)).toEqual(['报价单']);
    const rows = first?.rows ?? [];
    expect(rows[0]?.[0]).toMatch(/^客户：.+（.+）$/);
    expect(rows[1]?.slice(1, 4)).toEqual(['壹仟贰佰叁拾肆元伍角整', '{不是占位符}', '2026-03-05']);
    expect(rows.slice(2, 5).map((row) => row?.slice(0, 4))).toEqual([
      [1, '=轴承1', 2, 10],
      [2, '=轴承2', 3, 100.5],
      [3, '=轴承3', 1, 900],
    ]);
    expect(formulas(first?.cells)).toEqual({
      '2,4': 'C3*D3',
      '3,4': 'C4*D4',
      '4,4': 'C5*D5',
      '5,2': 'SUM(C3:C5)',
      '5,4': 'SUM(E3:E5)',
    });
    const date = first?.cells?.get('1,0');
    expect(date?.style?.numFmt).toBe('yyyy/m/d');
    expect(first?.cells?.get('3,2')?.style?.numFmt).toBe('0.00');
    // The price had no format of its own.
    expect(first?.cells?.get('3,3')?.style?.numFmt).toBe('#,##0.00##');
    expect(first?.images).toHaveLength(1);
    expect(first?.images?.[0]?.anchor.from.row).toBe(6);
  });

  it('make a sheet a document, or a file each', async () => {
    const sheets = (await book('sales', { keys: [1, 2, 3] })).sheets;
    expect(sheets.map(({ rows }) => rows.length)).toEqual([7, 5, 5]);
    expect(new Set(sheets.map(({ name }) => name)).size).toBe(3);
    expect(formulas(sheets[1]?.cells)).toMatchObject({ '3,2': 'SUM(C3)' });
    const answer = await exported('sales', { keys: [1, 2], as: 'files' });
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const files = checkZip(bytes);
    expect(files.map(({ name }) => name)).toEqual(sheets.slice(0, 2).map(({ name }) => `${name}.xlsx`));
    const [one] = files.map((entry) => partBytes(bytes, entry, 1_000_000));
    expect((await readXlsx(one ?? bytes)).sheets[0]?.rows).toHaveLength(7);
  });

  it('take the documents that a list finds, and refuse a condition that it would leave out', async () => {
    const found = await book('sales', query([{ name: 'SalesOrder_Id', value: '2' }]));
    expect(found.sheets[0]?.rows[2]?.slice(0, 2)).toEqual([1, '=轴承4']);
    const answer = await exported('sales', query([{ name: 'Nobody', value: '2' }]));
    expect(await answer.json()).toMatchObject({ status: false });
    const none = await exported('sales', query([{ name: 'SalesOrder_Id', value: '99' }]));
    expect(await none.json()).toMatchObject({ message: '没有要导出的单据' });
  });

  it('leave hidden fields blank, formulas over them too, and say so', async () => {
    const answer = await exported('priceless', { keys: [1] });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const [first] = (await openXlsx(bytes, { readStyles: true })).sheets;
    expect(first?.rows.slice(2, 5).map((row) => row?.slice(0, 4))).toEqual([
      [1, '=轴承1', 2, null],
      [2, '=轴承2', 3, null],
      [3, '=轴承3', 1, null],
    ]);
    expect(formulas(first?.cells)).toEqual({ '5,2': 'SUM(C3:C5)' });
    const parts = checkZip(bytes).map((entry) =>
      new TextDecoder().decode(partBytes(bytes, entry, 1_000_000)),
    );
    expect(parts.join('')).not.toContain('100.5');
    expect(notesOf(answer)).toEqual(['您无权查看的字段留空：单价']);
  });

  it('need the right to export, and the rows that one may see', async () => {
    expect(await (await exported('planner', { keys: [1] })).json()).toMatchObject({ code: '403' });
    expect(await (await exported('sales', { keys: [99] })).json()).toMatchObject({ code: '404' });
    const many = Array.from({ length: 1001 }, (_, at) => at + 1);
    expect(await (await exported('sales', { keys: many })).json()).toMatchObject({ code: '422' });
  });

  it('say every mistake with sheet and cell, and what may be meant', async () => {
    const told = await refusal(
      await templateBook({
        报价单: [
          ['{客户名}', '{明细.数两}'],
          ['{价税合计:大与}', '二维码{单据编号:二维码}'],
        ],
        表头: [['{没有这样的东西}']],
      }),
    );
    expect(told).toEqual([
      '工作表“报价单”的A1：销售订单没有“客户名”，是否为“客户”？',
      '工作表“报价单”的B1：销售订单明细没有“数两”，是否为“销售订单明细.数量”？',
      '工作表“报价单”的A2：“价税合计”的写法“大与”不存在，可用：大写、文本、二维码、条形码、图片',
      '工作表“报价单”的B2：图片和码“单据编号:二维码”要单独占一个单元格',
      '工作表“表头”的A1：销售订单没有“没有这样的东西”',
    ]);
  });

  it('refuse lists that hold fields of a document, and files that are none', async () => {
    expect(await refusal(await templateBook({ 清单: [['{列表.客户}', '{客户}']] }))).toEqual([
      '工作表“清单”的B1：列表每行一张单据，同一工作表里不能再放单据或明细的字段“客户”',
    ]);
    expect(await refusal(await templateBook({ 空: [['没有']] }))).toEqual([
      '模板里没有占位符，请写上如{单据编号}这样的字段',
    ]);
    const whole = await templateBook({ 报价单: [['{客户}']] });
    const parts = checkZip(whole).map((entry) => ({
      name: entry.name,
      bytes: partBytes(whole, entry, 1_000_000),
    }));
    const macro = zipOf([...parts, { name: 'xl/vbaProject.bin', bytes: new Uint8Array([1]) }]);
    expect(await refusal(macro)).toEqual(['模板含有宏，请另存为不含宏的xlsx再上传']);
    const changed = (part: RegExp, from: string | RegExp, to: string): Uint8Array =>
      zipOf(
        parts.map(({ name, bytes }) => ({
          name,
          bytes: part.test(name)
            ? new TextEncoder().encode(new TextDecoder().decode(bytes).replace(from, to))
            : bytes,
        })),
      );
    const broken = changed(/worksheets\/sheet1/, '<sheetData>', '<sheetData><row>');
    expect((await refusal(broken)).join()).toContain('损坏');
    const styles = changed(/styles\.xml/, '</styleSheet>', '');
    expect((await refusal(styles)).join()).toContain('损坏');
    const entity = changed(/worksheets\/sheet1/, /^/, '<!DOCTYPE x [<!ENTITY a "a">]>');
    expect((await refusal(entity)).join()).toContain('损坏');
    const twice = changed(/xl\/workbook\.xml/, /(<sheet [^>]*\/>)/, '$1$1');
    expect(await refusal(twice)).toEqual(['模板有两个工作表都叫“报价单”，请改名后再上传']);
  });

  it('make a list with a row a document', async () => {
    const body = await save(
      await templateBook({
        清单: [
          ['单号', '金额'],
          ['{列表.序号}', '{列表.价税合计}'],
          [null, { formula: 'SUM(B2)' }],
        ],
      }),
      { TemplateName: '订单清单' },
    );
    expect(body).toMatchObject({ status: true });
    const made = await book('sales', { keys: [1, 2, 3], template: '订单清单' });
    expect(made.sheets.map(({ name }) => name)).toEqual(['清单']);
    expect(made.sheets[0]?.rows.slice(1, 4)).toEqual([
      [1, 1234.5],
      [2, 80],
      [3, 0],
    ]);
    expect(formulas(made.sheets[0]?.cells)).toEqual({ '4,1': 'SUM(B2:B4)' });
  });

  it('start from a sample with every placeholder, which is without mistakes', async () => {
    const answer = await app.raw('admin', `/api/jig/excelTemplateSample?table=${table}`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const text = JSON.stringify((await readXlsx(bytes)).sheets.map(({ rows }) => rows));
    for (const name of ['{单据编号}', '{明细.数量}', '{明细.序号}', '{列表.价税合计}'])
      expect(text).toContain(name);
    const english = await app.raw('admin', `/api/jig/excelTemplateSample?table=${table}`, {
      headers: { 'x-locale': 'en' },
    });
    const foreign = new Uint8Array(await english.arrayBuffer());
    expect(JSON.stringify((await readXlsx(foreign)).sheets[0]?.rows)).toContain('{details.Quantity}');
    expect(await save(foreign, { TemplateName: 'sample' })).toMatchObject({ status: true });
    expect(await save(bytes, { TemplateName: '样例' })).toMatchObject({ status: true });
    const made = await book('priceless', { keys: [1, 2], template: '样例' });
    expect(made.sheets.map(({ name }) => name)).toEqual([
      expect.any(String),
      '清单',
      '说明',
      expect.any(String),
    ]);
  });

  it('go on as a task where that is asked for', async () => {
    const init = json({ keys: [1, 2], as: 'files' });
    const headers = { ...init.headers, prefer: 'respond-async, wait=0' };
    const answer = await app.raw('sales', `/api/${table}/exportByTemplate`, { ...init, headers });
    const { task } = (await answer.json()).data;
    const told = async () => (await app.get('sales', `/api/jig/task?id=${task}`)).body.data;
    await expect.poll(async () => (await told()).state, { timeout: 20_000 }).toBe('done');
    expect(await told()).toMatchObject({ fileName: expect.stringMatching(/\.zip$/) });
  });

  it('show pictures of records to those who may see them', async () => {
    const send = async (target: string, field: string, name: string, bytes: Uint8Array) => {
      const { type, body } = multipart([{ name, bytes }]);
      const answer = await app.fetch(`/api/${target}/Upload?field=${field}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${await app.token('admin')}`, 'content-type': type },
        body: new Uint8Array(body),
      });
      return String(answer.body.data) + name;
    };
    const Picture = await send('Base_Product', 'Picture', '轴承座.png', png());
    const [product] = (await app.post('admin', '/api/Base_Product/Page', query([]))).body.rows;
    const saved = await app.post('admin', '/api/Base_Product/Update', {
      mainData: { Product_Id: 1, Version: product.Version, Picture },
    });
    expect(saved.body).toMatchObject({ status: true });
    const bytes = await templateBook({ 铭牌: [['{产品名称}', '{产品图片}'], ['图：{产品图片}']] });
    expect(
      (await save(bytes, { TableName: 'Base_Product', TemplateName: '铭牌' })).data.issues,
    ).toMatchObject([{ message: '工作表“铭牌”的A2：图片和码“产品图片”要单独占一个单元格' }]);
    const fine = await templateBook({ 铭牌: [['{产品名称}', '{产品图片}']] });
    expect(await save(fine, { TableName: 'Base_Product', TemplateName: '铭牌' })).toMatchObject({
      status: true,
    });
    const answer = await app.raw('admin', '/api/Base_Product/exportByTemplate', json({ keys: [1] }));
    const [first] = (await openXlsx(new Uint8Array(await answer.arrayBuffer()))).sheets;
    expect(first?.rows[0]?.[0]).toBe('轴承座');
    expect(first?.images?.map(({ type, anchor }) => [type, anchor.from])).toEqual([
      ['png', { row: 0, col: 1 }],
    ]);
  });

  it('the templates of the demo company are without mistakes', async () => {
    for (const [name, sheet] of [
      ['确认书', orderSheet()],
      ['清单', orderListSheet()],
    ] as const)
      expect(await save(await drawWorkbook([sheet]), { TemplateName: name })).toMatchObject({ status: true });
    const [first] = (await book('sales', { keys: [2], template: '确认书' })).sheets;
    expect(first?.images).toHaveLength(2);
    expect(formulas(first?.cells)).toMatchObject({ '8,7': 'ROUND(F9*G9,2)', '9,7': 'SUM(H9)' });
    const list = (await book('sales', { keys: [1, 2], template: '清单' })).sheets[0];
    expect(Object.values(formulas(list?.cells))).toEqual(['SUMIF(G3:G4,"人民币",H3:H4)']);
  });

  it('leave a field that is gone by now blank, and say so', async () => {
    const patch = { fields: [{ field: 'ProductName', title: '品名' }] };
    await app.post('admin', '/api/jig/schema/publish', {
      kind: 'design',
      name: 'Production_SalesOrderList',
      patch,
    });
    const answer = await exported('sales', { keys: [1], template: '报价单' });
    expect(notesOf(answer)).toEqual(['模板里的这些字段已不存在，留空：明细.产品名称']);
    const { sheets } = await openXlsx(new Uint8Array(await answer.arrayBuffer()), { readStyles: true });
    expect(sheets[0]?.rows[2]?.slice(0, 3)).toEqual([1, null, 2]);
  });

  it('a table has one default template', async () => {
    const body = await save(await templateBook({ 另: [['{客户}']] }), {
      TemplateName: '另一个',
      IsDefault: 1,
    });
    expect(body.data.issues).toMatchObject([{ path: 'IsDefault', rule: 'excelTemplate.otherDefault' }]);
  });
});
