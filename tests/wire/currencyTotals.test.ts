import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeedFile } from '../../server-mock/seed/SeedFile.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { salesRows, storedSalesOrder } from './orderRows.ts';
import { sheetOf } from './sheetOf.ts';
import { json, openTestApp, query, type TestApp } from './testApp.ts';

const everything = ['Search', 'Add', 'Update', 'Export'];
const order = (id: number, Currency: string | null, TotalWithTax: number | null, more: object = {}) =>
  storedSalesOrder(id, 1, { Currency, TotalWithTax, TotalQty: 1, CreateID: 1, ...more });

const line = (SalesOrderList_Id: number, SalesOrder_Id: number, Amount: number, Unit = 'PCS') => ({
  ...{ SalesOrderList_Id, SalesOrder_Id, Product_Id: 1, Qty: 2, UnitPrice: 1, TaxRate: 0, Amount },
  ...{ TaxAmount: 0, CreateID: 1, Unit },
});

const file: SeedFile = {
  roles: [
    {
      roleName: '不看币别',
      parent: '经理',
      permissions: { Customer: everything, Production_SalesOrder: everything },
      fields: { Production_SalesOrder: { Currency: { show: 0 } } },
    },
  ],
  users: [{ userName: 'blind', realName: '林盲', password: 'jig-demo', roles: ['不看币别'] }],
  rows: {
    ...salesRows(10),
    Production_SalesOrder: [
      order(1, 'CNY', 0.1),
      order(2, 'CNY', 0.2),
      order(3, 'CNY', 1000, { OrderDate: '2026-01-05' }),
      order(4, 'EUR', 500, { OrderDate: '2026-01-20' }),
      order(5, 'EUR', 61.5),
      order(6, '', 7),
      order(7, 'USD', null),
    ],
    Production_SalesOrderList: [
      line(1, 1, 10),
      line(2, 1, 0.5),
      line(3, 4, 7),
      line(4, 5, 5, 'KG'),
      line(5, 6, 3),
    ],
  },
};

interface Facts {
  readonly facts: readonly { readonly title: string; readonly text: string }[];
}
const amountIn = ({ facts }: Facts) => facts.find(({ title }) => title === '价税合计')?.text;

describe.each(dailyKinds)('totals of amounts in several currencies on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file });
    // A sum without a measure beside sums by currency.
    const patch = { fields: [{ field: 'TotalQty', summary: true }] };
    const design = { kind: 'design', name: 'Production_SalesOrder', patch };
    await app.post('admin', '/api/jig/schema/publish', design);
  });
  afterAll(() => app.close());

  const page = async (wheres: readonly object[] = [], user = 'admin') =>
    (await app.post(user, '/api/Production_SalesOrder/Page', query(wheres))).body;
  const inCurrency = (value: string) => page([{ name: 'Currency', value }]);

  it('add up by currency, the commonest first; quantities and the number of records of all together', async () => {
    const { total, summary, extra } = await page();
    expect([total, summary.TotalQty]).toEqual([7, 7]);
    expect(summary.TotalWithTax).toBeNull();
    expect(Object.entries(extra.measures.TotalWithTax)).toEqual([
      ['CNY', 1000.3],
      ['EUR', 561.5],
      ['', 7],
    ]);
  });

  it('are one number too where there is one currency, and 0 of nothing', async () => {
    const euros = await inCurrency('EUR');
    expect([euros.total, euros.summary.TotalWithTax]).toEqual([2, 561.5]);
    expect(euros.extra.measures.TotalWithTax).toEqual({ EUR: 561.5 });
    for (const none of ['USD', 'JPY']) {
      const { summary, extra } = await inCurrency(none);
      expect([summary.TotalWithTax, extra.measures]).toEqual([0, undefined]);
    }
  });

  it('take one statement for the whole list, kept until the table changes', async () => {
    const counted: string[] = [];
    const { db } = app.context;
    const real = db.query.bind(db);
    db.query = (sql, params, options) => {
      if (sql.includes('count(*)')) counted.push(sql);
      return real(sql, params, options);
    };
    const wheres = [{ name: 'TotalQty', value: '1' }];
    const first = await page(wheres);
    const second = await page(wheres);
    db.query = real;
    expect(counted).toHaveLength(1);
    expect(second.extra.measures).toEqual(first.extra.measures);
  });

  it('of groups by records of a table come by key, no value last', async () => {
    const { body } = await app.post(
      'admin',
      '/api/Production_SalesOrder/Groups',
      query([], { by: 'Currency', of: [], totals: true }),
    );
    expect(body.data.groups.map(({ key }: { key: unknown }) => key)).toEqual(['CNY', 'EUR', 'USD', null]);
  });

  it('of groups are by currency in each group, over all rows the user may see', async () => {
    const groups = async (user: string, more: object, wheres: readonly object[] = []) =>
      (
        await app.post(
          user,
          '/api/Production_SalesOrder/Groups',
          query(wheres, { of: [], totals: true, ...more }),
        )
      ).body;
    const byMonth = { by: 'OrderDate', each: 'month' };
    const told = (body: { data: { groups: readonly { key: string; count: number }[] } }) =>
      body.data.groups.map(({ key, count, ...rest }) => [String(key).slice(0, 7), count, rest]);
    const sums = (TotalQty: number) => expect.objectContaining({ TotalQty });
    expect(told(await groups('admin', byMonth))).toEqual([
      ['2026-05', 5, { sums: sums(5), measures: { TotalWithTax: { CNY: 0.3, EUR: 61.5, '': 7 } } }],
      ['2026-01', 2, { sums: sums(2), measures: { TotalWithTax: { CNY: 1000, EUR: 500 } } }],
    ]);
    const euros = [{ name: 'Currency', value: 'EUR' }];
    expect(told(await groups('admin', byMonth, euros))).toEqual([
      ['2026-05', 1, { sums: sums(1), measures: { TotalWithTax: { EUR: 61.5 } } }],
      ['2026-01', 1, { sums: sums(1), measures: { TotalWithTax: { EUR: 500 } } }],
    ]);
    // Without its currency an amount says nothing; an empty text and none are one group.
    const blind = await groups('blind', byMonth);
    expect(JSON.stringify(blind)).not.toMatch(/TotalWithTax|CNY/);
    expect(told(blind).map(([, count]) => count)).toEqual([5, 2]);
    expect(await groups('blind', { by: 'Currency' })).toMatchObject({ status: false, code: '422' });
    const codes = (await groups('admin', { by: 'Currency' })).data.groups;
    expect(codes.map(({ key }: { key: unknown }) => key)).toEqual(['CNY', 'EUR', 'USD', null]);
  });

  it('are in no export: its rows say their currency, and nothing is added to them', async () => {
    const columns = ['SalesOrderCode', 'Currency', 'TotalWithTax'];
    const body = query([], { columns, sort: 'SalesOrder_Id', order: 'asc' });
    const sheet = await sheetOf(await app.raw('admin', '/api/Production_SalesOrder/Export', json(body)));
    expect(sheet).toHaveLength(8);
    expect(sheet.slice(3, 5)).toEqual([
      ['XSDD-3', '人民币', 1000],
      ['XSDD-4', '欧元', 500],
    ]);
  });

  it('of lines are in the currency of their order, which comes with each line', async () => {
    const lines = async (user: string, body: object = query([])) =>
      (await app.post(user, '/api/Production_SalesOrderList/Page', body)).body;
    const { total, summary, extra, rows } = await lines('admin');
    expect([total, summary.Amount]).toEqual([5, null]);
    expect(extra.measures.Amount).toEqual({ CNY: 10.5, EUR: 12, '': 3 });
    const codes = rows.map((row: Record<string, unknown>) => [row.Amount, row['$main.Currency']]);
    expect(codes).toEqual(
      expect.arrayContaining([
        [10, 'CNY'],
        [7, 'EUR'],
        [3, null],
      ]),
    );
    const few = await lines('admin', query([{ name: 'SalesOrder_Id', value: '4' }]));
    expect([few.summary.Amount, few.extra.measures.Amount]).toEqual([7, { EUR: 7 }]);
    const details = { value: 1, tableName: 'Production_SalesOrderList', page: 1, rows: 30 };
    const { body } = await app.post('admin', '/api/Production_SalesOrder/getDetailPage', details);
    expect(body.extra.measures.Amount).toEqual({ CNY: 10.5 });
    const { data } = (await app.post('admin', '/api/Base_Product/Related', { key: 1 })).body;
    expect(JSON.stringify(data)).toContain('€');
    const blind = await lines('blind');
    expect([blind.total, blind.extra.measures]).toEqual([5, { Qty: { PCS: 8, KG: 2 } }]);
    expect(blind.summary).not.toHaveProperty('Amount');
    expect(JSON.stringify(blind)).not.toMatch(/CNY|EUR|\$main/);
    const table = await app.get('blind', '/api/jig/table?name=Production_SalesOrderList');
    expect(JSON.stringify(table.body.data.layers)).not.toContain('currencyField');
  });

  it('of quantities are by unit, in the list and in each of its groups, and one number where there is one unit', async () => {
    const lines = async (call: string, wheres: readonly object[], more: object = {}) =>
      (await app.post('admin', `/api/Production_SalesOrderList/${call}`, query(wheres, more))).body;
    const { summary, extra } = await lines('Page', []);
    expect([summary.Qty, extra.measures.Qty]).toEqual([null, { PCS: 8, KG: 2 }]);
    const pieces = await lines('Page', [{ name: 'Unit', value: 'PCS' }]);
    expect([pieces.summary.Qty, pieces.extra.measures.Qty]).toEqual([8, { PCS: 8 }]);
    const byOrder = { by: 'SalesOrder_Id', of: [], totals: true };
    const { groups } = (await lines('Groups', [{ name: 'SalesOrder_Id', value: '5' }], byOrder)).data;
    expect(groups).toMatchObject([{ key: 5, count: 1, measures: { Qty: { KG: 2 } } }]);
  });

  it('of a chart are those of one unit, the commonest unless another is asked for', async () => {
    const chart = async (asked: object, user = 'admin') =>
      (
        await app.post(
          user,
          '/api/Production_SalesOrderList/Groups',
          query([], { by: 'SalesOrder_Id', ...asked }),
        )
      ).body;
    const units = { measures: ['PCS', 'KG'], isMore: false };
    const drawn = async (measure?: string) =>
      (await chart({ of: ['Qty'], ...(measure === undefined ? {} : { measure }) })).data;
    const sum = (key: number, count: number, Qty: number) => ({ key, count, sums: { Qty } });
    const pieces = { ...units, measure: 'PCS', groups: [sum(1, 2, 4), sum(4, 1, 2), sum(6, 1, 2)] };
    expect(await drawn()).toEqual(pieces);
    expect(await drawn('BOX')).toEqual(pieces);
    expect(await drawn('KG')).toEqual({ ...units, measure: 'KG', groups: [sum(5, 1, 2)] });
    // Numbers without a unit are added up whole.
    const [both] = (await chart({ of: ['Qty', 'TaxRate'], measure: 'KG' })).data.groups;
    expect(both).toMatchObject({ count: 2, sums: { TaxRate: 0 } });
    // No chart adds euros to kilograms, and none says more than the user may read.
    expect(await chart({ of: ['Qty', 'Amount'] })).toMatchObject({ status: false, code: '422' });
    expect((await chart({ of: ['Amount'] })).data).toMatchObject({
      measures: ['CNY', 'EUR', ''],
      measure: 'CNY',
    });
    expect(await chart({ of: ['Amount'] }, 'blind')).toMatchObject({ status: false, code: '422' });
  });

  it('are signed in the inbox and among related documents, and bare where the currency is not known', async () => {
    const keys = ['1', '5', '6', '7'];
    const inbox = async (user: string) => {
      const documents = keys.map((key) => ({ table: 'Production_SalesOrder', key }));
      const { data } = (await app.post(user, '/api/Sys_WorkFlowTable/facts', { documents })).body;
      return (data as Facts[]).map(amountIn);
    };
    const related = async (user: string) => {
      const { data } = (await app.post(user, '/api/Customer/Related', { key: 1 })).body;
      return (data.groups[0].records as Facts[]).map(amountIn);
    };
    expect(await inbox('admin')).toEqual(['¥0.10', '€61.50', '7.00', undefined]);
    expect(await related('admin')).toEqual([undefined, '7.00', '€61.50']);
    expect(await inbox('blind')).toEqual(['0.10', '61.50', '7.00', undefined]);
    expect(await related('blind')).toEqual([undefined, '7.00', '61.50']);
  });

  it('are not told to who may not read the currency: no sum, no currency, no word of the field', async () => {
    const { total, summary, extra, rows } = await page([], 'blind');
    expect([total, summary.TotalQty, rows[0].TotalWithTax === undefined]).toEqual([7, 7, false]);
    expect(summary).not.toHaveProperty('TotalWithTax');
    expect(extra).not.toHaveProperty('measures');
    const table = await app.get('blind', '/api/jig/table?name=Production_SalesOrder');
    expect(JSON.stringify(table.body.data.layers)).not.toMatch(/"Currency"|currencyField|amountInWords/);
    const seen = await app.get('admin', '/api/jig/table?name=Production_SalesOrder');
    expect(JSON.stringify(seen.body.data.layers)).toContain('"currencyField":"Currency"');
  });
});
