import { useEffect } from 'react';
import { usePageRoute } from '../../../runtime/host/PageRoute.ts';
import { boxText } from '../../../runtime/store/boxText.ts';
import type { PageStore } from '../../../runtime/store/PageStore.ts';
import { holdUnsaved } from '../../../runtime/store/unsavedWork.ts';

/** Guards the input of the page: leaving it, and reloading after a new version, wait while something is unsaved. */
export function useUnsavedWork(page: PageStore): void {
  const route = usePageRoute();
  const { box } = page;
  useEffect(() => route.guard?.({ unsaved: () => box.unsaved, leave: box.close }), [route, box]);
  useEffect(() => {
    const forgetBox = holdUnsaved({
      unsaved: () => box.unsaved || (box.phase !== 'closed' && box.main.unfinished.any),
      save: () => box.save(),
      text: () => boxText(box.title, box.forms),
    });
    // An import, pictures being uploaded, settings: only the user can end them.
    const forgetDialog = holdUnsaved({ unsaved: () => page.dialog !== undefined });
    return () => {
      forgetBox();
      forgetDialog();
    };
  }, [box, page]);
}
