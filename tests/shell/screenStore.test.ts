import { afterEach, describe, expect, it, vi } from 'vitest';
import { ScreenStore } from '../../runtime/store/boards/ScreenStore.ts';
import { boardServer } from './boardServer.ts';

const opened = async (...boards: readonly string[]) => {
  const { http, calls } = boardServer();
  const store = new ScreenStore(
    { http },
    boards.map((board) => ({ board })),
  );
  await store.show();
  return { store, calls };
};

const standing = (store: ScreenStore): string | undefined => store.current?.store.name;

afterEach(() => void vi.unstubAllGlobals());

describe('the boards of a screen', () => {
  it('are read when they first stand, the next one before that', async () => {
    const { store, calls } = await opened('orders', 'plans', 'pool');
    expect(calls).toEqual(['read orders', 'ask orders', 'read plans', 'ask plans']);
    store.go(1);
    await vi.waitFor(() => expect(calls.slice(4)).toEqual(['read pool', 'ask pool']));
    expect(standing(store)).toBe('plans');
  });

  it('ask nothing when they stand again and nothing changed', async () => {
    const { store, calls } = await opened('orders', 'plans');
    const asked = calls.length;
    store.changed({ orders: '1', plans: '1' });
    for (let turn = 0; turn < 10; turn += 1) {
      store.go(1);
      await store.show();
    }
    expect(calls.length).toBe(asked);
  });

  it('ask what changed while another one stood, once they stand', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { store, calls } = await opened('orders', 'plans');
    const asked = calls.length;
    vi.setSystemTime(Date.now() + 60_000);
    store.changed({ plans: '2' });
    expect(calls.length).toBe(asked);
    store.go(1);
    await vi.waitFor(() => expect(calls.slice(asked)).toEqual(['ask plans']));
    vi.useRealTimers();
  });

  it('go around their ends, and back', async () => {
    const { store } = await opened('orders', 'plans', 'pool');
    store.go(-1);
    expect(standing(store)).toBe('pool');
    store.go(1);
    expect(standing(store)).toBe('orders');
  });

  it('are left out where the viewer may not open them or sees no card', async () => {
    const { store } = await opened('closed', 'orders', 'empty', 'plans');
    await vi.waitFor(() => expect(standing(store)).toBe('orders'));
    await store.show();
    store.go(1);
    await vi.waitFor(() => expect(standing(store)).toBe('plans'));
    store.go(1);
    expect(standing(store)).toBe('orders');
  });
});
