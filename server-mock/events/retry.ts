/** Pause before the first retry, in milliseconds; doubled with each one up to `longestPause`. */
const firstPause = 250;
const longestPause = 10_000;

/** Work that is retried until it succeeds. */
export interface Attempts {
  readonly work: () => Promise<void>;
  /** Called with every failure. */
  failed(error: unknown): void;
  /** Asked before each try; true ends the retries. */
  isOver(): boolean;
}

/**
 * Returns a function that requests the work. Only one run is active; requests during a run cause one more run after it.
 * A failed run is retried with growing pauses until it succeeds or `isOver`.
 */
export const retry = ({ work, failed, isOver }: Attempts): (() => void) => {
  let isAsked = false;
  let isRunning = false;
  const rest = (millis: number): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(resolve, millis).unref();
    });
  const run = async (): Promise<void> => {
    let pause = firstPause;
    while (isAsked && !isOver()) {
      isAsked = false;
      try {
        await work();
        pause = firstPause;
      } catch (error) {
        failed(error);
        isAsked = true;
        await rest(pause);
        pause = Math.min(longestPause, pause * 2);
      }
    }
    isRunning = false;
  };
  return () => {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    void run();
  };
};
