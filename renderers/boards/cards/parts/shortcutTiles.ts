import type { App } from '../../../../runtime/host/AppContext.ts';
import { mayOpen } from '../../../../runtime/host/guard.ts';
import { type MenuNode, menuTree } from '../../../../runtime/host/menuTree.ts';
import { pageAt } from '../../../../runtime/host/pageAt.ts';
import { pageTitle } from '../../../../runtime/host/pageTitle.ts';
import { pageKind } from '../../../../runtime/model/check/pageKinds/pageKinds.ts';
import { menuOfPage } from '../../../../runtime/model/schema/menuOfPage.ts';
import type { PageSchema } from '../../../../runtime/model/schema/PageSchema.ts';
import type { ShownCard } from '../../../../runtime/wire/boards/Board.ts';
import type { MenuItem } from '../../../../runtime/wire/session/SessionData.ts';

/** A tile that leads to a page. */
export interface ShortcutTile {
  readonly key: string;
  readonly title: string;
  readonly path: string;
  /** Name of an icon of the menu. */
  readonly icon: string | undefined;
}

/** Most tiles of a card. */
const mostTiles = 12;

/** Entries in the order of the side menu. */
const inOrder = (nodes: readonly MenuNode[]): readonly MenuItem[] =>
  nodes.flatMap(({ item, children }) => [item, ...inOrder(children)]);

/** Icon of the menu line that opens a page. */
const iconOfPage = ({ menus }: App['session'], page: PageSchema): string | undefined =>
  menuOfPage(page, menus)?.icon;

/** The pages that a card names, as far as the user may open them. */
const namedTiles = ({ session, t }: App, paths: readonly string[]): readonly ShortcutTile[] =>
  paths.flatMap((path) => {
    const page = pageAt(session.pages, path);
    return page === undefined || session.user === undefined || !mayOpen(session.user, page)
      ? []
      : [{ key: path, title: pageTitle(page, session.menus, t), path, icon: iconOfPage(session, page) }];
  });

/**
 * The pages that the card names; else the tiles that administrators made, as far as the user may open their pages; without any
 * the first pages of the menu.
 */
export function shortcutTiles(
  app: App,
  { options, tiles: made = [] }: Pick<ShownCard, 'options' | 'tiles'>,
): readonly ShortcutTile[] {
  const { user, menus, pages } = app.session;
  if (user === undefined) return [];
  if (Array.isArray(options?.pages)) return namedTiles(app, options.pages.map(String));
  const isOpen = (path: string): boolean => {
    const page = pageAt(pages, path);
    return page !== undefined && mayOpen(user, page);
  };
  const open = made.filter(({ path }) => isOpen(path.split('?', 1)[0] ?? path));
  if (open.length > 0)
    return open
      .map(({ title, path, icon }) => ({ key: `${path} ${title}`, title, path, icon }))
      .slice(0, mostTiles);
  const iconOf = new Map(menus.map(({ id, icon }) => [id, icon]));
  return inOrder(menuTree(menus))
    .flatMap(({ id, name, url, icon, parentId }) => {
      const page = url === undefined ? undefined : pageAt(pages, url);
      return url === undefined ||
        page === undefined ||
        pageKind(page)?.isStart === true ||
        !mayOpen(user, page)
        ? []
        : [{ key: `${id}`, title: name, path: url, icon: icon ?? iconOf.get(parentId) }];
    })
    .slice(0, mostTiles);
}
