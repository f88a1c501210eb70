import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useApp } from '../../runtime/host/AppContext.ts';
import { usePageRoute } from '../../runtime/host/PageRoute.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';

/** Opens the document that another page made and brought along, once. */
export function useMadeDocument(page: PageStore): void {
  const { state, pathname, search } = useLocation();
  const { active } = usePageRoute();
  const navigate = useNavigate();
  const { notify, t } = useApp();
  const made: unknown = active ? (state as { readonly made?: unknown } | null)?.made : undefined;
  useEffect(() => {
    if (made === undefined) return;
    // Back must not bring it again.
    void navigate({ pathname, search }, { replace: true, state: null });
    import('../../runtime/store/links/openMade.ts').then(
      ({ openMade }) => openMade(page, made),
      () => notify.error(t('shell.chunkFailed')),
    );
  }, [made, navigate, notify, page, pathname, search, t]);
}
