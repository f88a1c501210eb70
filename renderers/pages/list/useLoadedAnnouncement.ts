import { useEffect } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { usePageRoute } from '../../../runtime/host/PageRoute.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';

/** Tells screen readers how many rows the list of the active page has loaded. */
export function useLoadedAnnouncement({ list }: PageStore): void {
  const { t, notify } = useApp();
  const { active } = usePageRoute();
  const { loading, loaded, waits } = list;
  const shown = list.rows.length;
  const total = list.records ?? list.total;
  useEffect(() => {
    if (active && loaded && !loading && !waits) notify.announce(t('list.loadedRows', { n: shown, total }));
  }, [active, loaded, loading, waits, shown, total, notify, t]);
}
