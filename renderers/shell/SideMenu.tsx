import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useState } from 'react';
import { useCore, useText } from '../../runtime/host/CoreContext.ts';
import { type MenuNode, menuPath, searchMenu } from '../../runtime/host/menuTree.ts';
import { Parts } from '../../runtime/host/Parts.tsx';
import { MenuEntry } from './MenuEntry.tsx';
import { menuIcon } from './menuIcons.tsx';
import { SearchBox } from './SearchBox.tsx';

interface SideMenuProps {
  readonly tree: readonly MenuNode[];
  readonly currentId: number | undefined;
}

/** Index of the visible entry each key moves to. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(at + 1, count - 1),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/**
 * The searchable side menu. Groups open and close, arrow keys move, the current page is marked. Collapsed, it
 * shows icons only.
 */
export const SideMenu = observer(function SideMenu({ tree, currentId }: SideMenuProps) {
  const { app, session } = useCore();
  const t = useText();
  const [wanted, setWanted] = useState('');
  const [open, setOpen] = useState<ReadonlySet<number>>(
    () => new Set(tree.slice(0, 4).map((node) => node.item.id)),
  );
  const { menus } = session;

  // Before the first paint: a menu that opens a group later moves what stands below.
  useLayoutEffect(() => {
    // Open the groups of the active page, however the user opened the page.
    if (currentId === undefined) return;
    const groups = menuPath(menus, currentId).slice(0, -1);
    setOpen((before) => new Set([...before, ...groups.map((group) => group.id)]));
  }, [currentId, menus]);

  const toggle = (id: number): void =>
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });

  const expand = (id: number): void => {
    app.toggleMenu();
    setOpen(new Set([...open, id]));
  };

  if (app.menuCollapsed) return <Rail tree={tree} expand={expand} />;

  const searching = wanted.trim() !== '';
  const shown = searchMenu(tree, wanted);
  return (
    <nav className="jig-menu" aria-label={t('shell.menu')}>
      <div className="jig-menu-top">
        <SearchBox
          className="jig-menu-search"
          label={t('shell.menuSearch')}
          placeholder={t('shell.menuSearch')}
          clearLabel={t('shell.clear')}
          value={wanted}
          onChange={setWanted}
        />
      </div>
      {searching ? null : (
        <Parts place="menuTop" told={{ current: menus.find(({ id }) => id === currentId)?.url }} />
      )}
      {shown.length === 0 ? <p role="status">{t('shell.menuNothing')}</p> : null}
      <ul className="jig-menu-list" onKeyDown={walk}>
        {shown.map((node) => (
          <MenuEntry
            key={node.item.id}
            node={node}
            depth={0}
            currentId={currentId}
            isOpen={(id) => searching || open.has(id)}
            toggle={toggle}
          />
        ))}
      </ul>
    </nav>
  );
});

function walk(event: KeyboardEvent<HTMLUListElement>): void {
  const step = steps[event.key];
  if (!step) return;
  const entries = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const at = entries.findIndex((entry) => entry.matches(':focus'));
  if (at < 0) return;
  event.preventDefault();
  entries[step(at, entries.length)]?.focus();
}

interface RailProps {
  readonly tree: readonly MenuNode[];
  expand(id: number): void;
}

function Rail({ tree, expand }: RailProps): ReactNode {
  const t = useText();
  return (
    <nav className="jig-menu jig-menu-rail" aria-label={t('shell.menu')}>
      {tree.map(({ item }) => (
        <button
          key={item.id}
          type="button"
          className="jig-rail-entry"
          title={item.name}
          aria-label={item.name}
          onClick={() => expand(item.id)}
        >
          {menuIcon(item.icon)}
        </button>
      ))}
    </nav>
  );
}
