import type { ServerContext } from '../ServerContext.ts';
import { recheckGone } from './recheckSeats.ts';

const pause = 5 * 60_000;

/**
 * Looks every five minutes for documents that wait for nobody: an account that is disabled while a document comes to it is
 * seen by neither. Answers how to end it.
 */
export function keepRechecking(context: ServerContext): () => void {
  const timer = setInterval(() => {
    recheckGone(context).catch((error: unknown) =>
      context.log.error({ err: error }, 'approvers could not be looked at again'),
    );
  }, pause);
  timer.unref();
  return () => clearInterval(timer);
}
