import { whenQuiet } from './whenQuiet.ts';

/** Milliseconds without a download before pieces are fetched ahead: long after a page counts as loaded. */
const quietMillis = 5_000;

/** Conditions under which pieces are fetched ahead. */
interface IdleWindow {
  /** The user asked for few downloads (`Save-Data`). */
  savesData(): boolean;
  /** Resolves when the page has loaded what it shows. */
  quiet(): Promise<void>;
  /** Resolves when the window has nothing to do. */
  idle(): Promise<void>;
}

/**
 * Fetches the code of later actions, one piece at a time, while the page is idle. So they open at once, also
 * without a connection. A failure ends it, and the pieces that are left wait for the next call.
 */
export async function fetchAhead(
  signal: AbortSignal,
  pieces: Set<() => Promise<unknown>>,
  idle: IdleWindow = browserIdle,
): Promise<void> {
  if (idle.savesData()) return;
  await idle.quiet();
  // A set hands out pieces that are added meanwhile, too.
  for (const load of pieces) {
    await idle.idle();
    if (signal.aborted) return;
    try {
      await load();
    } catch {
      return;
    }
    pieces.delete(load);
  }
}

const browserIdle: IdleWindow = {
  savesData: () =>
    (navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }).connection
      ?.saveData === true,
  quiet: () => whenQuiet(quietMillis),
  idle: () =>
    new Promise((resolve) => {
      // Safari has no idle callback.
      if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
      else setTimeout(resolve, 200);
    }),
};
