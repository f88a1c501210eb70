import type { ColumnLayout } from './ColumnLayout.ts';
import type { RowWindow } from './RowWindow.ts';

/** Current sizes, scroll position and columns: everything drawing depends on. */
export interface Viewport {
  readonly layout: ColumnLayout;
  readonly window: RowWindow;
  /** Width of the visible part in pixels, without scroll bars. */
  readonly width: number;
  readonly height: number;
  readonly scrollLeft: number;
  /** Pixels of one data row. */
  readonly rowHeight: number;
  /** Number of data rows. */
  readonly rowCount: number;
  /** Pixels of the summary row; 0: there is none. */
  readonly foot: number;
}

/** A cell by position: row -1 is the header, `rowCount` the summary row. */
export interface CellPlace {
  readonly row: number;
  readonly track: number;
}

/** Row number of the header in a {@link CellPlace}. */
export const HEADER = -1;
