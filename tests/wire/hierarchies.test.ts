import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const shop = (id: number, ParentId: number | null = null) => ({
  WorkShop_Id: id,
  WorkShopCode: `S${id}`,
  WorkShopName: `车间${id}`,
  ParentId,
  Enable: 1,
});

const department = (id: number, ParentId: number | null = null) => ({
  DepartmentId: id,
  DepartmentCode: `D${id}`,
  DepartmentName: `部门${id}`,
  DepartmentType: 'department',
  ParentId,
  Enable: 1,
});

describe.each(dailyKinds)('records above one another, on %s', (kind) => {
  let app: TestApp;
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    app = await openTestApp(kind, {
      file: {
        rows: {
          Sys_Department: [department(901), department(902, 901), department(903, 902)],
          Base_WorkShop: [shop(1), shop(2, 1), shop(3, 2), ...[10, 11, 12, 13].map((id) => shop(id))],
        },
      },
    });
    const { rows } = await app.context.db.query('select "User_Id", "UserName" from "Sys_User"');
    for (const { User_Id, UserName } of rows) ids[String(UserName)] = Number(User_Id);
  });
  afterAll(() => app.close());

  const update = async (table: string, mainData: object) =>
    (await app.post('admin', `/api/${table}/Update`, { mainData })).body;
  const superior = (user: string, above: string) =>
    update('Sys_User', { User_Id: ids[user], Superior_Id: ids[above] });

  it('nobody is his own superior, directly or over others', async () => {
    const own = await superior('viewer', 'viewer');
    expect(own.data.issues).toMatchObject([{ path: 'Superior_Id', rule: 'server.treeCycle' }]);
    expect(own.message).toBe('直属上级不能是自己或自己的下级');
    // sales -> manager -> director
    expect((await superior('director', 'sales')).status).toBe(false);
    expect((await superior('viewer', 'sales')).status).toBe(true);
    expect((await superior('director', 'viewer')).status).toBe(false);
  });

  it('no node of a tree is below itself', async () => {
    for (const ParentId of [1, 2, 3])
      expect((await update('Base_WorkShop', { WorkShop_Id: 1, ParentId })).message).toBe(
        '上级车间不能是自己或自己的下级',
      );
    expect((await update('Base_WorkShop', { WorkShop_Id: 3, ParentId: 1 })).status).toBe(true);
  });

  it('a node is moved through a further page over its table, and not below itself there either', async () => {
    for (const ParentId of [901, 902, 903])
      expect((await update('Sys_DeptTree', { DepartmentId: 901, ParentId })).message).toBe(
        '上级组织不能是自己或自己的下级',
      );
    for (const ParentId of [901, null]) {
      const moved = await update('Sys_DeptTree', { DepartmentId: 903, ParentId });
      expect([moved.message, moved.data.data.ParentId]).toEqual(['保存成功', ParentId]);
    }
  });

  it('of two moves at once that would close a circle one is refused', async () => {
    for (const [one, other] of [
      [10, 11],
      [12, 13],
    ] as const) {
      const answers = await Promise.all([
        update('Base_WorkShop', { WorkShop_Id: one, ParentId: other }),
        update('Base_WorkShop', { WorkShop_Id: other, ParentId: one }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([false, true]);
    }
    const answers = await Promise.all([superior('buyer', 'planner'), superior('planner', 'buyer')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([false, true]);
  });
});
