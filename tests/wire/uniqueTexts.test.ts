import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ddlOfCatalog } from '../../server-mock/catalog/ddlOfCatalog.ts';
import { migrateAll } from '../../server-mock/catalog/migrateAll.ts';
import { clashingValues } from '../../server-mock/db/clashingValues.ts';
import { databaseKinds } from '../setup/testDatabase.ts';
import { importFile, workbook } from './sheetFile.ts';
import { sheetsOf } from './sheetOf.ts';
import { json, openTestApp, password, type TestApp } from './testApp.ts';

const role = { roleName: '文员', permissions: {} };
const viewer = { userName: 'reader', password, realName: '读者', roles: ['文员'] };

describe.each(databaseKinds)('unique texts on %s', (kind) => {
  let app: TestApp;
  let roleId: number;
  let columns: readonly string[];
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { roles: [role], users: [viewer] } });
    const { rows } = await app.context.db.query(`select "Role_Id" from "Sys_Role" where "RoleName" = '文员'`);
    roleId = Number(rows[0]?.Role_Id);
    expect((await addCustomer('U-1')).status).toBe(true);
    const sheets = await sheetsOf(await app.raw('admin', '/api/Customer/DownloadTemplate'));
    columns = (sheets.客户?.[0] ?? []).map(String);
  });
  afterAll(() => app.close());

  const addCustomer = async (CustomerCode: string, CustomerName = '客户') =>
    (
      await app.post('admin', '/api/Customer/Add', {
        mainData: { CustomerCode, CustomerName, CustomerType: 'direct' },
      })
    ).body;
  const addUser = async (UserName: string) =>
    (
      await app.post('admin', '/api/Sys_User/Add', {
        mainData: { UserName, UserPwd: 'long-enough-1', UserTrueName: '新人', RoleIds: String(roleId) },
      })
    ).body;

  const same = [
    'U-1',
    'U-1 ',
    ' U-1',
    'U-1\u200b',
    '\u3000U-1',
    'U-1\u00a0\t',
    '\ufeffU-1\u2060\n',
    'Ｕ-1',
    'U－１',
    '\u3000Ｕ－１ ',
  ];

  it.each(same)('a code %j is the stored U-1', async (code) => {
    expect(await addCustomer(code)).toMatchObject({ status: false, code: '422' });
  });

  it.each(same)('an imported code %j is the stored U-1', async (code) => {
    const row: Readonly<Record<string, string>> = {
      客户编号: code,
      客户名称: '客户',
      客户类型: '直销客户',
    };
    const bytes = await workbook([columns, columns.map((column) => row[column] ?? null)]);
    const { status, data } = await importFile(app, 'admin', 'Customer', { bytes });
    expect([status, data.errors.map(({ column }) => column)]).toEqual([false, ['客户编号']]);
  });

  it.each(['\u3000', '\u00a0', '\u200b', ' \t\u2060'])('a required text %j is missing', async (name) => {
    expect(await addCustomer('U-2', name)).toMatchObject({ status: false, code: '422' });
  });

  it('a code keeps its case', async () => {
    expect((await addCustomer('u-1')).status).toBe(true);
  });

  it.each(['reader', 'READER', 'reader ', 'Reader\u3000'])('a second account %j is refused', async (name) => {
    expect(await addUser(name)).toMatchObject({ status: false, code: '422' });
  });

  it.each(['reader', 'READER', '\u3000reader\u200b'])('signs in as %j', async (userName) => {
    const { body } = await app.fetch('/api/user/login', json({ userName, password }));
    expect(body).toMatchObject({ status: true, data: { userName: 'reader' } });
  });

  it('that clash already stay, are told, and do not keep the server from starting', async () => {
    const { db, catalog } = app.context;
    await db.query('drop index "Sys_User_UserName_key"', []);
    await db.query(`insert into "Sys_User" ("UserName", "Version") values ('READER ', 1), ('Reader', 1)`, []);
    await db.query(
      `insert into "Customer" ("CustomerCode", "CustomerName", "Version") values ('U-1 ', '旧', 1)`,
      [],
    );
    const indexSql = `select pg_get_indexdef(to_regclass('"Sys_User_UserName_key"')) as sql`;
    const isLowered = async () => String((await db.query(indexSql, [])).rows[0]?.sql).includes('lower(');
    expect((await migrateAll(db, catalog)).ok).toBe(true);
    expect(await isLowered()).toBe(false);
    expect(await clashingValues(db, ddlOfCatalog(catalog))).toEqual([
      { table: 'Customer', fields: ['CustomerCode'], values: 1, rows: 2, examples: ['U-1'] },
      { table: 'Sys_User', fields: ['UserName'], values: 1, rows: 3, examples: ['READER '] },
    ]);
    await db.query(`delete from "Sys_User" where "UserName" in ('READER ', 'Reader')`, []);
    expect((await migrateAll(db, catalog)).ok).toBe(true);
    expect(await isLowered()).toBe(true);
    expect((await migrateAll(db, catalog)).ok).toBe(true);
  });
});
