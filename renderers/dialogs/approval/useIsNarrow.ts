import { useSyncExternalStore } from 'react';

/** As in approval.css: approvers act between two meetings, with a thumb. */
const narrow = '(max-width: 767px)';

/** Whether the window is as wide as a phone's. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(narrow).matches);
}

function subscribe(changed: () => void): () => void {
  const query = matchMedia(narrow);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
