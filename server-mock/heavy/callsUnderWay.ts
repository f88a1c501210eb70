let count = 0;
let waiting: (() => void)[] = [];
let lastEnded = Number.NEGATIVE_INFINITY;

const change = (by: 1 | -1): void => {
  count += by;
  if (count > 0) return;
  const woken = waiting;
  waiting = [];
  for (const wake of woken) wake();
};

/** Number of calls of all users that this process is answering. Long work waits for them. */
export const callsUnderWay = (): number => count;

/** One more call under way, until it is answered. */
export const underWay = async <T>(answer: () => T | Promise<T>): Promise<T> => {
  change(1);
  try {
    return await answer();
  } finally {
    lastEnded = performance.now();
    change(-1);
  }
};

/** Milliseconds since the last call was answered. */
export const sinceLastCall = (): number => performance.now() - lastEnded;

/** Long work of a call under way: meanwhile the call does not count as one that others should make room for. */
export const aside = async <T>(work: () => Promise<T>): Promise<T> => {
  change(-1);
  try {
    return await work();
  } finally {
    change(1);
  }
};

/** Resolves when no call is under way, after `limit` milliseconds at the latest. */
export const whenIdle = (limit: number): Promise<void> =>
  count <= 0
    ? Promise.resolve()
    : new Promise((resolve) => {
        const done = (): void => {
          clearTimeout(timer);
          resolve();
        };
        const timer = setTimeout(() => {
          waiting = waiting.filter((one) => one !== done);
          resolve();
        }, limit);
        waiting.push(done);
      });
