import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp, type Wire } from './testApp.ts';

interface Item {
  readonly name: string;
  readonly text: string;
  readonly of: string;
  readonly url: string;
  readonly sort: number;
  readonly isAuthorized: boolean;
}

const customer = (key: number, CustomerName: string): Readonly<Record<string, string | number>> => ({
  ...{ Customer_Id: key, CustomerCode: `KH000${key}`, CustomerName },
  ...{ CustomerType: 'direct', Enable: 1 },
});

const rows = {
  Customer: [
    customer(1, '苏州恒泰机械'),
    customer(2, '无锡华锐'),
    ...Array.from({ length: 12 }, (_, at) => customer(at + 3, `客户${at + 3}`)),
  ],
};

describe.each(dailyKinds)('favourites on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows } });
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

  it.each([
    [true, false],
    ['true', 'false'],
    ['1', '0'],
    [1, 0],
  ])('are marked by %j and removed by %j', async (mark, unmark) => {
    const has = async () => (await list('planner')).some(({ name }) => name === 'Production_WorkOrder');
    expect((await set('planner', 'Production_WorkOrder', { isTrue: mark })).body.status).toBe(true);
    expect(await has()).toBe(true);
    await set('planner', 'Production_WorkOrder', { isTrue: unmark });
    expect(await has()).toBe(false);
  });

  it('stay as they are for a call that says neither', async () => {
    await set('planner', 'Production_WorkOrder');
    for (const more of [{}, { isTrue: 'maybe' }, { isTrue: null }])
      expect((await set('planner', 'Production_WorkOrder', more)).body).toMatchObject({
        status: false,
        code: '422',
      });
    expect((await list('planner')).map(({ name }) => name)).toContain('Production_WorkOrder');
    await set('planner', 'Production_WorkOrder', { isTrue: 0 });
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

  it('are views and records that the user may see, called as they are now', async () => {
    const { body: made } = await app.post('sales', '/api/Sys_OptionView/create', {
      mainData: { TableName: 'Customer', OptionViewName: '华东客户', ScopeUser: '' },
    });
    const view = `Customer?v=${made.data.OptionView_Id}`;
    for (const name of [view, 'Customer?id=1', 'customer?id=1']) await set('manager', name);
    // Views of others are hidden; the record once, however its page is written.
    expect((await list('manager')).map(({ name }) => name)).toEqual(['customer?id=1']);
    await set('sales', view);
    const refused = await set('manager', view);
    expect([refused.body.code, refused.body.message]).toEqual([
      '403',
      '页面【Customer】中没有这个视图或这条记录，或没有查看权限，不能收藏',
    ]);
    expect((await set('worker', 'Customer?id=1')).body.code).toBe('403');
    for (const name of [
      'Customer?id=99',
      'Customer?id=x',
      'Customer?v=0',
      'Customer?',
      `Customer?id=${'9'.repeat(200)}`,
    ])
      expect((await set('sales', name)).body.code).toBe('403');
    expect((await list('sales')).at(-1)).toMatchObject({ text: '华东客户', of: '客户', url: `/${view}` });
    expect(await list('manager')).toMatchObject([
      { text: 'KH0001 苏州恒泰机械', of: '客户', url: '/Customer?id=1', isAuthorized: true },
    ]);
    await app.context.db.query(`update "Customer" set "CustomerName" = '苏州恒泰' where "Customer_Id" = 1`);
    await app.post('sales', '/api/Sys_OptionView/delete', [made.data.OptionView_Id]);
    expect((await list('manager'))[0]?.text).toBe('KH0001 苏州恒泰');
    // Gone: without a name and an address.
    expect((await list('sales')).at(-1)).toMatchObject({
      name: view,
      text: '',
      url: '',
      isAuthorized: false,
    });
  });

  it('come with the records opened last, which say nothing to a user without the right', async () => {
    const opened = (user: string, name: string): Promise<Wire> => app.post(user, '/api/jig/recent', { name });
    const names = ({ body }: Wire): readonly string[] => body.data.map((one: Item) => one.name);
    await opened('manager', 'Customer?id=2');
    expect(names(await opened('manager', 'Customer?id=1'))).toEqual(['Customer?id=1', 'Customer?id=2']);
    expect(names(await opened('manager', 'customer?id=2'))).toEqual(['customer?id=2', 'Customer?id=1']);
    for (const name of ['Customer', 'Customer?id=77', 'Nothing?id=1', 'Customer?v=1'])
      expect(names(await opened('manager', name))).toHaveLength(2);
    expect(names(await opened('worker', 'Customer?id=1'))).toEqual([]);
    const { body } = await app.get('manager', '/api/jig/favourites');
    expect(body.data).toMatchObject({
      items: [{ name: 'customer?id=1' }],
      recent: [{ text: 'KH0002 无锡华锐' }, {}],
    });
    for (let key = 3; key < 15; key += 1) await opened('manager', `Customer?id=${key}`);
    expect((await app.get('manager', '/api/jig/favourites')).body.data.recent).toHaveLength(10);
  });
});
