import { useEffect } from 'react';
import { useCore } from '../../../runtime/host/CoreContext.ts';
import { usePageRoute } from '../../../runtime/host/PageRoute.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';

/** Tells the connection of which time the rows are. They are read again when a lost connection comes back. */
export function useShownRows(page: PageStore): void {
  const { connection } = useCore();
  const { active } = usePageRoute();
  useEffect(() => {
    if (!active) return;
    const { list } = page;
    return connection.shows({ readAt: () => list.readAt, reload: () => void page.refresh() });
  }, [connection, page, active]);
}
