/**
 * Calls back with the new ratio after a zoom or a move to another screen. Returns the function that stops it.
 */
export function watchPixelRatio(changed: (ratio: number) => void): () => void {
  let query: MediaQueryList | undefined;
  const onChange = (): void => {
    changed(window.devicePixelRatio);
    listen();
  };
  // A media query matches one ratio only, so each change needs a new one.
  const listen = (): void => {
    query?.removeEventListener('change', onChange);
    query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    query.addEventListener('change', onChange);
  };
  listen();
  return () => query?.removeEventListener('change', onChange);
}
