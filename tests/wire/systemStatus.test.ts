import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statusPanels } from '../../runtime/model/boards/statusPanels.ts';
import { type MessageKey, type MessageParams, text } from '../../runtime/model/messages/index.ts';
import { read } from '../../runtime/wire/shape.ts';
import { type StatusPanel, statusAnswer } from '../../runtime/wire/watching/Status.ts';
import { noteDone, noteFailed } from '../../server-mock/backup/state/backupOutcomes.ts';
import { backupPanel } from '../../server-mock/backup/state/backupPanel.ts';
import { tellAdministrators } from '../../server-mock/backup/state/tellAdministrators.ts';
import type { UserCall } from '../../server-mock/http/Call.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const all = statusPanels.map(({ name }) => name).join();
const hours = 3_600_000;

describe.each(dailyKinds)('the state of the system on %s', (kind) => {
  let app: TestApp;
  const folder = mkdtempSync(join(tmpdir(), 'jig-status-'));
  beforeAll(async () => {
    app = await openTestApp(kind);
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const panels = async (user: string, asked = all): Promise<Readonly<Record<string, StatusPanel>>> => {
    const { body } = await app.get(user, `/api/jig/status?panels=${asked}`);
    const answer = read(statusAnswer, body.data);
    if (!answer.ok) throw new Error(answer.problem);
    return answer.value.panels;
  };
  const factOf = (panel: StatusPanel | undefined, label: string) =>
    panel?.facts.find((fact) => fact.label === label);

  it('has every panel that a card may name, in the form that browsers read, and none that is not asked for', async () => {
    const told = await panels('admin');
    expect(Object.keys(told).toSorted()).toEqual(statusPanels.map(({ name }) => name).toSorted());
    expect(Object.values(told).flatMap(({ problem }) => problem ?? [])).toEqual([]);
    expect(Object.keys(await panels('admin', 'people,nothing'))).toEqual(['people']);
  });

  it('is for who may open its page, on a board that others do not see', async () => {
    const refused = await app.get('sales', `/api/jig/status?panels=${all}`);
    expect([refused.body.status, refused.body.code]).toEqual([false, '403']);
    const namesOf = async (user: string): Promise<readonly string[]> =>
      (await app.get(user, '/api/jig/boards')).body.data.map(({ board }: { board: string }) => board);
    expect(await namesOf('admin')).toContain('systemStatus');
    expect(await namesOf('sales')).not.toContain('systemStatus');
    expect((await app.get('sales', '/api/jig/board?board=systemStatus')).body.status).toBe(false);
  });

  it('says who is signed in, and no longer who has left', async () => {
    await app.post('sales', '/api/Customer/Page', query([], { rows: 1 }));
    const listed = async () => (await panels('admin', 'people')).people?.lists[0]?.rows.map(([name]) => name);
    expect(await listed()).toContainEqual(expect.stringContaining('(sales)'));
    await app.post('sales', '/api/User/logout', {});
    expect(await listed()).not.toContainEqual(expect.stringContaining('(sales)'));
  });

  it('keeps its panels apart: one that cannot be read leaves the others', async () => {
    const [first] = app.context.statusPanels.filter(({ name }) => name === 'tasks');
    const real = first!.read;
    Object.assign(first!, { read: () => Promise.reject(new Error('secret')) });
    const told = await panels('admin', 'tasks,server');
    Object.assign(first!, { read: real });
    expect([told.tasks?.problem, told.server?.problem]).toEqual(['暂时无法读取', undefined]);
  });

  it('tells of a task whose last run failed', async () => {
    const { db } = app.context;
    await db.query(
      `insert into "Sys_QuartzOptions" ("TaskName", "GroupName", "Status", "CronExpression", "Method", "ApiUrl", "TimeOut")
        values ('夜间同步', '运维', 1, '0 0 1 * * ?', 'post', '/api/x', 60)`,
    );
    await db.query(
      `insert into "Sys_QuartzLog" ("Id", "TaskName", "StratDate", "Result", "ErrorMsg")
        select "Id", "TaskName", now()::timestamp, 0, '返回HTTP状态 404' from "Sys_QuartzOptions" where "TaskName" = '夜间同步'`,
    );
    const { tasks } = await panels('admin', 'tasks');
    expect(factOf(tasks, '最近一次失败的任务')).toMatchObject({ value: '1', tone: 'bad' });
    expect(tasks?.lists[0]?.rows.find(([name]) => name === '夜间同步')).toContain('失败：返回HTTP状态 404');
  });

  describe('backups', () => {
    const place = (demo: '0' | '1') =>
      Object.assign(app.context, {
        installation: {
          ...{ dataDirectory: folder, databaseUrl: undefined, backupDirectory: folder },
          ...{ backupKeep: { days: 7, weeks: 4, months: 12 }, settings: { DEMO: demo } },
        },
      });
    const messages = async (): Promise<readonly string[]> => {
      const { rows } = await app.context.db.query(
        `select "Content" from "Sys_Message_history" where "WorkTable" = 'Sys_Status' order by "Message_Id"`,
      );
      return rows.map(({ Content }) => String(Content));
    };
    // Sessions end within these hours, so the panel is read without one.
    const backup = (): Promise<StatusPanel> => {
      const call = {
        context: app.context,
        say: (key: MessageKey, params?: MessageParams) => text(key, 'zh', params),
      };
      return backupPanel.read(call as UserCall);
    };

    it('are missed after 48 hours without one, not before and not in a demo, once a day', async () => {
      place('0');
      await app.context.db.query('update "jig_migration" set "MadeAt" = $1', [app.context.clock.now()]);
      await tellAdministrators(app.context);
      expect(await messages()).toEqual([]);
      app.pass(49 * hours);
      place('1');
      await tellAdministrators(app.context);
      expect(await messages()).toEqual([]);
      place('0');
      await Promise.all([tellAdministrators(app.context), tellAdministrators(app.context)]);
      await tellAdministrators(app.context);
      expect(await messages()).toEqual([expect.stringContaining('还没有成功的备份')]);
      expect(factOf(await backup(), '最近一次备份')).toMatchObject({ value: '从未备份', tone: 'bad' });
      app.pass(24 * hours);
      await tellAdministrators(app.context);
      expect(await messages()).toHaveLength(2);
    });

    it('that failed are told at once, until one succeeds', async () => {
      await noteDone(app.context, 'jig-a.tar.gz', 3_000_000);
      app.pass(hours);
      await noteFailed(app.context, '磁盘已满');
      await tellAdministrators(app.context);
      expect((await messages()).at(-1)).toContain('磁盘已满');
      expect(factOf(await backup(), '最近一次失败')?.tone).toBe('bad');
      app.pass(hours);
      await noteDone(app.context, 'jig-b.tar.gz', 3_000_000);
      expect(factOf(await backup(), '最近一次失败')).toBeUndefined();
      expect(factOf(await backup(), '大小')?.value).toBe('3.0 MB · jig-b.tar.gz');
    });

    it('that a command wrote into the folder count too', async () => {
      app.pass(49 * hours);
      const before = (await messages()).length;
      const name = app.context.clock.now().replaceAll(/[-:]/g, '').replace(' ', '-');
      writeFileSync(join(folder, `jig-${name}.tar.gz`), 'x');
      await tellAdministrators(app.context);
      expect(await messages()).toHaveLength(before);
      expect(factOf(await backup(), '保留的备份')?.value).toBe('1');
    });
  });
});
