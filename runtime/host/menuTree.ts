import type { MenuItem } from '../wire/session/SessionData.ts';

/** A menu entry with its children. Groups have no address. */
export interface MenuNode {
  readonly item: MenuItem;
  readonly children: readonly MenuNode[];
}

/** The side menu: entries in the server's order that are on, as all groups around them are; no group without a page. */
export function menuTree(menus: readonly MenuItem[]): readonly MenuNode[] {
  const shown = menus.filter((menu) => menuPath(menus, menu.id).every(({ enable }) => enable === 1));
  const ids = new Set(shown.map((menu) => menu.id));
  const below = (parent: number, seen: ReadonlySet<number>): readonly MenuNode[] =>
    shown
      // An entry whose group is gone moves to the top level.
      .filter(
        (menu) =>
          !seen.has(menu.id) && (menu.parentId === parent || (parent === 0 && !ids.has(menu.parentId))),
      )
      .map((item) => ({ item, children: below(item.id, new Set([...seen, item.id])) }))
      .filter((node) => node.item.url !== undefined || node.children.length > 0);
  return below(0, new Set());
}

/**
 * Entries whose name or address contains the text, with their parent groups. A matching group keeps all
 * children.
 */
export function searchMenu(nodes: readonly MenuNode[], text: string): readonly MenuNode[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return nodes;
  return nodes.flatMap((node) => {
    const hit = [node.item.name, node.item.url ?? ''].some((part) => part.toLowerCase().includes(wanted));
    if (hit) return [node];
    const children = searchMenu(node.children, wanted);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** The path to a menu entry: outermost group first, the entry last. */
export function menuPath(menus: readonly MenuItem[], id: number): readonly MenuItem[] {
  const byId = new Map(menus.map((menu) => [menu.id, menu]));
  const path: MenuItem[] = [];
  for (let at = byId.get(id); at && !path.includes(at); at = byId.get(at.parentId)) path.unshift(at);
  return path;
}
