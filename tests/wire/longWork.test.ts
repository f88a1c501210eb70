import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MessageKey, text } from '../../runtime/model/messages/index.ts';
import { longWorkEndpoints } from '../../runtime/wire/longWork/longWorkEndpoints.ts';
import { type Answer, plain, refuse } from '../../server-mock/http/Answer.ts';
import type { UserCall } from '../../server-mock/http/Call.ts';
import { Refusal } from '../../server-mock/http/Refusal.ts';
import { type UserRoute, userRoute } from '../../server-mock/http/Route.ts';
import { mayTakeLong } from '../../server-mock/longWork/mayTakeLong.ts';
import { sweepTasks } from '../../server-mock/longWork/startTaskSweep.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { salesRows } from './orderRows.ts';
import { sheetOf } from './sheetOf.ts';
import { json, openTestApp, query, type TestApp } from './testApp.ts';

const prefer = 'respond-async, wait=0';
const customers = '/api/Customer';

describe.each(dailyKinds)('calls that go on as tasks, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows: salesRows(50) } });
  });
  afterAll(() => app.close());

  const call = (path: string, body: object, wish?: string) => {
    const init = json(body);
    return app.raw('admin', path, { ...init, headers: { ...init.headers, ...(wish && { prefer: wish }) } });
  };
  const exported = (wish?: string) => call(`${customers}/Export`, query([]), wish);
  const started = async (answer: Response): Promise<string> => {
    const { data } = await answer.json();
    expect([answer.status, data]).toEqual([202, { task: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
    return data.task;
  };
  const told = async (id: string, user = 'admin') => (await app.get(user, `/api/jig/task?id=${id}`)).body;
  const over = async (id: string) => {
    await expect.poll(async () => (await told(id)).data.state, { timeout: 20_000 }).not.toBe('running');
    return (await told(id)).data;
  };
  const file = (id: string, user = 'admin') => app.raw(user, `/api/jig/taskFile?id=${id}`);

  it('answer a file that only their user gets', async () => {
    const id = await started(await exported(prefer));
    expect(await over(id)).toMatchObject({ state: 'done', fileName: expect.stringMatching(/\.xlsx$/) });
    expect((await sheetOf(await file(id))).length).toBe((await sheetOf(await exported())).length);
    expect((await told(id, 'sales')).message).toContain('没有此任务');
    expect((await (await file(id, 'sales')).json()).status).toBe(false);
    expect((await app.post('sales', '/api/jig/task/cancel', { id })).body.status).toBe(false);
  });

  it('answer at once where they are done in time, and where nobody asks for a task', async () => {
    for (const wish of ['respond-async', 'respond-async, wait=10', 'wait=0', undefined]) {
      const answer = await exported(wish);
      expect([wish, answer.status, answer.headers.get('content-type')]).toEqual([
        ...[wish, 200, expect.stringContaining('spreadsheetml')],
      ]);
      expect((await sheetOf(answer)).length).toBeGreaterThan(1);
    }
  });

  /** A call whose work the test does. */
  const follow = async (work: (call: UserCall) => Promise<Answer>): Promise<string> => {
    const route = mayTakeLong(userRoute(longWorkEndpoints.cancel, work as () => Promise<Answer<null>>));
    const asked = {
      ...{ context: app.context, user: { id: 1 }, locale: 'zh', requestId: 'r' },
      ...{ header: () => prefer, say: (key: MessageKey) => text(key, 'zh') },
    } as unknown as UserCall;
    const { status, body } = await (route as UserRoute).run(asked);
    expect(status).toBe(202);
    return (body as { data: { task: string } }).data.task;
  };
  const aborted = ({ work }: UserCall): Promise<never> =>
    new Promise((_, reject) => {
      work?.signal.addEventListener('abort', () => reject(work.signal.reason));
    });

  it.each([
    ['an answer', async () => plain({ rows: 3 }), { rows: 3 }],
    ['a refusal', async () => refuse('422', '不行'), { status: false, message: '不行' }],
    [
      'a refusal out of a transaction',
      async () => Promise.reject(new Refusal(refuse('409', '已被修改'))),
      { status: false, message: '已被修改' },
    ],
    ['an error', async () => Promise.reject(new Error('secret')), { status: false, code: 500 }],
  ] as const)('keep %s', async (_name, work, answer) => {
    const id = await follow(work);
    const done = await over(id);
    expect(done).toMatchObject({ state: 'done', answer });
    expect(JSON.stringify(done)).not.toContain('secret');
  });

  it('tell how far they are, stop when their user cancels, and are at most three of one user', async () => {
    const ids = [await follow(aborted), await follow(aborted)];
    const last = await follow((call) => {
      call.work?.tell({ phase: 'drawing', done: 20, total: 500 });
      return aborted(call);
    });
    await expect
      .poll(async () => (await told(last)).data)
      .toMatchObject({
        ...{ state: 'running', phase: 'drawing', done: 20, total: 500 },
      });
    expect((await (await exported(prefer)).json()).message).toBe(text('work.tooMany', 'zh', { n: 3 }));
    expect((await app.post('sales', '/api/jig/task/cancel', { id: last })).body.status).toBe(false);
    for (const id of [...ids, last]) {
      expect((await app.post('admin', '/api/jig/task/cancel', { id })).body.message).toBe('已取消');
      expect(await over(id)).toMatchObject({ state: 'cancelled' });
    }
    expect((await app.post('admin', '/api/jig/task/cancel', { id: last })).body.message).toContain(
      '已经结束',
    );
    expect((await exported(prefer)).status).toBe(202);
  });

  it('are forgotten with their files when their time is over', async () => {
    const id = await started(await exported(prefer));
    await over(id);
    await app.context.db.query(`update "jig_task" set "SeenAt" = $1`, [app.context.clock.at(-3_700_000)]);
    await sweepTasks(app.context);
    expect((await told(id)).status).toBe(false);
    expect(await app.context.fileStore.read(id)).toBeUndefined();
  });

  it('tell one whose process died', async () => {
    const seen = app.context.clock.at(-120_000);
    await app.context.db.query(
      `insert into "jig_task" ("Id", "UserId", "State", "Phase", "Done", "Total", "IsCancelled", "SeenAt")
       values ('lost', 1, 'running', 'reading', 3, 10, 0, $1)`,
      [seen],
    );
    expect(await told('lost')).toMatchObject({
      message: expect.stringContaining('服务器在此期间停止过'),
      data: { state: 'failed', phase: 'reading', done: 3, total: 10 },
    });
    expect((await told('nothing')).status).toBe(false);
  });
});
