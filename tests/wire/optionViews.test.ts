import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp, type Wire } from './testApp.ts';

const page = 'Production_SalesOrder';
const base = '/api/Sys_OptionView';

describe.each(dailyKinds)('saved views on %s', (kind) => {
  let app: TestApp;
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    app = await openTestApp(kind);
    const { rows } = await app.context.db.query('select "User_Id", "UserName" from "Sys_User"');
    for (const { User_Id, UserName } of rows) ids[String(UserName)] = Number(User_Id);
  });
  afterAll(() => app.close());

  const create = (user: string, name: string, more: object = {}): Promise<Wire> =>
    app.post(user, `${base}/create`, { mainData: { TableName: page, OptionViewName: name, ...more } });
  const share = async (may: boolean, menuId = 11): Promise<void> => {
    await app.context.db.query(
      `update "Sys_RoleAuth" set "AuthValue" = replace("AuthValue", ',ShareTabs', '') || $1
         where "Menu_Id" = $2 and "Role_Id" = (select "Role_Id" from "Sys_Role" where "RoleName" = '销售')`,
      [may ? ',ShareTabs' : '', menuId],
    );
    app.context.changes.bump(['Sys_RoleAuth']);
  };
  const seen = async (user: string): Promise<readonly (readonly [string, boolean])[]> => {
    const { body } = await app.get(user, `${base}/getDataByTableName?tableName=${page}`);
    return body.data.map((one: { OptionViewName: string; MayEdit: boolean }) => [
      one.OptionViewName,
      one.MayEdit,
    ]);
  };
  const idOf = async (user: string, name: string): Promise<number> => {
    const { body } = await app.get(user, `${base}/getDataByTableName?tableName=${page}`);
    return body.data.find((one: { OptionViewName: string }) => one.OptionViewName === name).OptionView_Id;
  };

  it('are seen by their creator, by the users of their scope and by user 1 #E42 #R07', async () => {
    await create('sales', '本周到期');
    await create('sales', '给经理', { ScopeUser: `${ids.manager}` });
    await share(true);
    await create('sales', '给所有人', { ScopeUser: 'all' });
    expect(await seen('sales')).toEqual([
      ['本周到期', true],
      ['给经理', true],
      ['给所有人', true],
    ]);
    expect(await seen('manager')).toEqual([
      ['给经理', false],
      ['给所有人', false],
    ]);
    expect(await seen('planner')).toEqual([['给所有人', false]]);
    expect(await seen('admin')).toEqual([
      ['本周到期', true],
      ['给经理', true],
      ['给所有人', true],
    ]);
    const { body } = await app.get('manager', `/api/jig/table?name=${page}`);
    expect(body.data.settings[page].views.rows.map((one: { IsTab: boolean }) => one.IsTab)).toEqual([
      true,
      true,
    ]);
  });

  it('keep filters, order and columns, and what an old client reads and writes of them', async () => {
    const columns = [{ field: 'SalesOrderCode', show: true, fixed: true }];
    const { body } = await create('sales', '草稿', {
      ColumnJson: JSON.stringify(columns),
      Jig: JSON.stringify({ query: 'q=A&c=[["Amount",">",100]]&sort=-Amount' }),
    });
    expect(body.message).toBe('视图已保存');
    expect(JSON.parse(body.data.FiltersJson)).toEqual([
      { field: 'Amount', filterType: '>', value: 100, isValue: true, data: null },
    ]);
    expect(JSON.parse(body.data.ColumnJson)).toEqual([
      { field: 'SalesOrderCode', title: '单据编号', show: true, fixed: 'left' },
    ]);
    const old = await app.post('sales', `${base}/edit`, {
      mainData: {
        OptionView_Id: body.data.OptionView_Id,
        OptionViewName: '草稿',
        FiltersJson: '[{"field":"OrderDate","filterType":"thisWeek","isValue":false}]',
      },
      detailData: null,
      delKeys: null,
    });
    expect(JSON.parse(old.body.data.Jig)).toEqual({
      query: 'c=%5B%5B%22OrderDate%22%2C%22thisWeek%22%5D%5D',
    });
  });

  it('are not changed on top of a version that the change did not begin with', async () => {
    const { body } = await create('sales', '两个窗口');
    const edit = (name: string, Version?: number): Promise<Wire> =>
      app.post('sales', `${base}/edit`, {
        mainData: { OptionView_Id: body.data.OptionView_Id, OptionViewName: name, Version },
      });
    expect(body.data.Version).toBe(1);
    expect((await edit('窗口一', 1)).body.data.Version).toBe(2);
    expect((await edit('窗口二', 1)).body).toMatchObject({
      status: false,
      code: '409',
      message: '视图【窗口一】已在别处修改，请重新打开后再改',
    });
    expect((await seen('sales')).map(([name]) => name)).toContain('窗口一');
    expect((await edit('窗口二', 2)).body.data).toMatchObject({ OptionViewName: '窗口二', Version: 3 });
    expect((await edit('旧客户端')).body.data.Version).toBe(4);
    await app.post('sales', `${base}/delete`, [body.data.OptionView_Id]);
  });

  it.each([
    ['no name', { OptionViewName: ' ' }, '请填写视图名称'],
    ['a name of 51 characters', { OptionViewName: '长'.repeat(51) }, '视图名称最多50个字符'],
    ['a user that does not exist', { ScopeUser: '4,99999' }, '使用范围中的用户不存在或已停用：99999'],
    ['damaged columns', { ColumnJson: '{"x"' }, undefined],
    ['damaged filters', { FiltersJson: '[[[' }, undefined],
    ['a query without end', { Jig: JSON.stringify({ query: 'x'.repeat(60_001) }) }, undefined],
    [
      'a frozen column that is hidden',
      { ColumnJson: '[{"field":"SalesOrderCode","show":false,"fixed":true}]' },
      '列 "单据编号" 未显示，无法冻结',
    ],
  ])('are refused with %s', async (_, fields, message) => {
    const { body } = await create('sales', '错误', fields);
    expect([body.status, body.code]).toEqual([false, '422']);
    if (message !== undefined) expect(body.message).toEqual(message);
  });

  it('are changed and deleted by their creator and by user 1 only', async () => {
    const id = await idOf('sales', '给所有人');
    const mainData = { OptionView_Id: id, OptionViewName: '改名', ScopeUser: 'all' };
    const refused = await app.post('manager', `${base}/edit`, { mainData });
    expect([refused.body.code, refused.body.message]).toEqual([
      '403',
      '视图【给所有人】由李销售创建，只能使用或复制',
    ]);
    expect((await app.post('manager', `${base}/delete`, [id])).body.code).toBe('403');
    expect((await app.post('admin', `${base}/edit`, { mainData })).body.status).toBe(true);
    expect((await seen('planner')).map(([name]) => name)).toEqual(['改名']);
    expect((await app.post('admin', `${base}/delete`, [id])).body.status).toBe(true);
    expect((await app.post('sales', `${base}/edit`, { mainData })).body.code).toBe('404');
    expect(await seen('planner')).toEqual([]);
  });

  it('are put before all users, or more than 20, with the right to share only', async () => {
    const own = (await create('sales', '班组')).body.data;
    const mainData = { OptionView_Id: own.OptionView_Id, OptionViewName: '班组' };
    const edit = (scope: string): Promise<Wire> =>
      app.post('sales', `${base}/edit`, { mainData: { ...mainData, ScopeUser: scope } });
    await share(false);
    const message = '您没有【销售订单】的【共享视图】权限，视图只能自己使用或指定最多20位用户使用';
    const refused = [false, '403', message];
    const told = ({ body }: Wire): unknown => [body.status, body.code, body.message];
    expect(told(await create('sales', '推送', { ScopeUser: 'all' }))).toEqual(refused);
    const many = { TableName: page, views: [{ OptionViewName: '推送', ScopeUser: 'all' }] };
    expect(told(await app.post('sales', `${base}/createMany`, many))).toEqual(refused);
    expect(told(await edit('all'))).toEqual(refused);
    await app.context.db.query(
      `insert into "Sys_User" ("User_Id", "UserName", "UserTrueName", "RoleIds", "Enable", "Version")
         select n, 'many' || n, 'many' || n, '2', 1, 1 from generate_series(9001, 9021) n`,
    );
    app.context.changes.bump(['Sys_User']);
    const named = (n: number): string => Array.from({ length: n }, (_, at) => 9001 + at).join(',');
    expect(told(await edit(named(21)))).toEqual(refused);
    expect((await edit(named(20))).body.status).toBe(true);
    await share(true);
    expect((await edit('all')).body.status).toBe(true);
    await app.post('sales', `${base}/delete`, [own.OptionView_Id]);
  });

  it('need the right Tabs to be made, and the page to be seen', async () => {
    const { body } = await app.post('worker', `${base}/create`, {
      mainData: { TableName: page, OptionViewName: '无权' },
    });
    expect([body.status, body.code]).toEqual([false, '403']);
    const read = await app.get('worker', `${base}/getDataByTableName?tableName=${page}`);
    expect([read.body.status, read.body.code]).toEqual([false, '403']);
  });

  it('keep rules of colours, and refuse one that cannot hold', async () => {
    const when = '[["and",["TotalQty",">",10]]]';
    const jig = (mark: object) => ({ Jig: JSON.stringify({ query: '', marks: [mark] }) });
    const { body } = await create('sales', '着色', jig({ name: ' 大单 ', color: 'red', when, more: 1 }));
    expect(JSON.parse(body.data.Jig)).toEqual({ query: '', marks: [{ name: '大单', color: 'red', when }] });
    for (const [mark, message] of [
      [{ name: '', color: 'red', when }, '请填写规则1的名称'],
      [{ name: '空', color: 'red', when: '' }, '规则1【空】没有可用的条件，请填写完整的条件'],
      [{ name: '色', color: 'beige', when }, undefined],
    ] as const) {
      const refused = await create('sales', '着色', jig(mark));
      expect([refused.body.status, refused.body.code]).toEqual([false, '422']);
      if (message !== undefined) expect(refused.body.message).toBe(message);
    }
    await app.post('sales', `${base}/delete`, [body.data.OptionView_Id]);
  });

  it('keep what an old client does not know when it changes them', async () => {
    const marks = [{ name: '大单', color: 'red', when: '[["and",["TotalQty",">",10]]]' }];
    const query = 'q=A&c=[["Amount",">",100]]&sort=-Amount';
    const { body } = await create('sales', '旧端', { Jig: JSON.stringify({ query, marks }) });
    const { Jig: _, Version: __, ...sent } = body.data;
    const edit = (more: object): Promise<Wire> =>
      app.post('sales', `${base}/edit`, { mainData: { ...sent, ...more } });
    const renamed = await edit({ OptionViewName: '旧端改名' });
    expect(renamed.body.data.OptionViewName).toBe('旧端改名');
    expect(JSON.parse(renamed.body.data.Jig)).toEqual({ query, marks });
    const filtered = await edit({ FiltersJson: '' });
    expect(JSON.parse(filtered.body.data.Jig)).toEqual({ query: '', marks });
    const emptied = await edit({ Jig: '', FiltersJson: '' });
    expect(emptied.body.data.Jig).toBe('');
    await app.post('sales', `${base}/delete`, [body.data.OptionView_Id]);
  });

  it('are made several at once, all or none, with the right Tabs', async () => {
    const views = (...names: string[]) =>
      names.map((OptionViewName) => ({ OptionViewName, ScopeUser: 'all' }));
    const many = (user: string, sent: unknown): Promise<Wire> =>
      app.post(user, `${base}/createMany`, { TableName: 'Customer', views: sent });
    const names = async (): Promise<readonly string[]> =>
      (await app.get('sales', `${base}/getDataByTableName?tableName=Customer`)).body.data.map(
        (one: { OptionViewName: string }) => one.OptionViewName,
      );
    await share(true, 31);
    const { body } = await many('sales', views('直销', '经销'));
    expect([body.message, body.data.map((one: { MayEdit: boolean }) => one.MayEdit)]).toEqual([
      '已建立2个视图',
      [true, true],
    ]);
    expect(await names()).toEqual(['直销', '经销']);
    for (const unfit of [views('一', ''), [], 'x', views(...Array.from({ length: 51 }, (_, at) => `${at}`))])
      expect((await many('sales', unfit)).body).toMatchObject({ status: false, code: '422' });
    expect((await many('worker', views('无权'))).body.code).toBe('403');
    expect(await names()).toEqual(['直销', '经销']);
  });

  it('come in the order of each user, who chooses what the list shows first', async () => {
    const order = [await idOf('sales', '给经理'), await idOf('sales', '本周到期')];
    await app.post(
      'sales',
      `${base}/saveSortNo`,
      order.map((OptionView_Id) => ({ OptionView_Id })),
    );
    expect((await seen('sales')).map(([name]) => name).slice(0, 2)).toEqual(['给经理', '本周到期']);
    expect((await seen('admin')).map(([name]) => name).slice(0, 2)).toEqual(['本周到期', '给经理']);
    const chosen = async (user: string): Promise<unknown> =>
      (await app.get(user, `/api/Sys_ColumnSet/getOptionViewId?tableName=${page}`)).body.data;
    const choose = (id: string): Promise<Wire> =>
      app.post('sales', `/api/Sys_ColumnSet/saveOptionViewId?tableName=${page}&optionViewId=${id}`);
    expect(await chosen('sales')).toBeNull();
    for (const id of [String(order[0]), 'approved', 'all', 'nonsense']) {
      await choose(id);
      expect(await chosen('sales')).toBe(id === 'nonsense' ? null : Number(id) || id);
    }
    expect(await chosen('manager')).toBeNull();
    expect((await seen('sales')).map(([name]) => name).slice(0, 2)).toEqual(['给经理', '本周到期']);
  });

  it('are at most 100 of one user on a page', async () => {
    let last: Wire | undefined;
    for (let n = 0; n <= 100; n += 1)
      last = await app.post('buyer', `${base}/create`, {
        mainData: { TableName: 'ProcureOrder', OptionViewName: `视图${n}` },
      });
    expect(last?.body.message).toBe('您在此页面最多可保存100个视图，请先删除不用的视图');
  });
});
