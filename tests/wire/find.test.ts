import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../server-mock/publishing/publish.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { salesRows } from './orderRows.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const rows = {
  Customer: [
    {
      Customer_Id: 1,
      CustomerCode: 'KH0001',
      CustomerName: '苏州恒泰机械',
      CustomerType: 'direct',
      Enable: 1,
    },
    { Customer_Id: 2, CustomerCode: 'KH0002', CustomerName: '无锡%华锐', CustomerType: 'direct', Enable: 1 },
  ],
  Supplier: [{ Supplier_Id: 1, SupplierCode: 'GYS0001', SupplierName: '苏州轴承', Enable: 1 }],
};

describe.each(dailyKinds)('finding records from anywhere on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows } });
  });
  afterAll(() => app.close());

  const find = async (user: string, text: string) =>
    (await app.get(user, `/api/jig/find?text=${encodeURIComponent(text)}`)).body;

  it('looks into every list the user may open, by name and number #X23', async () => {
    const { data } = await find('admin', '苏州');
    expect(
      data.records.map((one: { table: string; label: string; key: string }) => [
        one.table,
        one.key,
        one.label,
      ]),
    ).toEqual(
      expect.arrayContaining([
        ['Customer', '1', 'KH0001 苏州恒泰机械'],
        ['Supplier', '1', 'GYS0001 苏州轴承'],
      ]),
    );
    expect((await find('admin', 'kh0002')).data.records).toMatchObject([{ path: '/Customer', key: '2' }]);
  });

  it('takes percent signs as they are typed', async () => {
    expect((await find('admin', '锡%华')).data.records).toHaveLength(1);
    expect((await find('admin', '苏%恒')).data.records).toHaveLength(0);
  });

  it('finds nothing in lists the user may not open', async () => {
    expect((await find('sales', '苏州恒泰')).data.records).toHaveLength(1);
    const tables = (await find('worker', '苏州')).data.records.map((one: { table: string }) => one.table);
    expect(tables).not.toContain('Customer');
  });

  it.each(['', ' ', '苏', 'x'.repeat(101)])('refuses to look for %j', async (text) => {
    expect(await find('admin', text)).toMatchObject({ status: false, code: '422' });
  });
});

describe.each(dailyKinds)('records that point at a record, on %s', (kind) => {
  let app: TestApp;
  const userIds: Record<string, number> = {};
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows: { ...salesRows(10), ...rows } } });
    const { db } = app.context;
    for (const { User_Id, UserName } of (await db.query('select "User_Id", "UserName" from "Sys_User"')).rows)
      userIds[String(UserName)] = Number(User_Id);
    await db.query(
      `insert into "Production_SalesOrder"
         ("SalesOrder_Id", "SalesOrderCode", "Customer_Id", "DeliveryDate", "Currency", "TotalWithTax", "AuditStatus", "CreateID")
       select n, 'SO-' || n, 1, '2026-03-05', 'CNY', n, 0, cast(case when n > 2 then $1 else $2 end as int)
       from generate_series(1, 101) as n`,
      [userIds.manager, userIds.sales],
    );
    // An address chooses its customer, but is a row of the customer itself.
    await db.query(`insert into "CustomerAddress" ("Customer_Id", "AddressName") values (1, '东门')`);
    await db.query(
      `insert into "Production_SalesOrderList" ("SalesOrder_Id", "Product_Id", "Qty")
       values (7, 1, 1), (7, 1, 2), (9, 1, 3)`,
    );
  });
  afterAll(() => app.close());

  const related = async (user: string, table: string, key: unknown) =>
    (await app.post(user, `/api/${table}/Related`, { key })).body;

  it('are counted up to a limit, with number, date, state and amount of the newest', async () => {
    const { data } = await related('admin', 'Customer', 1);
    expect(data.left).toBe(0);
    expect(data.groups).toMatchObject([
      { path: '/Production_SalesOrder', field: 'Customer_Id', value: '1', count: 99, isMore: true },
    ]);
    const [{ records }] = data.groups;
    expect(records.map(({ label }: { label: string }) => label)).toEqual(['SO-101', 'SO-100', 'SO-99']);
    const texts = records[0].facts.map(({ text }: { text: string }) => text);
    expect(texts).toEqual(['2026-03-05', '待审核', expect.stringContaining('101')]);
    expect((await related('admin', 'Customer', 2)).data.groups).toEqual([]);
    expect((await related('admin', 'Customer', 99)).code).toBe('404');
  });

  it('are found by their rows too, as the list they lead to finds them', async () => {
    const { data } = await related('admin', 'Base_Product', 1);
    const [group] = data.groups;
    expect(group).toMatchObject({ field: 'Production_SalesOrderList.Product_Id', count: 2, isMore: false });
    expect(group.records.map(({ key }: { key: string }) => key)).toEqual(['9', '7']);
    const filters = JSON.stringify([{ field: group.field, filterType: '=', value: group.value }]);
    const { body } = await app.post('admin', '/api/Production_SalesOrder/Page', query([], { filters }));
    expect(body.total).toBe(2);
  });

  it('are those the user may see: by right, row scope and field', async () => {
    expect((await related('worker', 'Customer', 1)).status).toBe(false);
    expect((await related('buyer', 'Base_Product', 1)).data.groups).toEqual([]);
    const { context } = app;
    const admin = (await context.rights.of(1))?.user;
    if (admin === undefined) throw new Error('no admin');
    const patch = { table: { userPermissionDesc: true } };
    await publish(context, { kind: 'design', name: 'Production_SalesOrder', patch }, admin);
    const [own] = (await related('sales', 'Customer', 1)).data.groups;
    expect([own.count, own.isMore]).toEqual([2, false]);
    const roleId = (await context.rights.of(userIds.sales ?? 0))?.user.roleIds[0];
    const hide = async (fields: object) => {
      await context.db.query(`delete from "Sys_RoleField"`);
      await context.db.query(
        `insert into "Sys_RoleField" ("Role_Id", "TableName", "Fields", "Version")
         values ($1, 'Production_SalesOrder', $2, 1)`,
        [roleId, JSON.stringify(fields)],
      );
      context.changes.bump(['Sys_RoleField']);
    };
    await hide({ TotalWithTax: { show: 0 } });
    const [blind] = (await related('sales', 'Customer', 1)).data.groups;
    expect(JSON.stringify(blind.records[0].facts)).not.toContain('价税合计');
    await hide({ Customer_Id: { show: 0 } });
    expect((await related('sales', 'Customer', 1)).data.groups).toEqual([]);
  });

  it('have comments for those who may open them; mentions get a message', async () => {
    const tag = (user: string, value = user) =>
      `[[${JSON.stringify({ value, field: String(userIds[user]) })}]]`;
    const add = async (user: string, key: number, text: string) =>
      (await app.post(user, '/api/Production_SalesOrder/AddComment', { key, text })).body;
    const read = async (user: string, key: number) =>
      (await app.post(user, '/api/Production_SalesOrder/Comments', { key })).body;
    const { data } = await add('manager', 1, `请 ${tag('sales', '总经理')}和${tag('worker')}确认交期`);
    expect(data.untold).toEqual([(await app.context.rights.of(userIds.worker ?? 0))?.user.realName]);
    const [comment] = (await read('sales', 1)).data.comments;
    expect(comment).toEqual(data.comment);
    expect(comment.text).toContain(tag('sales', '李销售'));
    const { rows: told } = await app.context.db.query(
      `select "User_Id", "Title", "Content", "WorkTable", "WorkTableKey" from "Sys_Message_history"`,
    );
    expect(told).toEqual([
      expect.objectContaining({
        User_Id: userIds.sales,
        WorkTable: 'Production_SalesOrder',
        WorkTableKey: '1',
      }),
    ]);
    expect(String(told[0]?.Content)).toMatch(/^请 李销售和.+确认交期$/);
    // Out of the row scope, or without the right: neither read nor written.
    for (const answer of [await read('sales', 7), await add('sales', 7, '看不到')])
      expect([answer.status, answer.code]).toEqual([false, '404']);
    expect((await read('worker', 1)).status).toBe(false);
    expect((await add('worker', 1, '不行')).status).toBe(false);
    for (const text of ['  ', '长'.repeat(2001)]) expect((await add('sales', 1, text)).code).toBe('422');
    for (let n = 0; n < 20; n++) await add('sales', 1, `第${n}条`);
    const page = (await read('sales', 1)).data;
    const before = { key: 1, before: page.next };
    const older = (await app.post('sales', '/api/Production_SalesOrder/Comments', before)).body.data;
    expect([page.comments.length, older.comments.length, older.next]).toEqual([20, 1, null]);
  });
});
