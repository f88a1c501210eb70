import { type RefObject, useCallback } from 'react';

/**
 * Returns a function that focuses the first existing element after the next render. The control that the user
 * operated may be gone by then, so that a closing confirmation cannot restore its focus.
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
