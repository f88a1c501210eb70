import type { ColumnLayout } from './ColumnLayout.ts';
import type { RowWindow } from './RowWindow.ts';

/** Everything that decides where things are drawn right now. */
export interface Viewport {
  readonly layout: ColumnLayout;
  readonly window: RowWindow;
  /** Pixels of the visible part, scroll bars excluded. */
  readonly width: number;
  readonly height: number;
  readonly scrollLeft: number;
  /** Rows of data. */
  readonly rowCount: number;
  readonly summary: boolean;
}

/** A cell by its place: row -1 is the header, `rowCount` the summary row. */
export interface CellPlace {
  readonly row: number;
  readonly track: number;
}

/** The header's row number in a {@link CellPlace}. */
export const HEADER = -1;
