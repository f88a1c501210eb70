import { useEffect, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';
import type { DataGridProps } from '../../grid/DataGridProps.ts';

/** Marks rows by the rules of the open view; their code loads with the first rule. */
export function useRowMark(page: PageStore): Pick<DataGridProps, 'rowMark'> {
  const { session } = useApp();
  const [found, setFound] = useState<Pick<DataGridProps, 'rowMark'>>(none);
  const marks = page.views.saved?.marks;
  useEffect(() => {
    let isEnded = false;
    const load = async (): Promise<void> => {
      if (marks === undefined || marks.length === 0) {
        setFound(none);
        return;
      }
      const { rowMarkOf } = await import('./rowMarkOf.ts');
      if (!isEnded) setFound({ rowMark: rowMarkOf(marks, page.doc.main, () => ({ now: session.now() })) });
    };
    // Without its code rows have no colours.
    load().catch(() => undefined);
    return () => {
      isEnded = true;
    };
  }, [marks, page, session]);
  return found;
}

const none = {} as const;
