import type { App } from '../../runtime/host/AppContext.ts';
import { arrangeColumns } from '../../runtime/model/fields/columnSet/arrangeColumns.ts';
import type { TableSettings } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import { columnsOf, type Showing } from '../../runtime/model/fields/projections/columns.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { isEditableIn } from '../../runtime/store/isEditableIn.ts';
import type { GridColumn } from '../grid/GridColumn.ts';
import { columnLooks } from './columnLooks.ts';

/** How detail rows are looked at. */
export interface DetailLook {
  readonly editable: boolean;
  /** Beside a decision there is little room: figures stand before what else describes a row. */
  readonly deciding: boolean;
}

/** Columns of detail rows: neither sorted nor opened; their files are, where a click does not put them in edit. */
export function detailColumns(
  table: ResolvedTable,
  showing: Showing | undefined,
  own: TableSettings,
  { editable, deciding }: DetailLook,
  t: App['t'],
): readonly GridColumn[] {
  const columns = arrangeColumns(columnsOf(table, showing), own.columns, own.widths);
  return (deciding && own.columns === undefined ? figuresFirst(columns) : columns).map(
    ({ kind, summary: _, link: __, sort: ___, ...column }) => {
      const isEdited = editable && isEditableIn(table, column.field);
      return {
        ...column,
        ...columnLooks(kind),
        // A star asks for something: of nobody who only looks.
        required: column.required && isEdited,
        link: kind.kind.files !== undefined && !isEdited,
        ...(kind.copydown === true && isEdited
          ? { copyDown: t('spreadsheet.copyDown', { title: kind.title }) }
          : {}),
      };
    },
  );
}

/** The first column and frozen ones stay, then those aligned right, then the others. */
function figuresFirst<Of extends { readonly align?: string; readonly fixed?: string }>(
  columns: readonly Of[],
): readonly Of[] {
  const rank = (column: Of, at: number): number =>
    column.fixed === 'right' ? 3 : at === 0 || column.fixed === 'left' ? 0 : column.align === 'right' ? 1 : 2;
  return columns
    .map((column, at) => ({ column, rank: rank(column, at) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ column }) => column);
}
