import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readableFields } from '../../runtime/model/access/readableFields.ts';
import type { Database } from '../../server-mock/db/Database.ts';
import { openPostgres } from '../../server-mock/db/postgres.ts';
import { sql } from '../../server-mock/db/sql/sql.ts';
import { publish } from '../../server-mock/publishing/publish.ts';
import { scopeOf } from '../../server-mock/reading/scopeOf.ts';
import { decide } from '../../server-mock/reading/tableAccess.ts';
import type { SeedFile } from '../../server-mock/seed/SeedFile.ts';
import { prepare } from '../../server-mock/sqlParameters/prepare.ts';
import { readOnly } from '../../server-mock/sqlParameters/readOnly.ts';
import { statementFor } from '../../server-mock/sqlParameters/statementFor.ts';
import { workflowGuard } from '../../server-mock/workflow/hiding/workflowGuard.ts';
import { databaseKinds, newPostgresUrl, openTestDatabase } from '../setup/testDatabase.ts';
import { mutate, randomOf, seedOfRun } from './mutateSql.ts';
import { openTestApp, type TestApp } from './testApp.ts';

interface Attack {
  readonly name: string;
  readonly sql: string;
  readonly answer: 'rows' | 'invalid';
  readonly rows?: readonly object[];
}

const attacks = JSON.parse(
  readFileSync(new URL('cases/sqlAttacks.json', import.meta.url), 'utf8'),
) as readonly Attack[];

/** `观察员` sees only own rows, and neither credit nor bank of customers. */
const file: SeedFile = {
  roles: [
    {
      roleName: '观察',
      parent: '访客',
      permissions: { Customer: ['Search'], Production_SalesOrder: ['Search'] },
      fields: { Customer: { CreditLimit: { show: 0 }, BankAccount: { show: 0 } } },
    },
  ],
  users: [
    { userName: 'watcher', realName: '观察员', password: 'jig-demo', roles: ['观察'] },
    { userName: 'root2', realName: '二号管理员', password: 'jig-demo', roles: ['超级管理员'] },
  ],
};

const secrets = ['别人的', '62220000', '424242', '535353'];

const customer = { page: '/Customer', params: [{ value: 'Customer_Id', label: '客户', property: 'main' }] };

const parameter = (field: string, content: string, more: object = {}) => ({
  name: `参数${field}`,
  field,
  type: 'number',
  content,
  params: customer.params,
  property: 'main',
  ...more,
});

/** Saves a design with these parameters, as a browser does. */
const saveDesign = async (app: TestApp, user: string, parameters: readonly object[], more: object = {}) => {
  const { body } = await app.post(user, '/api/FormDesignOptions/add', {
    mainData: {
      Title: '客户表单',
      TitleEnName: customer.page,
      DaraggeOptions: '[]',
      SqlParams: JSON.stringify(parameters),
      ...more,
    },
  });
  return body;
};

const run = async (app: TestApp, user: string, id: string, values: object = {}) =>
  (await app.post(user, '/api/FormDesignOptions/executeSQL', { extra: { id, values } })).body;

const invalid = { status: false, code: '422', message: 'SQL表达式无效', data: null };

const open = async (
  kind: (typeof databaseKinds)[number],
  directory?: string,
  empty?: Database,
): Promise<TestApp> => {
  const made =
    empty === undefined
      ? { copy: await openTestDatabase(kind, { contents: 'system', ...(directory && { directory }) }) }
      : { database: empty };
  const app = await openTestApp(kind, { file, ...made });
  const { db } = app.context;
  const { rows } = await db.query('select "User_Id", "UserName" from "Sys_User"');
  const watcher = Number(rows.find((row) => row.UserName === 'watcher')?.User_Id);
  for (const [id, name, maker, limit, bank] of [
    [1, '自己的客户', watcher, 424242, '62220000001'],
    [2, '别人的客户', 1, 535353, '62220000002'],
  ]) {
    await db.query(
      `insert into "Customer" ("Customer_Id", "CustomerCode", "CustomerName", "CustomerType", "CreateID", "CreditLimit", "BankAccount", "Enable")
       values ($1, $2, $3, 'direct', $4, $5, $6, 1)`,
      [id, `C${id}`, name, maker, limit, bank],
    );
    await db.query(
      `insert into "Production_SalesOrder" ("SalesOrder_Id", "SalesOrderCode", "Customer_Id", "OrderDate", "DeliveryDate", "Currency", "TotalWithTax", "CreateID")
       values ($1, $2, $1, '2026-03-01', '2026-04-01', 'CNY', 33.9, $3)`,
      [id, `SO${id}`, maker],
    );
    await db.query(
      `insert into "Production_SalesOrderList" ("SalesOrderList_Id", "SalesOrder_Id", "ProductName", "Qty", "UnitPrice", "CreateID")
       values ($1, $1, $2, 3, 9.995, $3)`,
      [id, name === '自己的客户' ? '自己的明细' : '别人的明细', maker],
    );
  }
  const admin = (await app.context.rights.of(1))?.user;
  if (admin === undefined) throw new Error('no admin');
  for (const name of ['Customer', 'Production_SalesOrder'])
    await publish(
      app.context,
      { kind: 'design', name, patch: { table: { userPermissionDesc: true } } },
      admin,
    );
  return app;
};

const switchOn = async (app: TestApp) =>
  (await app.post('admin', '/api/FormDesignOptions/switchSql', { on: true })).body;

const lastWarning = (app: TestApp): string => {
  const isSaid = ({ level, message }: TestApp['logged'][number]): boolean =>
    (level === 'warn' || level === 'error') && !message.startsWith('slow ');
  const line = app.logged.filter(isSaid).at(-1);
  return `${line?.message} ${JSON.stringify(line?.fields)}`;
};

describe.each(databaseKinds)('SQL parameters on %s', (kind) => {
  let app: TestApp;
  let form: string;
  const good = [
    parameter(
      'Used',
      'select sum(TotalWithTax) as used from Production_SalesOrder where Customer_Id = {客户}',
    ),
    parameter('Name', 'select CustomerName, CustomerCode from Customer where Customer_Id = {Customer_Id}', {
      type: 'text',
    }),
    parameter('Day', 'select max(OrderDate) as d from Production_SalesOrder where OrderDate <= {日期}', {
      type: 'date',
      params: [{ value: 'Custom1', label: '日期', property: 'main', type: 'date' }],
    }),
    parameter('Same', 'select {名称} as a', {
      type: 'text',
      params: [{ value: 'CustomerName', label: '名称', property: 'main' }],
    }),
    parameter('People', 'select count(*) as n from Sys_User'),
    parameter('Failing', 'select 1 / count(*) as n from Customer where Customer_Id = {客户}'),
    parameter('Today', 'select current_date as d', { type: 'date', params: [] }),
    parameter('Short', 'select ShortName from Customer', { type: 'text' }),
  ];
  const id = (field: string) => `${form}/${field}`;

  beforeAll(async () => {
    app = await open(kind);
  });
  afterAll(() => app.close());

  it('are off until user 1 switches them on', async () => {
    const refused = await saveDesign(app, 'admin', good.slice(0, 1));
    expect(refused.status).toBe(false);
    expect(refused.message).toContain('未启用');
    for (const user of ['sales', 'root2']) {
      const { body } = await app.post(user, '/api/FormDesignOptions/switchSql', { on: true });
      expect(body).toMatchObject({ status: false, code: '403' });
      expect(body.message).toContain('用户1');
    }
    expect(await switchOn(app)).toMatchObject({ status: true, data: { on: true } });
    const logged = await app.context.db.query(
      `select "UserName" from "Sys_Log" where "LogType" = 'System' and "TableKey" = 'sqlParameters'`,
    );
    expect(logged.rows).toHaveLength(1);
  });

  it('are written by user 1 alone, each mistake at its place', async () => {
    const saved = await saveDesign(app, 'admin', good.slice(0, 8));
    expect(saved).toMatchObject({ status: true });
    form = saved.data.data.FormId;
    expect(saved.data.data).not.toHaveProperty('SqlParams');

    const other = await saveDesign(app, 'root2', good.slice(0, 1));
    expect(other).toMatchObject({ status: false, code: '422' });
    expect(other.message).toContain('用户1');

    const text = 'select CustomerNam from Customer where Customer_Id = {客户} and pg_sleep(9) is null';
    const { data } = await saveDesign(app, 'admin', [good[0] ?? {}, parameter('Bad', text)]);
    const places = data.issues.map(
      ({ path, rule, params, fix }: Record<string, { from: number; to: number }>) => [
        path,
        rule,
        text.slice(params?.from, params?.to),
        fix?.['value' as never],
      ],
    );
    expect(places).toEqual([
      ['SqlParams[1].content', 'sqlParameter.column', 'CustomerNam', 'CustomerName'],
      ['SqlParams[1].content', 'sqlParameter.function', 'pg_sleep', undefined],
    ]);
  });

  it.each([
    ['no list', { SqlParams: '{}' }, 'sqlParameter.list'],
    ['no JSON', { SqlParams: 'select 1' }, 'sqlParameter.list'],
    ['no content', { SqlParams: '[{"name": "a", "field": "A", "type": "number"}]' }, 'sqlParameter.shape'],
    [
      'one field twice',
      { SqlParams: JSON.stringify([parameter('A', 'select 1 as a'), parameter('A', 'select 2 as a')]) },
      'sqlParameter.fieldTwice',
    ],
    [
      'a field that is no parameter',
      { SqlParams: JSON.stringify([parameter('A', 'select {供应商} as a')]) },
      'sqlParameter.unknownField',
    ],
    [
      'a field of no known type',
      {
        SqlParams: JSON.stringify([
          parameter('A', 'select {X} as a', { params: [{ value: 'X', label: 'X', property: 'main' }] }),
        ]),
      },
      'sqlParameter.untypedField',
    ],
    [
      'what only PostgreSQL’s planner sees',
      { SqlParams: JSON.stringify([parameter('A', 'select CustomerName, count(*) as n from Customer')]) },
      'sqlParameter.database',
    ],
  ])('is refused at save: %s', async (_name, more, rule) => {
    const { status, data } = await saveDesign(app, 'admin', [], more);
    expect([status, data?.issues?.[0]?.rule]).toEqual([false, rule]);
  });

  it('their texts stay with the server', async () => {
    const page = await app.post('admin', '/api/FormDesignOptions/Page', { page: 1, rows: 30 });
    expect(page.body.rows[0]).toMatchObject({ Title: '客户表单' });
    expect(JSON.stringify(page.body)).not.toContain('Customer_Id');
    const list = await app.get('watcher', '/api/FormDesignOptions/getSqlParams?titleEnName=/customer');
    expect(list.body.data[0]).toMatchObject({ id: id('Used'), field: 'Used', type: 'number' });
    expect(JSON.stringify(list.body)).not.toContain('select');
    const own = await app.get('admin', '/api/FormDesignOptions/getSqlParams?titleEnName=Customer');
    expect(own.body.data[0].content).toContain('select sum');
    const forbidden = await app.get('warehouse', '/api/FormDesignOptions/getSqlParams?titleEnName=/Customer');
    expect(forbidden.body).toMatchObject({ status: false, code: '403' });
    const { rows } = await app.context.db.query(
      `select count(*) as "n" from "Sys_Log" where "Changes" like '%select%'`,
    );
    expect(rows[0]?.n).toBe('0');
  });

  it('another administrator may change the design, but neither texts nor whose page it is', async () => {
    const update = async (columns: object) =>
      (await app.post('root2', '/api/FormDesignOptions/update', { mainData: { FormId: form, ...columns } }))
        .body;
    expect(await update({ Title: '客户表单二' })).toMatchObject({ status: true });
    expect(await update({ TitleEnName: '/Base_Product' })).toMatchObject({ status: false, code: '422' });
    expect(await update({ SqlParams: '' })).toMatchObject({ status: false, code: '422' });
    expect(await update({ SqlParams: '[]' })).toMatchObject({ status: false, code: '422' });
    expect(await run(app, 'watcher', id('Used'), { Customer_Id: 1 })).toMatchObject({ status: true });
  });

  it('answer rows, and the first value as the parameter’s type #C20', async () => {
    expect(await run(app, 'watcher', id('Used'), { Customer_Id: 1 })).toMatchObject({
      status: true,
      data: [{ used: '33.90' }],
      extra: { field: 'Used', value: 33.9 },
    });
    expect(await run(app, 'watcher', id('Name'), { 'main.Customer_Id': '1' })).toMatchObject({
      data: [{ CustomerName: '自己的客户', CustomerCode: 'C1' }],
      extra: { value: '自己的客户' },
    });
    expect((await run(app, 'watcher', id('Name'))).extra.value).toBeNull();
    expect((await run(app, 'watcher', id('Day'), { Custom1: '2026-03-02' })).extra.value).toBe('2026-03-01');
    expect((await run(app, 'watcher', id('Today'))).extra.value).toBe('2026-03-05');
    const form = await app.fetch('/api/FormDesignOptions/executeSQL', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await app.token('watcher')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams({ extra: JSON.stringify({ id: id('Used'), values: { Customer_Id: 1 } }) }),
    });
    expect(form.body).toMatchObject({ status: true });
  });

  it('take values as values only', async () => {
    const text = `' or 1 = 1; delete from "Customer" -- {客户} $1`;
    expect((await run(app, 'watcher', id('Same'), { CustomerName: text })).extra.value).toBe(text);
    for (const Customer_Id of ['1 or 1=1', '1;select 1', [1], { a: 1 }, 'NaN', '1e9', ' 1']) {
      expect(await run(app, 'watcher', id('Used'), { Customer_Id })).toEqual(invalid);
      expect(lastWarning(app)).toContain('Customer_Id');
    }
    expect(await run(app, 'watcher', id('Day'), { Custom1: 'now' })).toEqual(invalid);
    expect(await run(app, 'watcher', id('Same'), { CustomerName: 'x'.repeat(5_000) })).toEqual(invalid);
  });

  it('a call with SQL in it is refused', async () => {
    const text = 'select 1 as a';
    for (const body of [
      text,
      { extra: text },
      { Extra: text },
      { sql: text },
      { extra: { sql: text } },
      { extra: { id: id('Used'), values: {}, sql: text } },
      { extra: { id: id('Used'), values: {}, content: text } },
      { extra: { id: id('Used'), values: text } },
      { extra: { id: id('Used'), values: {} }, sql: text },
      { extra: { id: id('Used'), values: {} }, Extra: text },
      { extra: { id: text, values: {} } },
      { extra: { id: `${form}/Used' or '1'='1`, values: {} } },
      { extra: { id: `${form}/__proto__`, values: {} } },
      { id: '', values: {} },
      {},
      [],
    ])
      expect((await app.post('admin', '/api/FormDesignOptions/executeSQL', body)).body).toEqual(invalid);
  });

  it('whatever fails, the user reads the same four words and the log says why #M12 #V15', async () => {
    expect(await run(app, 'warehouse', id('Used'), { Customer_Id: 1 })).toEqual(invalid);
    expect(lastWarning(app)).toContain('no right to open the form');
    expect(await run(app, 'watcher', id('People'))).toEqual(invalid);
    expect(lastWarning(app)).toContain('no right to read Sys_User');
    expect(await run(app, 'watcher', id('Failing'), { Customer_Id: 9 })).toEqual(invalid);
    expect(lastWarning(app)).toContain('22012');
    expect(await run(app, 'watcher', id('Nothing'))).toEqual(invalid);
    expect(lastWarning(app)).toContain('no such parameter');
    expect(await run(app, 'admin', id('Failing'), { Customer_Id: 9 })).toEqual(invalid);
    const { body } = await app.fetch('/api/FormDesignOptions/executeSQL', { method: 'POST' });
    expect(body).toMatchObject({ code: 401 });
  });

  it('run as a role that can only read the schemas’ columns, and never write', async () => {
    const refuse = (statement: ReturnType<typeof sql>) =>
      expect(readOnly(app.context, statement)).rejects.toThrow('42501');
    await refuse(sql`select "UserPwd" from "Sys_User"`);
    await refuse(sql`select "SqlParams" from "FormDesignOptions"`);
    await refuse(sql`select * from "jig_setting"`);
    await refuse(sql`select rolpassword from pg_authid`);
    await expect(readOnly(app.context, sql`delete from "Customer"`)).rejects.toThrow();
    await expect(readOnly(app.context, sql`create temp table x (a int)`)).rejects.toThrow();
    const { rows } = await readOnly(
      app.context,
      sql`select current_setting('transaction_read_only') as "readOnly", current_user as "role", current_setting('search_path') as "path"`,
    );
    expect(rows[0]).toMatchObject({ readOnly: 'on', path: 'pg_catalog, public, pg_temp' });
    expect(rows[0]?.role).toMatch(/^jig_sql_reader_/);
    await readOnly(app.context, sql`select set_config('application_name', 'left behind', true)`);
    const after = await app.context.db.query(
      `select current_setting('application_name') as "name", current_user as "role", current_setting('transaction_read_only') as "readOnly"`,
    );
    expect(after.rows[0]).not.toMatchObject({ name: 'left behind' });
    expect(after.rows[0]?.readOnly).toBe('off');
    expect(after.rows[0]?.role).not.toMatch(/^jig_sql_reader_/);
  });

  describe('a user sees own rows and readable columns only', () => {
    let attackForm: string;
    beforeAll(async () => {
      const saved = await saveDesign(
        app,
        'admin',
        attacks.map((attack, at) => parameter(`A${at}`, attack.sql, { type: 'text' })),
      );
      expect(saved.data?.issues ?? []).toEqual([]);
      attackForm = saved.data.data.FormId;
    });

    it.each(attacks.map((attack, at) => [attack.name, attack, at] as const))(
      '%s',
      async (_name, { answer, rows }, at) => {
        const body = await run(app, 'watcher', `${attackForm}/A${at}`);
        const text = JSON.stringify(body);
        for (const secret of secrets) expect(text).not.toContain(secret);
        if (answer === 'invalid') expect(body).toEqual(invalid);
        else expect(body.status, lastWarning(app)).toBe(true);
        if (rows !== undefined) expect(body.data).toEqual(rows);
      },
    );
  });

  it('of texts changed at random nothing of others comes back either', async () => {
    const { catalog, clock, rights } = app.context;
    const { rows } = await app.context.db.query(
      `select "User_Id" from "Sys_User" where "UserName" = 'watcher'`,
    );
    const user = (await rights.of(Number(rows[0]?.User_Id)))?.user;
    if (user === undefined) throw new Error('no watcher');
    const seed = seedOfRun();
    const random = randomOf(seed);
    let answered = 0;
    for (let round = 0; round < Number(process.env.ROUNDS ?? 4_000); round++) {
      const text = mutate(random);
      const prepared = await prepare(catalog, text);
      if (
        !prepared.ok ||
        prepared.value.tables.length === 0 ||
        secrets.some((secret) => text.includes(secret))
      )
        continue;
      const access = new Map(
        prepared.value.tables.flatMap((name) => {
          const table = catalog.tableFor(user, name);
          return table === undefined || !decide(catalog, user, 'Search', table).allowed
            ? []
            : [
                [
                  name,
                  {
                    table,
                    readable: readableFields(user, table),
                    scope: scopeOf(
                      { context: { catalog, clock, guard: workflowGuard }, user, locale: 'zh' },
                      table,
                    ),
                  },
                ] as const,
              ];
        }),
      );
      if (access.size < prepared.value.tables.length) continue;
      const fields = prepared.value.parameters.map(({ name }) => ({
        value: name,
        label: name,
        property: 'main' as const,
        type: 'number' as const,
      }));
      const run = { access, fields, values: fields.map(() => '2'), now: '2026-03-05 10:00:00' };
      const found = await readOnly(app.context, statementFor(prepared.value, run)).catch(() => undefined);
      if (found === undefined) continue;
      answered++;
      const said = JSON.stringify(found.rows);
      for (const secret of secrets) expect(said, `seed ${seed}: ${text}`).not.toContain(secret);
    }
    expect(answered).toBeGreaterThan(5);
  }, 60_000);

  it('a schema that takes a column away takes it from the texts too', async () => {
    const admin = (await app.context.rights.of(1))?.user;
    if (admin === undefined) throw new Error('no admin');
    expect(await run(app, 'watcher', id('Short'))).toMatchObject({ status: true });
    const published = await publish(
      app.context,
      {
        kind: 'extension',
        name: 'Customer',
        patch: { fields: [{ field: 'ShortName', writeOnly: true }] },
      },
      admin,
    );
    expect(published).toMatchObject({ ok: true });
    expect(await run(app, 'watcher', id('Short'))).toEqual(invalid);
    await expect(readOnly(app.context, sql`select "ShortName" from "Customer"`)).rejects.toThrow('42501');
    expect(await run(app, 'watcher', id('Used'), { Customer_Id: 1 })).toMatchObject({ status: true });
  });

  it('off again: nothing runs', async () => {
    await app.post('admin', '/api/FormDesignOptions/switchSql', { on: false });
    expect(await run(app, 'admin', id('Used'), { Customer_Id: 1 })).toEqual(invalid);
    expect(lastWarning(app)).toContain('switched off');
  });
});

describe.each(databaseKinds)('a SQL parameter that runs too long on %s', (kind) => {
  let app: TestApp;
  const directory = mkdtempSync(join(tmpdir(), 'jig-sql-'));
  beforeAll(async () => {
    app = await open(kind, join(directory, 'db'));
    await switchOn(app);
  });
  afterAll(async () => {
    await app.close();
    rmSync(directory, { recursive: true, force: true });
  });

  it('is stopped, rests for a minute, and everything goes on', async () => {
    const all = Array.from({ length: 12 }, (_, at) => `Sys_User u${at}`).join(', ');
    const saved = await saveDesign(app, 'admin', [
      parameter('Long', `select count(*) as n from ${all}`, { params: [] }),
      parameter('Short', 'select count(*) as n from Customer', { params: [] }),
    ]);
    expect(saved.status).toBe(true);
    const form = saved.data.data.FormId;
    const started = performance.now();
    expect(await run(app, 'admin', `${form}/Long`)).toEqual(invalid);
    // Its own limit is two seconds; a busy machine needs the rest to stop it and, on PGlite, to reopen the
    // data.
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(lastWarning(app)).toContain('57014');
    const short = await run(app, 'admin', `${form}/Short`);
    expect(short, lastWarning(app)).toMatchObject({ extra: { value: 2 } });
    if (kind === 'postgres') {
      const { rows } = await app.context.db.query(
        `select count(*) as "n" from pg_stat_activity where state = 'active' and query like '%u11%' and pid <> pg_backend_pid()`,
      );
      expect(rows[0]?.n).toBe('0');
    }
    expect(await run(app, 'admin', `${form}/Long`)).toEqual(invalid);
    expect(lastWarning(app)).toContain('a moment ago');
    app.pass(61_000);
    expect((await app.post('admin', '/api/Customer/Page', { page: 1, rows: 30 })).body.total).toBe(2);
  }, 60_000);
});

describe('SQL parameters with a database account that is no superuser', () => {
  const accounts: TestApp[] = [];
  const openAs = async (rights: string): Promise<TestApp> => {
    const url = new URL(await newPostgresUrl());
    const owner = `${url.pathname.slice(1)}_owner`;
    const superuser = await openPostgres({ url: url.href });
    await superuser.execute(
      `create role ${owner} login ${rights}; alter database ${url.pathname.slice(1)} owner to ${owner}`,
    );
    await superuser.close();
    url.username = owner;
    const app = await open('postgres', undefined, await openPostgres({ url: url.href }));
    accounts.push(app);
    await switchOn(app);
    return app;
  };
  const count = [parameter('N', 'select count(*) as n from Customer', { params: [] })];
  afterAll(async () => {
    for (const app of accounts) await app.close();
  });

  it('run as the reader where the account may make roles', async () => {
    const app = await openAs('createrole');
    const { data } = await saveDesign(app, 'admin', count);
    expect(await run(app, 'watcher', `${data.data.FormId}/N`)).toMatchObject({ extra: { value: 1 } });
    const { rows } = await readOnly(app.context, sql`select current_user as "role"`);
    expect(rows[0]?.role).toMatch(/^jig_sql_reader_/);
    await expect(readOnly(app.context, sql`select "UserPwd" from "Sys_User"`)).rejects.toThrow('42501');
  });

  it('run as the account itself where it may not, and the log says so once', async () => {
    const app = await openAs('nocreaterole');
    const { data } = await saveDesign(app, 'admin', count);
    expect(await run(app, 'watcher', `${data.data.FormId}/N`)).toMatchObject({ extra: { value: 1 } });
    expect(await run(app, 'admin', `${data.data.FormId}/N`)).toMatchObject({ extra: { value: 2 } });
    const writing = sql`select nextval(pg_get_serial_sequence('"Customer"', 'Customer_Id'))`;
    await expect(readOnly(app.context, writing)).rejects.toThrow('25006');
    expect(app.logged.filter(({ message }) => message.includes('without a role of their own'))).toHaveLength(
      1,
    );
  });
});
