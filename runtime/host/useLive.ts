import { useEffect, useRef } from 'react';
import type { LiveStore } from '../store/live/LiveStore.ts';
import { useApp } from './AppContext.ts';

/**
 * Subscribes to the live store while the component is mounted. `join` returns the function that unsubscribes; `since` is when the
 * component was mounted (`performance.now()`), also when the store loads later. A different `of` subscribes again.
 */
export function useLive(join: (live: LiveStore, since: number) => () => void, of = ''): void {
  const { live } = useApp();
  const latest = useRef(join);
  latest.current = join;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a different `of` joins again
  useEffect(() => {
    let leave: (() => void) | undefined;
    let isGone = false;
    const since = performance.now();
    // When the code fails to load, the page works without live events.
    live?.().then(
      (store) => {
        if (!isGone) leave = latest.current(store, since);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      leave?.();
    };
  }, [live, of]);
}
