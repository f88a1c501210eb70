/**
 * Resolves after 1.5 seconds, or `millis`, without a resource load. The page is then complete, and preloading
 * does not slow it down.
 */
export const whenQuiet = (millis = 1_500): Promise<void> =>
  new Promise((resolve) => {
    const done = (): void => {
      observer.disconnect();
      resolve();
    };
    let timer = setTimeout(done, millis);
    const observer = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(done, millis);
    });
    observer.observe({ type: 'resource' });
  });
