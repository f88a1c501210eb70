import type { Job } from '../../capability/Capability.ts';
import { tellAdministrators } from './tellAdministrators.ts';

/** Milliseconds between two looks. */
const pause = 10 * 60_000;

/** Looks from time to time whether backups are missing. */
export const startBackupWatch: Job = (context) => {
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= tellAdministrators(context)
      .catch((error: unknown) => context.log.error({ err: error }, 'the backups could not be looked at'))
      .finally(() => {
        looking = undefined;
      });
  }, pause);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
};
