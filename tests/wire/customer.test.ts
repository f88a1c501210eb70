import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

describe.each(dailyKinds)('a customer on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  const add = (main: object, user = 'admin') =>
    app.post(user, '/api/Customer/Add', { mainData: main, detailData: null, delKeys: null });

  it('is added with a generated code, defaults, stamps and Version 1, and found again', async () => {
    const { http, body } = await add({ CustomerName: '江南阀门厂', CustomerType: 'direct' });
    expect([http, body.status, body.message]).toEqual([200, true, '保存成功']);
    expect(body.data.data).toMatchObject({
      CustomerName: '江南阀门厂',
      Currency: 'CNY',
      Creator: '超级管理员',
      CreateDate: '2026-03-05 10:00:00',
      Version: 1,
      ModifyDate: null,
    });
    const page = await app.post(
      'admin',
      '/api/Customer/Page',
      query([{ name: 'customername', value: '阀门', displayType: 'like' }]),
    );
    expect(page.body).toMatchObject({
      status: 0,
      msg: null,
      total: 1,
      rows: [{ CustomerName: '江南阀门厂' }],
    });
  });

  it('is refused with the exact words when the name is missing #V05', async () => {
    const { http, body } = await add({ CustomerType: 'direct' });
    expect([http, body.status, body.code, body.message]).toEqual([200, false, '422', '客户名称不能为空']);
    expect(body.data.issues[0]).toMatchObject({ path: 'CustomerName', rule: 'form.required' });
  });

  it('refuses a tax number whose check character is wrong #V20', async () => {
    const one = { CustomerName: '福州数控', CustomerType: 'direct' };
    const { body } = await add({ ...one, TaxNo: '91350100M000100Y44' });
    expect([body.code, body.message]).toEqual(['422', '税号不是有效的统一社会信用代码']);
    expect((await add({ ...one, TaxNo: '91350100M000100Y43' })).body.status).toBe(true);
  });

  it('is updated by the sent columns only, and deleted', async () => {
    const made = (await add({ CustomerName: '甲公司', CustomerType: 'direct', Linkman: '张三' })).body.data
      .data;
    const updated = await app.post('admin', '/api/customer/update', {
      mainData: { Customer_Id: made.Customer_Id, Version: 1, CustomerName: '乙公司' },
    });
    expect(updated.body.data.data).toMatchObject({
      CustomerName: '乙公司',
      Linkman: '张三',
      Version: 2,
      Modifier: '超级管理员',
    });
    const deleted = await app.post('admin', '/api/Customer/Del', [made.Customer_Id]);
    expect([deleted.body.status, deleted.body.message]).toEqual([true, '删除成功']);
    const again = await app.post('admin', '/api/Customer/Del', [made.Customer_Id]);
    expect([again.body.status, again.body.code]).toEqual([false, '404']);
  });
});
