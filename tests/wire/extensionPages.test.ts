import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writableFields } from '../../runtime/model/access/writableFields.ts';
import { readBundle } from '../../server-mock/catalog/readBundle.ts';
import { openTestApp, password, query, type TestApp } from './testApp.ts';

const { bundle } = readBundle(new URL('../../schemas/', import.meta.url).pathname);
const ending = (end: string): readonly { readonly api: string; readonly table: string }[] =>
  bundle.pages.flatMap(({ api = '' }) =>
    api.endsWith(end) ? [{ api, table: api.slice(0, -end.length) }] : [],
  );
const definitions = ending('_Extend');
const values = ending('_ExtendData');

describe('pages of the extension fields of one table', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp('pglite');
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
