import { useEffect, useRef } from 'react';
import type { LiveStore } from '../store/live/LiveStore.ts';
import { useApp } from './AppContext.ts';

/** Joins the live store while the component is drawn: `join` answers how to leave it. `of`: what it is joined for. */
export function useLive(join: (live: LiveStore) => () => void, of = ''): void {
  const { live } = useApp();
  const latest = useRef(join);
  latest.current = join;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another subject is another joining
  useEffect(() => {
    let leave: (() => void) | undefined;
    let isGone = false;
    // Without its code nothing is live; the page works all the same.
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
