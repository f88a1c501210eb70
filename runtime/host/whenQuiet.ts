const quietMillis = 1_500;

/**
 * Resolves after 1.5 seconds without a resource load. The page is then complete, and preloading does not slow
 * it down.
 */
export const whenQuiet = (): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(done, quietMillis);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, quietMillis);
    });
    observer.observe({ type: 'resource' });
  });
