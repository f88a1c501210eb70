import { observer } from 'mobx-react-lite';
import { Suspense, useCallback, useEffect, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import type { FrameProps } from '../../runtime/host/Desk.tsx';
import { mayOpen } from '../../runtime/host/guard.ts';
import { lazyPiece } from '../../runtime/host/lazyPiece.tsx';
import { menuTree } from '../../runtime/host/menuTree.ts';
import { narrowWindow } from '../../runtime/host/narrowWindow.ts';
import { pageAt } from '../../runtime/host/pageAt.ts';
import { pageTitle } from '../../runtime/host/pageTitle.ts';
import { whenQuiet } from '../../runtime/host/whenQuiet.ts';
import { menuOfPage } from '../../runtime/model/schema/menuOfPage.ts';
import type { OpenTab } from '../../runtime/store/shell/TabStore.ts';
import { CommandKeys } from '../palette/CommandKeys.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Header } from './Header.tsx';
import { OpenPages } from './OpenPages.tsx';
import { SemiLanguage } from './SemiLanguage.tsx';
import { SideMenu } from './SideMenu.tsx';
import { TabStrip } from './TabStrip.tsx';
import './shell.css';
import './paper.css';

const LookBar = lazyPiece('LookBar', async () => (await import('./LookBar.tsx')).LookBar);
// Loads after the page is ready and before it is needed: without a connection it could not.
const ConnectionBar = lazyPiece('ConnectionBar', async () => {
  await whenQuiet();
  return (await import('./ConnectionBar.tsx')).ConnectionBar;
});

/** The frame around the pages: header, side menu, open pages, breadcrumbs. */
export const Frame = observer(function Frame({ page, search, renderers, tabs }: FrameProps) {
  const { app, session, notify } = useCore();
  const t = useText();
  const navigate = useNavigate();
  const { menus, pages, user } = session;
  const tree = useMemo(() => menuTree(menus), [menus]);
  const title = pageTitle(page, menus, t);
  const goTo = useCallback(
    (tab: OpenTab | undefined) => tab && void navigate({ pathname: tab.path, search: tab.search }),
    [navigate],
  );

  useEffect(() => notify.announce(title), [notify, title]);
  useEffect(() => {
    // The user may have lost a right since the tabs were stored; such pages would only lead to 401.
    if (!user) return;
    tabs.keepOnly((path) => {
      const found = pageAt(pages, path);
      return found !== undefined && mayOpen(user, found);
    });
  }, [tabs, pages, user]);

  useEffect(() => {
    const narrow = matchMedia(narrowWindow);
    const follow = (): void => app.setNarrow(narrow.matches);
    follow();
    narrow.addEventListener('change', follow);
    return () => narrow.removeEventListener('change', follow);
  }, [app]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `path` changes with the page
  useEffect(() => app.closeDrawer(), [app, page.path]);

  return (
    <SemiLanguage>
      <div className={app.menuCollapsed ? 'jig-frame jig-frame-collapsed' : 'jig-frame'}>
        {/* biome-ignore lint/a11y/useValidAnchor: a skip link is a link, but the router must not see its hash */}
        <a className="jig-skip" href="#jig-main" onClick={skip}>
          {t('shell.skipToContent')}
        </a>
        <CommandKeys />
        <Header />
        <SideMenu tree={tree} currentId={menuOfPage(page, menus)?.id} />
        <div className="jig-body">
          <div className="jig-topline">
            <TabStrip tabs={tabs} titleOf={(path) => titleOf(path)} goTo={goTo} />
            <Breadcrumbs page={page} title={title} />
          </div>
          <Suspense>
            {session.look.now ? <LookBar /> : null}
            <ConnectionBar />
          </Suspense>
          <main id="jig-main" className="jig-main" tabIndex={-1} aria-label={title}>
            <OpenPages tabs={tabs} page={page} search={search} renderers={renderers} />
          </main>
        </div>
      </div>
    </SemiLanguage>
  );

  function titleOf(path: string): string {
    const found = pageAt(pages, path);
    return found ? pageTitle(found, menus, t) : path;
  }
});

/** The skip link must not change the address (the router reads it), only move the focus. */
function skip(event: { preventDefault(): void }): void {
  event.preventDefault();
  document.getElementById('jig-main')?.focus();
}
