import { focusFirst } from './focusables.ts';

/** Longest wait for an element to be drawn, in milliseconds; the user has gone on by then. */
const patience = 3000;
let waiting: (() => void) | undefined;

/**
 * Focuses the first control inside `selector` as soon as it is drawn: a tab, a grid or a row of editors may load
 * first. `reveal` runs before, to scroll there. A later call takes the place of an earlier one.
 */
export function focusWhenDrawn(root: HTMLElement | null, selector: string, reveal?: () => void): void {
  waiting?.();
  const target = root?.closest('[role="dialog"]') ?? root;
  if (!target) return;
  const focus = (): boolean => {
    const drawn = target.querySelector(selector);
    if (drawn) reveal?.();
    return focusFirst(drawn);
  };
  const observer = new MutationObserver(() => focus() && stop());
  const timer = setTimeout(() => stop(), patience);
  const stop = (): void => {
    clearTimeout(timer);
    observer.disconnect();
    waiting = undefined;
  };
  // The row that was in edit until now is still drawn in this moment.
  requestAnimationFrame(() => {
    if (focus()) stop();
  });
  observer.observe(target, { childList: true, subtree: true });
  waiting = stop;
}
