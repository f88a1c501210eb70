import { nextTask } from '../../runtime/data/nextTask.ts';

let last: Promise<void> = Promise.resolve();

/**
 * Runs work in a task of its own, after what waits already. Several charts that are drawn at once would hold the page for the
 * time of all of them. Resolves with its result.
 */
export const inOwnTask = <T>(work: () => T | Promise<T>): Promise<T> => {
  const done = last.then(nextTask).then(work);
  last = done.then(
    () => undefined,
    () => undefined,
  );
  return done;
};
