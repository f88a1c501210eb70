import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BoardSchema } from '../../runtime/model/boards/BoardSchema.ts';
import { mailingLimits } from '../../runtime/model/mailings/mailingLimits.ts';
import type { MailingLine } from '../../runtime/wire/mailings/Mailing.ts';
import type { Mail } from '../../server-mock/mail/Mailer.ts';
import { createApp } from '../../server-mock/process/app.ts';
import { claimTasks } from '../../server-mock/tasks/claimTasks.ts';
import { runTask } from '../../server-mock/tasks/runTask.ts';
import { dailyKind } from '../setup/testDatabase.ts';
import { openDemoDatabase } from './demoApp.ts';
import { readPdf } from './readPdf.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

/** A board with prices, which not everybody may see, for some roles. */
const board: BoardSchema = {
  format: 1,
  board: 'mailed',
  title: '每日经营',
  roles: ['总监', '仓库', '访客'],
  cards: [
    {
      ...{ id: 'price', kind: 'figure', title: '入库金额', place: { x: 0, y: 0, w: 6, h: 2 } },
      asks: { table: 'Ware_WareHouseBill', of: ['TotalAmount'] },
    },
    {
      ...{ id: 'goods', kind: 'figure', title: '订货数', place: { x: 6, y: 0, w: 6, h: 2 } },
      asks: { table: 'Production_SalesOrder', of: ['TotalQty'] },
    },
  ],
};

describe('boards by mail', () => {
  let app: TestApp;
  let mails: Mail[] = [];
  /** Addresses that the mail server refuses. */
  const refused = new Set<string>();
  const ids: Record<string, number> = {};
  const roles: Record<string, number> = {};

  beforeAll(async () => {
    app = await openTestApp(dailyKind, {
      database: await openDemoDatabase(dailyKind),
      mailer: {
        send: async (mail) => {
          if (refused.has(mail.to)) return 'mailbox unknown';
          mails.push(mail);
          return undefined;
        },
      },
    });
    const published = await app.post('admin', '/api/jig/schema/publish', {
      ...{ kind: 'board', name: 'mailed', version: 0, patch: board, message: '试用' },
    });
    if (published.body.status !== true) throw new Error(JSON.stringify(published.body));
    const { db } = app.context;
    const users = await db.query('select "User_Id", "UserName" from "Sys_User"', []);
    for (const { User_Id, UserName } of users.rows) ids[String(UserName)] = Number(User_Id);
    const all = await db.query('select "Role_Id", "RoleName" from "Sys_Role"', []);
    for (const { Role_Id, RoleName } of all.rows) roles[String(RoleName)] = Number(Role_Id);
    for (const name of ['director', 'viewer', 'sales', 'admin'])
      await db.query(`update "Sys_User" set "Mail" = '${name}@jig.example' where "UserName" = '${name}'`, []);
    await db.query(`update "Sys_User" set "Mail" = null where "UserName" = 'warehouse'`, []);
    app.context.changes.bump(['Sys_User']);
  }, 180_000);
  afterAll(() => app.close());
  beforeEach(() => {
    mails = [];
    refused.clear();
  });

  const content = (more: object = {}) => ({
    ...{ board: 'mailed', subject: '每日经营', cron: '0 30 8 ? * MON-FRI', chosen: {}, users: [], roles: [] },
    ...more,
  });
  const send = async (user: string, more: object) =>
    (await app.post(user, '/api/jig/board/mail', content(more))).body;
  const save = async (user: string, more: object) =>
    (await app.post(user, '/api/jig/mailing/save', content(more))).body;
  const linesOf = async (user: string): Promise<readonly MailingLine[]> =>
    (await app.get(user, '/api/jig/mailings?board=mailed')).body.data?.mailings ?? [];
  const textOf = async (name: string): Promise<string> => {
    const mail = mails.find(({ to }) => to === `${name}@jig.example`);
    const [file] = mail?.files ?? [];
    if (file === undefined) throw new Error(`no mail to ${name}`);
    expect(file).toMatchObject({
      type: 'application/pdf',
      name: expect.stringMatching(/^每日经营_.*\.pdf$/),
    });
    return (await readPdf(new Uint8Array(file.bytes))).words.join('|').replace(/\s/g, '');
  };

  it('gives each recipient a PDF of what that recipient may see, whoever sends it', async () => {
    const answer = await send('admin', { users: [ids.director, ids.viewer] });
    expect(answer).toMatchObject({ status: true, data: { sent: 2, of: 2, missed: [] } });
    expect(await textOf('director')).toContain('入库金额');
    expect(await textOf('director')).toMatch(/¥[\d,]{7,}\.\d\d/);
    const viewed = await textOf('viewer');
    expect(viewed).toContain('订货数');
    expect(viewed).not.toContain('入库金额');
    expect(viewed).not.toContain('¥');
    expect(mails.map(({ subject, path }) => [subject, path])).toEqual([
      ['每日经营', '/board?board=mailed'],
      ['每日经营', '/board?board=mailed'],
    ]);
  });

  it('says who got none and why: no address, no board, switched off, refused by the mail server', async () => {
    const { db, changes } = app.context;
    await db.query('update "Sys_User" set "Enable" = 0 where "UserName" = \'viewer\'', []);
    changes.bump(['Sys_User']);
    refused.add('director@jig.example');
    const { message, data } = await send('admin', {
      users: [ids.director, ids.viewer, ids.sales, ids.warehouse, 999_999, ids.admin],
    });
    await db.query('update "Sys_User" set "Enable" = 1 where "UserName" = \'viewer\'', []);
    changes.bump(['Sys_User']);
    expect(mails.map(({ to }) => to)).toEqual(['admin@jig.example']);
    expect(data.missed.map(({ why }: { why: string }) => why).toSorted()).toEqual(
      ['发信失败：mailbox unknown', '账号已停用', '账号已删除', '没有邮箱', '无权打开这个看板'].toSorted(),
    );
    expect(message).toContain('已发送1封，共6人');
    expect(message).toContain('没有邮箱');
  });

  it('sends to those who have a role now, and no more to one whom the role was taken from', async () => {
    const toRole = () => send('admin', { roles: [roles.总监] });
    const { db, changes } = app.context;
    const give = async (role: number | undefined): Promise<void> => {
      await db.query(`update "Sys_User" set "RoleIds" = '${role}' where "UserName" = 'director'`, []);
      changes.bump(['Sys_User']);
    };
    await toRole();
    expect(mails.map(({ to }) => to)).toContain('director@jig.example');
    expect(mails.map(({ to }) => to)).not.toContain('viewer@jig.example');
    mails = [];
    await give(roles.访客);
    expect((await toRole()).data.of).toBe(0);
    // Named, the user still may not open the board.
    expect((await send('admin', { users: [ids.sales] })).message).toContain('无权打开这个看板');
    await give(roles.总监);
    expect(mails).toEqual([]);
  });

  it('is kept as a scheduled task of its maker, which sends it and whose log says what became of it', async () => {
    const saved = await save('director', { users: [ids.director, ids.warehouse] });
    expect(saved).toMatchObject({ status: true });
    const [line] = await linesOf('director');
    expect(line).toMatchObject({ subject: '每日经营', isOn: true, cron: '0 30 8 ? * MON-FRI' });
    expect((await app.post('director', '/api/jig/mailing/run', { id: line?.id })).body.status).toBe(true);
    const own = createApp(app.context);
    const claimed = await claimTasks(app.context);
    expect(claimed.map(({ id }) => id)).toEqual([line?.id]);
    for (const task of claimed) await runTask(app.context, own, task, new AbortController().signal);
    expect(mails.map(({ to }) => to)).toEqual(['director@jig.example']);
    const { body } = await app.post('admin', '/api/Sys_QuartzLog/Page', query([], { rows: 5 }));
    expect(body.rows[0]).toMatchObject({ TaskName: '看板邮件：每日经营', Result: 1 });
    expect(body.rows[0].ResponseContent).toContain('已发送1封，共2人');
    const [told] = await linesOf('director');
    expect(told?.last).toMatchObject({ isSent: true, said: expect.stringContaining('没有邮箱') });
    expect(told?.next).toMatch(/ 08:30:00$/);
  });

  it('is seen, changed and ended by its maker and by administrators, and by no one else', async () => {
    const [line] = await linesOf('director');
    const id = line?.id;
    expect((await linesOf('admin')).map((one) => one.id)).toContain(id);
    const change = { id, users: [ids.director], subject: '每周经营', cron: '0 0 9 ? * 2' };
    for (const call of ['save', 'run', 'end'] as const)
      expect(
        (await app.post('manager', `/api/jig/mailing/${call}`, { ...content(), ...change })).body.status,
      ).toBe(false);
    expect((await linesOf('director'))[0]).toMatchObject({ subject: '每日经营' });
    expect(await save('director', change)).toMatchObject({ status: true });
    expect(await linesOf('director')).toMatchObject([{ id, subject: '每周经营', cron: '0 0 9 ? * 2' }]);
    expect((await app.post('admin', '/api/jig/mailing/end', { id })).body.status).toBe(true);
    expect(await linesOf('director')).toEqual([]);
  });

  it('refuses in words who may not share, what has no recipients, and times that are too often', async () => {
    const words = async (user: string, more: object): Promise<string> => (await save(user, more)).message;
    expect(await words('viewer', { users: [ids.viewer] })).toContain('分享');
    expect(await send('viewer', { users: [ids.viewer] })).toMatchObject({ status: false, code: '403' });
    expect(await words('admin', {})).toContain('收件人');
    expect(await words('admin', { users: [ids.admin], cron: '0 0/5 * * * ?' })).toContain('至少间隔1小时');
    expect(await words('admin', { users: [ids.admin], cron: '8:30' })).toContain('Cron表达式');
    expect(await words('admin', { users: [ids.admin], subject: ' ' })).toContain('主题');
    expect(await words('admin', { users: [ids.admin], board: 'nothing' })).toContain('没有看板');
    for (let n = 0; n < mailingLimits.ofBoard; n += 1) await save('admin', { users: [ids.admin] });
    expect(await words('admin', { users: [ids.admin] })).toContain(`最多安排${mailingLimits.ofBoard}项`);
    expect(mails).toEqual([]);
  });
});
