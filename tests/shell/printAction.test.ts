import { afterEach, expect, it, vi } from 'vitest';
import { printAction } from '../../renderers/print/printAction.ts';
import type { Follow } from '../../runtime/data/longCall.ts';
import { LongWorkStore } from '../../runtime/store/longWork/LongWorkStore.ts';
import { PrintStore } from '../../runtime/store/print/PrintStore.ts';

afterEach(() => vi.unstubAllGlobals());

/** Presses 打印 over two selected documents; answers what the server was asked and what the user saw. */
async function pressed(answer: object, { isBlocked = false, hasPrintChoice = false, isLong = false } = {}) {
  const seen: string[] = [];
  const asked: unknown[] = [];
  const tab = {
    close: () => seen.push('closed'),
    location: { replace: (url: string) => seen.push(`shows ${url}`) },
  };
  vi.stubGlobal('open', () => (isBlocked ? null : tab));
  const print = async (api: string, body: object, { told }: Follow) => {
    asked.push([api, body]);
    if (isLong) told({ phase: 'drawing', done: 1, total: 2 });
    return answer;
  };
  const works = new LongWorkStore();
  const list = { selectedRows: [{ Id: 1 }, { Id: 2 }], keyOf: ({ Id }: { Id: number }) => Id };
  const place = {
    doc: { main: { table: 'Bill', cnName: '单据' } },
    page: { page: 'list', table: 'Bill' },
    list,
    app: { settings: { of: () => ({ hasPrintChoice }) } },
  };
  const app = {
    data: { record: async () => ({ print }) },
    notify: {
      error: (words: string) => seen.push(`error ${words}`),
      success: (words: string) => seen.push(`said ${words}`),
    },
    t: (key: string) => key,
    stores: {
      ...(isLong && { longWork: works }),
      print: { open: (ask: object) => asked.push(ask), hasPrinted: () => seen.push('counted') },
    },
  };
  // Only what the action uses.
  await printAction.run?.(place as never, app as never);
  return { seen, asked, works };
}

const kept = { url: '/Upload/Prints/x.pdf', pages: 2, documents: 2, notes: [] };

it('opens the selected documents as one PDF in a tab of its own', async () => {
  const { seen, asked } = await pressed({ ok: true, data: kept });
  expect(asked).toEqual([['Bill', { keys: [1, 2] }]]);
  expect(seen).toEqual(['counted', 'shows /Upload/Prints/x.pdf']);
});

it('closes the tab of what takes long, and opens the file when the user asks', async () => {
  const { seen, works } = await pressed({ ok: true, data: kept }, { isLong: true });
  expect([seen, works.shown.map(({ title }) => title)]).toEqual([['closed', 'counted'], ['print.work']]);
  works.shown[0]?.show?.();
  expect(seen).toEqual(['closed', 'counted', 'shows /Upload/Prints/x.pdf']);
  const cancelled = { ok: false, failure: { code: 'cancelled', message: '' } };
  expect((await pressed(cancelled, { isLong: true })).seen).toEqual(['closed', 'closed']);
});

it('says what the server refuses, what is left blank, and that a window was blocked', async () => {
  const refused = { ok: false, failure: { message: '未审核，不能打印' } };
  expect((await pressed(refused)).seen).toEqual(['closed', 'error 未审核，不能打印']);
  expect((await pressed({ ok: true, data: { ...kept, notes: ['单价为空'] } })).seen).toEqual([
    'counted',
    'shows /Upload/Prints/x.pdf',
    'said 单价为空',
  ]);
  expect((await pressed({ ok: true, data: kept }, { isBlocked: true })).seen).toEqual([
    'counted',
    'error print.blocked',
  ]);
});

it('asks how where there is a choice of templates, and opens no tab for that', async () => {
  const { seen, asked } = await pressed({ ok: true, data: kept }, { hasPrintChoice: true });
  expect(asked).toEqual([{ api: 'Bill', title: '单据', keys: [1, 2] }]);
  expect(seen).toEqual([]);
});

it('is offered where there are templates', () => {
  const offered = (hasPrints: boolean | undefined) =>
    printAction.offered?.({
      doc: { main: { table: 'Bill' } },
      app: { settings: { of: () => ({ hasPrints }) } },
    } as never);
  expect([offered(true), offered(undefined)]).toEqual([true, false]);
});

it('keeps the last choice of a table in the browser, and takes no broken one', () => {
  const kept = new Map<string, string>();
  const keep = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
  const print = new PrintStore(keep);
  expect(print.choiceOf('Bill')).toEqual({ template: '', copies: 1 });
  print.keepChoice('Bill', { template: 'goodsIssue', copies: 3 });
  expect(new PrintStore(keep).choiceOf('Bill')).toEqual({ template: 'goodsIssue', copies: 3 });
  for (const broken of ['99 x', 'x', '0 a', '1.5 b']) {
    kept.set('jig.print.Bill', broken);
    expect(print.choiceOf('Bill')).toEqual({ template: '', copies: 1 });
  }
});
