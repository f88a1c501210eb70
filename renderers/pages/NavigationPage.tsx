import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import { mayOpen } from '../../runtime/host/guard.ts';
import { menuPath } from '../../runtime/host/menuTree.ts';
import { PageLink } from '../../runtime/host/PageLink.tsx';
import { pageAt } from '../../runtime/host/pageAt.ts';
import { pageTitle } from '../../runtime/host/pageTitle.ts';
import { builtInPageMessages } from '../../runtime/model/messages/builtInPage.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';
import { menuOfPage } from '../../runtime/model/schema/menuOfPage.ts';
import type { NavigationStage } from '../../runtime/model/schema/PageSchema.ts';
import type { PageProps } from '../../runtime/Renderer.ts';
import { menuIcon } from '../shell/menuIcons.tsx';
import './navigation/navigation.css';

addMessages(builtInPageMessages);

/** `page: "navigation"`: the pages of a field of work in the order of the work, as far as the user may open them. */
export const NavigationPage = observer(function NavigationPage({ page }: PageProps): ReactNode {
  const { session } = useCore();
  const t = useText();
  const { user, menus, pages } = session;
  if (!user) return null;
  const opened = (path: string) => {
    const found = pageAt(pages, path);
    return found !== undefined && mayOpen(user, found) ? [found] : [];
  };
  const stages = (page.stages ?? [])
    .map((stage) => ({ stage, tiles: stage.pages.flatMap(opened) }))
    .filter(({ tiles }) => tiles.length > 0);
  return (
    <div className="jig-navigation">
      <h1>{pageTitle(page, menus, t)}</h1>
      {stages.length === 0 ? <p role="status">{t('shell.navigation.nothing')}</p> : null}
      <ol className="jig-stages">
        {stages.map(({ stage, tiles }) => (
          <li key={stage.title}>
            <StageTitle stage={stage} />
            <ul>
              {tiles.map((tile) => {
                const menu = menuOfPage(tile, menus);
                const icon = menu && menuPath(menus, menu.id).findLast((one) => one.icon !== undefined)?.icon;
                return (
                  <li key={tile.path}>
                    <PageLink to={tile.path}>
                      {menuIcon(icon)}
                      <span>{pageTitle(tile, menus, t)}</span>
                    </PageLink>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
    </div>
  );
});

function StageTitle({ stage: { title, to } }: { readonly stage: NavigationStage }): ReactNode {
  const t = useText();
  return (
    <h2>
      {to === undefined ? (
        title
      ) : (
        <PageLink to={to} title={t('shell.navigation.more', { name: title })}>
          {title}
        </PageLink>
      )}
    </h2>
  );
}
