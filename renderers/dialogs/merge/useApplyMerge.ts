import { useApp } from '../../../runtime/host/AppContext.ts';
import type { MergeStore } from '../../../runtime/store/MergeStore.ts';
import type { MergePanelProps } from './MergePanel.tsx';

/** Puts what was merged into the box, saved by the person, and says so; what is not chosen yet is named instead. */
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
