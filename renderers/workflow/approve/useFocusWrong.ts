import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Returns a function that focuses the first invalid field inside `root`, after the next render. */
export function useFocusWrong(root: RefObject<Element | null>): () => void {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [turn, root]);
  return useCallback(() => setTurn((before) => before + 1), []);
}
