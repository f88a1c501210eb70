import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { end, flowOf, ids, node, publishFlow, start, through } from './flows.ts';
import { purchaseHeader, purchaseRows } from './orderRows.ts';
import { sheetOf } from './sheetOf.ts';
import { json, openTestApp, query, type TestApp } from './testApp.ts';

const table = '/api/ProcureOrder';
const withheld = '您无权查看该记录的内容';

/** The director may read the log, but decides without contact and prices. */
const blind = flowOf(
  'ProcureOrder',
  [
    start,
    node('d', '总监盲审', {
      userId: [ids.director],
      jig: { hidden: ['Linkman', 'TotalAmount', 'ProcureOrderList.UnitPrice', 'ProcureOrderList.Amount'] },
    }),
    node('m', '经理审批', { userId: [ids.manager] }),
    end,
  ],
  through('s', 'd', 'm', 'e'),
);

type Entry = Readonly<Record<string, unknown>>;

describe.each(dailyKinds)('the operation log tells what changed as the record would, on %s', (kind) => {
  let app: TestApp;
  let key = 0;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows: purchaseRows(37) } });
    await publishFlow(app, blind);
    const { body } = await app.post('buyer', `${table}/Add`, {
      mainData: { ...purchaseHeader, ProcureOrderCode: 'CG-1', Linkman: '王五', Remark: '加急' },
      detailData: [{ Product_Id: 1, Qty: 20 }],
    });
    expect(body.message).toBe('保存成功');
    key = body.data.data.ProcureOrder_Id;
    const mainData = { ProcureOrder_Id: key, Linkman: '赵六', Remark: '不急' };
    expect((await app.post('buyer', `${table}/Update`, { mainData })).body.message).toBe('保存成功');
  });
  afterAll(() => app.close());

  const page = async (user: string, TableName = 'ProcureOrder', more: readonly object[] = []) =>
    (
      await app.post(
        user,
        '/api/Sys_Log/Page',
        query([{ name: 'TableName', value: TableName, displayType: 'equal' }, ...more], {
          sort: 'Id',
          order: 'asc',
        }),
      )
    ).body;
  const entries = async (user: string, TableName?: string) =>
    (await page(user, TableName)).rows.map(({ Changes }: { Changes: string }) => Changes) as string[];
  /** Hides fields of a table by the director's role. */
  const limit = async (of: string, fields: object): Promise<void> => {
    const { db, changes } = app.context;
    await db.query(`delete from "Sys_RoleField" where "TableName" = $1`, [of]);
    await db.query(
      `insert into "Sys_RoleField" ("Role_Id", "TableName", "Fields", "Version")
       select "Role_Id", $1, $2, 1 from "Sys_Role" where "RoleName" = '总监'`,
      [of, JSON.stringify(fields)],
    );
    changes.bump(['Sys_RoleField']);
  };
  const logged = (TableName: string, TableKey: string, Changes: string) =>
    app.context.db.query(
      `insert into "Sys_Log" ("LogType", "BeginDate", "User_Id", "UserName", "TableName", "TableKey", "Changes")
       values ('Edit', '2026-03-05 10:00:00', 1, '管理员', $1, $2, $3)`,
      [TableName, TableKey, Changes],
    );

  it('without what the node that asks him hides, of the record and of its rows #W40', async () => {
    const [added = '', edited] = await entries('director');
    expect(added).toMatch(/^备注：加急$/m);
    expect(edited).toBe('备注：加急 → 不急\n未带版本号：true');
    expect(added).toMatch(/^采购订单明细 新增行 \d+：.*数量：20/m);
    expect(`${added}${edited}`).not.toMatch(/联系人|王五|赵六|单价|(?<!付)金额|37|740/);
    const whole = (await entries('admin')).join('\n');
    for (const word of ['王五', '赵六', '单价：37', '金额：740']) expect(whole).toContain(word);
  });

  it('in the history of the record, newest first, with labels and without hidden fields', async () => {
    const told = async (user: string) => (await app.post(user, `${table}/History`, { key })).body;
    const { data } = await told('admin');
    expect(data.next).toBeNull();
    const [edited, added] = data.entries;
    expect([edited.kind, edited.by, added.kind]).toEqual(['Edit', '赵采购', 'Add']);
    expect(edited.fields).toEqual([
      { field: 'Linkman', before: { value: '王五', label: null }, after: { value: '赵六', label: null } },
      { field: 'Remark', before: { value: '加急', label: null }, after: { value: '不急', label: null } },
    ]);
    const supplier = added.fields.find(({ field }: { field: string }) => field === 'Supplier_Id');
    expect(supplier.after.label).toMatch(/\D/);
    expect(added.rows).toMatchObject([{ table: 'ProcureOrderList', change: 'added' }]);
    const blindly = await told('director');
    expect(blindly.data.entries[0].fields).toEqual(edited.fields.slice(1));
    expect(JSON.stringify(blindly)).not.toMatch(/Linkman|王五|赵六|UnitPrice|"Amount|TotalAmount|740/);
    expect((await told('sales')).status).not.toBe(true);
    const missing = await app.post('admin', `${table}/History`, { key: 99_999 });
    expect([missing.body.status, missing.body.code]).toEqual([false, '404']);
  });

  it('cannot be searched or sorted by what changed', async () => {
    const like = [{ name: 'Changes', value: '赵六', displayType: 'like' }];
    expect((await page('admin', 'ProcureOrder', like)).total).toBe(1);
    const searched = await page('director', 'ProcureOrder', like);
    expect(searched.total).toBe(2);
    expect(searched.extra.ignored[0]).toMatchObject({ name: 'Changes' });
    const sorted = await app.post('director', '/api/Sys_Log/Page', query([], { sort: 'Changes' }));
    expect(sorted.body.extra.ignored[0]).toMatchObject({ name: 'Changes' });
  });

  it('nor does an export, with what changed in a column, tell more', async () => {
    await app.context.db.query(
      `update "Sys_RoleAuth" set "AuthValue" = "AuthValue" || ',Export'
       where "Role_Id" = (select "Role_Id" from "Sys_Role" where "RoleName" = '总监')
         and "Menu_Id" = 66`,
    );
    // The shipped menu has no export of the log; with one, it must not reveal more.
    const menu = app.context.catalog.bundle.menus.find(({ tableName }) => tableName === 'Sys_Log');
    const patch = { ...menu, actions: [...(menu?.actions ?? []), 'Export'] };
    const publish = { kind: 'menu', name: String(menu?.id), patch };
    expect((await app.post('admin', '/api/jig/schema/publish', publish)).body.status).toBe(true);
    app.context.changes.bump(['Sys_RoleAuth']);
    const of = [{ name: 'TableName', value: 'ProcureOrder', displayType: 'equal' }];
    const answer = await app.raw(
      'director',
      '/api/Sys_Log/Export',
      json(query(of, { columns: ['Changes'] })),
    );
    const sheet = JSON.stringify(await sheetOf(answer));
    expect(sheet).toContain('不急');
    expect(sheet).not.toMatch(/联系人|王五|赵六|单价/);
  });

  it('of records and tables he may not look at nothing', async () => {
    expect(await entries('director', 'Sys_WorkFlow')).not.toContain(withheld);
    await logged('Production_OutputReport_None', '1', '{"Wage":[1,2]}');
    await logged('Sys_RoleField', '3', '{"Wage":[1,2]}');
    expect(await entries('director', 'Sys_RoleField')).toEqual([withheld]);
    expect(await entries('director', 'Production_OutputReport_None')).toEqual([withheld]);
    const days = { BeginDate: '2026-03-05', EndDate: '2026-03-06' };
    await app.post('buyer', '/api/Sys_WorkFlowSubstitute/Add', {
      mainData: { Substitute_Id: ids.manager, ...days },
    });
    await app.post('director', '/api/Sys_WorkFlowSubstitute/Add', {
      mainData: { Substitute_Id: ids.manager, ...days },
    });
    const [others, own] = await entries('director', 'Sys_WorkFlowSubstitute');
    expect([others, own]).toEqual([withheld, expect.stringMatching(/：2026-03-05$/m)]);
  });

  it('what is cut, refused in words or of a field nobody knows is told to who sees all alone', async () => {
    const cut = `{"Remark":["${'长'.repeat(20)}","...`;
    await logged('ProcureOrder', `${key}`, cut);
    await logged('ProcureOrder', `${key}`, '{"refused":"单价37元","Old_Price":[1,37],"reason":"同意"}');
    const tail = (await entries('director')).slice(-2);
    expect(tail).toEqual([withheld, '说明：同意']);
    expect((await entries('admin')).slice(-2)).toEqual([cut, expect.stringContaining('Old_Price')]);
  });

  it('as his own rights say once he has decided: all, or without what his role hides', async () => {
    expect((await app.post('director', `${table}/audit?auditStatus=1`, [key])).body.message).toBe('审核成功');
    expect(JSON.stringify(await entries('director'))).toMatch(/王五.*赵六/s);
    await limit('ProcureOrder', { Linkman: { show: 0 } });
    await limit('ProcureOrderList', { UnitPrice: { show: 0 } });
    const [added, edited] = await entries('director');
    expect(`${added}${edited}`).toMatch(/不急/);
    expect(`${added}${edited}`).not.toMatch(/王五|赵六|单价/);
    await limit('Sys_Log', { Changes: { show: 0 } });
    expect((await page('director')).rows[0]).not.toHaveProperty('Changes');
  });

  it('in the history page by page, also about rows that were deleted', async () => {
    const { body } = await app.post('buyer', `${table}/Add`, {
      mainData: { ...purchaseHeader, ProcureOrderCode: 'CG-2', Remark: '0' },
      detailData: [
        { Product_Id: 1, Qty: 20 },
        { Product_Id: 1, Qty: 30 },
      ],
    });
    const order = body.data.data.ProcureOrder_Id;
    const rows = body.data.list as readonly Entry[];
    const update = (more: object) =>
      app.post('admin', `${table}/Update`, { mainData: { ProcureOrder_Id: order }, ...more });
    for (let n = 1; n <= 22; n++) await update({ mainData: { ProcureOrder_Id: order, Remark: `${n}` } });
    const gone = rows[1]?.ProcureOrderList_Id;
    const sent = { detailData: rows.slice(0, 1), delKeys: [gone] };
    expect((await update(sent)).body.message).toBe('保存成功');
    const first = (await app.post('admin', `${table}/History`, { key: order })).body.data;
    expect(first.entries[0].rows).toMatchObject([{ table: 'ProcureOrderList', change: 'deleted' }]);
    const shown = first.entries[0].rows[0].fields.find(({ field }: { field: string }) => field === 'Qty');
    expect(Number(shown.after.value)).toBe(30);
    expect(first.entries).toHaveLength(20);
    const second = (await app.post('admin', `${table}/History`, { key: order, before: first.next })).body
      .data;
    expect(second.next).toBeNull();
    expect(first.entries.length + second.entries.length).toBe(24);
  });
});
