import { useSyncExternalStore } from 'react';
import { isNarrow, narrowWindow } from '../../../runtime/host/narrowWindow.ts';

/** True when the window is as narrow as a phone's; approvers often decide on phones. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(narrowWindow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
