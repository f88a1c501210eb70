import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Answers how to send the focus, once they are drawn, to the first field in an element that says something is wrong with it. */
export function useFocusWrong(root: RefObject<Element | null>): () => void {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (turn > 0) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [turn, root]);
  return useCallback(() => setTurn((before) => before + 1), []);
}
