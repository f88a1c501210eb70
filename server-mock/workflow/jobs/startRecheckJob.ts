import type { ServerContext } from '../../context/ServerContext.ts';

const pause = 5 * 60_000;

/**
 * Finds documents without an approver, at the start and every five minutes. Covers work that an earlier
 * process left and accounts that are disabled while a document reaches them. Returns a function that stops it
 * and resolves when a running check ended.
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
