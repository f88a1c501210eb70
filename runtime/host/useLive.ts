import { useEffect, useRef } from 'react';
import type { LiveStore } from '../store/live/LiveStore.ts';
import { useApp } from './AppContext.ts';

/**
 * Subscribes to the live store while the component is mounted. `join` returns the function that unsubscribes.
 * A different `of` subscribes again.
 */
export function useLive(join: (live: LiveStore) => () => void, of = ''): void {
  const { live } = useApp();
  const latest = useRef(join);
  latest.current = join;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a different `of` joins again
  useEffect(() => {
    let leave: (() => void) | undefined;
    let isGone = false;
    // When the code fails to load, the page works without live events.
    live?.().then(
      (store) => {
        if (!isGone) leave = latest.current(store);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      leave?.();
    };
  }, [live, of]);
}
