import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SecretBox } from '../../server-mock/access/SecretBox.ts';
import { createApp } from '../../server-mock/process/app.ts';
import { claimTasks } from '../../server-mock/tasks/claimTasks.ts';
import { nextTime } from '../../server-mock/tasks/nextTime.ts';
import { runTask } from '../../server-mock/tasks/runTask.ts';
import { sealStored } from '../../server-mock/tasks/sealStored.ts';
import { taskSecret } from '../../server-mock/tasks/taskSecret.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import cases from './cases/tasks.json' with { type: 'json' };
import { openTestApp, query, type TestApp, type Wire } from './testApp.ts';

type Told = Readonly<Record<string, string | number | null>>;

const daily = {
  TaskName: '夜间库存结存',
  GroupName: '仓库',
  CronExpression: '0 0 1 * * ?',
  Method: 'post',
  TimeOut: 30,
  ApiUrl: '/api/Customer/page',
  PostData: '{"page": 1, "rows": 30}',
};

const customer = {
  Customer_Id: 1,
  CustomerCode: 'KH0001',
  CustomerName: '苏州恒泰机械',
  CustomerType: 'direct',
};

describe('times of tasks', () => {
  it.each(cases.times)('$cron comes next at $next', ({ cron, next }) => {
    expect(nextTime(cron, '2026-03-05 10:00:00')).toBe(next);
  });
});

describe('a task on the day of a clock change', () => {
  // In New York the clock goes from 02:00 to 03:00 on 8 March 2026, and from 02:00 back to 01:00 on 1 November.
  it.each([
    ['every quarter of an hour', '0 0/15 * * * ?', '2026-03-08 01:45:00', '2026-03-08 02:00:00'],
    ['after the hour that is skipped', '0 0/15 * * * ?', '2026-03-08 03:00:01', '2026-03-08 03:15:00'],
    ['once in the hour that is repeated', '0 0/15 * * * ?', '2026-11-01 01:45:00', '2026-11-01 02:00:00'],
    ['once at a time that is repeated', '0 30 1 * * ?', '2026-11-01 01:30:00', '2026-11-02 01:30:00'],
  ])('runs by the clock on the wall: %s', (_, cron, after, next) => {
    expect(nextTime(cron, after)).toBe(next);
  });
});

describe.each(dailyKinds)('scheduled tasks on %s', (kind) => {
  let app: TestApp;
  let outside: Server;
  const asked: { readonly path: string; readonly key: string | undefined }[] = [];
  let host = '';

  beforeAll(async () => {
    outside = createServer((request: IncomingMessage, response) => {
      asked.push({ path: String(request.url), key: request.headers['x-key']?.toString() });
      if (request.url === '/moved') response.writeHead(302, { location: '/secret' }).end();
      else if (request.url === '/endless') response.write('{');
      else if (request.url === '/echo')
        response.end(
          JSON.stringify({ got: request.headers['x-key'], token: 'abc', jwt: `eyJhbGciOiJIUzI1NiJ9.e30.x` }),
        );
      else if (request.url === '/binary')
        response
          .writeHead(200, { 'content-type': 'application/vnd.ms-excel' })
          .end(Buffer.from([80, 75, 0, 255, 7]));
      else if (request.url !== '/slow') response.end('{"status": true}');
    });
    await new Promise<void>((done) => outside.listen(0, '127.0.0.1', done));
    host = `127.0.0.1:${(outside.address() as AddressInfo).port}`;
    app = await openTestApp(kind, {
      file: { rows: { Customer: [{ ...customer, Enable: 1 }] } },
      outboundHosts: [host, 'erp.example'],
      minutes: 20_000,
    });
  });
  afterAll(async () => {
    await app.close();
    outside.closeAllConnections();
    await new Promise((done) => outside.close(done));
  });

  const add = (more: object = {}): Promise<Wire> =>
    app.post('admin', '/api/Sys_QuartzOptions/add', { mainData: { ...daily, ...more } });
  const press = (action: string, key: unknown): Promise<Wire> =>
    app.post('admin', '/api/Sys_QuartzOptions/changeUpdate', { action, keys: [key] });
  const task = async (name: string): Promise<Told> =>
    (await app.post('admin', '/api/Sys_QuartzOptions/page', query([{ name: 'TaskName', value: name }]))).body
      .rows[0];
  const logs = async (name: string): Promise<readonly Told[]> =>
    (await app.post('admin', '/api/Sys_QuartzLog/page', query([{ name: 'TaskName', value: name }]))).body
      .rows;

  /** One look of the job, and the runs it begins. */
  const look = async (stopped = new AbortController().signal): Promise<readonly string[]> => {
    const claimed = await claimTasks(app.context);
    const answering = createApp(app.context);
    await Promise.all(claimed.map((one) => runTask(app.context, answering, one, stopped)));
    return claimed.map(({ name }) => name);
  };

  /** Stores a task, runs it at once and reads its log. */
  const ran = async (name: string, more: object): Promise<Told | undefined> => {
    const { body } = await add({ TaskName: name, ...more });
    expect([body.status, body.message]).toEqual([true, body.message]);
    await press('Run', (await task(name)).Id);
    await look();
    return (await logs(name))[0];
  };

  it.each(cases.refused)('refuse $what at its field', async ({ row, at, says }) => {
    const { body } = await add({ TaskName: '不应保存', ...row });
    expect(body.status).toBe(false);
    expect(JSON.stringify(body)).toContain(at);
    expect(body.message).toContain(says);
    expect(await task('不应保存')).toBeUndefined();
  });

  it('run at their time once, however many look, and not while they are paused', async () => {
    await add();
    expect(await task(daily.TaskName)).toMatchObject({ Status: 0, NextRunTime: null });
    app.pass(24 * 3_600_000);
    expect(await look()).toEqual([]);
    const { Id } = await task(daily.TaskName);
    expect((await press('Start', Id)).body.status).toBe(true);
    expect(await look()).toEqual([]);
    expect(await task(daily.TaskName)).toMatchObject({ Status: 1, NextRunTime: '2026-03-07 01:00:00' });
    // Two days are missed: they count as one run.
    app.pass(2 * 24 * 3_600_000);
    const both = await Promise.all([claimTasks(app.context), claimTasks(app.context)]);
    expect(both.flat().map(({ name }) => name)).toEqual([daily.TaskName]);
    expect(await task(daily.TaskName)).toMatchObject({
      NextRunTime: '2026-03-09 01:00:00',
      LastRunTime: '2026-03-08 10:00:00',
    });
    const [claimed] = both.flat();
    if (claimed) await runTask(app.context, createApp(app.context), claimed, new AbortController().signal);
    const [log] = await logs(daily.TaskName);
    expect(log).toMatchObject({ Id, Result: 1, ErrorMsg: null, StratDate: '2026-03-08 10:00:00' });
    expect(String(log?.ResponseContent)).toContain('苏州恒泰机械');
    expect((await press('Pause', Id)).body.status).toBe(true);
    expect((await press('Pause', Id)).body.message).toContain('只有运行中的任务才能暂停');
  });

  it('say when they were asked to run, and stay paused', async () => {
    const { Id } = await task(daily.TaskName);
    const { body } = await press('Run', Id);
    expect(body.message).toContain('已安排执行');
    expect(await look()).toEqual([daily.TaskName]);
    expect(await task(daily.TaskName)).toMatchObject({ Status: 0, NextRunTime: null });
  });

  it('run with the rights of the account that wrote them, also when another starts them', async () => {
    const { db, changes } = app.context;
    const role = await db.query(`select "Role_Id" from "Sys_Role" where "RoleName" = '访客'`);
    await db.query(
      `insert into "Sys_RoleAuth" ("Role_Id", "Menu_Id", "AuthValue", "Version") values ($1, 614, 'Search,Add,Update', 1)`,
      [role.rows[0]?.Role_Id],
    );
    changes.bump(['Sys_RoleAuth']);
    const mainData = { ...daily, TaskName: '越权任务', ApiUrl: '/api/Sys_User/page' };
    const { body } = await app.post('viewer', '/api/Sys_QuartzOptions/add', { mainData });
    expect([body.status, body.message]).toEqual([true, body.message]);
    // The administrator could read accounts, the author could not.
    await press('Run', (await task('越权任务')).Id);
    await look();
    expect(await logs('越权任务')).toMatchObject([{ Result: 0, ErrorMsg: expect.stringContaining('权限') }]);
    await db.query(`update "Sys_User" set "Enable" = 0 where "UserName" = 'viewer'`);
    changes.bump(['Sys_User']);
    await press('Run', (await task('越权任务')).Id);
    await look();
    expect((await logs('越权任务'))[0]?.ErrorMsg).toContain('执行账号已停用');
    await db.query(`update "Sys_User" set "Enable" = 1 where "UserName" = 'viewer'`);
    changes.bump(['Sys_User']);
  });

  it('keep their account until somebody changes what they call, and ask before they change it', async () => {
    const { body } = await app.post('viewer', '/api/Sys_QuartzOptions/add', {
      mainData: {
        ...daily,
        TaskName: '借权',
        ApiUrl: '/api/Sys_User/Update',
        PostData: '{"mainData": {"User_Id": 10, "RoleIds": "1"}}',
      },
    });
    const author = body.data.data.RunAs;
    const change = async (mainData: object, confirmed?: readonly string[]): Promise<Wire['body']> => {
      const { Id, Version } = await task('借权');
      const sent = { mainData: { Id, Version, ...mainData }, ...(confirmed && { confirmed }) };
      return (await app.post('admin', '/api/Sys_QuartzOptions/update', sent)).body;
    };
    expect((await change({ Describe: '已更正', CronExpression: '0 0 2 * * ?', RunAs: 1 })).status).toBe(true);
    expect(await task('借权')).toMatchObject({ RunAs: author, Describe: '已更正' });
    const asks = await change({ PostData: '{"mainData": {"User_Id": 10}}' });
    expect(asks).toMatchObject({ status: false, data: { issues: [{ path: 'ApiUrl' }] } });
    expect(asks.message).toContain('将以您【超级管理员】的权限执行');
    expect(await task('借权')).toMatchObject({ RunAs: author });
    const [{ question }] = asks.data.issues;
    expect((await change({ PostData: '{}' }, ['another question'])).status).toBe(false);
    expect((await change({ PostData: '{}' }, [question])).status).toBe(true);
    expect(await task('借权')).toMatchObject({ RunAs: 1 });
    // The author changes the call back: that asks too, and the old yes is for another account.
    const { Id, Version } = await task('借权');
    const again = await app.post('viewer', '/api/Sys_QuartzOptions/update', {
      mainData: { Id, Version, PostData: '{"mainData": {"User_Id": 10, "RoleIds": "1"}}' },
      confirmed: [question],
    });
    expect(again.body.status).toBe(false);
  });

  it('are not run by hand without the right to edit them', async () => {
    const { body } = await app.post('sales', '/api/Sys_QuartzOptions/changeUpdate', {
      action: 'Run',
      keys: [(await task('借权')).Id],
    });
    expect([body.status, body.code]).toEqual([false, '403']);
  });

  it('call allowed hosts with their header, whose value is never answered', async () => {
    const log = await ran('同步ERP', {
      ApiUrl: `http://${host}/sync`,
      AuthKey: 'X-Key',
      AuthValue: 's3cret',
    });
    expect(log).toMatchObject({ Result: 1, ResponseContent: '{"status": true}' });
    expect(asked.at(-1)).toEqual({ path: '/sync', key: 's3cret' });
    const stored = await task('同步ERP');
    expect(JSON.stringify(stored)).not.toContain('s3cret');
    // An edit that leaves the value empty keeps it.
    const { body } = await app.post('admin', '/api/Sys_QuartzOptions/update', {
      mainData: { Id: stored.Id, Version: stored.Version, Describe: '每小时', AuthValue: '' },
    });
    expect(body.status).toBe(true);
    await press('Run', stored.Id);
    await look();
    expect(asked.at(-1)).toEqual({ path: '/sync', key: 's3cret' });
    const log2 = await app.post(
      'admin',
      '/api/Sys_Log/page',
      query([{ name: 'TableName', value: 'Sys_QuartzOptions' }]),
    );
    expect(JSON.stringify(log2.body.rows)).not.toContain('s3cret');
  });

  it.each([
    ['follows no redirect', '/moved', { TimeOut: 30 }, '返回HTTP状态 302'],
    ['gives up after its limit', '/slow', { TimeOut: 1 }, '1秒内没有返回'],
    ['gives up after its limit while an answer arrives', '/endless', { TimeOut: 1 }, '1秒内没有返回'],
  ])('%s', async (name, path, more, says) => {
    const log = await ran(name, { ApiUrl: `http://${host}${path}`, ...more });
    expect(log).toMatchObject({ Result: 0 });
    expect(log?.ErrorMsg).toContain(says);
    expect(asked.map(({ path: one }) => one)).not.toContain('/secret');
  });

  it('log kind and size of a binary answer, and go on', async () => {
    const log = await ran('下载附件', { ApiUrl: `http://${host}/binary`, Method: 'get' });
    expect(log).toMatchObject({
      Result: 1,
      ResponseContent: '[二进制内容] application/vnd.ms-excel，5 字节',
    });
    const own = await ran('导出客户', { ApiUrl: '/api/Customer/export', PostData: '{}' });
    expect(own).toMatchObject({ Result: 1, ResponseContent: expect.stringContaining('[二进制内容]') });
  });

  it('log no token and no secret', async () => {
    const log = await ran('回显', {
      ApiUrl: `http://${host}/echo`,
      AuthKey: 'X-Key',
      AuthValue: 's3cret"value',
    });
    expect(log).toMatchObject({ Result: 1, ResponseContent: expect.stringContaining('***') });
    expect(log?.ResponseContent).not.toMatch(/s3cret|abc|eyJ/);
  });

  it.each(cases.ofSessions)('refuse to call $ApiUrl', async (row) => {
    const log = await ran(`会话 ${row.ApiUrl}`, row);
    expect(log).toMatchObject({ Result: 0, ErrorMsg: expect.stringContaining('自动执行的调用不能') });
  });

  it('end the session of a run with it', async () => {
    let header = '';
    await add({ TaskName: '会话结束', ApiUrl: '/api/Customer/page' });
    await press('Run', (await task('会话结束')).Id);
    const [claimed] = await claimTasks(app.context);
    const answering = createApp(app.context);
    const listening = {
      fetch: (request: Request, address?: string) => {
        header = request.headers.get('authorization') ?? '';
        return answering.fetch(request, address);
      },
    };
    if (claimed) await runTask(app.context, listening, claimed, new AbortController().signal);
    expect((await logs('会话结束'))[0]).toMatchObject({ Result: 1 });
    const after = await app.fetch('/api/jig/session', { headers: { authorization: header } });
    expect(after.http).toBe(401);
  });

  it('hold a task no longer when its answer cannot be written down', async () => {
    await add({ TaskName: '写不下' });
    await press('Run', (await task('写不下')).Id);
    const [claimed] = await claimTasks(app.context);
    const answering = { fetch: async () => new Response(`{"note": "\\u0000${'长'.repeat(5_000)}`) };
    const tooLong = { fetch: async () => new Response('{"status": false, "message": "\\u0000"}') };
    if (claimed) {
      await runTask(app.context, tooLong, claimed, new AbortController().signal);
      await runTask(app.context, answering, claimed, new AbortController().signal);
    }
    expect(await task('写不下')).toMatchObject({ RunningUntil: null });
    expect(await logs('写不下')).toHaveLength(2);
  });

  it('seal the value of a header, and one that was stored as typed', async () => {
    const { db } = app.context;
    const stored = async (): Promise<readonly unknown[]> =>
      (await db.query(`select "AuthValue" from "Sys_QuartzOptions" where "AuthValue" is not null`)).rows.map(
        ({ AuthValue }) => AuthValue,
      );
    expect((await stored()).length).toBeGreaterThan(0);
    expect((await stored()).filter((value) => !String(value).startsWith('sealed:1:'))).toEqual([]);
    await db.query(`update "Sys_QuartzOptions" set "AuthValue" = 'as typed' where "TaskName" = '同步ERP'`);
    await sealStored(app.context);
    expect((await stored()).filter((value) => !String(value).startsWith('sealed:1:'))).toEqual([]);
    await press('Run', (await task('同步ERP')).Id);
    await look();
    expect(asked.at(-1)).toEqual({ path: '/sync', key: 'as typed' });
  });

  it('say that a header sealed with another key cannot be sent', async () => {
    const { db } = app.context;
    const foreign = new SecretBox(new TextEncoder().encode('another installation')).seal('x', taskSecret);
    const { body } = await add({
      TaskName: '换了密钥',
      ApiUrl: `http://${host}/sync`,
      AuthKey: 'X-Key',
      AuthValue: 'y-value',
    });
    expect([body.status, body.message]).toEqual([true, body.message]);
    await db.query(`update "Sys_QuartzOptions" set "AuthValue" = $1 where "TaskName" = '换了密钥'`, [
      foreign,
    ]);
    const before = asked.length;
    await press('Run', (await task('换了密钥')).Id);
    await look();
    expect((await logs('换了密钥'))[0]?.ErrorMsg).toContain('无法解密');
    expect(asked.length).toBe(before);
  });

  it('ask for the value of the header again when another host is called', async () => {
    const { Id, Version } = await task('同步ERP');
    const change = (ApiUrl: string, more: object = {}): Promise<Wire> =>
      app.post('admin', '/api/Sys_QuartzOptions/update', { mainData: { Id, Version, ApiUrl, ...more } });
    const { body } = await change('http://erp.example/sync');
    expect([body.status, body.message]).toEqual([false, expect.stringContaining('重新填写AuthValue')]);
    expect((await change(`http://${host}/other`)).body.status).toBe(true);
  });

  it('say why a call of this server was refused', async () => {
    const log = await ran('错误的接口', { ApiUrl: '/api/Nothing/page' });
    expect(log).toMatchObject({ Result: 0 });
    expect(log?.ErrorMsg).not.toBe('');
  });

  it('are broken off and written down when the server stops', async () => {
    await add({ TaskName: '停止时', ApiUrl: `http://${host}/slow`, TimeOut: 60 });
    await press('Run', (await task('停止时')).Id);
    const stopping = new AbortController();
    const [claimed] = await claimTasks(app.context);
    const before = asked.length;
    const run = claimed && runTask(app.context, createApp(app.context), claimed, stopping.signal);
    await expect.poll(() => asked.length).toBeGreaterThan(before);
    stopping.abort();
    await run;
    expect((await logs('停止时'))[0]?.ErrorMsg).toContain('服务停止');
  });
});
