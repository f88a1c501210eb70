import { describe, expect, it } from 'vitest';
import type { Answer } from '../../runtime/data/Answer.ts';
import type { ListStore } from '../../runtime/store/list/ListStore.ts';
import { ChartStore } from '../../runtime/store/report/ChartStore.ts';
import type { GroupsAnswer } from '../../runtime/wire/records/Groups.ts';

interface Place {
  readonly filter: string;
  readonly page: number;
  readonly sort: string | undefined;
  readonly open: string | undefined;
}

/** A list that only has an address, and a chart over it; `asked` has one entry for each call. */
const world = () => {
  let place: Place = { filter: '', page: 1, sort: undefined, open: undefined };
  const asked: ((answer: GroupsAnswer) => void)[] = [];
  const list = {
    table: { table: 'Thing' },
    address: (change: Partial<Place>) => JSON.stringify({ ...place, ...change }),
    asked: () => ({ page: 1, rows: 30 }),
  } as unknown as ListStore; // what a chart reads of a list
  const data = {
    groups: () =>
      new Promise<Answer<GroupsAnswer>>((answer) => {
        asked.push((given) => answer({ ok: true, data: given, message: undefined }));
      }),
  };
  const store = new ChartStore(data, list, { by: 'Kind', of: ['Qty'] });
  const go = (change: Partial<Place>): void => {
    place = { ...place, ...change };
    void store.follow();
  };
  return { asked, store, go };
};

const groups = (...keys: readonly string[]): GroupsAnswer => ({
  groups: keys.map((key) => ({ key, count: 1, sums: {} })),
  isMore: false,
});

describe('a chart follows its list', () => {
  it('and asks only when other rows are found: not for another page, order or opened record', () => {
    const { asked, go } = world();
    go({});
    expect(asked.length).toBe(1);
    go({ page: 2 });
    go({ sort: 'Qty' });
    go({ open: '7' });
    expect(asked.length).toBe(1);
    go({ filter: 'a' });
    expect(asked.length).toBe(2);
  });

  it('and asks again when the list is read again as it was, after a save or by the button', () => {
    const { asked, go } = world();
    go({});
    go({});
    expect(asked.length).toBe(2);
  });

  it('and drops a late answer to an earlier question', async () => {
    const { asked, store, go } = world();
    go({});
    go({ filter: 'a' });
    asked[1]?.(groups('new'));
    await Promise.resolve();
    asked[0]?.(groups('old'));
    await new Promise((done) => setTimeout(done));
    expect(store.answer?.groups.map(({ key }) => key)).toEqual(['new']);
  });
});
