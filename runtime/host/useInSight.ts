import { useContext, useSyncExternalStore } from 'react';
import { PageRouteContext } from './PageRoute.ts';

const subscribe = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

/** Whether the user sees the page around this component: it is in front, and its window is not hidden. */
export function useInSight(): boolean {
  const isInFront = useContext(PageRouteContext)?.active ?? true;
  const isShown = useSyncExternalStore(subscribe, () => document.visibilityState === 'visible');
  return isInFront && isShown;
}
