import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseKinds } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const rows = {
  Customer: [
    { Customer_Id: 1, CustomerCode: 'C1', CustomerName: '100%精工', CustomerType: 'direct', Enable: 1 },
  ],
};

describe.each(databaseKinds)('values nobody expects, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows } });
  });
  afterAll(() => app.close());

  const page = (body: object, path = '/api/Customer/Page') => app.post('admin', path, body);

  const odd: readonly unknown[] = [
    '0000-00-00',
    '2026-02-30',
    '99999-01-01',
    '-infinity',
    'infinity',
    'NaN',
    '1e400',
    '99999999999999999999',
    '-1',
    '1,2',
    ',',
    '%',
    '_',
    '\\',
    "'; drop table x; --",
    '\u0000',
    '\ud800',
    true,
    0.1,
    [1, 'x', null],
    [],
    {},
    [[1]],
    'x'.repeat(30_000),
  ];
  const operators = [
    '',
    'like',
    'likeEnd',
    'in',
    'notIn',
    '>=',
    '<=',
    'gt',
    'lt',
    '!=',
    'selectList',
    'nope',
  ];

  it('in wheres and filters never end in trouble of the server', async () => {
    const fields = ['Customer_Id', 'CustomerName', 'CreditLimit', 'CreateDate', 'Enable', 'Version'];
    for (const name of fields)
      for (const operator of operators) {
        const wheres = odd.map((value) => ({ name, value, displayType: operator }));
        const tjOptions = odd.map((value) => ({ field: name, value, filterType: operator }));
        const filters = JSON.stringify([{ tjzType: 'or', tjOptions }]);
        const { body, http } = await page(query(wheres, { filters }));
        expect([http, body.status, operator, name]).toEqual([200, 0, operator, name]);
      }
  });

  it('in names, keys and searches of every call never end in trouble of the server', async () => {
    const names = [...odd, '"', 'CustomerName" desc; --', '__proto__', 'constructor', 'toString'];
    for (const name of names) {
      const text = encodeURIComponent(String(name).replaceAll('\ud800', '?').slice(0, 500));
      const calls: readonly (readonly [string, object])[] = [
        ['/api/Customer/Page', query([{ name, value: '1' }], { sort: name, order: name })],
        ['/api/Customer/Page', query([], { multiples: JSON.stringify({ fields: name, value: name }) })],
        ['/api/Customer/Page', query([], { multiples: { fields: [name, 'CustomerName'], value: '精' } })],
        ['/api/Production_SalesOrder/getDetailPage', { value: name, tableName: name, sort: name }],
        ['/api/Production_SalesOrder/Lookup', { field: 'Customer_Id', key: name }],
        ['/api/Base_ProductClassification/getTreeTableChildrenData', { id: name }],
        ['/api/Customer/getSelector', { sort: name }],
        ['/api/Sys_Dictionary/GetVueDictionary', [name]],
        ['/api/Sys_Dictionary/getTableDictionary', { customers: [name], customerType: [name] }],
        [`/api/Sys_Dictionary/getSearchDictionary?dicNo=customers&value=${text}`, {}],
        [`/api/Sys_Role/getUserTreePermission?roleId=${text}`, {}],
        [`/api/${text}/Page`, {}],
        ['/api/User/modifyUserPwd', { userName: name, password: 'secret-1' }],
        ['/api/jig/schema/restore', { kind: name, name, version: name }],
        ['/api/Customer/Update', { mainData: { Customer_Id: name, Version: name } }],
      ];
      for (const [path, body] of calls) {
        const answer = await app.post('admin', path, body);
        expect([path, name, answer.http < 500]).toEqual([path, name, true]);
      }
      const login = await app.fetch(
        '/api/user/login',
        { method: 'POST', body: JSON.stringify({ userName: name, password: 'x' }) },
        `10.1.0.${names.indexOf(name)}`,
      );
      expect(login.http).toBeLessThan(500);
    }
  });

  it('wildcards of LIKE mean themselves', async () => {
    const total = async (value: string) =>
      (await page(query([{ name: 'CustomerName', value, displayType: 'like' }]))).body.total;
    expect([await total('%'), await total('_'), await total('0%精'), await total('\\')]).toEqual([
      1, 0, 1, 0,
    ]);
  });

  it('more values than the database takes parameters are still one query', async () => {
    const many = Array.from({ length: 1000 }, (_none, index) => index + 1);
    for (const displayType of ['in', 'notIn']) {
      const clauses = Array.from({ length: 100 }, () => ({
        name: 'Customer_Id',
        value: many,
        displayType,
      }));
      const { http, body } = await page(query(clauses));
      expect([http, body.total]).toEqual([200, displayType === 'in' ? 1 : 0]);
    }
    const fields = Array.from({ length: 70_000 }, () => 'CustomerName');
    const found = await page(query([], { multiples: { fields, value: '精' } }));
    expect([found.http, found.body.total]).toEqual([200, 1]);
  });

  it('methods nobody offers are refused with the headers of every answer', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'GET']) {
      const answer = await app.fetch('/api/Customer/Add', { method });
      expect([method, answer.http]).toEqual([method, 404]);
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('health and schemas are open, and nothing beside the schemas is', async () => {
    expect((await app.fetch('/healthz')).body).toEqual({ status: 'ok' });
    const parts = { database: 'ok', migrations: 'ok', files: 'ok' };
    expect((await app.fetch('/readyz')).body).toEqual({ status: 'ready', parts });
    expect((await app.fetch('/schemas/table.schema.json')).http).toBe(200);
    for (const file of ['..%2f..%2fpackage.json', '__proto__', '%00', 'nope.json'])
      expect((await app.fetch(`/schemas/${file}`)).http).toBe(404);
    const { db } = app.context;
    const real = db.ready.bind(db);
    db.ready = () => Promise.resolve(false);
    const down = await app.fetch('/readyz');
    db.ready = real;
    expect([down.http, down.body]).toMatchObject([
      503,
      { status: 'not ready', missing: ['database'], parts: { files: 'ok' } },
    ]);
  });
});
