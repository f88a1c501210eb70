import { useEffect, useState } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { whenQuiet } from '../../runtime/host/whenQuiet.ts';
import type { OptionViewCounts } from '../../runtime/store/optionViews/OptionViewCounts.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';

/** Numbers for the tabs of a page that is seen; they load after everything else. */
export function useOptionViewCounts(page: PageStore, isSeen: boolean): OptionViewCounts | undefined {
  const app = useApp();
  const [counts, setCounts] = useState<OptionViewCounts>();
  useEffect(() => {
    let isEnded = false;
    if (counts !== undefined || !isSeen) return;
    const load = async (): Promise<void> => {
      await whenQuiet();
      const { OptionViewCounts } = await import('../../runtime/store/optionViews/OptionViewCounts.ts');
      if (!isEnded) setCounts(new OptionViewCounts(app, page.list, page.views));
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
