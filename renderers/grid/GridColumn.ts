import type { ColumnIcon } from '../../runtime/model/schema/columnIcons.ts';

/** One column as a page or a detail table describes it. */
export interface GridColumn {
  readonly field: string;
  readonly title: string;
  /** Pixels; the grid stretches columns when there is room to spare. */
  readonly width: number;
  /** Default left. */
  readonly align?: 'left' | 'center' | 'right';
  readonly fixed?: 'left' | 'right';
  /** Titles of the groups above the column, outermost first; neighbours of the same group share it. */
  readonly groups?: readonly string[];
  /** The width is one the user dragged: never stretched. */
  readonly dragged?: boolean;
  /** A click on the header asks for this order (`onSort`). */
  readonly sort?: boolean;
  /** Drawn as a link; a click or Enter calls `onLink`. */
  readonly link?: boolean;
  /** A star before the title. */
  readonly required?: boolean;
  readonly hidden?: boolean;
  /** As `tip`, with markup; it is sanitised before it is shown. */
  readonly content?: string;
  /** A small picture before the title. */
  readonly icon?: ColumnIcon;
  /** The header copies a row's value into the rows below; what is said of its button. */
  readonly copyDown?: string;
  /** What the column means, shown when the pointer rests on its header; plain text. */
  readonly tip?: string;
}

/** Looks of one cell besides its text. Colours: anything CSS knows, or a Semi colour name (`green`, `red`, ...). */
export interface CellStyle {
  readonly color?: string;
  readonly background?: string;
  readonly bold?: boolean;
  /** Part of the cell filled from the left; `share` from 0 to 1. */
  readonly bar?: { readonly share: number; readonly color: string };
}

/** The order the rows are in. */
export interface GridSort {
  readonly field: string;
  readonly order: 'asc' | 'desc';
}

/** `single` keeps the last chosen row only. */
export type SelectionMode = 'multiple' | 'single' | 'none';
