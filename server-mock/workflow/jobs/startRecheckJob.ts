import type { ServerContext } from '../../context/ServerContext.ts';

const pause = 5 * 60_000;

/**
 * Finds documents without an approver, at the start and every five minutes. It covers what an earlier process left undone
 * and accounts that are disabled while a document reaches them. Returns how to stop; resolves when a running check ended.
 */
export function startRecheckJob({ rechecks }: ServerContext): () => Promise<void> {
  rechecks.wake();
  const timer = setInterval(() => rechecks.wake(), pause);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await rechecks.end();
  };
}
