import { type RefObject, useCallback } from 'react';

/**
 * Gives the focus to the first of these that is there once a change is drawn: what a person worked with may be gone by
 * then. A question that was asked gives it back to nothing in between.
 */
export function useNextFocus(place: RefObject<HTMLElement>): (...selectors: readonly string[]) => void {
  return useCallback(
    (...selectors) => {
      requestAnimationFrame(() => {
        for (const selector of selectors) {
          const found = place.current?.querySelector<HTMLElement>(selector);
          if (found) return found.focus();
        }
      });
    },
    [place],
  );
}
