import Button from '@douyinfe/semi-ui/lib/es/button';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { PickerStore } from '../../runtime/store/list/PickerStore.ts';
import { Dialog } from '../dialogs/Dialog.tsx';
import { focusFirst } from '../dialogs/focusables.ts';
import { ListFailure } from '../pages/list/ListFailure.tsx';
import { Pager } from '../pages/list/Pager.tsx';
import { QuickSearch } from '../pages/list/QuickSearch.tsx';
import { TableGrid } from '../pages/list/TableGrid.tsx';
import '../pages/list/list.css';
import './picker.css';

/** Height of the list inside the dialog, in pixels. */
const gridHeight = 380;

interface PickerDialogProps {
  readonly title: string;
  readonly store: PickerStore;
  /** Reports at least one row. */
  onChosen(rows: readonly Row[]): void;
  onClose(): void;
}

/**
 * The picker dialog (高级选择): search, pages and selection in a list over the form. A double click chooses one
 * row at once.
 */
export const PickerDialog = observer(function PickerDialog(props: PickerDialogProps): ReactNode {
  const { title, store, onChosen, onClose } = props;
  const { t, notify } = useApp();
  const { list, table, many } = store;
  const search = useRef<HTMLDivElement>(null);
  useEffect(() => void list.load(), [list]);
  useEffect(() => void focusFirst(search.current), []);
  const { loaded, loading, rows, total } = list;
  useEffect(() => {
    if (loaded && !loading) notify.announce(t('list.loadedRows', { n: rows.length, total }));
  }, [loaded, loading, rows, total, notify, t]);
  const choose = (): void => {
    const chosen = list.selectedRows;
    if (chosen.length > 0) onChosen(chosen);
    else notify.error(t(many ? 'picker.chooseSome' : 'picker.chooseOne'));
  };
  return (
    <Dialog
      title={title}
      width="min(94vw, 1080px)"
      height="auto"
      className="jig-picker"
      onClose={onClose}
      footer={
        <>
          <Button theme="solid" type="primary" onClick={choose}>
            {t('list.ok')}
          </Button>
          <Button type="tertiary" onClick={onClose}>
            {t('list.cancel')}
          </Button>
        </>
      }
    >
      <div ref={search} className="jig-picker-search">
        <QuickSearch page={store} />
      </div>
      {list.failure ? (
        <ListFailure failure={list.failure} height={gridHeight} retry={() => void list.load()} />
      ) : (
        <TableGrid
          name={`picker:${table.table}`}
          label={table.cnName}
          table={table}
          rows={rows}
          totals={{}}
          height={gridHeight}
          selection={many ? 'multiple' : 'single'}
          selected={list.selected}
          onSelect={list.select}
          sort={list.query.sort}
          onSort={(sort) => store.go({ sort })}
          loading={loading}
          emptyText={loaded ? t('picker.empty') : ''}
          indexColumn
          onRowDoubleClick={(row) => onChosen([row])}
        />
      )}
      <Pager page={store} />
    </Dialog>
  );
});
