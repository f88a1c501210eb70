import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answered, failed } from '../../runtime/data/Answer.ts';
import type { DataSource } from '../../runtime/data/DataSource.ts';
import { SharedStore } from '../../runtime/store/shares/SharedStore.ts';
import type { SharedAnswer } from '../../runtime/wire/shares/Share.ts';

const board = { title: '看板', seconds: 10, choices: [], cards: [] };
const answer = (more: Partial<SharedAnswer> = {}): SharedAnswer => ({
  ...{ isWall: false, now: '2026-03-05 10:00:00', readAt: '2026-03-05 10:00:00', product: 'Jig' },
  boards: [board],
  ...more,
});

describe('a share in the browser', () => {
  const asked: string[] = [];
  let told: () => unknown = () => answered(answer());
  let line: ReadableStreamDefaultController<Uint8Array> | undefined;
  beforeEach(() => {
    vi.useFakeTimers();
    asked.length = 0;
    told = () => answered(answer());
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          line = controller;
          signal?.addEventListener('abort', () => controller.error(signal.reason));
        },
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const call = async (
    { path }: { path: string },
    { send, signal }: { send?: typeof fetch; signal?: AbortSignal },
  ) => {
    asked.push(path);
    if (send === undefined) return told();
    await send('http://jig.test', { signal: signal ?? null });
    return answered(undefined);
  };
  const open = (): SharedStore => {
    // The one method that a share calls.
    const data = { http: { call } } as unknown as Pick<DataSource, 'http'>;
    return new SharedStore(data, { code: 'a'.repeat(32) });
  };
  const say = async (event: string, data = '{}'): Promise<void> => {
    line?.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${data}\n\n`));
    await vi.advanceTimersByTimeAsync(0);
  };

  it('asks once a minute, and says that a code opens nothing', async () => {
    const store = open();
    await store.open();
    expect(asked).toEqual(['/api/jig/shared']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(2);
    told = () => failed('404', '没有这个页面');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.isGone).toBe(true);
    store.close();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveLength(3);
  });

  it('on a wall asks only when it is told to, and comes back by itself after the line broke', async () => {
    told = () => answered(answer({ isWall: true, boards: [board, board] }));
    const store = open();
    await store.open();
    await vi.advanceTimersByTimeAsync(0);
    await say('changed');
    const before = asked.length;
    for (let at = 0; at < 20; at++) {
      await vi.advanceTimersByTimeAsync(20_000);
      await say('alive', `{"now":"2026-03-05 10:0${at % 10}:00"}`);
    }
    expect(asked).toHaveLength(before);
    expect(store.standsAt).toBe('2026-03-05 10:09:00');
    store.next();
    expect(store.at).toBe(1);
    line?.error(new Error('broken'));
    await vi.advanceTimersByTimeAsync(0);
    expect([store.isLost, store.standsAt]).toEqual([true, '2026-03-05 10:09:00']);
    await vi.advanceTimersByTimeAsync(2_000);
    await say('changed');
    expect(store.isLost).toBe(false);
    // A line without any sign is lost too.
    await vi.advanceTimersByTimeAsync(65_000);
    expect(asked.length).toBeGreaterThan(before + 2);
    await say('ended');
    expect(store.isGone).toBe(true);
    store.close();
  });
});
