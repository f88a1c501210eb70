import type { ServerContext } from '../ServerContext.ts';
import { sweepFiles } from './sweepFiles.ts';

const hourly = 60 * 60_000;

/** Sweeps now and every hour; answers how to end it. */
export function keepSweeping(context: ServerContext): () => void {
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
