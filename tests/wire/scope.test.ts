import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadOverlays } from '../../server-mock/catalog/versions.ts';
import { publish } from '../../server-mock/publishing/publish.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const customer = (id: number, CreateID: number, Enable = 1) => ({
  Customer_Id: id,
  CustomerCode: `C${id}`,
  CustomerName: `客户${id}`,
  CustomerType: 'direct',
  CreateID,
  Enable,
});

describe.each(dailyKinds)('rows limited to their makers on %s', (kind) => {
  let app: TestApp;
  const ids: Record<string, number> = {};
  beforeAll(async () => {
    app = await openTestApp(kind);
    const users = await app.context.db.query('select "User_Id", "UserName" from "Sys_User"');
    for (const row of users.rows) ids[String(row.UserName)] = Number(row.User_Id);
    for (const [index, user] of ['sales', 'manager', 'director'].entries()) {
      const row = customer(index + 1, ids[user] ?? 0);
      await app.context.db.query(
        'insert into "Customer" ("Customer_Id", "CustomerCode", "CustomerName", "CustomerType", "CreateID", "Enable") values ($1, $2, $3, $4, $5, 1)',
        [row.Customer_Id, row.CustomerCode, row.CustomerName, row.CustomerType, row.CreateID],
      );
    }
    const admin = (await app.context.rights.of(1))?.user;
    if (admin === undefined) throw new Error('no admin');
    await publish(
      app.context,
      { kind: 'design', name: 'Customer', patch: { table: { userPermissionDesc: true } } },
      admin,
    );
  });
  afterAll(() => app.close());

  const seen = async (user: string) => {
    const { body } = await app.post(
      user,
      '/api/Customer/Page',
      query([], { sort: 'Customer_Id', order: 'asc' }),
    );
    return [body.total, ...body.rows.map((row: { Customer_Id: number }) => row.Customer_Id)];
  };

  it('one sees one’s own and those of roles below, in rows, totals and dictionaries', async () => {
    expect(await seen('sales')).toEqual([1, 1]);
    expect(await seen('manager')).toEqual([2, 1, 2]);
    expect(await seen('director')).toEqual([3, 1, 2, 3]);
    expect(await seen('admin')).toEqual([3, 1, 2, 3]);
    const { body } = await app.post('sales', '/api/Sys_Dictionary/GetVueDictionary', ['customers']);
    expect(body[0].data).toEqual([{ key: 1, value: '客户1' }]);
  });

  it('what one does not see one can neither change, delete nor choose', async () => {
    expect(
      (await app.post('sales', '/api/Customer/Update', { mainData: { Customer_Id: 2, Linkman: 'x' } })).body
        .code,
    ).toBe('404');
    expect((await app.post('sales', '/api/Customer/Del', [2])).body.code).toBe('404');
    const lookup = await app.post('sales', '/api/Production_SalesOrder/Lookup', {
      field: 'Customer_Id',
      key: 2,
    });
    expect(lookup.body.code).toBe('404');
    const order = { Customer_Id: 2, OrderDate: '2026-03-05', DeliveryDate: '2026-04-01', Currency: 'CNY' };
    const { body } = await app.post('sales', '/api/Production_SalesOrder/Add', {
      mainData: order,
      detailData: [{}],
    });
    expect(body.data.issues).toContainEqual(
      expect.objectContaining({ path: 'Customer_Id', rule: 'form.option' }),
    );
  });

  it('a published change that no longer fits is left out, logged and listed; the rest stands', async () => {
    await app.context.db.query(
      `insert into "jig_schema_version" ("Kind", "Name", "Number", "Patch", "UserId", "UserName", "CreatedAt") values ('design', 'Gone_Table', 1, '{"fields":[]}', 1, 'x', '2026-01-01 00:00:00')`,
    );
    await app.context.db.query(
      `insert into "jig_schema_overlay" ("Id", "Kind", "Name", "Number") values ('g', 'design', 'Gone_Table', 1)`,
    );
    await loadOverlays(app.context);
    const { data } = (await app.get('admin', '/api/jig/schema/unfit')).body;
    expect(data).toMatchObject([
      { kind: 'design', name: 'Gone_Table', issues: [{ rule: 'server.overlayNoTable' }] },
    ]);
    expect(app.logged.some((line) => line.level === 'warn' && line.message.includes('Gone_Table'))).toBe(
      true,
    );
    expect(await seen('sales')).toEqual([1, 1]);
  });
});
