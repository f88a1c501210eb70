import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import type { FrameProps } from '../../runtime/host/Desk.tsx';
import { PageHost } from '../../runtime/host/PageHost.tsx';
import { type PageRoute, PageRouteContext } from '../../runtime/host/PageRoute.ts';
import { pageAt } from '../../runtime/host/pageAt.ts';
import { pageTitle } from '../../runtime/host/pageTitle.ts';
import type { PageSchema } from '../../runtime/model/schema/PageSchema.ts';
import type { RendererRegistry } from '../../runtime/RendererRegistry.ts';
import type { TabStore } from '../../runtime/store/shell/TabStore.ts';
import { PageSkeleton } from './PageSkeleton.tsx';
import { pageId, tabId } from './pageId.ts';

/**
 * Panels of the open pages; only the active page is visible.
 * A page is created when it first becomes active and lives as long as its tab.
 */
export const OpenPages = observer(function OpenPages({ page, search, renderers, tabs }: FrameProps) {
  const { session } = useCore();
  const t = useText();
  const { pages, menus } = session;
  const seen = useRef(new Set<string>());
  seen.current.add(page.path);
  const paths = new Set([page.path, ...tabs.tabs.map((tab) => tab.path)]);
  for (const path of seen.current) if (!paths.has(path)) seen.current.delete(path);
  return [...seen.current].map((path) => {
    const one = path === page.path ? page : pageAt(pages, path);
    if (!one) return null;
    const active = path === page.path;
    return (
      <OpenPage
        key={path}
        page={one}
        title={pageTitle(one, menus, t)}
        active={active}
        search={active ? search : (tabs.tabs.find((tab) => tab.path === path)?.search ?? '')}
        renderers={renderers}
        tabs={tabs}
        hasTab={tabs.tabs.some((tab) => tab.path === path)}
      />
    );
  });
});

interface OpenPageProps {
  readonly page: PageSchema;
  readonly title: string;
  readonly active: boolean;
  readonly search: string;
  readonly renderers: RendererRegistry;
  readonly tabs: TabStore;
  readonly hasTab: boolean;
}

function OpenPage({ page, title, active, search, renderers, tabs, hasTab }: OpenPageProps): ReactNode {
  const navigate = useNavigate();
  const route = useMemo<PageRoute>(
    () => ({
      search,
      active,
      setSearch: (next, push) => {
        if (active && next !== search)
          void navigate({ pathname: page.path, search: next }, { replace: !push });
      },
      guard: (guard) => tabs.guard(page.path, guard),
    }),
    [search, active, navigate, page.path, tabs],
  );
  return (
    <div
      className="jig-page"
      hidden={!active}
      id={pageId(page.path)}
      role="tabpanel"
      {...(hasTab ? { 'aria-labelledby': tabId(page.path) } : { 'aria-label': title })}
    >
      <PageRouteContext.Provider value={route}>
        <PageHost page={page} title={title} renderers={renderers} waiting={<PageSkeleton />} />
      </PageRouteContext.Provider>
    </div>
  );
}
