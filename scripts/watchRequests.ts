import type { Page, Request } from '@playwright/test';

/** Milliseconds without a request after which a page is quiet. */
const quietTime = 500;
/** Milliseconds after which the wait gives up. A busy machine takes several times as long as a quiet one. */
const longest = 120_000;

/** A stream of events stays open as long as its page. */
const isEvents = (request: Request): boolean => request.headers().accept === 'text/event-stream';

/**
 * Watches the requests of a page from now on. The answer resolves once none was open for 500 ms; it rejects after two minutes and
 * names those that are. Playwright's `networkidle` counts streams that `fetch` reads, and so never comes when such a stream opens
 * before the first pause.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let changed = performance.now();
  const ended = (request: Request): void => {
    if (open.delete(request)) changed = performance.now();
  };
  page.on('request', (request) => {
    if (isEvents(request)) return;
    open.add(request);
    changed = performance.now();
  });
  page.on('requestfinished', ended);
  page.on('requestfailed', ended);
  return async () => {
    const began = performance.now();
    while (open.size > 0 || performance.now() - changed < quietTime) {
      if (performance.now() - began > longest)
        throw new Error(`still open: ${[...open].map((request) => request.url()).join(', ')}`);
      await page.waitForTimeout(50);
    }
  };
}
