import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { FlowDesignerStore } from '../store/FlowDesignerStore.ts';
import { outlineOf } from './outlineOf.ts';
import { lineWords, nodeWords, type PartWords } from './outlineWords.ts';

interface FlowOutlineProps {
  readonly store: FlowDesignerStore;
  /** Enter on a part: to its properties. */
  onOpen(key: string): void;
  onRemove(): void;
  /** Alt and an arrow on a line. */
  onReorder(by: -1 | 1): void;
}

interface Item {
  readonly key: string;
  readonly level: 1 | 2;
  readonly words: PartWords;
  /** Its number among its siblings. */
  readonly at: number;
  readonly of: number;
}

/**
 * The whole flow as a tree: nodes, below each the lines that leave it. Read alone it is the flow; arrows walk, Space adds to
 * the selection, Enter opens the properties, Delete removes, Alt with an arrow changes the order of lines.
 */
export const FlowOutline = observer(function FlowOutline(props: FlowOutlineProps): ReactNode {
  const { store } = props;
  const app = useApp();
  const { t } = app;
  const tree = useRef<HTMLDivElement>(null);
  const { nodes, loose } = outlineOf(store.view);
  const items: readonly Item[] = [
    ...nodes.flatMap(({ node, lines }, at): Item[] => [
      { key: node.key, level: 1, words: nodeWords(app, store, node, lines.length), at, of: nodes.length },
      ...lines.map(
        (line, index): Item => ({
          key: line.key,
          level: 2,
          words: lineWords(app, store, line),
          at: index,
          of: lines.length,
        }),
      ),
    ]),
    ...loose.map(
      (line, at): Item => ({
        key: line.key,
        level: 1,
        words: lineWords(app, store, line),
        at,
        of: loose.length,
      }),
    ),
  ];
  const [walked, setWalked] = useState<string>();
  const here = [store.current, walked].find((key) => items.some((item) => item.key === key)) ?? items[0]?.key;

  const walkTo = (item: Item | undefined): void => {
    if (!item) return;
    setWalked(item.key);
    store.select([item.key]);
    tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(item.key)}"]`)?.focus();
  };
  const onKey = (event: KeyboardEvent, item: Item): void => {
    const at = items.indexOf(item);
    const done = ((): boolean => {
      if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
        if (item.level === 2) props.onReorder(event.key === 'ArrowUp' ? -1 : 1);
        return true;
      }
      if (event.altKey || event.ctrlKey || event.metaKey) return false;
      const goes = walks[event.key];
      if (goes) walkTo(goes(items, at));
      else if (event.key === 'Enter') {
        // The first one has the focus before anything is selected.
        walkTo(item);
        props.onOpen(item.key);
      } else if (event.key === ' ') store.toggle(item.key);
      else if (event.key === 'Delete') props.onRemove();
      else return false;
      return true;
    })();
    if (!done) return;
    event.preventDefault();
    event.stopPropagation();
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
          onKeyDown={(event) => onKey(event, item)}
        >
          <span className="jig-hidden">{item.words.kind}</span>
          <span className="jig-fd-outline-title">{item.words.title}</span>
          <span className="jig-fd-outline-more">{item.words.more}</span>
          <span className="jig-hidden">{item.words.aside}</span>
          <span className="jig-fd-outline-problems">{item.words.problems}</span>
        </div>
      ))}
    </div>
  );
});

type Walk = (items: readonly Item[], at: number) => Item | undefined;

const walks: Readonly<Record<string, Walk>> = {
  ArrowDown: (items, at) => items[at + 1],
  ArrowUp: (items, at) => items[at - 1],
  Home: (items) => items[0],
  End: (items) => items.at(-1),
  ArrowRight: (items, at) => (items[at + 1]?.level === 2 ? items[at + 1] : undefined),
  ArrowLeft: (items, at) =>
    items[at]?.level === 2 ? items.slice(0, at).findLast(({ level }) => level === 1) : undefined,
};
