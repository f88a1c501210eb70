import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const shop = (id: number, ParentId: number | null, name: string) => ({
  WorkShop_Id: id,
  ParentId,
  WorkShopCode: `CJ0${id}`,
  WorkShopName: name,
  Enable: 1,
});
const rows = {
  Base_WorkShop: [
    shop(1, null, '机加工车间'),
    shop(2, 1, '车削线'),
    shop(3, 2, '一号工位'),
    shop(4, null, '装配车间'),
  ],
};

describe.each(dailyKinds)('the switch of a row, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows } });
  });
  afterAll(() => app.close());
  beforeEach(() => app.context.db.query('update "Base_WorkShop" set "Enable" = 1'));

  const turn = async (body: object, user = 'planner', table = 'Base_WorkShop') =>
    (await app.post(user, `/api/${table}/switchRow`, body)).body;
  const on = async () => {
    const { rows: found } = (await app.post('admin', '/api/Base_WorkShop/Page', query())).body;
    return found
      .filter((row: { Enable: number }) => row.Enable === 1)
      .map((row: { WorkShop_Id: number }) => row.WorkShop_Id)
      .sort();
  };

  it('takes all rows below with it, and no other #S36 #X17', async () => {
    const answer = await turn({ key: 1, value: 0 });
    expect(answer).toMatchObject({ status: true, message: '已更新3行', data: ['1', '2', '3'] });
    expect(await on()).toEqual([4]);
    await turn({ key: 2, value: true });
    expect(await on()).toEqual([2, 3, 4]);
  });

  it('a row that stands so already is left alone', async () => {
    await turn({ key: 2, value: 0 });
    expect((await turn({ key: 1, value: 0 })).data).toEqual(['1']);
    expect((await turn({ key: 1, value: 0 })).data).toEqual([]);
  });

  it('each row says who did it, gets a new version and a line in the log', async () => {
    await turn({ key: 4, value: 0 });
    const wheres = [{ name: 'WorkShop_Id', value: '4', displayType: 'equal' }];
    const { body } = await app.post('admin', '/api/Base_WorkShop/Page', query(wheres));
    expect(body.rows[0]).toMatchObject({ Enable: 0, Modifier: '陈计划', Version: 2 });
    const logs = await app.post(
      'admin',
      '/api/Sys_Log/Page',
      query([{ name: 'TableName', value: 'Base_WorkShop', displayType: 'equal' }]),
    );
    expect(logs.body.rows[0].Changes).toBe('启用：是 → 否');
  });

  it('needs the right to edit, a table with a switch, and a row that is there #S36', async () => {
    expect(await turn({ key: 1, value: 0 }, 'worker')).toMatchObject({ status: false, code: '403' });
    expect(await turn({ key: 1, value: 0 }, 'admin', 'Customer')).toMatchObject({
      code: '422',
      message: '【客户】的行没有开关',
    });
    expect(await turn({ key: 99, value: 0 })).toMatchObject({ code: '404' });
    for (const body of [{}, { key: 1 }, { key: 1, value: 'x' }, { key: "1' or 1=1", value: 0 }])
      expect(await turn(body)).toMatchObject({ status: false, code: '422' });
    expect(await on()).toEqual([1, 2, 3, 4]);
  });

  it('row fields of the screen are taken from old clients and stored nowhere #E29', async () => {
    const extra = { elementIndex: 3, sfxz: true, checked: true, Sort: 1, children: [{ WorkShop_Id: 9 }] };
    const mainData = { WorkShop_Id: 4, WorkShopName: '总装车间', ...extra };
    const { body } = await app.post('planner', '/api/Base_WorkShop/Update', { mainData });
    expect(body).toMatchObject({ status: true, data: { data: { WorkShopName: '总装车间' } } });
    for (const name of Object.keys(extra)) expect(body.data.data).not.toHaveProperty(name);
    expect(await on()).toEqual([1, 2, 3, 4]);
  });
});
