import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { salesHeader, salesRows } from './orderRows.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const orders = '/api/Production_SalesOrder';

describe.each(dailyKinds)('currencies on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows: salesRows(12.5) } });
  });
  afterAll(() => app.close());

  let made = 0;
  const add = async (main: object, row: object = {}, confirmed: readonly string[] = []) =>
    (
      await app.post('sales', `${orders}/Add`, {
        mainData: { ...salesHeader, SalesOrderCode: `XS-${++made}`, ...main },
        detailData: [{ Product_Id: 1, Qty: 2, ...row }],
        confirmed,
      })
    ).body;

  it('are those of their page: a first start has some, and a new one is offered at once', async () => {
    expect((await add({ Currency: 'GBP' }, { UnitPrice: 3 })).message).toContain('币别');
    const mainData = { CurrencyCode: 'GBP', CurrencyName: '英镑', ExchangeRate: 9.3468 };
    expect((await app.post('admin', '/api/Base_Currency/Add', { mainData })).body.status).toBe(true);
    const pounds = await add({ Currency: 'GBP' }, { UnitPrice: 3 });
    expect(pounds.data.data).toMatchObject({ Currency: 'GBP', ExchangeRate: 9.3468 });
    expect((await add({})).data.data).toMatchObject({ Currency: 'CNY', ExchangeRate: 1 });
    // A rate that was agreed stands.
    const agreed = await add({ Currency: 'GBP', ExchangeRate: 9 }, { UnitPrice: 3 });
    expect(agreed.data.data).toMatchObject({ ExchangeRate: 9 });
    const { body } = await app.post('admin', '/api/Base_Currency/Del', ['1']);
    expect([body.status, body.message]).toEqual([false, expect.stringContaining('销售订单')]);
  });

  it('of a document and its price list are asked about before an unconverted price is kept', async () => {
    const asked = await add({ Currency: 'USD' });
    expect(asked).toMatchObject({ status: false, code: '422' });
    const [issue] = asked.data.issues;
    expect(issue).toMatchObject({
      path: 'Production_SalesOrderList[0].UnitPrice',
      message: '单价与价格表相同，而价格表以CNY计价，本单为USD（1行）。数值没有换算，仍按USD保存吗?',
    });
    const kept = await add({ Currency: 'USD' }, {}, [issue.question]);
    expect(kept.data.list[0]).toMatchObject({ UnitPrice: 12.5 });
    // Converted, or in the currency of the list, there is no question.
    expect((await add({ Currency: 'USD' }, { UnitPrice: 1.76 })).status).toBe(true);
    const { SalesOrder_Id, Version } = kept.data.data;
    const again = await app.post('sales', `${orders}/Update`, {
      mainData: { SalesOrder_Id, Version, Remark: '加急' },
    });
    expect(again.body.status).toBe(true);
    await app.context.db.query(`update "Base_Product" set "PriceCurrency" = 'USD'`);
    expect((await add({ Currency: 'USD' })).status).toBe(true);
    expect((await add({ Currency: 'CNY' })).data.issues[0].message).toContain('价格表以USD计价');
    await app.context.db.query(`update "Base_Product" set "PriceCurrency" = null`);
  });

  it('of an order that turns into another one are asked about too', async () => {
    const { SalesOrder_Id, Version } = (await add({})).data.data;
    const turned = await app.post('sales', `${orders}/Update`, {
      mainData: { SalesOrder_Id, Version, Currency: 'USD' },
    });
    expect(turned.body).toMatchObject({ status: false, code: '422' });
    expect(turned.body.message).toContain('价格表以CNY计价');
  });
});
