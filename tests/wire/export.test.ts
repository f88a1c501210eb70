import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { WorkbookThread } from '../../server-mock/workbooks/WorkbookThread.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { sheetOf } from './sheetOf.ts';
import { json, openTestApp, query, type TestApp } from './testApp.ts';

const customer = (id: number, more: object = {}) => ({
  Customer_Id: id,
  CustomerCode: `KH${String(id).padStart(4, '0')}`,
  CustomerName: `苏州精密机械${id}厂`,
  CustomerType: id % 2 === 0 ? 'direct' : 'dealer',
  CreditLimit: 1000.5,
  Enable: 1,
  ...more,
});

const rows = {
  Customer: [
    ...Array.from({ length: 2_500 }, (_, index) => customer(index + 1)),
    customer(3001, {
      CustomerName: '=HYPERLINK("http://evil","点我")',
      Address: '+86 21',
      Linkman: '@SUM(1)',
    }),
    customer(3002, { CustomerName: '-2+3' }),
  ],
  Base_Product: [
    {
      Product_Id: 1,
      ProductCode: 'P1',
      ProductName: '轴承',
      ProductClassification_Id: 1,
      Unit: 'PCS',
      ProductAttribute: 'selfControl',
      SalePrice: 9.995,
      PurchasePrice: 1,
      Enable: 1,
    },
  ],
};

describe.each(dailyKinds)('export on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows } });
  });
  afterAll(() => app.close());

  const exported = (user: string, table: string, body: object): Promise<Response> =>
    app.raw(user, `/api/${table}/Export`, json(body));
  const refusal = async (answer: Response) => (await answer.json()) as { status: boolean; message: string };

  it('holds the whole filtered set in the order asked, not a page of it #C09', async () => {
    const where = [{ name: 'CustomerType', value: 'dealer' }];
    const answer = await exported('sales', 'Customer', query(where, { sort: 'CustomerCode', order: 'asc' }));
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="__20260305100000.xlsx"; filename*=UTF-8''${encodeURIComponent('客户20260305100000.xlsx')}`,
    );
    const [header, ...body] = await sheetOf(answer);
    expect(header).toContain('客户编号');
    expect(body).toHaveLength(1_251);
    expect(body.slice(0, 2).map(([code]) => code)).toEqual(['KH0001', 'KH0003']);
    expect(body.at(-1)?.[0]).toBe('KH3001');
  });

  it('follows several columns, each in its direction, as the pages do', async () => {
    const by = { sort: 'CustomerType,CreditLimit,CustomerCode', order: 'desc,asc,desc' };
    const pages: string[] = [];
    for (let page = 1; page <= 3; page += 1) {
      const { body } = await app.post('sales', '/api/Customer/Page', query([], { ...by, page, rows: 120 }));
      pages.push(...body.rows.map((row: { CustomerCode: string }) => row.CustomerCode));
    }
    const [, ...body] = await sheetOf(await exported('sales', 'Customer', query([], by)));
    expect(pages.slice(0, 2)).toEqual(['KH3002', 'KH2500']);
    expect(new Set(pages).size).toBe(360);
    const numbers = body.map(([code]) => Number(String(code).slice(2)));
    expect(body.map(([code]) => code).slice(0, 360)).toEqual(pages);
    const even = numbers.filter((number) => number % 2 === 0);
    expect(numbers.slice(0, even.length)).toEqual(even.toSorted((one, other) => other - one));
  });

  it('has the columns of the view in its order, labels for keys, numbers and moments as such #X11', async () => {
    const answer = await exported(
      'sales',
      'Customer',
      query([{ name: 'CustomerCode', value: 'KH0002' }], {
        columns: ['CustomerName', 'CustomerType', 'CreditLimit', 'Enable', 'CreateDate'],
      }),
    );
    const [header, row] = await sheetOf(answer);
    expect(header).toEqual(['客户名称', '客户类型', '信用额度(元)', '是否启用', '创建时间']);
    expect(row?.slice(0, 4)).toEqual(['苏州精密机械2厂', '直销客户', 1000.5, '是']);
  });

  it('of no rows is a header, and starts no thread', async () => {
    const start = vi.spyOn(WorkbookThread, 'start');
    const nothing = query([{ name: 'CustomerCode', value: 'none' }]);
    const rows = await sheetOf(await exported('sales', 'Customer', nothing));
    expect([rows.length, rows[0]?.includes('客户编号'), start.mock.calls.length]).toEqual([1, true, 0]);
    const one = query([{ name: 'CustomerCode', value: 'KH0002' }]);
    expect(await sheetOf(await exported('sales', 'Customer', one))).toHaveLength(2);
    expect(start.mock.calls.length).toBe(1);
    start.mockRestore();
  });

  it('has the titles of column groups in rows of their own over the first of their columns #E15', async () => {
    const columns = ['ProductCode', 'SalePrice', 'PurchasePrice', 'MaxInventory', 'Unit'];
    const answer = await exported('admin', 'Base_Product', { ...query(), columns });
    const sheet = await sheetOf(answer);
    expect(sheet.slice(0, 2).map((row) => row.map((cell) => cell ?? ''))).toEqual([
      ['', '价格', '', '库存控制', ''],
      ['产品编号', '销售单价', '采购单价', '最大库存', '库存单位'],
    ]);
    expect(sheet[2]?.slice(0, 3)).toEqual(['P1', 9.995, 1]);
  });

  it('writes no formula whatever a text begins with #X11', async () => {
    const answer = await exported(
      'sales',
      'Customer',
      query([{ name: 'Customer_Id', value: '3001,3002', displayType: 'selectList' }], {
        columns: ['CustomerName', 'Address', 'Linkman'],
        sort: 'Customer_Id',
        order: 'asc',
      }),
    );
    const { sheets } = await readXlsx(new Uint8Array(await answer.arrayBuffer()));
    expect(sheets[0]?.rows.slice(1)).toEqual([
      ['=HYPERLINK("http://evil","点我")', '+86 21', '@SUM(1)'],
      ['-2+3', null, null],
    ]);
    const formulas = [...(sheets[0]?.cells?.values() ?? [])].filter((cell) => cell.formula !== undefined);
    expect(formulas).toEqual([]);
  });

  it('refuses what Page would ignore, naming it, and columns a role hides #C09', async () => {
    const unknown = await refusal(await exported('sales', 'Customer', query([{ name: 'Nope', value: '1' }])));
    expect([unknown.status, unknown.message.includes('Nope')]).toEqual([false, true]);
    const hidden = await refusal(
      await exported('sales', 'Base_Product', query([], { columns: ['ProductName', 'PurchasePrice'] })),
    );
    expect(hidden.status).toBe(false);
    const wrong = await refusal(
      await exported('director', 'Base_Product', query([], { columns: ['ProductName', 'Nope'] })),
    );
    expect(wrong.message).toContain('Nope');
  });

  it('is for those with the right only, and a hidden column is in no default set #R02', async () => {
    expect((await refusal(await exported('viewer', 'Customer', query()))).message).toContain('导出');
    expect((await refusal(await exported('sales', 'Base_Product', query()))).status).toBe(false);
    const [, header] = await sheetOf(await exported('director', 'Base_Product', query()));
    expect(header).toContain('采购单价');
  });

  it('gives the rows of a detail by the key of its main record, to who may export that #C10', async () => {
    const saved = await app.post('sales', '/api/Production_SalesOrder/Add', {
      mainData: { Customer_Id: 1, OrderDate: '2026-03-05', DeliveryDate: '2026-04-01', Currency: 'CNY' },
      detailData: [
        { Product_Id: 1, Qty: 3 },
        { Product_Id: 1, Qty: 4.5 },
      ],
    });
    const key = String(saved.body.data.data.SalesOrder_Id);
    const body = query([{ name: 'SalesOrder_Id', value: key }], {
      columns: ['Product_Id', 'Qty', 'DeliveryDate'],
      sort: 'SalesOrderList_Id',
      order: 'asc',
    });
    const [, ...lines] = await sheetOf(await exported('sales', 'Production_SalesOrderList', body));
    expect(lines).toEqual([
      ['轴承', 3, new Date(Date.UTC(2026, 3, 1))],
      ['轴承', 4.5, new Date(Date.UTC(2026, 3, 1))],
    ]);
    expect((await refusal(await exported('viewer', 'Production_SalesOrderList', body))).status).toBe(false);
    const orders = await exported(
      'sales',
      'Production_SalesOrder',
      query([], { columns: ['OrderDate', 'SalesMan', 'TotalQty'] }),
    );
    const [, order] = await sheetOf(orders);
    expect(order).toEqual([new Date(Date.UTC(2026, 2, 5)), '李销售', 7.5]);
  });
});
