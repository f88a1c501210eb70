import { observer } from 'mobx-react-lite';
import { type ComponentProps, type ReactNode, Suspense, useCallback, useMemo, useRef } from 'react';
import { useApp } from '../../../runtime/host/AppContext.ts';
import { lazyPiece } from '../../../runtime/host/lazyPiece.tsx';
import { arrangeColumns } from '../../../runtime/model/fields/columnSet/arrangeColumns.ts';
import type { TableSettings } from '../../../runtime/model/fields/columnSet/ColumnSet.ts';
import { columnsOf, type Showing } from '../../../runtime/model/fields/projections/columns.ts';
import type { ResolvedTable } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { tableLooks } from '../../cells/tableLooks.ts';
import { cellCopy } from '../../form/cellText.ts';
import { columnLooks } from '../../form/columnLooks.ts';
import { listCellText, mixedAmounts } from '../../form/listCellText.ts';
import { totalTexts } from '../../form/totalTexts.ts';
import { useCellFiles } from '../../form/useCellFiles.ts';
import type { DataGridProps } from '../../grid/DataGridProps.ts';
import type { GridColumn } from '../../grid/GridColumn.ts';
import type { GridTree } from '../../grid/GridTree.ts';
import { keptColumns } from '../../grid/keptColumns.ts';
import { GridSkeleton } from './GridSkeleton.tsx';
import type { ShownButton } from './ShownButton.ts';

// The grid loads after the first paint: it is larger than the rest of the page together.
const DataGrid = lazyPiece('DataGrid', async () => (await import('../../grid/DataGrid.tsx')).DataGrid);

type Passed = 'name' | 'label' | 'rows' | 'height' | 'selection' | 'selected' | 'onSelect' | 'emptyText';
type Optional =
  | 'onFilter'
  | 'reorder'
  | 'rowSwitch'
  | 'saved'
  | 'filtered'
  | 'sort'
  | 'onSort'
  | 'loading'
  | 'indexColumn'
  | 'rowNumber'
  | 'rowMark'
  | 'onRowClick'
  | 'onRowDoubleClick'
  | 'onLink';

interface TableGridProps extends Pick<DataGridProps, Passed>, Partial<Pick<DataGridProps, Optional>> {
  readonly table: ResolvedTable;
  /** Totals as the server sends them. */
  readonly totals: Row;
  readonly showing?: Showing;
  /** Buttons at the end of each row. */
  readonly buttons?: readonly ShownButton[];
  /** Set when the rows form a tree. */
  readonly tree?: Omit<GridTree, 'field'> | undefined;
}

/** A read-only grid over a table's columns: dictionary labels, cell renderers, totals. */
export const TableGrid = observer(function TableGrid(props: TableGridProps): ReactNode {
  const { table, totals, showing, onLink, tree, buttons = noButtons, ...rest } = props;
  const app = useApp();
  const sortable = rest.onSort !== undefined;
  const own = app.settings.of(table.table);
  const figureTip = app.t('list.figure');
  const drawn = useRef<readonly GridColumn[]>(undefined);
  const columns = useMemo(
    () =>
      keptColumns(drawn.current, [
        ...gridColumns(table, showing, sortable, own, figureTip),
        ...buttons.map(buttonColumn),
      ]),
    [table, showing, sortable, own, figureTip, buttons],
  );
  drawn.current = columns;
  const widen = useCallback(
    (field: string, width: number) => {
      if (table.byName.has(field)) app.settings.widen(table.table, field, width);
    },
    [app, table],
  );
  const moveColumn = useCallback(
    (field: string, to: string) => {
      // Buttons stay at the end.
      if (table.byName.has(field) && table.byName.has(to))
        void app.settings.moveColumn(table.table, columnsOf(table, showing), field, to);
    },
    [app, table, showing],
  );
  const looks = useMemo(() => tableLooks(app, table, () => ({ now: app.session.now() })), [app, table]);
  const mixed = useMemo(() => mixedAmounts(table, rest.rows, totals), [table, rest.rows, totals]);
  const text = useCallback(
    (row: Row, field: string) => {
      const button = buttons.find((one) => one.field === field);
      if (button) return button.isFor(row) ? button.text : '';
      return looks.text(row, field, app.locale) ?? listCellText(app, table, row, field, mixed);
    },
    [app, table, looks, buttons, mixed],
  );
  const copy = useCallback(
    (row: Row, field: string) =>
      table.byName.has(field) ? (looks.text(row, field, app.locale) ?? cellCopy(app, table, row, field)) : '',
    [app, table, looks],
  );
  const files = useCellFiles(table);
  const treeField = tree && (columns.find(({ field }) => field === table.nameField) ?? columns[0])?.field;
  const gridTree = useMemo(() => tree && treeField && { ...tree, field: treeField }, [tree, treeField]);
  // In a searched tree only the matches stand out; their ancestors are dimmed.
  const cellStyle = useCallback(
    (row: Row, field: string) => (row.isFound === false ? leading : looks.cellStyle(row, field)),
    [looks],
  );
  const summary = totalTexts(app, table, totals);
  const grid: ComponentProps<typeof DataGrid> = {
    ...rest,
    tag: looks.tag,
    cellStyle: tree ? cellStyle : looks.cellStyle,
    ...(gridTree ? { tree: gridTree } : {}),
    ...(looks.hasPictures ? { pictures: looks.pictures } : {}),
    columns,
    onColumnResize: widen,
    onColumnMove: moveColumn,
    onLink: (row, field, at) => {
      const button = buttons.find((one) => one.field === field);
      if (button) button.press(row);
      else if (!files.open(row, field, at)) onLink?.(row, field, at);
    },
    table,
    rowHeight: app.settings.rowHeightOf(table.table),
    text,
    copy,
    rowKey: table.key,
    summary,
  };
  return (
    <Suspense fallback={<GridSkeleton height={rest.height} />}>
      <DataGrid {...grid} />
      {files.dialog}
    </Suspense>
  );
});

const noButtons: readonly ShownButton[] = [];

/** Pixels of a character, at most, and around a text. */
const textSize = { character: 14, around: 28, least: 64 } as const;

const buttonColumn = ({ field, text }: ShownButton): GridColumn => ({
  field,
  title: text,
  width: Math.max(textSize.least, [...text].length * textSize.character + textSize.around),
  align: 'center',
  fixed: 'right',
  dragged: true,
  unfiltered: true,
  link: true,
});

const leading = { color: 'var(--semi-color-text-2)' } as const;

function gridColumns(
  table: ResolvedTable,
  showing: Showing | undefined,
  sortable: boolean,
  own: TableSettings,
  figureTip: string,
): readonly GridColumn[] {
  return arrangeColumns(columnsOf(table, showing), own.columns, own.widths).map(
    ({ field, title, width, align, fixed, groups, dragged, sort, link, kind }) => ({
      field,
      title,
      width,
      align,
      groups,
      sort: sort && sortable,
      link: link || kind.kind.files !== undefined,
      ...(fixed ? { fixed } : {}),
      ...(dragged ? { dragged } : {}),
      ...(kind.figure ? { unfiltered: true, tip: figureTip } : {}),
      ...columnLooks(kind),
    }),
  );
}
