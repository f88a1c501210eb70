import IconChevronDown from '@douyinfe/semi-icons/lib/es/icons/IconChevronDown';
import IconChevronRight from '@douyinfe/semi-icons/lib/es/icons/IconChevronRight';
import type { KeyboardEvent, ReactNode } from 'react';
import type { MenuNode } from '../../runtime/host/menuTree.ts';
import { PageLink } from '../../runtime/host/PageLink.tsx';
import { menuIcon } from './menuIcons.tsx';

interface MenuEntryProps {
  readonly node: MenuNode;
  readonly depth: number;
  readonly currentId: number | undefined;
  isOpen(id: number): boolean;
  toggle(id: number): void;
}

/** Scrolls the current entry fully into view in a long menu. */
function intoView(line: HTMLAnchorElement | null): void {
  line?.scrollIntoView?.({ block: 'nearest' });
}

/** A link to a page, or a group that opens and closes (Right and Left do too). */
export function MenuEntry({ node, depth, currentId, isOpen, toggle }: MenuEntryProps): ReactNode {
  const { item, children } = node;
  const indent = { paddingInlineStart: 12 + depth * 16 };
  const picture = depth === 0 || item.icon ? menuIcon(item.icon) : null;
  if (children.length === 0 && item.url) {
    return (
      <li>
        <PageLink
          ref={item.id === currentId ? intoView : null}
          to={item.url}
          className="jig-menu-entry"
          style={indent}
          aria-current={item.id === currentId ? 'page' : undefined}
        >
          {picture}
          <span>{item.name}</span>
        </PageLink>
      </li>
    );
  }
  const open = isOpen(item.id);
  const onKey = (event: KeyboardEvent): void => {
    if ((event.key === 'ArrowRight' && !open) || (event.key === 'ArrowLeft' && open)) {
      event.preventDefault();
      toggle(item.id);
    }
  };
  return (
    <li>
      <button
        type="button"
        className="jig-menu-entry jig-menu-group"
        style={indent}
        aria-expanded={open}
        onClick={() => toggle(item.id)}
        onKeyDown={onKey}
      >
        {picture}
        <span>{item.name}</span>
        {open ? <IconChevronDown aria-hidden="true" /> : <IconChevronRight aria-hidden="true" />}
      </button>
      {open ? (
        <ul>
          {children.map((child) => (
            <MenuEntry
              key={child.item.id}
              node={child}
              depth={depth + 1}
              currentId={currentId}
              isOpen={isOpen}
              toggle={toggle}
            />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
