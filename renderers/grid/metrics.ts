/** Pixels of one row by default, and of a header or summary row of one line. */
export const ROW_HEIGHT = 40;
/** Pixels of one line of text in a cell. */
export const LINE_HEIGHT = 20;
/** Pixels of a cell's text, and of the room at its left and right. */
export const FONT_SIZE = 14;
export const CELL_PADDING = 10;
/** Pixels of one level of group titles above the column titles. */
export const GROUP_HEIGHT = 28;
/** Width of the leading checkbox and index columns. */
export const LEAD_WIDTH = 55;
/** Width of the sort-number column. */
export const SORT_WIDTH = 65;
/** Width of the switch column. */
export const SWITCH_WIDTH = 80;
/** Width of the selection column that marks closed documents, and with 全选 in its header. */
export const CASE_WIDTH = 100;
export const CASE_ALL_WIDTH = 120;
/** Pixels before the text beside a checkbox. */
export const CHECK_ROOM = 42;
/** Minimum width of a dragged column, in pixels. */
export const MIN_WIDTH = 40;
/** Distance from a header's right edge, in pixels, that starts a resize. */
export const RESIZE_REACH = 5;
/** Pixels of a header for an icon before its title, or a button after it. */
export const HEAD_ICON = 24;
