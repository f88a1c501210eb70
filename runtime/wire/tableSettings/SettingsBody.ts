import type { ColumnChoice, RowHeight } from '../../model/fields/columnSet/ColumnSet.ts';

/** Body of saveColumns; `columns` null resets them, `widths` null also resets dragged widths. */
export interface ColumnsBody {
  readonly tableName: string;
  readonly columns: readonly ColumnChoice[] | null;
  readonly widths?: null;
}

/** Body of SaveColumnWidths, in pixels. */
export interface WidthsBody {
  readonly tableName: string;
  readonly columnWidths: readonly { readonly field: string; readonly width: number }[];
}

/** Dragged width of a column, in pixels. */
export interface ColumnWidth {
  readonly columnName: string;
  readonly columnWidth: number;
}

/** Body of SaveTableSpacing. */
export interface SpacingBody {
  readonly tableName: string;
  readonly firstTableRatio: number;
  readonly secondHeight: number;
}

/** Body of saveRowHeight, for all lists of the user. */
export interface RowHeightBody {
  readonly rowHeight: RowHeight;
}

/** Body of SaveSearchSet; `workItemName` is the table. */
export interface SearchFieldsBody {
  readonly workItemName: string;
  readonly fields: readonly string[];
}
