import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const customer = (id: number, name: string) => ({
  Customer_Id: id,
  CustomerCode: `KH000${id}`,
  CustomerName: name,
  CustomerType: 'direct',
  Enable: 1,
});
const address = (id: number, customerId: number, name: string) => ({
  Address_Id: id,
  Customer_Id: customerId,
  AddressName: name,
  Address: `江苏省${name}1号`,
});
const rows = {
  Customer: [customer(1, '苏州江南机械有限公司'), customer(2, '无锡太湖阀门有限公司')],
  CustomerAddress: [
    address(1, 1, '苏州总部仓库'),
    address(2, 1, '苏州二号厂区'),
    address(3, 2, '无锡总部仓库'),
  ],
  Base_Product: [
    {
      Product_Id: 1,
      ProductCode: 'P1',
      ProductName: '蜗轮减速机',
      ProductAttribute: 'selfControl',
      Unit: 'PCS',
      SalePrice: 860,
      Enable: 1,
    },
  ],
};

describe.each(dailyKinds)('a select whose options depend on another field, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows } });
  });
  afterAll(() => app.close());

  const path = '/api/Production_SalesOrder';
  const choices = (values: object, user = 'sales', field = 'Address_Id') =>
    app.post(user, `${path}/Choices`, { field, values });
  const save = (verb: string, main: object) =>
    app.post('sales', `${path}/${verb}`, {
      mainData: main,
      ...(verb === 'Add' ? { detailData: [{ Product_Id: 1, Qty: 2 }] } : {}),
    });
  const order = { OrderDate: '2026-03-05', DeliveryDate: '2026-04-01', Currency: 'CNY' };

  it('offers only what belongs to the value it depends on', async () => {
    expect((await choices({ Customer_Id: 1 })).body.data).toEqual([
      { key: 1, value: '苏州总部仓库' },
      { key: 2, value: '苏州二号厂区' },
    ]);
    expect((await choices({ Customer_Id: '2' })).body.data).toMatchObject([{ key: 3 }]);
  });

  it('offers nothing while that is empty, unknown or no value of its column', async () => {
    for (const values of [{}, { Customer_Id: null }, { Customer_Id: 99 }, { Customer_Id: "1' or 1=1" }])
      expect((await choices(values)).body).toMatchObject({ status: true, data: [] });
  });

  it('is answered to nobody who may not open the table, and for no field without options', async () => {
    expect((await choices({ Customer_Id: 1 }, 'worker')).body.code).toBe('403');
    expect((await choices({ Customer_Id: 1 }, 'sales', 'OrderDate')).body).toMatchObject({
      code: '422',
      message: '字段“OrderDate”没有选项',
    });
  });

  it('is decided again by the save: a place of another customer is refused, its own is taken with its address #X13', async () => {
    const foreign = await save('Add', { ...order, Customer_Id: 1, Address_Id: 3 });
    expect(foreign.body).toMatchObject({ code: '422', message: '收货点不在可选范围内' });
    expect(foreign.body.data.issues).toMatchObject([{ path: 'Address_Id', rule: 'form.option' }]);
    const own = await save('Add', { ...order, Customer_Id: 1, Address_Id: 2 });
    expect(own.body.data.data).toMatchObject({ Address_Id: 2, DeliveryAddress: '江苏省苏州二号厂区1号' });
  });

  it('may not stay when what it depends on changes, though nobody sent it', async () => {
    const made = (await save('Add', { ...order, Customer_Id: 1, Address_Id: 1 })).body.data.data;
    const change = (more: object) =>
      save('Update', { SalesOrder_Id: made.SalesOrder_Id, Version: made.Version, Customer_Id: 2, ...more });
    expect((await change({})).body).toMatchObject({ code: '422', message: '收货点不在可选范围内' });
    const both = await change({ Address_Id: 3 });
    expect(both.body.data.data).toMatchObject({ Customer_Id: 2, Address_Id: 3 });
  });
});
