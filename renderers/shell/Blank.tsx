import { observer } from 'mobx-react-lite';
import { Suspense, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import type { DeskProps } from '../../runtime/host/Host.tsx';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { PageHost } from '../../runtime/host/PageHost.tsx';
import { type PageRoute, PageRouteContext } from '../../runtime/host/PageRoute.ts';
import { pageTitle } from '../../runtime/host/pageTitle.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { pageId } from './pageId.ts';
import { SemiLanguage } from './SemiLanguage.tsx';
import './shell.css';

const LookBar = lazyPiece('LookBar', async () => (await import('./LookBar.tsx')).LookBar);

/** A page without the frame (`layout: blank`): big screens, the playground. */
export const Blank = observer(function Blank({ page, search, renderers }: DeskProps) {
  const { session } = useCore();
  const t = useText();
  const navigate = useNavigate();
  const title = pageTitle(page, session.menus, t);
  const route = useMemo<PageRoute>(
    () => ({
      search,
      active: true,
      setSearch: (next, push) => void navigate({ pathname: page.path, search: next }, { replace: !push }),
    }),
    [search, navigate, page.path],
  );
  return (
    <SemiLanguage>
      <Suspense>{session.look.now ? <LookBar /> : null}</Suspense>
      <main id={pageId(page.path)} className="jig-blank" aria-label={title}>
        <PageRouteContext.Provider value={route}>
          <PageHost page={page} title={title} renderers={renderers} waiting={<PageSkeleton />} />
        </PageRouteContext.Provider>
      </main>
    </SemiLanguage>
  );
});
