import { useApp } from '../../../runtime/host/AppContext.ts';
import type { MergeStore } from '../../../runtime/store/saving/MergeStore.ts';
import type { MergePanelProps } from './MergePanel.tsx';

/**
 * Puts the merged document into the box and announces it; the user saves. Names the open choices when there
 * are some.
 */
export function useApplyMerge(
  { box, theirs, onApplied }: MergePanelProps,
  store: MergeStore,
): (done: string) => void {
  const { t, notify } = useApp();
  return (done) => {
    const { result, open } = store;
    if (result === undefined) {
      notify.error(t('merge.open', { n: open.length }));
      return;
    }
    box.continueWith(theirs, result);
    onApplied?.();
    box.voice.success(done);
  };
}
