import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';
import type { ShownButton } from './ShownButton.ts';

/** The buttons of the rows of a page; their code loads only for pages that have some. */
export function useRowButtons(page: PageStore): { readonly buttons?: readonly ShownButton[] } {
  const app = useApp();
  const navigate = useNavigate();
  const [found, setFound] = useState<{ readonly buttons?: readonly ShownButton[] }>(none);
  const asked = page.page.rowButtons;
  useEffect(() => {
    let isEnded = false;
    const load = async (): Promise<void> => {
      if (asked === undefined) {
        setFound(none);
        return;
      }
      const { rowButtonsOf } = await import('./rowButtonsOf.ts');
      if (!isEnded) setFound({ buttons: rowButtonsOf(app, page, (link) => void navigate(link)) });
    };
    load().catch(() => app.notify.error(app.t('shell.chunkFailed')));
    return () => {
      isEnded = true;
    };
  }, [asked, app, page, navigate]);
  return found;
}

const none = {} as const;
