import Tree from '@douyinfe/semi-ui/lib/es/tree';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import type { PageStore } from '../../../runtime/store/page/PageStore.ts';
import { treeOf } from '../../fields/treeOf.ts';

interface SideTreeProps {
  readonly page: PageStore;
  readonly dataKey: string;
  readonly title: string;
}

const all = '*';

/** Tree beside a list: a node filters the list to itself and its descendants (page `tree`). */
export const SideTree = observer(function SideTree({ page, dataKey, title }: SideTreeProps): ReactNode {
  const { t, dictionaries } = useApp();
  const options = dictionaries.options(dataKey);
  const data = useMemo(
    () => [{ key: all, value: all, label: t('list.treeAll') }, ...treeOf(options).roots],
    [options, t],
  );
  const { node } = page.list.query;
  return (
    <aside className="jig-side-tree" aria-label={t('list.tree', { title })}>
      <h2>{title}</h2>
      <Tree
        treeData={data}
        value={node ?? all}
        filterTreeNode
        showFilteredOnly
        searchPlaceholder={t('list.tree', { title })}
        defaultExpandAll
        key={options ? 'loaded' : 'waiting'}
        aria-label={title}
        onChange={(value) =>
          page.go({ node: typeof value === 'string' && value !== all ? value : undefined })
        }
      />
    </aside>
  );
});
