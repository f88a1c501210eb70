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
  /** What a cell shows. May read observables: the cell is drawn again when they change. */
  text(row: Row, field: string): string;
  /** Colour of the tag the text stands in; undefined: plain text. */
  tag?(row: Row, field: string): string | undefined;
  cellStyle?(row: Row, field: string): CellStyle | undefined;
  /** Addresses of pictures that stand in the cell in place of its text; undefined: none. May read observables. */
  pictures?(row: Row, field: string): readonly string[] | undefined;
  readonly selection: SelectionMode;
  /** Row keys as text. */
  readonly selected: ReadonlySet<string>;
  onSelect(keys: ReadonlySet<string>): void;
  readonly sort?: GridSort | undefined;
  onSort?(field: string, order: 'asc' | 'desc'): void;
  /** Texts of the summary row by field; undefined: no summary row. */
  readonly summary?: Readonly<Record<string, string>> | undefined;
  /** A leading column 序号, 1-based. */
  readonly indexColumn?: boolean;
  /** Leading columns beyond these two. */
  readonly lead?: GridLead | undefined;
  /** Pixels of the whole grid, header and scroll bars included. */
  readonly height: number;
  readonly loading?: boolean;
  readonly emptyText: string;
  onRowClick?(row: Row): void;
  onRowDoubleClick?(row: Row): void;
  /** Called when the user follows a link; `at` is the index of the pressed picture, from 0. */
  onLink?(row: Row, field: string, at: number): void;
  /** A header edge was dragged; `width` in whole pixels. */
  onColumnResize?(field: string, width: number): void;
  /** Opens the filter of a column, from its header; `place` in pixels of the window. None: headers have no filters. */
  onFilter?(field: string, place: { readonly left: number; readonly top: number }): void;
  /** Fields with a filter in force: their headers say so. */
  readonly filtered?: ReadonlySet<string>;
  readonly edit?: GridEdit | undefined;
  /** Tree of the rows; `rows` then holds the visible ones in order. Undefined for a flat list. */
  readonly tree?: GridTree | undefined;
  /** Turns the switches of `lead.turn`; none: they only show. */
  readonly rowSwitch?: RowSwitch | undefined;
  /** Row reordering; undefined while rows cannot be moved. */
  readonly reorder?: RowReorder | undefined;
}
