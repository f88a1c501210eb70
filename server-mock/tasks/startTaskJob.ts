import type { Job } from '../capability/Capability.ts';
import { claimTasks } from './claimTasks.ts';
import { runTask } from './runTask.ts';
import { sealStored } from './sealStored.ts';

/** Milliseconds between two looks: a run begins at most this long after its time. */
const pause = 5_000;

/** Runs what is due every five seconds. At a stop, running calls are broken off and say so in their log. */
export const startTaskJob: Job = (context, app) => {
  const stopped = new AbortController();
  const running = new Set<Promise<void>>();
  let isLooking = false;
  let isSealed = false;
  const look = async (): Promise<void> => {
    if (!isSealed) await sealStored(context);
    isSealed = true;
    for (const task of await claimTasks(context)) {
      const run = runTask(context, app, task, stopped.signal).finally(() => running.delete(run));
      running.add(run);
    }
  };
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    look()
      .catch((error: unknown) => context.log.error({ err: error }, 'scheduled tasks could not be looked at'))
      .finally(() => {
        isLooking = false;
      });
  }, pause);
  timer.unref();
  return async () => {
    clearInterval(timer);
    stopped.abort();
    await Promise.all(running);
  };
};
