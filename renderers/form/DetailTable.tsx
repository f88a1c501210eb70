import { observer } from 'mobx-react-lite';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useApp } from '../../runtime/host/AppContext.ts';
import { columnsOf, type Showing } from '../../runtime/model/fields/projections/columns.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { DetailStore } from '../../runtime/store/detail/DetailStore.ts';
import { rowKeyField } from '../../runtime/store/detail/detailRows.ts';
import { DataGrid } from '../grid/DataGrid.tsx';
import { GROUP_HEIGHT } from '../grid/metrics.ts';
import { DetailBar } from './DetailBar.tsx';
import { detailColumns } from './detailColumns.ts';
import { SheetLine } from './SheetLine.tsx';
import { totalTexts } from './totalTexts.ts';
import { useCellFiles } from './useCellFiles.ts';
import { useDetailEdit } from './useDetailEdit.ts';
import { useDetailLooks } from './useDetailLooks.ts';
import { useDetailOrder } from './useDetailOrder.ts';
import { useDialog } from './useDialog.tsx';

/** Minimum and maximum height of a detail grid, and height of one row, in pixels. */
const leastHeight = 240;
const mostHeight = 480;
const rowHeight = 40;

interface DetailTableProps {
  readonly detail: DetailStore;
  readonly editable: boolean;
  /** True beside a decision: numeric columns come first. Default false. */
  readonly deciding?: boolean;
  readonly showing?: Showing | undefined;
}

/** One detail table: buttons and grid, with one row in edit at a time. */
export const DetailTable = observer(function DetailTable(props: DetailTableProps): ReactNode {
  const { detail, editable, deciding = false, showing } = props;
  const app = useApp();
  const own = app.settings.of(detail.table.table);
  const columns = useMemo(
    () =>
      detailColumns(
        detail.table,
        showing,
        own,
        { editable, deciding, link: detail.schema.foreignKey },
        app.t,
      ),
    [app, detail, showing, own, editable, deciding],
  );
  const levels = Math.max(0, ...columns.map(({ groups }) => groups?.length ?? 0));
  const files = useCellFiles(detail.table);
  const dialogs = useDialog();
  const { edit, note } = useDetailEdit(detail, editable, dialogs);
  const looks = useDetailLooks(detail);
  const { text } = looks;
  const nameOf = useCallback((row: Row) => text(row, columns[0]?.field ?? ''), [text, columns]);
  const reorder = useDetailOrder(detail, editable, nameOf);
  const widen = useCallback(
    (field: string, width: number) => app.settings.widen(detail.table.table, field, width),
    [app, detail],
  );
  const moveColumn = useCallback(
    (field: string, to: string) =>
      void app.settings.moveColumn(detail.table.table, columnsOf(detail.table, showing), field, to),
    [app, detail, showing],
  );
  const select = useCallback((keys: ReadonlySet<string>) => detail.select(keys), [detail]);
  const { rows } = detail;
  return (
    <>
      {editable ? <DetailBar detail={detail} dialogs={dialogs} /> : null}
      <DataGrid
        name={detail.schema.table}
        label={detail.schema.cnName ?? detail.table.cnName}
        table={detail.table}
        columns={columns}
        onColumnResize={widen}
        onColumnMove={moveColumn}
        rows={rows}
        rowKey={rowKeyField}
        {...looks}
        onLink={files.open}
        selection={editable && detail.edit.permitted === undefined ? 'multiple' : 'none'}
        selected={detail.selected}
        onSelect={select}
        summary={detail.summary && totalTexts(app, detail.table, detail.summary)}
        indexColumn
        reorder={reorder}
        height={Math.min(
          mostHeight,
          Math.max(leastHeight, (rows.length + 3) * rowHeight + levels * GROUP_HEIGHT),
        )}
        emptyText={app.t('grid.noData')}
        {...(editable ? { edit } : {})}
      />
      {files.dialog}
      <p className="jig-grid-total">{app.t('grid.total', { total: rows.length })}</p>
      {editable ? <SheetLine detail={detail} note={note} /> : null}
    </>
  );
});
