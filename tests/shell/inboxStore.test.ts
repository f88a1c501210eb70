import { describe, expect, it, vi } from 'vitest';
import { answered, failed } from '../../runtime/data/Answer.ts';
import { batchRun } from '../../runtime/store/workflow/inbox/batchRun.ts';
import { noFilter } from '../../runtime/store/workflow/inbox/InboxFilter.ts';
import { type InboxRow, InboxStore } from '../../runtime/store/workflow/inbox/InboxStore.ts';
import type { InboxDocument } from '../../runtime/wire/inbox/DocumentFacts.ts';
import type { PageQuery } from '../../runtime/wire/PageQuery.ts';
import type { RowOutcome } from '../../runtime/wire/records/RowOutcome.ts';

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

const counted = (waiting: number) => ({ waiting, decided: 0, mine: 0, copied: 0, next: undefined });

const inboxOf = (count: { total: number; down?: boolean }) => {
  const asked: PageQuery[] = [];
  const lists: number[] = [];
  const page = vi.fn(async (_: string, query: PageQuery) => {
    asked.push(query);
    if (count.down) return failed('network', '网络连接失败');
    const from = (query.page - 1) * query.rows;
    const length = Math.max(0, Math.min(query.rows, count.total - from));
    // Newest first.
    const rows = Array.from({ length }, (_row, at) => task(count.total - from - at));
    return answered({ rows, total: count.total, summary: {}, ignored: [] });
  });
  const inbox = async () => ({
    inbox: async () => answered(counted(count.total)),
    kinds: async (list: number) => {
      lists.push(list);
      return answered({
        ...counted(count.total),
        kinds: [{ table: 'Production_SalesOrder', cnName: '销售订单' }],
      });
    },
    document: async () => failed('404', ''),
    readMessages: async () => answered(undefined),
    facts: async (documents: readonly InboxDocument[]) => {
      facts(documents.length);
      return answered(
        documents.map(({ table, key }) => ({ table, key, facts: [{ title: '客户', text: `客户${key}` }] })),
      );
    },
  });
  const facts = vi.fn();
  return { facts, asked, lists, store: new InboxStore({ page, inbox }) };
};

describe('the inbox', () => {
  it('shows one kind of document when asked, and knows the kinds of each list', async () => {
    const { store, asked, lists } = inboxOf({ total: 3 });
    await store.follow('waiting', noFilter);
    await vi.waitFor(() => expect(store.kinds.map(({ cnName }) => cnName)).toEqual(['销售订单']));
    await store.follow('waiting', { ...noFilter, kind: 'Production_SalesOrder' });
    expect(asked.map(({ wheres }) => wheres)).toEqual([
      undefined,
      [{ name: 'WorkTable', value: 'Production_SalesOrder', displayType: 'equal' }],
    ]);
    await store.follow('mine', noFilter);
    expect(lists).toEqual([0, 2]);
  });

  it('shows documents with an amount in a range', async () => {
    const { store, asked } = inboxOf({ total: 3 });
    await store.follow('waiting', { ...noFilter, least: '50000' });
    await store.follow('waiting', noFilter);
    expect(asked.map(({ amount }) => amount)).toEqual([{ least: '50000' }, undefined]);
  });

  it('says customer, amount and date of its rows, at most 120 documents per call', async () => {
    const { store, facts } = inboxOf({ total: 150 });
    await store.follow('waiting', noFilter);
    await store.more();
    for (let page = 0; page < 3; page++) await store.more();
    await vi.waitFor(() => expect(store.facts.size).toBe(150));
    expect(store.factsOf(store.rows[149] ?? { table: '', key: '' })).toEqual([
      { title: '客户', text: '客户1' },
    ]);
    expect(facts.mock.calls.slice(-2)).toEqual([[120], [30]]);
  });

  it('asks for the list of its tab and searches number, document and person', async () => {
    const { asked, store } = inboxOf({ total: 2 });
    await store.follow('mine', { ...noFilter, text: '李' });
    expect(asked).toMatchObject([
      {
        page: 1,
        rows: 30,
        value: 2,
        multiples: { fields: ['WorkTableCode', 'WorkTableName', 'Creator'], value: '李' },
      },
    ]);
    expect(store.rows[0]).toMatchObject({ id: '2', cnName: '销售订单', label: 'XSDD-2', status: 0 });
    await store.follow('copied', noFilter);
    expect(asked[1]).toMatchObject({ value: 3 });
    expect(asked[1]).not.toHaveProperty('multiples');
  });

  const ids = (store: InboxStore) => store.rows.map(({ id }) => Number(id));
  const downFrom = (first: number, length: number) => Array.from({ length }, (_, at) => first - at);

  it('reads as much again as is shown, and forgets chosen documents that are gone', async () => {
    const count = { total: 70 };
    const { asked, store } = inboxOf(count);
    await store.follow('waiting', noFilter);
    await store.more();
    expect([store.rows.length, store.hasMore]).toEqual([60, true]);
    store.toggle('70');
    store.toggle('20');
    count.total = 40;
    await store.refresh();
    expect(asked.at(-1)).toMatchObject({ rows: 60 });
    expect([...store.chosen]).toEqual(['20']);
    expect([store.counts?.waiting, store.hasMore]).toEqual([40, false]);
  });

  it('has every document of a long list, a page of the server after the other', async () => {
    const { asked, store } = inboxOf({ total: 200 });
    await store.follow('waiting', noFilter);
    while (store.hasMore) await store.more();
    expect(ids(store)).toEqual(downFrom(200, 200));
    expect(asked.map(({ page, rows }) => [page, rows])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((page) => [page, 30]),
    );
    await store.more();
    expect(asked).toHaveLength(7);
    asked.length = 0;
    await store.refresh();
    // The server answers at most 120 rows.
    expect(asked.map(({ page, rows }) => [page, rows])).toEqual([
      [1, 100],
      [2, 100],
    ]);
    expect(ids(store)).toEqual(downFrom(200, 200));
  });

  it('reads once, and once more, however many news come at once; the last state is shown', async () => {
    const count = { total: 3 };
    const { asked, store } = inboxOf(count);
    await store.follow('waiting', noFilter);
    asked.length = 0;
    const news = Array.from({ length: 20 }, () => {
      count.total += 1;
      return store.refresh();
    });
    count.total = 10;
    await Promise.all(news);
    expect(asked).toHaveLength(2);
    expect([store.total, store.counts?.waiting]).toEqual([10, 10]);
  });

  it('shows nothing twice and leaves nothing out when the list changed before the next page', async () => {
    const count = { total: 100 };
    const { store } = inboxOf(count);
    await store.follow('waiting', noFilter);
    count.total = 101;
    await store.more();
    expect(ids(store)).toEqual(downFrom(101, 60));
    count.total = 98;
    await store.more();
    expect(ids(store)).toEqual(downFrom(98, 90));
    // A request during a read is not lost.
    await Promise.all([store.refresh(), store.more()]);
    expect(ids(store)).toEqual(downFrom(98, 98));
  });

  it('a page that cannot be read says so and leaves what is shown; it is asked for again', async () => {
    const count = { total: 50, down: false };
    const { store } = inboxOf(count);
    await store.follow('waiting', noFilter);
    count.down = true;
    await store.more();
    expect([store.failure?.message, store.rows.length, store.hasMore]).toEqual(['网络连接失败', 30, true]);
    count.down = false;
    await store.more();
    expect([store.failure, store.rows.length, store.hasMore]).toEqual([undefined, 50, false]);
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
    // Text typed after the dialog opened counts.
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
    // The lost call repeats its key, so that it counts once.
    expect(calls[2]?.[3]).toBe(calls[1]?.[3]);
    expect(calls[3]?.[3]).not.toBe(calls[0]?.[3]);
  });
});
