import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { problemsAt } from '../../kit/issuesAt.ts';
import type { OutlineNode } from '../draft/outline.ts';
import { partTitle } from '../draft/partTitle.ts';
import { areaOf } from '../draft/places.ts';
import type { PrintDesignStore } from '../store/PrintDesignStore.ts';
import type { PrintVerbs } from '../store/printVerbs.ts';

interface OutlinePaneProps {
  readonly store: PrintDesignStore;
  readonly verbs: PrintVerbs;
}

const walks: Readonly<
  Record<string, (nodes: readonly OutlineNode[], at: number) => OutlineNode | undefined>
> = {
  ArrowDown: (nodes, at) => nodes[at + 1],
  ArrowUp: (nodes, at) => nodes[at - 1],
  Home: (nodes) => nodes[0],
  End: (nodes) => nodes.at(-1),
};

/** Millimetres that Alt with an arrow key moves an item of a free area by; with Shift ten times as much. */
const nudges: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowUp: [0, -0.1],
  ArrowDown: [0, 0.1],
  ArrowLeft: [-0.1, 0],
  ArrowRight: [0.1, 0],
};

/**
 * The template as a tree. Arrow keys walk, Space adds to the selection, Alt with an arrow key moves a block in its list or an item of
 * a free area by a tenth of a millimetre, Delete removes.
 */
export const OutlinePane = observer(function OutlinePane({ store, verbs }: OutlinePaneProps): ReactNode {
  const { t } = useApp();
  const tree = useRef<HTMLDivElement>(null);
  const [walked, setWalked] = useState<string>();
  const { nodes, draft, doc } = store;
  const here =
    [store.current, walked].find((place) => nodes.some((node) => node.place === place)) ?? nodes[0]?.place;
  const focus = (place: string | undefined): void =>
    void requestAnimationFrame(() =>
      tree.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(place ?? '')}"]`)?.focus(),
    );
  const walkTo = (node: OutlineNode | undefined): void => {
    if (node === undefined) return;
    setWalked(node.place);
    store.select([node.place]);
    focus(node.place);
  };
  const pressed = (event: KeyboardEvent, node: OutlineNode): boolean => {
    const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
    const nudge = altKey ? nudges[key] : undefined;
    if (nudge !== undefined) {
      const [dx, dy] = nudge.map((mm) => mm * (shiftKey ? 10 : 1));
      if (areaOf(node.place) !== undefined) verbs.shift(dx ?? 0, dy ?? 0);
      else if (dy !== 0) {
        store.select([node.place]);
        verbs.step(key === 'ArrowUp' ? -1 : 1);
        focus(store.current);
      }
      return true;
    }
    if (altKey || ctrlKey || metaKey) return false;
    const walk = walks[key];
    if (walk !== undefined) walkTo(walk(nodes, nodes.indexOf(node)));
    else if (key === 'Enter') walkTo(node);
    else if (key === ' ') store.toggle(node.place);
    else if (key === 'Delete') {
      store.select(store.selected.includes(node.place) ? store.selected : [node.place]);
      verbs.remove();
      focus(store.current ?? here);
    } else return false;
    return true;
  };
  return (
    <div
      ref={tree}
      role="tree"
      className="jig-pd-outline"
      aria-label={t('printDesign.outline')}
      aria-multiselectable="true"
    >
      {nodes.map((node) => {
        const problems =
          node.kind === 'block' || node.kind === 'item' ? problemsAt(store.found, node.place) : 0;
        return (
          <div
            key={node.place}
            role="treeitem"
            data-key={node.place}
            aria-level={node.level}
            aria-posinset={node.at + 1}
            aria-setsize={node.of}
            aria-selected={store.selected.includes(node.place)}
            tabIndex={node.place === here ? 0 : -1}
            style={{ paddingLeft: `${node.level * 12}px` }}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey || event.shiftKey) store.toggle(node.place);
              else walkTo(node);
            }}
            onKeyDown={(event) => {
              if (!pressed(event, node)) return;
              event.preventDefault();
              event.stopPropagation();
            }}
          >
            {partTitle(node, draft, doc, t)}
            {problems === 0 ? null : (
              <small className="jig-pd-bad">{t('printDesign.bad', { n: problems })}</small>
            )}
          </div>
        );
      })}
    </div>
  );
});
