import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../server-mock/publishing/publish.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const orders = '/api/Production_SalesOrder';
const lines = '/api/Production_SalesOrderList';

/**
 * Sales creates orders 1 and 2, the director order 3. Each has one line of the same number. Users see only
 * own rows.
 */
describe.each(dailyKinds)('what belongs to others on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    const places = [1, 2, 3];
    app = await openTestApp(kind, {
      file: {
        rows: {
          Base_ProductClassification: [
            { ProductClassification_Id: 1, ClassificationName: '甲', ClassificationCode: 'A' },
            { ProductClassification_Id: 2, ClassificationName: '乙', ClassificationCode: 'B', ParentId: 1 },
            { ProductClassification_Id: 3, ClassificationName: '丙', ClassificationCode: 'C', ParentId: 2 },
          ],
          Production_SalesOrder: places.map((place) => ({
            SalesOrder_Id: place,
            SalesOrderCode: `S${place}`,
            Customer_Id: 1,
            OrderDate: '2026-03-01',
            DeliveryDate: '2026-04-01',
            Currency: 'CNY',
            AuditStatus: 0,
          })),
          Production_SalesOrderList: places.map((place) => ({
            SalesOrderList_Id: place,
            SalesOrder_Id: place,
            Product_Id: 1,
            ProductName: `secret ${place}`,
            Qty: 1,
            UnitPrice: 1,
            TaxRate: 0,
          })),
        },
      },
    });
    const { db } = app.context;
    const { rows } = await db.query('select "User_Id", "UserName" from "Sys_User"');
    const id = (name: string) => Number(rows.find((row) => row.UserName === name)?.User_Id);
    const own = async (table: string, key: string, keys: string, user: string) =>
      db.query(`update "${table}" set "CreateID" = $1 where "${key}" in (${keys})`, [id(user)]);
    await own('Production_SalesOrder', 'SalesOrder_Id', '1,2', 'sales');
    await own('Production_SalesOrder', 'SalesOrder_Id', '3', 'director');
    await own('Base_ProductClassification', 'ProductClassification_Id', '2', 'sales');
    await own('Base_ProductClassification', 'ProductClassification_Id', '1,3', 'director');
    const admin = (await app.context.rights.of(1))?.user;
    if (admin === undefined) throw new Error('no admin');
    for (const name of ['Production_SalesOrder', 'Base_ProductClassification'])
      await publish(
        app.context,
        { kind: 'design', name, patch: { table: { userPermissionDesc: true } } },
        admin,
      );
  });
  afterAll(() => app.close());

  const ownersOf = async (key: number) => {
    const { rows } = await app.context.db.query(
      'select "SalesOrder_Id" from "Production_SalesOrderList" where "SalesOrderList_Id" = $1',
      [key],
    );
    return rows.map((row) => row.SalesOrder_Id);
  };

  it('a line is never moved to another order by naming that one', async () => {
    const moved = await app.post('sales', `${orders}/Update`, {
      mainData: { SalesOrder_Id: 1 },
      detailData: [{ SalesOrderList_Id: 1, SalesOrder_Id: 3, Qty: 2 }],
    });
    expect(moved.body.status).toBe(true);
    expect(await ownersOf(1)).toEqual([1]);
    await app.post('sales', `${lines}/Update`, {
      mainData: { SalesOrderList_Id: 2, SalesOrder_Id: 3, Qty: 2 },
    });
    expect(await ownersOf(2)).toEqual([2]);
  });

  it('the lines of an order one does not see are neither answered, changed, added to nor deleted', async () => {
    const hidden = async (path: string, body: object) => {
      const answer = await app.post('sales', path, body);
      expect(JSON.stringify(answer.body)).not.toContain('secret 3');
      return answer.body;
    };
    const seen = await hidden(`${orders}/getDetailPage`, { value: 3 });
    expect(seen.rows).toEqual([]);
    expect((await hidden(`${lines}/Page`, query())).total).toBe(2);
    const stale = await hidden(`${lines}/Update`, {
      mainData: { SalesOrderList_Id: 3, Qty: 5, Version: 99 },
    });
    expect(stale.code).toBe('404');
    expect(
      (await hidden(`${lines}/Add`, { mainData: { SalesOrder_Id: 3, Product_Id: 1, Qty: 5 } })).code,
    ).toBe('404');
    expect(await hidden(`${lines}/Del`, [3])).toMatchObject({ code: '404' });
    // Mixed with an own row: the refusal must not reveal that another order has the row.
    expect((await hidden(`${lines}/Del`, [1, 3])).code).toBe('404');
    const stolen = await hidden(`${orders}/Update`, {
      mainData: { SalesOrder_Id: 1 },
      detailData: [{ SalesOrderList_Id: 3, Qty: 9 }],
    });
    expect(stolen.code).toBe('404');
    await hidden(`${orders}/Update`, { mainData: { SalesOrder_Id: 1 }, delKeys: [3] });
    expect(await ownersOf(3)).toEqual([3]);
  });

  it('of a tree one sees one’s own nodes, at the top where the parent is not seen, and no keys below', async () => {
    const tree = '/api/Base_ProductClassification';
    const roots = (await app.post('sales', `${tree}/getTreeTableRootData`, {})).body.rows;
    expect(roots).toMatchObject([{ ProductClassification_Id: 2, hasChildren: false }]);
    expect((await app.get('sales', `${tree}/getChildIds?Id=2`)).body).toEqual([2]);
    expect((await app.get('sales', `${tree}/getChildIds?Id=1`)).body).toEqual([]);
    expect((await app.get('admin', `${tree}/getChildIds?Id=1`)).body).toEqual([1, 2, 3]);
  });

  it('a repeated save of one line gets the same answer as the first one', async () => {
    const row = (await app.post('sales', `${orders}/getDetailPage`, { value: 1 })).body.rows[0];
    const send = (path: string, body: object, key: string) =>
      app.post('sales', path, body, { 'idempotency-key': key });
    const change = { mainData: { SalesOrderList_Id: 1, Qty: 7, Version: row.Version } };
    const first = await send(`${lines}/Update`, change, 'line');
    const again = await send(`${lines}/Update`, change, 'line');
    expect(first.body.data.data).toMatchObject({ SalesOrderList_Id: 1, Qty: 7 });
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotent-replay')).toBe('1');
    const added = await app.post('sales', `${orders}/Update`, {
      mainData: { SalesOrder_Id: 1 },
      detailData: [{ Product_Id: null, Qty: 1 }],
    });
    expect(added.body.status).toBe(false);
    const { rows } = await app.context.db.query(
      `insert into "Production_SalesOrderList" ("SalesOrder_Id", "Product_Id", "Qty", "UnitPrice", "Version") values (1, 1, 1, 1, 1) returning "SalesOrderList_Id"`,
    );
    const deleted = await send(`${lines}/Del`, [rows[0]?.SalesOrderList_Id], 'gone');
    expect(deleted.body).toMatchObject({ status: true, message: '删除成功' });
    expect((await send(`${lines}/Del`, [rows[0]?.SalesOrderList_Id], 'gone')).body).toEqual(deleted.body);
  });

  it('a key is one user’s on one path, and a refused save gives it back', async () => {
    const send = (user: string, mainData: object) =>
      app.post(user, '/api/Customer/Add', { mainData }, { 'idempotency-key': 'shared' });
    const wrong = await send('sales', { CustomerName: '' });
    expect(wrong.body.status).toBe(false);
    const mine = await send('sales', { CustomerName: '甲', CustomerType: 'direct' });
    expect(mine.body.status).toBe(true);
    const theirs = await send('director', { CustomerName: '甲', CustomerType: 'direct' });
    expect(theirs.body.data.data.Customer_Id).not.toBe(mine.body.data.data.Customer_Id);
  });
});
