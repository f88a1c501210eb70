import { sweepFiles } from '../contents/sweepFiles.ts';
import type { ServerContext } from '../context/ServerContext.ts';

const hourly = 60 * 60_000;

/** Moves unused uploads to the trash now and every hour. Returns how to stop. */
export function startSweepJob(context: ServerContext): () => void {
  const sweep = (): void => {
    sweepFiles(context).then(
      (moved) => moved > 0 && context.log.info({ moved }, 'unsaved uploads moved to the trash'),
      (error: unknown) => context.log.error({ err: error }, 'sweeping failed'),
    );
  };
  sweep();
  const timer = setInterval(sweep, hourly);
  timer.unref();
  return () => clearInterval(timer);
}
