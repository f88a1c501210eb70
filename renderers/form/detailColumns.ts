import type { App } from '../../runtime/host/AppContext.ts';
import { arrangeColumns } from '../../runtime/model/columnSet/arrangeColumns.ts';
import type { TableSettings } from '../../runtime/model/columnSet/ColumnSet.ts';
import { columnsOf, type Showing } from '../../runtime/model/projections/columns.ts';
import type { ResolvedTable } from '../../runtime/model/ResolvedTable.ts';
import { isEditableIn } from '../../runtime/store/isEditableIn.ts';
import type { GridColumn } from '../grid/GridColumn.ts';
import { columnLooks } from './columnLooks.ts';

/** Columns of detail rows: neither sorted nor opened; their files are, where a click does not put them in edit. */
export function detailColumns(
  table: ResolvedTable,
  showing: Showing | undefined,
  own: TableSettings,
  editable: boolean,
  t: App['t'],
): readonly GridColumn[] {
  return arrangeColumns(columnsOf(table, showing), own.columns, own.widths).map(
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
