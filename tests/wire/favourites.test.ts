import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp, type Wire } from './testApp.ts';

interface Item {
  readonly name: string;
  readonly text: string;
  readonly url: string;
  readonly sort: number;
  readonly isAuthorized: boolean;
}

describe.each(databaseKinds)('favourites on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(() => app.close());

  const set = (user: string, name: string, more: object = { isTrue: 1 }): Promise<Wire> =>
    app.post(user, '/api/Sys_Collect_Bar/updateData', { name, ...more });
  const list = async (user: string): Promise<readonly Item[]> =>
    (await app.get(user, '/api/Sys_Collect_Bar/getList')).body.data;

  it('are kept by user in an order of their own', async () => {
    for (const name of ['Customer', 'Production_SalesOrder', 'Base_Product']) await set('sales', name);
    const found = await list('sales');
    expect(found.map(({ name, text, url, sort }) => [name, text, url, sort])).toEqual([
      ['Customer', '客户', '/Customer', 0],
      ['Production_SalesOrder', '销售订单', '/Production_SalesOrder', 1],
      ['Base_Product', '产品定义', '/Base_Product', 2],
    ]);
    expect(found[0]).toMatchObject({ isTrue: 1, type: 2, colorType: '', isAuthorized: true });
    expect(await list('manager')).toEqual([]);
    await set('sales', 'Base_Product', { isTrue: 1, sort: 0 });
    await set('sales', 'customer', { isTrue: 0 });
    expect((await list('sales')).map(({ name }) => name)).toEqual(['Base_Product', 'Production_SalesOrder']);
  });

  it('are pages that the user may open', async () => {
    for (const name of ['Sys_User', 'Nothing', '']) {
      const { body } = await set('sales', name);
      expect([body.status, body.code, body.message]).toEqual([
        false,
        '403',
        `没有打开页面【${name}】的权限，不能收藏`,
      ]);
    }
  });
});
