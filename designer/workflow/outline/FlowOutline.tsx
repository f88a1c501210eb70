import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { FlowDesignerStore } from '../store/FlowDesignerStore.ts';
import { type OutlineItem, outlineItems, outlineWalks } from './outlineItems.ts';

interface FlowOutlineProps {
  readonly store: FlowDesignerStore;
  /** Enter on a part opens its properties. */
  onOpen(key: string): void;
  onRemove(): void;
  /** Alt with an arrow key on a line. */
  onReorder(by: -1 | 1): void;
}

/**
 * The flow as a tree: nodes, and below each node the lines that leave it. It describes the whole flow for
 * screen readers. Arrow keys move, Space adds to the selection, Enter opens the properties, Delete removes,
 * Alt with an arrow key reorders lines.
 */
export const FlowOutline = observer(function FlowOutline(props: FlowOutlineProps): ReactNode {
  const { store } = props;
  const app = useApp();
  const { t } = app;
  const tree = useRef<HTMLDivElement>(null);
  const items = outlineItems(app, store);
  const [walked, setWalked] = useState<string>();
  const here = [store.current, walked].find((key) => items.some((item) => item.key === key)) ?? items[0]?.key;

  const walkTo = (item: OutlineItem | undefined): void => {
    if (!item) return;
    setWalked(item.key);
    store.select([item.key]);
    tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(item.key)}"]`)?.focus();
  };
  /** True when the tree handled the key. */
  const pressed = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent, item: OutlineItem): boolean => {
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) {
      if (item.level === 2) props.onReorder(key === 'ArrowUp' ? -1 : 1);
      return true;
    }
    if (altKey || ctrlKey || metaKey) return false;
    const goes = outlineWalks[key];
    if (goes) walkTo(goes(items, items.indexOf(item)));
    else if (key === 'Enter') {
      // Without a selection the first item has the focus.
      walkTo(item);
      props.onOpen(item.key);
    } else if (key === ' ') store.toggle(item.key);
    else if (key === 'Delete') props.onRemove();
    else return false;
    return true;
  };

  if (items.length === 0) return <p className="jig-fd-none">{t('flowDesigner.outlineEmpty')}</p>;
  return (
    <div
      ref={tree}
      role="tree"
      className="jig-fd-outline"
      aria-label={t('flowDesigner.outline')}
      aria-multiselectable="true"
    >
      {items.map((item) => (
        <div
          key={item.key}
          role="treeitem"
          data-key={item.key}
          aria-level={item.level}
          aria-posinset={item.at + 1}
          aria-setsize={item.of}
          aria-selected={store.selected.includes(item.key)}
          tabIndex={item.key === here ? 0 : -1}
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) store.toggle(item.key);
            else walkTo(item);
          }}
          onKeyDown={(event) => {
            if (!pressed(event, item)) return;
            event.preventDefault();
            event.stopPropagation();
          }}
        >
          <Words {...item.words} />
        </div>
      ))}
    </div>
  );
});

function Words({ kind, title, more, aside, problems }: OutlineItem['words']): ReactNode {
  return (
    <>
      <span className="jig-hidden">{kind}</span>
      <span className="jig-fd-outline-title">{title}</span>
      <span className="jig-fd-outline-more">{more}</span>
      <span className="jig-hidden">{aside}</span>
      <span className="jig-fd-outline-problems">{problems}</span>
    </>
  );
}
