import type { ServerContext } from '../context/ServerContext.ts';
import { sweepPrints } from './keptPrints.ts';

const every = 10 * 60_000;

/** Deletes PDFs whose time is over, every ten minutes. Returns how to stop. */
export const startPrintSweep = (context: ServerContext): (() => void) => {
  const timer = setInterval(() => {
    sweepPrints(context).catch((error: unknown) =>
      context.log.error({ err: error }, 'sweeping prints failed'),
    );
  }, every);
  timer.unref();
  return () => clearInterval(timer);
};
