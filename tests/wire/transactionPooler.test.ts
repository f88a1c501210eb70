import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { serversOn } from '../../server-mock/backup/serversOn.ts';
import { openPostgresCopy } from '../../server-mock/db/copy/postgresCopy.ts';
import { DatabaseError } from '../../server-mock/db/DatabaseError.ts';
import { openPostgres } from '../../server-mock/db/postgres.ts';
import { createApp } from '../../server-mock/process/app.ts';
import { claimTasks } from '../../server-mock/tasks/claimTasks.ts';
import { runTask } from '../../server-mock/tasks/runTask.ts';
import { hasPgbouncer, type Pooler, startPgbouncer } from '../setup/pgbouncer.ts';
import { newPostgresUrl } from '../setup/testDatabase.ts';
import { importFile, workbook } from './sheetFile.ts';
import { sheetOf } from './sheetOf.ts';
import { json, openTestApp, query, type TestApp } from './testApp.ts';

const settings = `select pg_backend_pid() as pid, current_setting('timezone') as zone, current_setting('datestyle') as dates,
  current_setting('statement_timeout') as patience, current_setting('max_parallel_workers_per_gather') as workers`;

/** Two processes on one PostgreSQL behind PgBouncer in transaction mode, with three connections for all. */
describe.runIf(hasPgbouncer())('behind a pooler in transaction mode', () => {
  let pooler: Pooler;
  let url: string;
  let directUrl: string;
  let one: TestApp;
  let other: TestApp;

  beforeAll(async () => {
    pooler = await startPgbouncer(inject('postgresUrl'));
    directUrl = await newPostgresUrl(inject('postgresTemplates').system);
    url = pooler.url(directUrl);
    one = await openTestApp('postgres', { copy: await openPostgres({ url, directUrl }), minutes: 20_000 });
    other = await openTestApp('postgres', { copy: await openPostgres({ url, directUrl }), minutes: 20_000 });
  });
  afterAll(async () => {
    await Promise.all([one.close(), other.close()]);
    await pooler.stop();
  });

  const add = (app: TestApp, name: string) =>
    app.post('admin', '/api/Customer/Add', {
      mainData: { CustomerName: name, CustomerType: 'direct', Enable: 1 },
    });
  const total = async (app: TestApp): Promise<number> =>
    (await app.post('admin', '/api/Customer/Page', query())).body.total;

  it('what one saves, the other counts and hears of', async () => {
    const before = await total(other);
    const stamp = other.context.changes.of('Customer');
    expect((await add(one, '华东机电')).body.message).toBe('保存成功');
    await vi.waitFor(() => expect(other.context.changes.of('Customer')).toBeGreaterThan(stamp));
    expect(await total(other)).toBe(before + 1);
  });

  it('many saves and reads at once share few connections, each is stored once', async () => {
    const before = await total(one);
    const names = Array.from({ length: 24 }, (_, n) => `苏州精工${n}厂`);
    const answers = await Promise.all(
      names.flatMap((name, n) => [add(n % 2 === 0 ? one : other, name), total(n % 2 === 0 ? other : one)]),
    );
    expect(answers.filter((answer) => typeof answer === 'object' && answer.body.status !== true)).toEqual([]);
    await vi.waitFor(async () => expect(await total(one)).toBe(before + names.length));
  });

  it('every statement has time zone, dates and limits of its own, whichever connection it gets', async () => {
    const zoned = await openPostgres({
      url,
      directUrl,
      timeZone: 'America/New_York',
      statementTimeout: 5_000,
    });
    const asked = (n: number) => {
      if (n % 4 === 0) return one.context.db.query(settings, [], { timeout: 7_000, isOnOneCore: true });
      if (n % 4 === 1) return one.context.db.transaction((tx) => tx.query(settings, [], { prepared: true }));
      if (n % 4 === 2) return zoned.transaction((tx) => tx.query(settings), { timeout: 9_000 });
      return zoned.query(settings);
    };
    const found = await Promise.all(Array.from({ length: 40 }, (_, n) => asked(n)));
    await zoned.close();
    const expected = [
      { zone: 'Asia/Shanghai', dates: 'ISO, YMD', patience: '7s', workers: '0' },
      { zone: 'Asia/Shanghai', dates: 'ISO, YMD', patience: '30s', workers: '2' },
      { zone: 'America/New_York', dates: 'ISO, YMD', patience: '9s', workers: '2' },
      { zone: 'America/New_York', dates: 'ISO, YMD', patience: '5s', workers: '2' },
    ];
    expect(found.map(({ rows }) => rows[0])).toEqual(
      found.map((_, n) => ({ ...expected[n % 4], pid: expect.any(Number) })),
    );
    expect(new Set(found.map(({ rows }) => rows[0]?.pid)).size).toBeGreaterThan(1);
  });

  it('a statement that takes too long is ended, and leaves its connection as it was', async () => {
    const { db } = one.context;
    const slow = await Promise.allSettled(
      Array.from({ length: 6 }, () => db.query('select pg_sleep(30)', [], { timeout: 200 })),
    );
    for (const ended of slow) expect(ended).toMatchObject({ reason: { kind: 'timeout', sqlState: '57014' } });
    expect((await db.query(settings)).rows[0]).toMatchObject({ patience: '30s' });
  });

  it('a refused statement is rolled back, and its error is told', async () => {
    const { db } = one.context;
    const refused = await db.query('select 1 / 0').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DatabaseError);
    expect(refused).toMatchObject({ sqlState: '22012' });
    const { rows } = await db.query(
      `select count(*)::integer as n from pg_stat_activity where state like 'idle in transaction%' and datname = current_database()`,
    );
    expect(rows[0]?.n).toBe(0);
  });

  it('a workbook is imported at one and exported at the other', async () => {
    const [titles = []] = await sheetOf(await one.raw('admin', '/api/Customer/DownloadTemplate'));
    const columns = titles.map(String);
    const line = columns.map(
      (column) => ({ 客户名称: '上海联合机械', 客户类型: '直销客户' })[column] ?? null,
    );
    const bytes = await workbook([columns, line]);
    const answer = await importFile(one, 'admin', 'Customer', { bytes });
    expect(answer.data).toMatchObject({ imported: 1, errors: [] });
    const rows = await sheetOf(await other.raw('admin', '/api/Customer/Export', json(query())));
    expect(JSON.stringify(rows)).toContain('上海联合机械');
  });

  it('a scheduled task runs once, whichever looks', async () => {
    const mainData = {
      ...{
        TaskName: '夜间盘点',
        GroupName: '仓库',
        CronExpression: '0 0 1 * * ?',
        Method: 'post',
        TimeOut: 30,
      },
      ...{ ApiUrl: '/api/Customer/page', PostData: '{"page": 1, "rows": 1}' },
    };
    const { body } = await one.post('admin', '/api/Sys_QuartzOptions/add', { mainData });
    expect([body.status, body.message]).toEqual([true, body.message]);
    const where = query([{ name: 'TaskName', value: '夜间盘点' }]);
    const { rows } = (await one.post('admin', '/api/Sys_QuartzOptions/page', where)).body;
    await one.post('admin', '/api/Sys_QuartzOptions/changeUpdate', { action: 'Run', keys: [rows[0].Id] });
    const looks = await Promise.all(
      [one, other, one, other].map(async (app) => ({ app, claimed: await claimTasks(app.context) })),
    );
    const claimed = looks.flatMap((look) => look.claimed.map((task) => ({ ...look, task })));
    expect(claimed.map(({ task }) => task.name)).toEqual(['夜间盘点']);
    const signal = new AbortController().signal;
    for (const { app, task } of claimed) await runTask(app.context, createApp(app.context), task, signal);
    const logs = (await other.post('admin', '/api/Sys_QuartzLog/page', where)).body.rows;
    expect(logs).toMatchObject([{ Result: 1, ErrorMsg: null }]);
  });

  it('a backup that goes through it keeps its settings and its lock', async () => {
    const copy = await openPostgresCopy(url, 'read');
    const busy = await Promise.all([add(one, '无锡轴承'), add(other, '常州电机')]);
    const { rows } = await copy.query(settings);
    await copy.close();
    expect(busy.map(({ body }) => body.status)).toEqual([true, true]);
    expect(rows[0]).toMatchObject({ zone: 'UTC', patience: '0' });
  });

  it('connections of the pooler do not count as a server', async () => {
    const connections = await openPostgresCopy(directUrl, 'read');
    const servers = await serversOn(connections);
    await connections.close();
    // The connections over which both hear of each other.
    expect(servers).toBe(2);
  });

  it('a start without the direct address, or with a wrong one, is refused in words', async () => {
    const elsewhere = await newPostgresUrl();
    const refused = async (addresses: { readonly url: string; readonly directUrl?: string }) =>
      String(
        await openPostgres(addresses).then(
          (db) => db.close(),
          (error: unknown) => error,
        ),
      );
    expect(await refused({ url })).toMatch(/连接池.*请把 DATABASE_URL_DIRECT.*\n.*set DATABASE_URL_DIRECT/s);
    expect(await refused({ url, directUrl: url })).toMatch(
      /DATABASE_URL_DIRECT leads through a .*pooler too/,
    );
    expect(await refused({ url, directUrl: elsewhere })).toMatch(/lead to different databases or accounts/);
    expect(await refused({ url, directUrl: 'postgres://jig@127.0.0.1:1/none' })).toMatch(
      /database of DATABASE_URL_DIRECT cannot be reached: .*ECONNREFUSED/,
    );
  });
});
