import { useEffect, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { whenQuiet } from '../../../runtime/host/whenQuiet.ts';
import type { ViewCounts } from '../../../runtime/store/optionViews/ViewCounts.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';

/** Numbers for the tabs of a page that is seen; they load after everything else. */
export function useViewCounts(page: PageStore, isSeen: boolean): ViewCounts | undefined {
  const app = useApp();
  const [counts, setCounts] = useState<ViewCounts>();
  useEffect(() => {
    let isEnded = false;
    if (counts !== undefined || !isSeen) return;
    const load = async (): Promise<void> => {
      await whenQuiet();
      const { ViewCounts } = await import('../../../runtime/store/optionViews/ViewCounts.ts');
      if (!isEnded) setCounts(new ViewCounts(app, page.list, page.views));
    };
    // Without its code the tabs have no numbers.
    load().catch(() => undefined);
    return () => {
      isEnded = true;
    };
  }, [app, page, isSeen, counts]);
  useEffect(() => (isSeen ? counts?.follow() : undefined), [isSeen, counts]);
  return counts;
}
