import type { App } from '../../runtime/host/AppContext.ts';
import { arrangeColumns } from '../../runtime/model/fields/columnSet/arrangeColumns.ts';
import type { TableSettings } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import { type Column, columnsOf, type Showing } from '../../runtime/model/fields/projections/columns.ts';
import type { ResolvedTable } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import { isEditableIn } from '../../runtime/store/form/isEditableIn.ts';
import type { GridColumn } from '../grid/GridColumn.ts';
import { columnLooks } from './columnLooks.ts';

/** How detail rows are looked at. */
export interface DetailLook {
  readonly editable: boolean;
  /** Beside a decision there is little room: figures stand before what else describes a row. */
  readonly deciding: boolean;
  /** Column that names the document: the same for all rows, so never shown among them. */
  readonly link: string;
}

/** Columns of detail rows: neither sorted nor opened; their files are, where a click does not put them in edit. */
export function detailColumns(
  table: ResolvedTable,
  showing: Showing | undefined,
  own: TableSettings,
  { editable, deciding, link }: DetailLook,
  t: App['t'],
): readonly GridColumn[] {
  const columns = arrangeColumns(columnsOf(table, showing), own.columns, own.widths).filter(
    ({ field }) => field !== link,
  );
  const isOwn = own.columns !== undefined;
  const shown = isOwn ? columns : firstFrozen(withoutStamps(columns));
  return (deciding && !isOwn ? figuresFirst(shown) : shown).map(
    ({ kind, summary: _, link: __, sort: ___, ...column }) => {
      const isEdited = editable && isEditableIn(table, column.field);
      return {
        ...column,
        ...columnLooks(kind),
        // A star asks for input, so a reader sees none.
        required: column.required && isEdited,
        generated: kind.numberRule !== undefined,
        link: kind.kind.files !== undefined && !isEdited,
        ...(kind.copydown === true && isEdited
          ? { copyDown: t('spreadsheet.copyDown', { title: kind.title }) }
          : {}),
      };
    },
  );
}

/** Without who entered a row and when, which the user may show in the column settings. */
function withoutStamps(columns: readonly Column[]): readonly Column[] {
  const entered = columns.filter(({ kind }) => kind.stamp === undefined);
  return entered.length === 0 ? columns : entered;
}

/** Freezes the first column, unless the schema freezes others: it says which row a figure belongs to. */
function firstFrozen([first, ...others]: readonly Column[]): readonly Column[] {
  if (!first) return [];
  const isFrozen = [first, ...others].some(({ fixed }) => fixed === 'left');
  return [isFrozen ? first : { ...first, fixed: 'left' }, ...others];
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
