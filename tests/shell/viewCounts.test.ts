import { runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answered } from '../../runtime/data/Answer.ts';
import { ListStore } from '../../runtime/store/list/ListStore.ts';
import { OptionViewCounts } from '../../runtime/store/optionViews/OptionViewCounts.ts';
import type { OptionViewsStore } from '../../runtime/store/optionViews/OptionViewsStore.ts';
import type { PageQuery } from '../../runtime/wire/PageQuery.ts';
import { orderTable } from './support.ts';

let isHidden = false;
const see = (isSeen: boolean): void => {
  isHidden = !isSeen;
  document.dispatchEvent(new Event('visibilitychange'));
};

/** Counts over a fake server that finds as many rows as `found` says. */
function opened(found: readonly (number | null)[]) {
  const asked: (readonly PageQuery[])[] = [];
  const data = {
    optionViews: async () => ({
      counts: async (_: string, queries: readonly PageQuery[]) => {
        asked.push(queries);
        return answered({ counts: found });
      },
    }),
  };
  const list = new ListStore(orderTable(), {
    data: { page: async () => answered({ rows: [], total: 0, summary: {}, ignored: [] }) },
    sizes: { sizes: [30], size: 30 },
    quickFields: () => ['Code'],
  });
  const views = {
    table: 'Orders',
    open: 8 as unknown,
    isChanged: false,
    presets: ['all'],
    tabs: [{ id: 7 }, { id: 8 }],
    target: (id: unknown) => ({ quick: id === 7 ? 'A' : '', columns: [], groups: [] }),
  };
  const counts = new OptionViewCounts({ data } as never, list, views as unknown as OptionViewsStore);
  return { list, asked, counts, views };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isHidden ? 'hidden' : 'visible'));
  isHidden = false;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the numbers of views', () => {
  it('are asked in one call with the conditions of each view, once the list has its rows', async () => {
    const { list, asked, counts } = opened([1000, 12, null]);
    const stop = counts.follow();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(asked).toEqual([]);
    await list.load();
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.map(({ wheres }) => wheres?.map(({ value }) => value))).toEqual([[], ['A'], []]);
    expect([counts.text('all'), counts.text(7), counts.text(8)]).toEqual(['999+', '12', '']);
    stop();
  });

  it('of the open view are those of its list, unless the list was changed', async () => {
    const { list, counts, views } = opened([5, 12, null]);
    const stop = counts.follow();
    await list.load();
    await vi.advanceTimersByTimeAsync(0);
    views.open = 7;
    list.total = 13;
    expect([counts.text('all'), counts.text(7)]).toEqual(['5', '13']);
    views.isChanged = true;
    expect(counts.text(7)).toBe('12');
    stop();
  });

  it('are asked every ten seconds at most, only while seen, and no more once left', async () => {
    const { list, asked, counts } = opened([1, 2, 3]);
    const read = (): void =>
      runInAction(() => {
        list.readAt = Date.now();
      });
    const stop = counts.follow();
    read();
    await vi.advanceTimersByTimeAsync(1000);
    for (let n = 0; n < 5; n += 1) {
      read();
      await vi.advanceTimersByTimeAsync(1000);
    }
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(4000);
    expect(asked).toHaveLength(2);
    see(false);
    read();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(2);
    see(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toHaveLength(3);
    stop();
    read();
    see(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(3);
  });
});
