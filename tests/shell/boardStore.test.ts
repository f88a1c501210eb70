import { afterEach, describe, expect, it, vi } from 'vitest';
import { BoardStore } from '../../runtime/store/boards/BoardStore.ts';
import { boardServer } from './boardServer.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const opened = async (told: Parameters<typeof boardServer>[0] = {}) => {
  vi.useFakeTimers();
  const { http, calls } = boardServer(told);
  const store = new BoardStore({ http }, 'orders');
  await store.load();
  calls.length = 0;
  return { store, calls };
};

describe('a board that follows changes', () => {
  it('asks a card once in two seconds, however many changes there are', async () => {
    const { store, calls } = await opened();
    for (let change = 2; change < 12; change += 1) {
      store.changed({ orders: String(change) });
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(calls).toEqual(['ask orders']);
  });

  it('asks nothing for changes that its cards know, or of other tables', async () => {
    const { store, calls } = await opened();
    store.changed({ orders: '1', plans: '7' });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(calls).toEqual([]);
  });

  it('keeps equal data, so that nothing is drawn again', async () => {
    const { store } = await opened();
    const before = store.cards.get('one');
    store.changed({ orders: '2' });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(store.cards.get('one')).not.toBe(before);
    expect(store.cards.get('one')?.data).toBe(before?.data);
  });

  it('asks again for what the server keeps from before, once newer data can be had', async () => {
    const { store, calls } = await opened({ kept: { age: 4_000, again: 5_000 } });
    expect(Date.now() - (store.readAt ?? 0)).toBe(4_000);
    store.changed({ orders: '2' });
    await vi.advanceTimersByTimeAsync(4_900);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(calls).toEqual(['ask orders']);
    store.close();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(calls).toEqual(['ask orders']);
  });

  it('asks nothing out of sight, and what changed meanwhile once it is seen again', async () => {
    const { store, calls } = await opened();
    store.look(false);
    store.changed({ orders: '2' });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls).toEqual([]);
    store.look(true);
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toEqual(['ask orders']);
  });
});
