import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const rows = {
  Customer: [{ Customer_Id: 1, CustomerCode: 'C1', CustomerName: '甲', CustomerType: 'gone', Enable: 1 }],
  Base_Product: [
    {
      Product_Id: 1,
      ProductCode: 'P1',
      ProductName: '产品',
      ProductAttribute: 'selfControl',
      Unit: 'gone',
      SalePrice: 1,
      Enable: 1,
    },
  ],
};

describe.each(dailyKinds)('what is chosen from a dictionary, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows } });
  });
  afterAll(() => app.close());

  const customer = (more: object, verb = 'Add') =>
    app.post('sales', `/api/Customer/${verb}`, {
      mainData: { CustomerName: '乙', CustomerType: 'direct', ...more },
    });

  it('must be one of its options: a short list is told, a long one is not', async () => {
    const { body } = await customer({ CustomerType: 'nope' });
    expect(body).toMatchObject({ status: false, code: '422' });
    expect(body.data.issues).toMatchObject([{ path: 'CustomerType', rule: 'form.optionOf' }]);
    expect(body.message).toContain('直销客户,经销商,外贸客户');
    const order = await app.post('sales', '/api/Production_SalesOrder/Add', {
      mainData: { Customer_Id: 1, OrderDate: '2026-03-05', DeliveryDate: '2026-04-01', SalesMan: 999 },
      detailData: [{ Product_Id: 1, Qty: 1 }],
    });
    expect(order.body.data.issues).toMatchObject([{ path: 'SalesMan', rule: 'form.option' }]);
  });

  it('is asked for only where it changed: an old record keeps an option that is gone', async () => {
    const kept = await customer({ Customer_Id: 1, CustomerType: 'gone', Linkman: '王' }, 'Update');
    expect(kept.body.status).toBe(true);
    const changed = await customer({ Customer_Id: 1, CustomerType: 'lost' }, 'Update');
    expect(changed.body.data.issues).toMatchObject([{ path: 'CustomerType' }]);
  });

  it('is not asked for where the server brings it: a product’s unit that is gone comes with the product', async () => {
    const { body } = await app.post('sales', '/api/Production_SalesOrder/Add', {
      mainData: { Customer_Id: 1, OrderDate: '2026-03-05', DeliveryDate: '2026-04-01', Currency: 'CNY' },
      detailData: [{ Product_Id: 1, Qty: 1 }],
    });
    expect(body.data.list).toMatchObject([{ Unit: 'gone' }]);
  });

  it('costs one query a dictionary, whatever the number of rows', async () => {
    const { db } = app.context;
    const asked: string[] = [];
    const real = db.query.bind(db);
    db.query = (text, ...more) => {
      asked.push(text);
      return real(text, ...more);
    };
    const detailData = Array.from({ length: 50 }, () => ({ Product_Id: 1, Qty: 1, SalesOrder_Id: 1 }));
    await app.post('sales', '/api/Production_SalesOrder/Add', {
      mainData: {
        Customer_Id: 1,
        OrderDate: '2026-03-05',
        DeliveryDate: '2026-04-01',
        Currency: 'CNY',
        SalesMan: 1,
      },
      detailData,
    });
    db.query = real;
    expect(
      asked.filter((text) => text.includes('"Sys_User"') && text.includes('"UserTrueName"')),
    ).toHaveLength(1);
    // Once for what comes with the products, once to compare prices with those of their list.
    expect(asked.filter((text) => text.includes('from "Base_Product"'))).toHaveLength(2);
  });

  it('may be missing in old data: what named it can still be opened, and saved where it is not touched', async () => {
    const made = await app.post('admin', '/api/Customer/Add', {
      mainData: { CustomerName: '丙', CustomerType: 'direct' },
    });
    const { Customer_Id } = made.body.data.data;
    const order = await app.post('sales', '/api/Production_SalesOrder/Add', {
      mainData: { Customer_Id, OrderDate: '2026-03-05', DeliveryDate: '2026-04-01', Currency: 'CNY' },
      detailData: [{ Product_Id: 1, Qty: 1 }],
    });
    await app.context.db.query('delete from "Customer" where "Customer_Id" = $1', [Customer_Id]);
    app.context.changes.bump(['Customer']);
    const { SalesOrder_Id, Version } = order.body.data.data;
    const saved = await app.post('sales', '/api/Production_SalesOrder/Update', {
      mainData: { SalesOrder_Id, Version, Customer_Id, Remark: '客户已删除' },
    });
    expect(saved.body.data.data).toMatchObject({ Customer_Id, Remark: '客户已删除' });
    const labels = await app.post('sales', '/api/Sys_Dictionary/getTableDictionary', {
      customers: [Customer_Id],
    });
    expect(labels.body).toEqual([{ key: 'customers', data: [] }]);
  });

  it('several are each one of the options', async () => {
    const { body } = await app.post('admin', '/api/Sys_User/Add', {
      mainData: { UserName: 'u9', UserTrueName: '九', UserPwd: 'secret-9', RoleIds: [2, 777] },
    });
    expect(body.data.issues).toMatchObject([{ path: 'RoleIds', rule: 'form.option' }]);
  });
});
