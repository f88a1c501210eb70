import { useEffect } from 'react';
import { usePageRoute } from '../../../runtime/host/PageRoute.ts';
import { boxText } from '../../../runtime/store/box/boxText.ts';
import { holdUnsaved } from '../../../runtime/store/drafts/unsavedWork.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';

/** Guards unsaved input of the page, both on leaving and on the reload after a new version. */
export function useUnsavedWork(page: PageStore): void {
  const route = usePageRoute();
  const { box } = page;
  useEffect(
    () => (box ? route.guard?.({ unsaved: () => box.unsaved, leave: box.close }) : undefined),
    [route, box],
  );
  useEffect(() => {
    if (box === undefined) return;
    return holdUnsaved({
      unsaved: () => box.unsaved || (box.phase !== 'closed' && box.main.unfinished.any),
      save: () => box.save(),
      text: () => boxText(box.title, box.forms),
    });
  }, [box]);
}
