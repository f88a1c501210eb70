/** Milliseconds before what failed is tried again; doubled up to the last. */
const firstPause = 250;
const longestPause = 10_000;

/** Work that is done again until it succeeds. */
export interface Attempts {
  readonly work: () => Promise<void>;
  /** Told of every failure. */
  failed(error: unknown): void;
  /** Asked before each new try: true ends it. */
  isOver(): boolean;
}

/**
 * Answers how to ask for the work: it is never done twice at once, what is asked for while it runs is done once more
 * after it, and a failure is tried again, ever more slowly, until it succeeds or is over.
 */
export const keepTrying = ({ work, failed, isOver }: Attempts): (() => void) => {
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
