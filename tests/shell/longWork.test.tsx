import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LongWorkList } from '../../renderers/longWork/LongWorkList.tsx';
import { Http } from '../../runtime/data/Http.ts';
import { longCall } from '../../runtime/data/longCall.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { text } from '../../runtime/model/messages/index.ts';
import { LongWorkStore } from '../../runtime/store/longWork/LongWorkStore.ts';
import { number, object } from '../../runtime/wire/shape.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pages = object<{ pages: number }>({ pages: number });
const task = (state: string, done: number, more: object = {}) => ({
  status: true,
  data: { state, phase: 'drawing', done, total: 500, ...more },
});
const started = { status: true, data: { task: 'T1' } };

/** A server that answers in this order. */
const server = (...answers: readonly (object | Error)[]) => {
  const left = [...answers];
  const sent: string[] = [];
  const http = new Http({
    token: () => 't',
    locale: () => 'zh',
    onToken: () => undefined,
    onUnauthorised: () => undefined,
    fetch: async (input, init) => {
      const wish = new Headers(init?.headers).get('prefer') ?? '';
      sent.push([init?.method, String(input), wish].join(' ').trim());
      const next = left.shift();
      if (next === undefined || next instanceof Error) throw next ?? new Error('nothing scripted');
      return Response.json(next);
    },
  });
  return { http, sent };
};

const asked = 'GET /api/jig/task?id=T1';
const printing = 'POST /api/Orders/keepPrint respond-async';

/** Makes the call as work of a store, whose lines are shown. */
const working = (...answers: readonly (object | Error)[]) => {
  const { http, sent } = server(...answers);
  const store = new LongWorkStore();
  const app = { t: (key: Parameters<App['t']>[0], params: object) => text(key, 'zh', { ...params }) };
  render(
    <AppContext.Provider value={app as unknown as App}>
      <LongWorkList store={store} />
    </AppContext.Provider>,
  );
  let answer: unknown;
  let opened = 0;
  const done = store.run('打印送货单', async (one) => {
    answer = await longCall(http, '/api/Orders/keepPrint', { method: 'POST', body: {} }, pages, one);
    if (one.isLong && !one.isCancelled) one.offer(() => opened++);
  });
  return { sent, done, answer: () => answer, opened: () => opened };
};
const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const lines = () => screen.queryAllByRole('listitem').map((line) => line.textContent);

it('shows nothing of work that is done in time', async () => {
  const { done, answer, sent } = working({ status: true, data: { pages: 3 } });
  await pass();
  await done;
  expect([lines(), answer(), sent]).toEqual([[], { ok: true, data: { pages: 3 } }, [printing]]);
});

it('shows how far long work is, and opens what it made when the user asks', async () => {
  const { done, answer, sent, opened } = working(
    started,
    task('running', 0),
    task('running', 120),
    new TypeError('offline'),
    task('done', 500, { answer: { status: true, data: { pages: 900 } } }),
  );
  await pass();
  expect(lines()).toEqual(['打印送货单0 / 500取消']);
  await pass(500);
  expect(lines()).toEqual(['打印送货单120 / 500取消']);
  expect(screen.getByRole('progressbar', { name: '打印送货单' }).getAttribute('value')).toBe('120');
  await pass(1500);
  await done;
  expect(answer()).toEqual({ ok: true, data: { pages: 900 } });
  expect(sent).toEqual([printing, asked, asked, asked, asked]);
  expect(lines()).toEqual(['打印送货单已完成打开关闭']);
  fireEvent.click(screen.getByRole('button', { name: '打开' }));
  expect([lines(), opened()]).toEqual([[], 1]);
});

it('cancels once, and says what a refusal says', async () => {
  const cancelled = working(
    started,
    task('running', 20),
    { status: true, message: '已取消' },
    task('cancelled', 20),
  );
  await pass();
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(lines()).toEqual(['打印送货单正在取消…取消']);
  await pass(500);
  await cancelled.done;
  expect(cancelled.sent).toEqual([printing, asked, 'POST /api/jig/task/cancel', asked]);
  expect([lines(), cancelled.answer()]).toEqual([
    [],
    { ok: false, failure: { code: 'cancelled', message: '' } },
  ]);
});

it.each([
  [
    'a refusal',
    task('done', 0, { answer: { status: false, code: '422', message: '没有可打印的内容' } }),
    '没有可打印的内容',
  ],
  ['a server that was stopped', { ...task('failed', 0), message: '任务没有完成' }, '任务没有完成'],
  ['a task that is gone', { status: false, code: '404', message: '没有此任务' }, '没有此任务'],
])('says %s', async (_name, last, message) => {
  const { done, answer } = working(started, last);
  await pass();
  await done;
  expect(answer()).toMatchObject({ ok: false, failure: { message } });
});
