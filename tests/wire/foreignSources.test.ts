import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ViewSchema } from '../../runtime/model/schema/ViewSchema.ts';
import type { CardAnswer } from '../../runtime/wire/boards/Board.ts';
import { foreignLimits } from '../../server-mock/db/foreign/ForeignDatabase.ts';
import { ForeignDatabases } from '../../server-mock/db/foreign/ForeignDatabases.ts';
import type { ForeignFailure } from '../../server-mock/db/foreign/ForeignFailure.ts';
import { openPostgres } from '../../server-mock/db/postgres.ts';
import { dailyKinds, newPostgresUrl } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const password = 'secret-of-the-erp';

/** What stands in the other database: orders of an ERP, views that are slow and that write, and what its reader may not see. */
const erp = `
  create schema "Sales";
  create table "Sales"."order lines" (id int primary key, customer varchar(40), "量" numeric(12,2), weight float8,
    at timestamptz, paid boolean, doc jsonb);
  comment on table "Sales"."order lines" is '订单行';
  comment on column "Sales"."order lines".customer is '客户';
  insert into "Sales"."order lines" select n, 'C' || (n % 3), n, n / 4.0, timestamptz '2026-01-15 20:00+00' + n * interval '1 day', n % 2 = 0, '{}'
    from generate_series(1, 60) n;
  create view slow as select 1 as id, pg_sleep(30)::text as wait;
  create table written (id int);
  create function write_one() returns int language sql as 'insert into written values (1) returning id';
  create view writes as select write_one() as id, 'x' as name;
  create view huge as select n as id, 'r' || n as name from generate_series(1::int8, 100000000) n;
  create table hidden (id int primary key, name text);
  create role ROLE login password '${password}';
  grant usage on schema "Sales" to ROLE;
  grant select on "Sales"."order lines", slow, writes, huge to ROLE;
  grant select, insert on written to ROLE;`;

const source = (
  view: string,
  schema: string,
  name: string,
  fields: ViewSchema['fields'],
  database = 'erp',
): ViewSchema => ({
  ...{ format: 1, view, cnName: view, parts: [], foreign: { database, schema, name }, fields },
  key: [fields[0]?.field ?? ''],
});
const column = (
  field: string,
  name: string,
  type: string,
  columnType: 'int' | 'long' | 'string' | 'decimal' | 'datetime',
) => ({ field, title: field, column: name, type, columnType }) as const;

const lines = source('Erp_Lines', 'Sales', 'order lines', [
  column('Id', 'id', 'number', 'int'),
  column('Customer', 'customer', 'text', 'string'),
  column('Qty', '量', 'decimal', 'decimal'),
  column('Weight', 'weight', 'decimal', 'decimal'),
  column('At', 'at', 'datetime', 'datetime'),
]);
const small = (view: string, name: string, type: 'int' | 'long' = 'int', database = 'erp'): ViewSchema =>
  source(
    view,
    'public',
    name,
    [column('Id', 'id', 'number', type), column('Name', name === 'slow' ? 'wait' : 'name', 'text', 'string')],
    database,
  );

/** A data set over the lines, by month. */
const byMonth: ViewSchema = {
  ...{ format: 1, view: 'Set_Lines', cnName: '每月订单', isDataset: true },
  parts: [{ from: 'Erp_Lines', as: 'l', values: { Month: { each: 'month', of: 'l.At' } } }],
  fields: [
    { field: 'Customer', of: 'l.Customer', title: '客户', dimension: true },
    { field: 'Month', of: 'Month', title: '月份', dimension: true },
    { field: 'Qty', of: 'l.Qty', total: 'sum', title: '数量' },
  ],
  key: ['Customer', 'Month'],
};

const place = { x: 0, y: 0, w: 6, h: 4 };
const figure = (table: string) => ({ id: 'count', kind: 'figure', place, asks: { table } });
const bars = { id: 'bars', kind: 'bar', place, asks: { table: 'Set_Lines', by: 'Customer', of: ['Qty'] } };

describe.each(dailyKinds)('sources in another database, on %s', (kind) => {
  let app: TestApp;
  let foreign: ForeignDatabases;
  let owner: Awaited<ReturnType<typeof openPostgres>>;
  const failures: ForeignFailure[] = [];
  const silent = createServer(() => undefined);

  beforeAll(async () => {
    const url = await newPostgresUrl();
    owner = await openPostgres({ url });
    const role = `reader_${new URL(url).pathname.slice(6, 40)}`;
    await owner.execute(erp.replaceAll('ROLE', role));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const read = new URL(url);
    read.username = role;
    read.password = password;
    const { port } = silent.address() as AddressInfo;
    foreign = new ForeignDatabases(
      new Map([
        ['erp', read.href],
        ['gone', `postgres://reader:${password}@127.0.0.1:1/gone`],
        ['silent', `postgres://reader:${password}@127.0.0.1:${port}/x`],
      ]),
      {
        timeZone: 'Asia/Shanghai',
        limits: { ...foreignLimits, statement: 300, connect: 300, rows: 50 },
        onFailed: (failure) => failures.push(failure),
      },
    );
    app = await openTestApp(kind, { foreign });
    const lead = {
      id: 900,
      parentId: 0,
      name: '订单行',
      tableName: 'Erp_Lines',
      actions: ['Search'],
      enable: 2,
    };
    const done = await publish(
      [
        ...[
          lines,
          byMonth,
          small('Erp_Slow', 'slow'),
          small('Erp_Writes', 'writes'),
          small('Erp_Huge', 'huge', 'long'),
        ].map(change),
        ...[
          small('Gone_A', 'a', 'int', 'gone'),
          small('Silent_A', 'a', 'int', 'silent'),
          small('Other_A', 'a', 'int', 'other'),
        ].map(change),
        small('Erp_Hidden', 'hidden'),
      ]
        .map((one) => ('kind' in one ? one : change(one)))
        .concat({ kind: 'menu', name: '900', over: 0, patch: lead }),
      [{ menuId: 900, roleIds: [await roleOf('manager')], actions: ['Search'] }],
    );
    if (done.status !== true) throw new Error(JSON.stringify(done));
  }, 180_000);
  afterAll(async () => {
    silent.close();
    await app.close();
    await foreign.close();
    await owner.close();
  });

  const change = (patch: ViewSchema) => ({ kind: 'view', name: patch.view, over: 0, patch: patch as object });
  const publish = async (changes: readonly object[], grants: readonly object[] = []) =>
    (await app.post('admin', '/api/jig/schema/publishAll', { changes, grants })).body;
  const roleOf = async (user: string): Promise<number> => {
    const { rows } = await app.context.db.query('select "RoleIds" from "Sys_User" where "UserName" = $1', [
      user,
    ]);
    return Number(rows[0]?.RoleIds);
  };
  const preview = async (...cards: readonly object[]): Promise<readonly CardAnswer[]> => {
    const patch = { format: 1, board: 'trial', title: 'trial', cards };
    const { body } = await app.post('admin', '/api/jig/board/preview', { name: 'trial', patch });
    return body.data.cards;
  };
  const listed = async (user: string, table: string, more: object = {}) =>
    (await app.post(user, `/api/${table}/Page`, query([], { rows: 30, ...more }))).body;
  const problemOf = async (table: string): Promise<string | undefined> => {
    const [answer] = await preview(figure(table));
    return answer && 'problem' in answer ? answer.problem : undefined;
  };

  it('are offered with the tables and columns that their user may read', async () => {
    const { data } = (await app.get('admin', '/api/jig/foreign/databases')).body;
    expect(data.map(({ name }: { name: string }) => name)).toEqual(['erp', 'gone', 'silent']);
    expect(data[0].problem).toBeUndefined();
    expect(data[1].problem).toContain('gone');
    const tables = (await app.get('admin', '/api/jig/foreign/tables?database=erp')).body.data;
    expect(tables.map(({ name }: { name: string }) => name)).toEqual([
      'order lines',
      'huge',
      'slow',
      'writes',
      'written',
    ]);
    const [first] = tables;
    expect(first).toMatchObject({ schema: 'Sales', title: '订单行', isView: false });
    expect(first.columns).toContainEqual({
      name: '量',
      title: '',
      columnType: 'decimal',
      scale: 2,
      isKey: false,
    });
    expect(first.columns.map(({ name }: { name: string }) => name)).not.toContain('doc');
    expect((await app.get('director', '/api/jig/foreign/tables?database=erp')).body).toMatchObject({
      status: false,
    });
    expect((await app.get('admin', '/api/jig/foreign/tables?database=nothing')).body).toMatchObject({
      status: false,
      code: '404',
    });
  });

  it('become charts, lists with conditions, and totals', async () => {
    const [answer] = await preview(bars);
    expect(answer).toMatchObject({
      data: {
        groups: [
          { key: 'C0', sums: { Qty: 630 } },
          { key: 'C2', sums: { Qty: 610 } },
          { key: 'C1', sums: { Qty: 590 } },
        ],
      },
    });
    const filters = JSON.stringify([{ field: 'Customer', filterType: '=', value: "C1' or '1'='1" }]);
    expect(await listed('admin', 'Erp_Lines', { filters })).toMatchObject({ total: 0 });
    const since = JSON.stringify([{ field: 'At', filterType: '>=', value: '2026-03-01' }]);
    // The moments of the other database are days of this installation's time zone.
    expect((await listed('admin', 'Erp_Lines', { filters: since })).total).toBe(17);
    const { rows } = await listed('admin', 'Erp_Lines', { sort: 'Id', order: 'asc' });
    expect(rows[0]).toMatchObject({ Id: 1, Customer: 'C1', Qty: 1, Weight: 0.25, At: '2026-01-17 04:00:00' });
  });

  it('are read by those who were granted them, and so are the data sets over them', async () => {
    expect((await listed('manager', 'Erp_Lines')).total).toBe(60);
    expect((await listed('manager', 'Set_Lines')).rows.length).toBeGreaterThan(0);
    for (const table of ['Erp_Lines', 'Set_Lines'])
      expect(await listed('sales', table)).toMatchObject({ status: false, code: '403' });
    expect(await listed('manager', 'Erp_Huge')).toMatchObject({ status: false, code: '403' });
  });

  it('are refused in words when gone, slow, written, hidden or endless, and hold no others', async () => {
    const said = async (table: string) => [await problemOf(table), (await listed('admin', table)).message];
    for (const [table, words] of [
      ['Erp_Slow', '时限'],
      ['Erp_Huge', '时限'],
      ['Erp_Writes', '只允许读取'],
      ['Erp_Hidden', '没有这个表'],
      ['Gone_A', '连不上'],
      ['Other_A', 'BI_SOURCES'],
    ] as const)
      for (const one of await said(table)) expect(one, table).toContain(words);
    expect(await problemOf('Silent_A')).toMatch(/连不上|正忙|时限/);
    const english = await app.post('admin', '/api/Erp_Slow/Page', query(), { 'x-locale': 'en' });
    expect(english.body.message).toContain('did not answer in time');
    expect((await owner.query('select count(*) as n from written')).rows[0]?.n).toBe('0');
    const [slow, quick] = await preview(figure('Erp_Slow'), { ...figure('Sys_User'), id: 'users' });
    expect(slow).toHaveProperty('problem');
    expect(quick).toHaveProperty('data');
    expect((await preview(bars))[0]).toHaveProperty('data');
  });

  it('are bounded in rows', async () => {
    const rows = {
      id: 'rows',
      kind: 'table',
      place,
      asks: { table: 'Erp_Lines', columns: ['Id', 'Qty'], limit: 100 },
    };
    const [answer] = await preview(rows);
    expect(answer).toMatchObject({ problem: expect.stringContaining('行数太多') });
  });

  it('tell a column that is gone', async () => {
    await publish([
      change({
        ...lines,
        view: 'Erp_Old',
        fields: [...lines.fields, column('Old', 'old', 'text', 'string')],
      }),
    ]);
    expect((await listed('admin', 'Erp_Old')).message).toContain('没有这个表或列');
  });

  it('are never read beside tables of the installation', async () => {
    const issuesOf = async (...changes: readonly object[]) =>
      ((await publish(changes)).data?.issues ?? []).map(({ rule }: { rule: string }) => rule);
    const both: ViewSchema = { ...byMonth, view: 'Set_Both' };
    const [part] = both.parts;
    if (part === undefined) throw new Error('no part');
    const other = {
      from: 'Sys_User',
      as: 'u',
      values: { Month: { each: 'month', of: 'u.CreateDate' } },
    } as const;
    const fields = [{ field: 'Month', of: 'Month', title: '月' }];
    expect(await issuesOf(change({ ...both, parts: [part, other], fields, key: ['Month'] }))).toContain(
      'schema.viewDatabases',
    );
    const dictionary = {
      format: 1,
      dicNo: 'erpLines',
      dicName: 'x',
      source: { table: 'Erp_Lines', key: 'Id', label: 'Customer' },
    };
    expect(await issuesOf({ kind: 'dictionary', name: 'erpLines', over: 0, patch: dictionary })).toContain(
      'schema.foreignSource',
    );
    expect(await issuesOf(change({ ...lines, view: 'Erp_Sql', rows: { '==': [1, 1] } }))).toContain(
      'schema.foreignMember',
    );
    const crafted = {
      ...lines,
      view: 'Erp_X',
      fields: [{ ...column('Id', 'id"; drop table written; --', 'number', 'int') }],
    };
    await publish([change({ ...crafted, key: ['Id'] })]);
    expect((await listed('admin', 'Erp_X')).message).toContain('没有这个表或列');
  });

  it('never tell their password', () => {
    const whole = (_: string, value: unknown) =>
      value instanceof Error ? [value.stack, { ...value, message: value.message }, value.cause] : value;
    expect(failures.length).toBeGreaterThan(5);
    expect(JSON.stringify([app.logged, failures], whole)).not.toContain(password);
  });
});
