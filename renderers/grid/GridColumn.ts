import type { ColumnIcon } from '../../runtime/model/schema/columnIcons.ts';

/** One column as a page or a detail table defines it. */
export interface GridColumn {
  readonly field: string;
  readonly title: string;
  /** Pixels; the grid stretches columns when there is free width. */
  readonly width: number;
  /** Default left. */
  readonly align?: 'left' | 'center' | 'right';
  readonly fixed?: 'left' | 'right';
  /** Titles of the groups above the column, outermost first; neighbours of the same group share it. */
  readonly groups?: readonly string[];
  /** True when the user dragged the width; such a column is never stretched. */
  readonly dragged?: boolean;
  /** A click on the header sorts by this column (`onSort`). */
  readonly sort?: boolean;
  /** No filter of the header: the server cannot filter by it. */
  readonly unfiltered?: boolean;
  /** Draws the text as a link; a click or Enter calls `onLink`. */
  readonly link?: boolean;
  /** Draws a star before the title. */
  readonly required?: boolean;
  /** The server fills it: Tab and Enter pass it over. */
  readonly generated?: boolean;
  readonly hidden?: boolean;
  /** Like `tip`, with markup; sanitised before display. */
  readonly content?: string;
  /** An icon before the title. */
  readonly icon?: ColumnIcon;
  /** Adds a header button that copies a row's value into the rows below; this is its label. */
  readonly copyDown?: string;
  /** Plain text about the column, shown when the pointer rests on its header. */
  readonly tip?: string;
}

/**
 * Style of one cell besides its text. Colours: any CSS colour, or a Semi colour name (`green`, `red`, ...).
 */
export interface CellStyle {
  readonly color?: string;
  readonly background?: string;
  readonly bold?: boolean;
  /** Part of the cell filled from the left; `share` from 0 to 1. */
  readonly bar?: { readonly share: number; readonly color: string };
  /** Sign drawn before the text and not part of it: screen readers and copies leave it out. */
  readonly icon?: string;
}

/** One column of the order of the rows. */
export interface GridSort {
  readonly field: string;
  readonly order: 'asc' | 'desc';
}

/** How many rows the user may select; `single` keeps only the last one. */
export type SelectionMode = 'multiple' | 'single' | 'none';
