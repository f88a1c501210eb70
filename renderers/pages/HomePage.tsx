import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useApp } from '../../runtime/host/AppContext.ts';
import { mayOpen } from '../../runtime/host/guard.ts';
import { type MenuNode, menuTree } from '../../runtime/host/menuTree.ts';
import { pageAt } from '../../runtime/host/pageAt.ts';
import { pageKind } from '../../runtime/model/check/pageKinds/pageKinds.ts';
import type { MenuItem } from '../../runtime/wire/session/SessionData.ts';
import { menuIcon } from '../shell/menuIcons.tsx';
import { CountCard } from './home/CountCard.tsx';
import { greetingAt } from './home/greetingAt.ts';
import './home/home.css';
import { builtInPageMessages } from '../../runtime/model/messages/builtInPage.ts';
import { addMessages } from '../../runtime/model/messages/index.ts';

addMessages(builtInPageMessages);

/** Maximum number of cards on the home page. */
const mostCards = 6;

/** `page: "home"`: greeting, record counts and links to the user's pages, all from the server. */
export const HomePage = observer(function HomePage(): ReactNode {
  const { session, t } = useApp();
  const { data, user } = session;
  if (!data || !user) return null;
  const reachable = inOrder(menuTree(session.menus)).filter((menu) => {
    const page = menu.url === undefined ? undefined : pageAt(session.pages, menu.url);
    return page !== undefined && pageKind(page)?.isStart !== true && mayOpen(user, page);
  });
  const counted = reachable.filter((menu) => menu.tableName !== undefined).slice(0, mostCards);
  const name = session.displayName ?? t('shell.noUser');
  return (
    <div className="jig-home">
      <header>
        <h1>{t(greetingAt(session.now()), { name })}</h1>
        <p>
          {session.now().slice(0, 10)}
          {user.roleNames.length > 0 ? ` · ${t('shell.home.roles', { roles: user.roleNames })}` : ''}
        </p>
      </header>
      {reachable.length === 0 ? <p role="status">{t('shell.home.nothing')}</p> : null}
      {counted.length > 0 ? (
        <section aria-label={t('shell.home.counts')}>
          <h2>{t('shell.home.counts')}</h2>
          <ul className="jig-cards">
            {counted.map((menu) => (
              <CountCard key={menu.id} menu={menu} />
            ))}
          </ul>
        </section>
      ) : null}
      {reachable.length > 0 ? (
        <section aria-label={t('shell.home.shortcuts')}>
          <h2>{t('shell.home.shortcuts')}</h2>
          <ul className="jig-shortcuts">
            {reachable.map((menu) => (
              <li key={menu.id}>
                <Link to={menu.url ?? '/home'}>
                  {menuIcon(menu.icon ?? parentIcon(session.menus, menu))}
                  <span>{menu.name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
});

/** Entries in the order of the side menu. */
function inOrder(nodes: readonly MenuNode[]): readonly MenuItem[] {
  return nodes.flatMap((node) => [node.item, ...inOrder(node.children)]);
}

function parentIcon(menus: readonly MenuItem[], menu: MenuItem): string | undefined {
  return menus.find((one) => one.id === menu.parentId)?.icon;
}
