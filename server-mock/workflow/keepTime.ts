import type { ServerContext } from '../ServerContext.ts';
import { lapseDue } from './lapseDue.ts';

const pause = 60_000;

/** Looks every minute for documents whose time is up, never twice at once. Answers how to end it. */
export function keepTime(context: ServerContext): () => void {
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
