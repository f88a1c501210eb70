import type { ReactNode } from 'react';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { CellStyle, GridColumn, GridSort, SelectionMode } from './GridColumn.ts';
import type { GridEdit } from './GridEdit.ts';
import type { GridLead } from './GridLead.ts';
import type { GridTree } from './GridTree.ts';
import type { RowReorder } from './RowReorder.ts';
import type { RowSwitch } from './RowSwitch.ts';

/** Props of a data grid. Lists are compared by identity: pass a new array, set or object for a change. */
export interface DataGridProps {
  /** Name for `window.jig.grid(name)`. */
  readonly name: string;
  /** Accessible name. */
  readonly label: string;
  readonly columns: readonly GridColumn[];
  readonly rows: readonly Row[];
  /** Field that identifies a row. */
  readonly rowKey: string;
  /** Text of a cell. May read observables: the cell is drawn again when they change. */
  text(row: Row, field: string): string;
  /** Text of a cell for the clipboard; default: `text`. */
  copy?(row: Row, field: string): string;
  /** Colour of the tag around the text; undefined: plain text. */
  tag?(row: Row, field: string): string | undefined;
  cellStyle?(row: Row, field: string): CellStyle | undefined;
  /**
   * Colour of the palette that lies pale behind a row, and the words that say why. Cells with colours of their own keep
   * their ground.
   */
  rowMark?(row: Row): { readonly color: string; readonly name: string } | undefined;
  /** URLs of pictures drawn in place of the text; undefined: none. May read observables. */
  pictures?(row: Row, field: string): readonly string[] | undefined;
  readonly selection: SelectionMode;
  /** Key of the row that was saved last: it is marked, and scrolled to when it changes. */
  readonly saved?: string | undefined;
  /** Row keys as text. */
  readonly selected: ReadonlySet<string>;
  onSelect(keys: ReadonlySet<string>): void;
  /** The columns the rows are sorted by, the first one first. */
  readonly sort?: readonly GridSort[];
  onSort?(sort: readonly GridSort[]): void;
  /** Texts of the summary row by field, a total of several currencies in lines; undefined: no summary row. */
  readonly summary?: Readonly<Record<string, string>> | undefined;
  /** Adds a leading column 序号, 1-based. */
  readonly indexColumn?: boolean;
  /** Text of the column 序号 by the index of the row; default 1-based. */
  rowNumber?(index: number): string;
  /** Leading columns other than checkbox and row number. */
  readonly lead?: GridLead | undefined;
  /** Height of the whole grid in pixels, header and scroll bars included. */
  readonly height: number;
  /** Pixels of one row; default 40. */
  readonly rowHeight?: number | undefined;
  readonly loading?: boolean;
  /** Shown in place of rows. */
  readonly emptyText: ReactNode;
  onRowClick?(row: Row): void;
  onRowDoubleClick?(row: Row): void;
  /** Called when the user follows a link; `at` is the index of the pressed picture, from 0. */
  onLink?(row: Row, field: string, at: number): void;
  /** Called after the user moves a column to the place of another. Without it columns cannot be moved. */
  onColumnMove?(field: string, to: string): void;
  /** Called after the user drags a header edge; `width` in whole pixels. */
  onColumnResize?(field: string, width: number): void;
  /**
   * Opens the filter of a column from its header; `place` in pixels of the window. Without it headers have no
   * filters.
   */
  onFilter?(field: string, place: { readonly left: number; readonly top: number }): void;
  /** Fields with an active filter; their headers show it. */
  readonly filtered?: ReadonlySet<string>;
  readonly edit?: GridEdit | undefined;
  /** Tree of the rows; `rows` then holds the visible ones in order. Undefined for a flat list. */
  readonly tree?: GridTree | undefined;
  /** Handler of the switches of `lead.turn`; without it they are read-only. */
  readonly rowSwitch?: RowSwitch | undefined;
  /** Row reordering; undefined while rows cannot be moved. */
  readonly reorder?: RowReorder | undefined;
}
