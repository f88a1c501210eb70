import { describe, expect, it, vi } from 'vitest';
import { answered, failed } from '../../runtime/data/Answer.ts';
import type { RowOutcome } from '../../runtime/data/DocumentCalls.ts';
import type { PageQuery } from '../../runtime/data/PageQuery.ts';
import { batchRun } from '../../runtime/store/inbox/batchRun.ts';
import { type InboxRow, InboxStore } from '../../runtime/store/inbox/InboxStore.ts';

const task = (id: number, more: object = {}) => ({
  WorkFlowTable_Id: id,
  WorkTable: 'Production_SalesOrder',
  WorkTableName: '销售订单',
  WorkTableKey: `${id}`,
  WorkTableCode: `XSDD-${id}`,
  StepName: '经理审批',
  Creator: '李销售',
  CreateDate: '2026-03-05 10:00:00',
  AuditStatus: 0,
  ...more,
});

const inboxOf = (count: { total: number }) => {
  const asked: PageQuery[] = [];
  const page = vi.fn(async (_: string, query: PageQuery) => {
    asked.push(query);
    const rows = Array.from({ length: Math.min(query.rows, count.total) }, (_row, at) => task(at + 1));
    return answered({ rows, total: count.total, summary: {}, ignored: [] });
  });
  const inbox = async () => ({
    inbox: async () => answered({ waiting: count.total, decided: 0, mine: 0, copied: 0, next: undefined }),
    document: async () => failed('404', ''),
  });
  return { asked, store: new InboxStore({ page, inbox }) };
};

describe('the inbox', () => {
  it('asks for the list of its tab and searches number, document and person', async () => {
    const { asked, store } = inboxOf({ total: 2 });
    await store.follow('mine', '李');
    expect(asked).toMatchObject([
      {
        page: 1,
        rows: 30,
        value: 2,
        multiples: { fields: ['WorkTableCode', 'WorkTableName', 'Creator'], value: '李' },
      },
    ]);
    expect(store.rows[0]).toMatchObject({ id: '1', cnName: '销售订单', label: 'XSDD-1', status: 0 });
    await store.follow('copied', '');
    expect(asked[1]).toMatchObject({ value: 3 });
    expect(asked[1]).not.toHaveProperty('multiples');
  });

  it('reads as much again as is shown, and forgets chosen documents that are gone', async () => {
    const count = { total: 70 };
    const { asked, store } = inboxOf(count);
    await store.follow('waiting', '');
    await store.more();
    expect([store.rows.length, store.hasMore]).toEqual([60, true]);
    store.toggle('1');
    store.toggle('50');
    count.total = 40;
    await store.refresh();
    expect(asked.at(-1)).toMatchObject({ rows: 60 });
    expect([...store.chosen]).toEqual(['1']);
    expect([store.counts?.waiting, store.hasMore]).toEqual([40, false]);
  });
});

describe('deciding together', () => {
  const row = (id: string, table: string, key: string): InboxRow => ({
    id,
    table,
    key,
    cnName: table,
    label: key,
    flow: '',
    step: '',
    creator: '',
    date: '',
    status: 0,
  });
  const rows = [row('a', 'Sales', '1'), row('b', 'Procure', '1'), row('c', 'Sales', '2')];

  it('calls once a table, answers for each document, and sends only the failed ones again', async () => {
    const vote = { status: 1, reason: '' };
    const calls: [string, readonly (string | number)[], string, string | undefined][] = [];
    const outcome = (key: string, ok: boolean): RowOutcome => ({
      key,
      ok,
      message: ok ? '' : '不允许批量审核',
    });
    const audit = async (
      table: string,
      keys: readonly (string | number)[],
      sent: { readonly reason: string },
      once?: string,
    ) => {
      calls.push([table, keys, sent.reason, once]);
      if (table === 'Procure' && calls.length < 3) return failed('network', '网络连接失败');
      return answered(keys.map((key) => outcome(String(key), key !== '2' || calls.length > 3)));
    };
    const run = batchRun({ audit }, rows, vote);
    // What is typed after the dialog opened counts.
    vote.reason = '同意';
    expect(await run.run()).toBe(false);
    expect(calls.map(([table, keys, reason]) => [table, keys, reason])).toEqual([
      ['Sales', ['1', '2'], '同意'],
      ['Procure', ['1'], '同意'],
    ]);
    expect(run.failed.map(({ key }) => [key, run.outcomes.get(key)?.message])).toEqual([
      ['b', '网络连接失败'],
      ['c', '不允许批量审核'],
    ]);
    expect(await run.run()).toBe(true);
    expect(calls.slice(2).map(([table, keys]) => [table, keys])).toEqual([
      ['Procure', ['1']],
      ['Sales', ['2']],
    ]);
    // The lost one goes under the same key: it counts once.
    expect(calls[2]?.[3]).toBe(calls[1]?.[3]);
    expect(calls[3]?.[3]).not.toBe(calls[0]?.[3]);
  });
});
