import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useApp } from '../../../../runtime/host/AppContext.ts';
import type { Cell, Row } from '../../../../runtime/model/schema/Row.ts';
import { GroupRowsStore } from '../../../../runtime/store/list/GroupRowsStore.ts';
import type { PageStore } from '../../../../runtime/store/page/PageStore.ts';
import type { GroupsAsked } from '../../../../runtime/wire/records/Groups.ts';
import type { DataGridProps } from '../../../grid/DataGridProps.ts';
import { groupConditions } from '../../../report/groupConditions.ts';
import { ListFailure } from '../ListFailure.tsx';
import type { ShownButton } from '../ShownButton.ts';
import { TableGrid } from '../TableGrid.tsx';

interface GroupRowsProps extends Pick<DataGridProps, 'rowMark'> {
  readonly buttons?: readonly ShownButton[];
  readonly page: PageStore;
  readonly asked: Pick<GroupsAsked, 'by' | 'each'>;
  /** The value that the rows share. */
  readonly value: Cell;
  /** What the group is called. */
  readonly label: string;
  onLink(row: Row, field: string): void;
}

/** Height of a row and of what surrounds the rows, in pixels; rows drawn without a scroll bar. */
const rowHeight = 40;
const frame = 56;
const mostRows = 10;

/** The rows of one opened group. */
export const GroupRows = observer(function GroupRows({
  page,
  asked,
  value,
  label,
  ...rest
}: GroupRowsProps): ReactNode {
  const app = useApp();
  const { t } = app;
  const { list, doc } = page;
  const { main } = doc;
  const store = useMemo(
    () => new GroupRowsStore(app.data, list, groupConditions(main, asked, value)),
    [app.data, list, main, asked, value],
  );
  const { readAt } = list;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows follow each reading of the list
  useEffect(() => void store.load(), [store, readAt]);
  const { rows, total, failure } = store;
  const shown = Math.min(Math.max(rows.length, 1), mostRows);
  if (failure) return <ListFailure failure={failure} retry={() => void store.load()} />;
  return (
    <>
      <TableGrid
        {...rest}
        name={`${main.table}:${String(value)}`}
        label={`${main.cnName} ${label}`}
        table={main}
        {...(page.showing ? { showing: page.showing } : {})}
        rows={rows}
        totals={{}}
        height={shown * rowHeight + frame}
        selection="multiple"
        selected={list.selected}
        onSelect={list.select}
        sort={list.sort}
        onSort={(sort) => page.go({ sort })}
        loading={store.loading}
        emptyText={store.loading ? '' : t('grid.noData')}
        indexColumn
        onRowClick={page.showDetails}
        onRowDoubleClick={(row) => page.open('Edit', list.keyOf(row))}
      />
      {store.isMore ? (
        <button type="button" className="jig-link" onClick={() => void store.more()}>
          {t('group.more', { n: rows.length, total })}
        </button>
      ) : null}
    </>
  );
});
