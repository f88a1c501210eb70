import type { ServerContext } from '../../context/ServerContext.ts';
import { lapseDue } from '../moves/lapseDue.ts';

const pause = 60_000;

/** Applies due deadlines of approval steps every minute. Returns a function that stops it. */
export function startDeadlineJob(context: ServerContext): () => void {
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    lapseDue(context)
      .catch((error: unknown) => context.log.error({ err: error }, 'time limits could not be looked at'))
      .finally(() => {
        isLooking = false;
      });
  }, pause);
  timer.unref();
  return () => clearInterval(timer);
}
