import Tree from '@douyinfe/semi-ui/lib/es/tree';
import { observer } from 'mobx-react-lite';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';
import { TreeMover } from '../../../runtime/store/tree/TreeMover.ts';
import { expandIcon, treeSearch } from '../../fields/treeLook.tsx';
import { treeOf } from '../../fields/treeOf.ts';
import { MoveButtons } from './MoveButtons.tsx';
import { markTabStop, treeKey } from './treeKeys.ts';

interface SideTreeProps {
  readonly page: PageStore;
  readonly dataKey: string;
  readonly title: string;
}

const all = '*';
const nodeOf = (key: string | undefined): string | undefined => (key === all ? undefined : key);

/** Tree beside a list: a node filters the list to itself and its descendants, and can be moved (page `tree`). */
export const SideTree = observer(function SideTree({ page, dataKey, title }: SideTreeProps): ReactNode {
  const app = useApp();
  const { t, dictionaries } = app;
  const table = page.page.tree?.table;
  const mover = useMemo(
    () =>
      table === undefined
        ? undefined
        : new TreeMover(app, { table, dataKey, moved: () => void page.list.load() }),
    [app, table, dataKey, page],
  );
  useEffect(() => void mover?.prepare(), [mover]);
  const options = dictionaries.options(dataKey);
  // A moved tree loads again; meanwhile the last one stays, so that open nodes and the focus stay too.
  const last = useRef(options);
  last.current = options ?? last.current;
  const shown = last.current;
  const data = useMemo(
    () => [{ key: all, value: all, label: t('list.treeAll') }, ...treeOf(shown).roots],
    [shown, t],
  );
  const keys = useMemo(() => (shown ?? []).map(({ key }) => String(key)), [shown]);
  // Kept here: Semi closes all nodes when its data change.
  const [closed, setClosed] = useState<readonly string[]>([]);
  const root = useRef<HTMLElement>(null);
  // After each render: Semi's items take no focus by themselves.
  useEffect(() => {
    if (root.current) markTabStop(root.current);
  });
  const { node } = page.list.query;
  const press = (event: KeyboardEvent): void => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || !root.current || target.role !== 'treeitem') return;
    const keyOf = (item: HTMLElement): string | undefined => nodeOf(item.dataset.key);
    if (treeKey(event, target, { root: root.current, mover, keyOf })) event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: keys of the items bubble here
    <aside
      ref={root}
      className="jig-side-tree"
      aria-label={t('list.tree', { title })}
      aria-description={mover?.may ? t('treeMove.hint') : undefined}
      onKeyDown={press}
    >
      <h2>{title}</h2>
      <Tree
        treeData={data}
        value={node ?? all}
        filterTreeNode
        showFilteredOnly
        searchPlaceholder={t('list.tree', { title })}
        searchRender={treeSearch}
        expandIcon={expandIcon}
        expandedKeys={keys.filter((key) => !closed.includes(key))}
        onExpand={(open) => setClosed(keys.filter((key) => !open.includes(key)))}
        motion={false}
        draggable={mover?.may === true}
        onDrop={({ dragNode, node: target, dropToGap }) => {
          const parent = dropToGap ? treeOf(shown).path(String(target.key)).at(-2) : String(target.key);
          void mover?.move(String(dragNode.key), nodeOf(parent));
        }}
        key={shown ? 'loaded' : 'waiting'}
        aria-label={title}
        onChange={(value) =>
          page.go({ node: typeof value === 'string' && value !== all ? value : undefined })
        }
      />
      {mover?.may ? <MoveButtons mover={mover} node={node} /> : null}
    </aside>
  );
});
