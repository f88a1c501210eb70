import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldRightOf, fieldRightsOf } from '../../runtime/model/access/fieldRightOf.ts';
import type { User } from '../../runtime/model/access/User.ts';
import { writableFields } from '../../runtime/model/access/writableFields.ts';
import { loadAccount } from '../../server-mock/access/loadAccount.ts';
import { withViewRights } from '../../server-mock/access/viewRights.ts';
import { withheldFields } from '../../server-mock/access/withheldFields.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import { shipped } from './shipped.ts';
import { json, openTestApp, password, query, type TestApp } from './testApp.ts';

const { bundle } = shipped;
const ending = (end: string): readonly { readonly api: string; readonly table: string }[] =>
  bundle.pages.flatMap(({ api = '' }) =>
    api.endsWith(end) ? [{ api, table: api.slice(0, -end.length) }] : [],
  );
const definitions = ending('_Extend');
const values = ending('_ExtendData');

describe('pages of the extension fields of one table', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(dailyKind);
  });
  afterAll(() => app.close());

  const add = async (api: string, mainData: object, locale = 'zh') =>
    (await app.post('admin', `/api/${api}/Add`, { mainData }, { 'x-locale': locale })).body;
  const fieldsOf = async (api: string): Promise<readonly string[]> => {
    const { layers } = (await app.get('admin', `/api/jig/table?name=${api}`)).body.data;
    return layers
      .filter(({ kind }: { kind: string }) => kind === 'extension')
      .flatMap(({ fields }: { fields: { field: string }[] }) => fields.map(({ field }) => field));
  };
  const listed = async (api: string): Promise<readonly string[]> =>
    (await app.post('admin', `/api/${api}/Page`, query())).body.rows.map(
      ({ TableName, FieldCode }: Record<string, string>) => `${TableName}.${FieldCode}`,
    );

  it('are there in pairs', () => {
    expect(definitions.length).toBeGreaterThanOrEqual(6);
    expect(definitions.map(({ table }) => table)).toEqual(values.map(({ table }) => table));
  });

  it.each(definitions)(
    '$api adds fields to its table, whatever table is sent, and lists no others',
    async ({ api, table }) => {
      const code = `Ext${table.replaceAll('_', '')}`;
      const sent = { TableName: 'Customer', FieldName: `扩展${table}`, FieldType: 'text', FieldCode: code };
      // What is published in one language is in force in all.
      const locale = table === 'Sys_User' ? 'zh' : 'en';
      expect(await add(api, sent, locale)).toMatchObject({ status: true });
      expect(await listed(api)).toEqual([`${table}.${code}`]);
      expect(await listed('Sys_Table_Extend')).not.toContain(`Customer.${code}`);
      // In force at once: on the table's own page and on every further one.
      for (const page of [table, `${table}_ExtendData`]) expect(await fieldsOf(page), page).toContain(code);
      expect(await fieldsOf('Customer')).toEqual([]);
    },
  );

  it.each(values)('$api takes values of extension fields only', ({ api, table }) => {
    const { catalog } = app.context;
    const page = catalog.pageOfApi(api);
    const seen = page && catalog.through(page).table(table);
    const all = { isSuperAdmin: true, grants: new Map(), fieldRights: new Map(), roleIds: [1] };
    const taken = seen && [...writableFields(all as never, seen)];
    expect(taken).toEqual([`Ext${table.replaceAll('_', '')}`]);
    const shown = seen?.fields.filter(({ hidden, type }) => !hidden && type !== 'line') ?? [];
    expect(shown.length).toBeLessThanOrEqual(5);
  });

  describe('for a role that has them only', () => {
    const may = 'Search,Update,Export';
    beforeAll(async () => {
      const { db, catalog, changes } = app.context;
      const { rows } = await db.query('select "RoleIds" from "Sys_User" where "UserName" = $1', ['viewer']);
      for (const { api, table } of values) {
        const [page, own] = [api, table].map(
          (name) => catalog.bundle.menus.find(({ tableName }) => tableName === name)?.id,
        );
        const role = Number(rows[0]?.RoleIds);
        await db.query('delete from "Sys_RoleAuth" where "Role_Id" = $1 and "Menu_Id" in ($2, $3)', [
          role,
          own,
          page,
        ]);
        await db.query(
          'insert into "Sys_RoleAuth" ("Role_Id", "Menu_Id", "AuthValue", "Version") values ($1, $2, $3, 1)',
          [role, page, may],
        );
      }
      changes.bump(['Sys_RoleAuth']);
      await db.query(
        `insert into "Base_Product" ("Product_Id", "ProductCode", "ProductName", "Unit", "SalePrice", "PurchasePrice", "Enable", "Version")
         values (1, 'CP1', '轴承', 'PCS', 17.5, 11.25, 1, 1)`,
      );
      await db.query(
        `insert into "Base_DefectItem" ("DefectItem_Id", "DefectItemCode", "DefectItemName", "Remark", "Version")
         values (1, 'BL1', '划伤', '不给看', 1)`,
      );
    });

    /** What the page shows, and what every reader needs. */
    const allowed = (api: string): ReadonlySet<string> => {
      const { catalog } = app.context;
      const page = catalog.pageOfApi(api);
      const table = page && catalog.through(page).table(page.table ?? '');
      return new Set([
        ...(table?.fields ?? []).filter(({ hidden }) => !hidden).map(({ field }) => field),
        ...[table?.key ?? '', 'Version'],
      ]);
    };
    const withheld = (api: string): readonly string[] => {
      const { catalog } = app.context;
      const page = catalog.pageOfApi(api);
      const table = catalog.table(page?.table ?? '');
      return (table?.fields ?? []).map(({ field }) => field).filter((field) => !allowed(api).has(field));
    };

    it.each(values)('$api answers the fields that it shows, and no others', async ({ api }) => {
      const { body } = await app.post('viewer', `/api/${api}/Page`, query());
      expect(body.message ?? null).toBe(null);
      for (const row of body.rows)
        expect(Object.keys(row).filter((field) => !allowed(api).has(field))).toEqual([]);
      const { data } = (await app.get('viewer', `/api/jig/table?name=${api}`)).body;
      const named = data.layers.flatMap(({ fields = [] }: { fields?: { field: string }[] }) =>
        fields.map(({ field }) => field),
      );
      expect(named.filter((field: string) => !allowed(api).has(field))).toEqual([]);
      const origins = (await app.get('viewer', `/api/jig/origins?name=${api}`)).body.data;
      expect(Object.keys(origins ?? {}).filter((field) => withheld(api).includes(field))).toEqual([]);
    });

    it.each(values)('$api neither filters, sorts, totals, exports nor takes them', async ({ api, table }) => {
      const { rows } = (await app.post('viewer', `/api/${api}/Page`, query())).body;
      // Of users, only those below one's own role may be changed, and oneself.
      const row = rows.find(({ UserName = 'viewer' }) => UserName === 'viewer');
      const { key = '' } = app.context.catalog.table(table) ?? {};
      for (const name of withheld(api)) {
        const where = [{ name, value: 'x', displayType: 'like' }];
        const { body } = await app.post('viewer', `/api/${api}/Page`, query(where, { sort: name }));
        expect(body.extra.ignored?.length, name).toBeGreaterThanOrEqual(1);
        const asked = [query(where), query([], { columns: [name] })];
        for (const one of asked) {
          const file = await app.raw('viewer', `/api/${api}/Export`, json(one));
          expect((await file.text()).slice(0, 300), name).toMatch(/"status":false/);
        }
      }
      if (row === undefined) return;
      const mainData = Object.fromEntries(withheld(api).map((field) => [field, '1']));
      const sent = { mainData: { ...mainData, [key]: row[key], Version: row.Version } };
      const read = async () =>
        (await app.context.db.query(`select * from "${table}" where "${key}" = $1`, [row[key]])).rows[0];
      const before = await read();
      const saved = await app.post('viewer', `/api/${api}/Update`, sent);
      expect(saved.body.message).toBe('保存成功');
      const stamps = ['Version', 'Modifier', 'ModifyID', 'ModifyDate'];
      const cut = (stored: object = {}) =>
        Object.fromEntries(Object.entries(stored).filter(([field]) => !stamps.includes(field)));
      expect(cut(await read())).toEqual(cut(before));
      const history = (await app.post('viewer', `/api/${api}/History`, { key: String(row[key]) })).body;
      for (const name of withheld(api)) expect(JSON.stringify(history.data)).not.toContain(`"${name}"`);
    });

    it('no view over the table answers them either', async () => {
      const { db, catalog } = app.context;
      const { rows } = await db.query('select "User_Id" from "Sys_User" where "UserName" = $1', ['viewer']);
      const account = await loadAccount(db, catalog, Number(rows[0]?.User_Id));
      if (account === undefined) throw new Error('no viewer');
      const fields = withheldFields(catalog, account.user, 'Base_Product');
      expect(fields.has('SalePrice')).toBe(true);
      expect(fields.has('ProductName')).toBe(false);
      const able = (...tables: readonly string[]): User => ({
        ...account.user,
        fieldRights: new Map(),
        grants: new Map([
          ...account.user.grants,
          ...tables.map((table) => [table.toLowerCase(), new Set(['Search'])] as const),
        ]),
      });
      const shown = (user: User, column: string) =>
        fieldRightOf(fieldRightsOf(withViewRights(catalog, user), 'View_StockBalance'), column).show;
      const others = catalog.tableNames.filter((name) => name !== 'Base_Product');
      expect(shown(able(...others), 'ProductCode')).toBe(undefined);
      expect(shown(able(...others), 'MinInventory')).toBe(0);
      expect(shown(able(...catalog.tableNames), 'MinInventory')).toBe(undefined);
      expect(withheldFields(catalog, able('base_product'), 'Base_Product').size).toBe(0);
    });
  });

  it('no order of rows is changed by a page that shows them only', async () => {
    for (const name of ['车', '磨'])
      await app.post('admin', '/api/Base_Process/Add', {
        mainData: { ProcessName: name, SubmitWorkMatch: 1 },
      });
    const { rows } = (await app.post('admin', '/api/Base_Process/Page', query())).body;
    const [one, other] = rows.map((row: { Process_Id: number }) => String(row.Process_Id));
    const move = (api: string) => app.post('admin', `/api/${api}/moveRow`, { key: one, before: other });
    expect((await move('Base_Process_ExtendData')).body).toMatchObject({ status: false });
    expect((await move('Base_Process')).body).toMatchObject({ status: true });
  });

  describe('of users', () => {
    it.each(['userpwd', 'UserPwd', 'TokenVersion', 'mustchangepwd', 'Enable', 'RoleIds'])(
      'never stand for the column %s',
      async (code) => {
        const sent = { FieldName: `影子${code}`, FieldType: 'text', FieldCode: code };
        for (const api of ['Sys_User_Extend', 'Sys_Table_Extend'])
          expect(await add(api, { TableName: 'Sys_User', ...sent })).toMatchObject({
            status: false,
            data: { issues: [{ path: 'FieldCode' }] },
          });
        const fields = [{ fieldCode: code, fieldName: `影子${code}`, fieldType: 'text' }];
        const body = { kind: 'extensionFields', name: 'Sys_User', patch: { fields } };
        expect((await app.post('admin', '/api/jig/schema/publish', body)).body.status).toBe(false);
      },
    );

    it('are saved beside what the user signs in with, which stays as it is', async () => {
      const find = async (api: string) =>
        (await app.post('admin', `/api/${api}/Page`, query([{ name: 'UserName', value: 'worker' }]))).body
          .rows[0];
      const before = await find('Sys_User_ExtendData');
      expect(before).toBeDefined();
      const { body } = await app.post('admin', '/api/Sys_User_ExtendData/Update', {
        mainData: {
          User_Id: before.User_Id,
          Version: before.Version,
          ExtSysUser: '车间甲',
          UserPwd: 'another-secret-1',
          RoleIds: '1',
          Enable: 0,
          TokenVersion: 9,
        },
      });
      expect(body.message).toBe('保存成功');
      const after = await find('Sys_User');
      expect(after).toMatchObject({ ExtSysUser: '车间甲', RoleIds: before.RoleIds, Enable: before.Enable });
      for (const row of [before, after]) expect(Object.keys(row)).not.toContain('UserPwd');
      expect((await app.get('worker', '/api/jig/session')).body.data.user.userName).toBe('worker');
      const login = await app.raw('worker', '/api/User/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ userName: 'worker', password }),
      });
      expect((await login.json()).status).toBe(true);
    });
  });
});
