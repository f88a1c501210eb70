const quietMillis = 1_500;

/** Resolves when nothing was loaded for a second and a half: the page has what it needs, what comes now is in nobody's way. */
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
