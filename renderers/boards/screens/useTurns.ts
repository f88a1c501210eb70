import { useEffect } from 'react';
import type { ScreenStore } from '../../../runtime/store/boards/ScreenStore.ts';

/** Lets the boards of a screen follow each other, each for its seconds, unless it is paused or lies behind other pages. Call it in an observer. */
export function useTurns(store: ScreenStore, isInFront: boolean): void {
  const { turned, isPaused, open } = store;
  const isAlone = open.length < 2;
  const seconds = store.current?.seconds ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each board that takes its place has its own seconds
  useEffect(() => {
    if (isPaused || isAlone || !isInFront) return;
    const timer = setTimeout(() => store.go(1), seconds * 1000);
    return () => clearTimeout(timer);
  }, [store, turned, isPaused, isAlone, isInFront, seconds]);
}
