import { afterEach, describe, expect, it, vi } from 'vitest';
import { Http } from '../../runtime/data/Http.ts';
import { ChunkLoadError } from '../../runtime/host/ChunkLoadError.ts';
import { withTimeout } from '../../runtime/host/lazyPiece.tsx';
import app from '../../schemas/app.json' with { type: 'json' };

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('limits of specification 1 section 9', () => {
  it('a page module that has not come after 120000 ms is a ChunkLoadError #M18 #N03', async () => {
    vi.useFakeTimers();
    const never = new Promise<never>(() => undefined);
    const seen: unknown[] = [];
    const waiting = withTimeout(never, 'list').catch((problem: unknown) => seen.push(problem));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await waiting;
    expect(seen[0]).toBeInstanceOf(ChunkLoadError);
  });

  it('a page module that fails to download is one too, with its cause', async () => {
    const problem = new Error('404');
    await expect(withTimeout(Promise.reject(problem), 'list')).rejects.toMatchObject({
      name: 'ChunkLoadError',
      cause: problem,
    });
  });

  it('a request is given up after 50000 ms #N24', async () => {
    const given = vi.spyOn(AbortSignal, 'timeout');
    const signals: unknown[] = [];
    const http = new Http({
      token: () => undefined,
      locale: () => 'zh',
      onToken: () => undefined,
      onUnauthorised: () => undefined,
      fetch: async (_path, init) => {
        signals.push(init?.signal);
        return new Response('{}');
      },
    });
    await http.plain('/api/x', {}, (value: unknown) => ({ ok: true, value }) as never);
    expect(given).toHaveBeenCalledWith(50_000);
    expect(signals[0]).toBe(given.mock.results[0]?.value);
  });

  it('lists have 30 rows, or 60, 100 and 120, and detail tables are read whole #N08', () => {
    expect([app.pageSize, app.pageSizes, app.detailPageSize]).toEqual([30, [30, 60, 100, 120], 100_000]);
  });
});
