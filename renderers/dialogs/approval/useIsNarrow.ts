import { useSyncExternalStore } from 'react';
import { isNarrow, narrowWindow } from '../../../runtime/host/narrowWindow.ts';

/** Whether the window is as wide as a phone's: approvers act between two meetings, with a thumb. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, isNarrow);
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(narrowWindow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
