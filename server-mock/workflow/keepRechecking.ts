import type { ServerContext } from '../ServerContext.ts';

const pause = 5 * 60_000;

/**
 * Looks at the start and every five minutes for documents that wait for nobody: what the process before left undone, and an
 * account that is disabled while a document comes to it, which is seen by neither. Answers how to end it, the look under way
 * included.
 */
export function keepRechecking({ rechecks }: ServerContext): () => Promise<void> {
  rechecks.wake();
  const timer = setInterval(() => rechecks.wake(), pause);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await rechecks.end();
  };
}
