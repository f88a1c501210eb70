import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Http } from '../../runtime/data/Http.ts';
import { fetchAhead } from '../../runtime/host/fetchAhead.ts';
import { Reconnecting } from '../../runtime/store/live/Reconnecting.ts';
import { ConnectionStore } from '../../runtime/store/shell/ConnectionStore.ts';
import { nothing } from '../../runtime/wire/shape.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-02T09:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A connection to a server that is there or not, in a window that is seen or not. */
function world() {
  const state = { isThere: true, isReady: true };
  let changed = (): void => undefined;
  const probe = vi.fn(async () => state.isThere);
  const connection = new ConnectionStore();
  const asking = new Reconnecting({
    connection,
    probe,
    window: {
      isReady: () => state.isReady,
      subscribe: (listener) => {
        changed = listener;
      },
    },
  });
  const reload = vi.fn();
  return { state, probe, connection, asking, reload, changed: () => changed() };
}

describe('the connection to the server', () => {
  it('is lost only when the server does not answer a question of its own', async () => {
    const { state, connection, probe } = world();
    connection.heard(false);
    await vi.advanceTimersByTimeAsync(0);
    expect([probe.mock.calls.length, connection.isLost]).toEqual([1, false]);
    state.isThere = false;
    connection.heard(false);
    connection.heard(false);
    await vi.advanceTimersByTimeAsync(0);
    expect([probe.mock.calls.length, connection.lostAt]).toEqual([2, Date.now()]);
  });

  it('is asked for after growing pauses, and reads what is shown again once when it is back', async () => {
    const { state, connection, asking, probe, reload } = world();
    const end = connection.shows({ readAt: () => 5, reload });
    state.isThere = false;
    await asking.check();
    await vi.advanceTimersByTimeAsync(60_000);
    const asked = probe.mock.calls.length;
    expect(asked).toBeGreaterThan(4);
    expect(asked).toBeLessThan(10);
    expect(reload).not.toHaveBeenCalled();
    state.isThere = true;
    await vi.advanceTimersByTimeAsync(20_000);
    expect([connection.isLost, reload.mock.calls.length]).toEqual([false, 1]);
    const after = probe.mock.calls.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(probe).toHaveBeenCalledTimes(after);
    end();
  });

  it('is not asked for by a window that is not seen, and at once when it is', async () => {
    const { state, connection, asking, probe, changed } = world();
    state.isThere = false;
    await asking.check();
    state.isReady = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(probe).toHaveBeenCalledTimes(1);
    Object.assign(state, { isThere: true, isReady: true });
    changed();
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.isLost).toBe(false);
  });

  it('is back with any answer of a call', async () => {
    const { state, connection, asking, reload } = world();
    connection.shows({ readAt: () => undefined, reload });
    state.isThere = false;
    await asking.check();
    connection.heard(true);
    expect([connection.isLost, reload.mock.calls.length]).toEqual([false, 1]);
  });

  it('knows of which time the data are: of the oldest view, else of the last answer', () => {
    const { connection } = world();
    expect(connection.dataAt).toBeUndefined();
    connection.heard(true);
    expect(connection.dataAt).toBe(Date.now());
    const ends = [7, undefined, 3].map((at) =>
      connection.shows({ readAt: () => at, reload: () => undefined }),
    );
    expect(connection.dataAt).toBe(3);
    for (const end of ends) end();
    expect(connection.dataAt).toBe(Date.now());
  });
});

describe('a call tells the connection', () => {
  const heard = async (send: typeof fetch, signal?: AbortSignal) => {
    const told: boolean[] = [];
    const http = new Http({
      token: () => undefined,
      locale: () => 'zh',
      onToken: () => undefined,
      onUnauthorised: () => undefined,
      onReach: (reached) => told.push(reached),
    });
    await http.action('/api/x', { send, ...(signal ? { signal } : {}) }, nothing);
    return told;
  };
  const fails = (problem: unknown) => async () => {
    throw problem;
  };
  const aborted = AbortSignal.abort();
  const late = AbortSignal.abort(new DOMException('late', 'TimeoutError'));

  it.each([
    ['an answer', async () => Response.json({ status: true }), undefined, [true]],
    ['a refusal', async () => Response.json({ status: false }, { status: 500 }), undefined, [true]],
    ['a gateway without server', async () => new Response('<html>', { status: 502 }), undefined, [false]],
    ['no answer', fails(new TypeError('Failed to fetch')), undefined, [false]],
    ['a time-out', fails(late.reason), late, [false]],
    ['an abort', fails(aborted.reason), aborted, []],
    ['an aborted upload', fails(new TypeError('no answer')), aborted, []],
    ['another failure of the caller', fails(new Error('signed out')), undefined, []],
  ] as const)('%s', async (_name, send, signal, told) => {
    expect(await heard(send, signal)).toEqual(told);
  });
});

describe('pieces fetched ahead', () => {
  const idle = { savesData: () => false, quiet: async () => undefined, idle: async () => undefined };
  const { signal } = new AbortController();

  it('are fetched once, with those inside them; a failure leaves the rest for the next time', async () => {
    const inside = vi.fn(async () => undefined);
    const broken = vi.fn(async () => {
      if (broken.mock.calls.length === 1) throw new TypeError('Failed to fetch');
    });
    const pieces = new Set<() => Promise<unknown>>();
    const outside = vi.fn(async () => void pieces.add(inside));
    for (const load of [outside, broken]) pieces.add(load);
    await fetchAhead(signal, pieces, { ...idle, savesData: () => true });
    expect(outside).not.toHaveBeenCalled();
    await fetchAhead(signal, pieces, idle);
    expect([outside, broken, inside].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
    await fetchAhead(signal, pieces, idle);
    await fetchAhead(signal, pieces, idle);
    expect([outside, broken, inside].map(({ mock }) => mock.calls.length)).toEqual([1, 2, 1]);
  });
});
