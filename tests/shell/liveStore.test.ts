import { observable, runInAction } from 'mobx';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StreamCall } from '../../runtime/data/httpEvents.ts';
import type { StreamEnd } from '../../runtime/data/LiveEvents.ts';
import { serverEvents } from '../../runtime/data/serverEvents.ts';
import { lateLive } from '../../runtime/host/lateLive.ts';
import type { Attention } from '../../runtime/store/live/Attention.ts';
import { LiveStore } from '../../runtime/store/live/LiveStore.ts';
import { pauseAfter } from '../../runtime/store/live/pauseAfter.ts';

interface Stream extends StreamCall {
  end(how: StreamEnd): void;
}

/** A window whose state the test sets, and a server with its streams. */
const world = (place?: { name: string; at: number }) => {
  const is = { shown: true, online: true, idle: 0 };
  const listeners = new Set<() => void>();
  const streams: Stream[] = [];
  const attention: Attention = {
    isShown: () => is.shown,
    isOnline: () => is.online,
    idleFor: () => is.idle,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    quiet: async () => undefined,
  };
  const session = observable({ token: 'first' as string | undefined, pages: [], place });
  const events = (call: StreamCall): Promise<StreamEnd> =>
    new Promise((resolve) => {
      streams.push({ ...call, end: resolve });
      call.signal.addEventListener('abort', () => resolve({ kind: 'lost' }));
    });
  const live = new LiveStore({ data: { events }, session, attention });
  return {
    live,
    replace: (token: string | undefined) =>
      runInAction(() => {
        session.token = token;
      }),
    streams,
    /** Streams that this side has not ended. */
    open: () => streams.filter(({ signal }) => !signal.aborted),
    last: () => streams.at(-1) as Stream,
    become: (change: Partial<typeof is>) => {
      Object.assign(is, change);
      for (const listener of listeners) listener();
    },
    listening: () => listeners.size,
  };
};

const end = async (stream: Stream, how: StreamEnd): Promise<void> => {
  stream.end(how);
  await vi.advanceTimersByTimeAsync(0);
};

const order = { table: 'Production_SalesOrder', key: '7' };

describe('the live store', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const started = async (place?: { name: string; at: number }) => {
    const here = world(place);
    await here.live.start();
    here.last().listener.opened();
    return here;
  };

  it('keeps the counts and messages a stream tells', async () => {
    const { live, last } = await started();
    last().listener.inbox({ waiting: 3, decided: 5, mine: 1, copied: 0 });
    last().listener.message(2);
    expect(live.counts).toEqual({ waiting: 3, decided: 5, mine: 1, copied: 0 });
    expect([live.unread, live.state]).toEqual([2, 'live']);
  });

  it('comes again after pauses that grow to a minute, and begins anew once it was answered', async () => {
    const { live, streams, last } = await started();
    for (const [tries, pause] of [2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000].entries()) {
      await end(last(), { kind: 'lost' });
      expect(live.state).toBe('lost');
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(streams).toHaveLength(tries + 1);
      // A quarter of the pause is random.
      await vi.advanceTimersByTimeAsync(pause / 4 + 1);
      expect(streams).toHaveLength(tries + 2);
    }
    last().listener.opened();
    await end(last(), { kind: 'lost' });
    const before = streams.length;
    await vi.advanceTimersByTimeAsync(2_501);
    expect(streams.length).toBe(before + 1);
  });

  it('waits as long as the server asks, and a minute where there are too many streams', () => {
    expect(pauseAfter({ kind: 'closed', retry: 5_000 }, 0, 0)).toBe(5_000);
    expect(pauseAfter({ kind: 'refused', code: '429' }, 0, 0)).toBe(60_000);
    expect(pauseAfter({ kind: 'refused', code: '500' }, 1, 0)).toBe(4_000);
    expect(pauseAfter({ kind: 'lost' }, 40, 1)).toBe(75_000);
  });

  it('has no stream while the window is hidden or offline, and one at once when it is not', async () => {
    const { live, open, become } = await started();
    become({ shown: false });
    await vi.advanceTimersByTimeAsync(14_000);
    expect(open()).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_001);
    expect([open().length, live.state]).toEqual([0, 'resting']);
    become({ shown: true });
    expect(open()).toHaveLength(1);
    become({ online: false });
    expect(open()).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(open()).toHaveLength(0);
    become({ online: true });
    expect(open()).toHaveLength(1);
  });

  it('tells a document to who watches it, all of them after a gap, and watches more with a new stream', async () => {
    const { live, streams, last } = await started();
    const [watched, other] = [vi.fn(), vi.fn()];
    const leave = live.watch(order, watched, performance.now());
    live.watch({ table: 'ProcureOrder', key: '7' }, other, performance.now());
    await vi.advanceTimersByTimeAsync(201);
    expect(streams).toHaveLength(2);
    expect(last().watches).toEqual([order, { table: 'ProcureOrder', key: '7' }]);
    last().listener.opened();
    expect([watched, other].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    last().listener.flow(order);
    expect([watched, other].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
    last().listener.flow(undefined);
    expect([watched, other].map(({ mock }) => mock.calls.length)).toEqual([3, 2]);
    leave();
    last().listener.flow(order);
    expect(watched).toHaveBeenCalledTimes(3);
  });

  it('goes on from the place known when the document was read, so that it is not read twice', async () => {
    const { live, streams, last } = await started({ name: 'p.1', at: 0 });
    const [list, watched] = [vi.fn(), vi.fn()];
    live.onFlow(list);
    expect([last().since, list.mock.calls.length]).toEqual(['p.1', 0]);
    const before = performance.now();
    await vi.advanceTimersByTimeAsync(10);
    // The document was read before the window learnt of place 2: what lies between must be told.
    last().listener.place('p.2');
    live.watch(order, watched, before);
    await vi.advanceTimersByTimeAsync(201);
    expect([streams.length, last().since]).toEqual([2, 'p.1']);
    last().listener.opened();
    expect(watched).not.toHaveBeenCalled();
    last().listener.flow(order);
    expect(watched).toHaveBeenCalledTimes(1);
    last().listener.place('p.3');
    await end(last(), { kind: 'lost' });
    await vi.advanceTimersByTimeAsync(2_501);
    expect(last().since).toBe('p.3');
  });

  it('tells everybody when it knew no place at the time of reading', async () => {
    const { live, last } = await started({ name: 'p.1', at: 100_000 });
    const watched = vi.fn();
    live.watch(order, watched, performance.now());
    await vi.advanceTimersByTimeAsync(201);
    last().listener.opened();
    expect([last().since, watched.mock.calls.length]).toEqual([undefined, 1]);
  });

  it('knows a document however its address spells the table, and asks for it once', async () => {
    const { live, last } = await started();
    const [watched, again] = [vi.fn(), vi.fn()];
    live.watch({ table: 'production_salesorder', key: '7' }, watched, performance.now());
    live.watch(order, again, performance.now());
    await vi.advanceTimersByTimeAsync(201);
    expect(last().watches).toHaveLength(1);
    last().listener.flow(order);
    expect([watched, again].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('goes on without the watches when one of them is refused', async () => {
    const { live, last } = await started();
    live.watch(order, vi.fn(), performance.now());
    await vi.advanceTimersByTimeAsync(201);
    await end(last(), { kind: 'refused', code: '403' });
    await vi.advanceTimersByTimeAsync(2_501);
    expect(last().watches).toEqual([]);
  });

  it('keeps its watches where the refusal is not about them: too many streams, a server in trouble', async () => {
    const { live, last } = await started();
    live.watch(order, vi.fn(), performance.now());
    await vi.advanceTimersByTimeAsync(201);
    for (const code of ['429', '503', '500']) {
      await end(last(), { kind: 'refused', code });
      await vi.advanceTimersByTimeAsync(80_000);
      expect(last().watches, code).toEqual([order]);
    }
  });

  it('tells nobody while nobody is there, so that what is read again keeps nobody signed in; later once', async () => {
    const { live, last, become } = await started();
    const heard = vi.fn();
    live.onFlow(heard);
    become({ idle: 11 * 60_000 });
    last().listener.flow(order);
    last().listener.flow(order);
    last().listener.inbox({ waiting: 9, decided: 0, mine: 0, copied: 0 });
    expect(heard).not.toHaveBeenCalled();
    expect(live.counts?.waiting).toBe(9);
    become({ idle: 0 });
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('rests when its token ended until there is another, and ends with the sign-out', async () => {
    const { replace, streams, last, listening, become } = await started();
    await end(last(), { kind: 'signedOut' });
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(streams).toHaveLength(1);
    // The user is active: no timer may run.
    become({ idle: 0 });
    expect(vi.getTimerCount()).toBe(0);
    replace('second');
    expect(streams).toHaveLength(2);
    // The token was replaced while its stream was open: the next stream starts at once.
    replace('third');
    await end(last(), { kind: 'signedOut' });
    expect(streams).toHaveLength(3);
    replace(undefined);
    expect([last().signal.aborted, listening()]).toEqual([true, 0]);
  });
});

describe('the live store of a desk', () => {
  it('is loaded by who asks first, again after a download that failed, and begun once', async () => {
    const start = vi.fn(async () => undefined);
    const load = vi.fn(async () => ({
      LiveStore: class {
        start = start;
      } as unknown as typeof LiveStore, // all a desk does with a fresh one
    }));
    load.mockRejectedValueOnce(new Error('the download failed'));
    const live = lateLive({} as Parameters<typeof lateLive>[0], load);
    await expect(live()).rejects.toThrow('the download failed');
    expect(await live()).toBe(await live());
    expect([load.mock.calls.length, start.mock.calls.length]).toEqual([2, 1]);
  });
});

describe('server-sent events', () => {
  it('of a stream nobody reads on are ended', async () => {
    const cancel = vi.fn();
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('data: 1\n\ndata: 2\n\n')),
      cancel,
    });
    for await (const event of serverEvents(body)) {
      expect(event.data).toBe('1');
      break;
    }
    expect(cancel).toHaveBeenCalledTimes(1);
  });

  it('are read however they are cut; comments and unknown lines are left out', async () => {
    const text =
      ': beat\n\nevent: inbox\ndata: {"等待":1}\n\nevent: closed\r\ndata: {}\r\nretry: 5000\r\n\r\nid: 3\n\n';
    const bytes = new TextEncoder().encode(text);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    const seen: unknown[] = [];
    for await (const event of serverEvents(body)) seen.push(event);
    expect(seen).toEqual([
      { event: 'inbox', data: '{"等待":1}', retry: undefined },
      { event: 'closed', data: '{}', retry: 5000 },
    ]);
  });
});
