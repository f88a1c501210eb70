/** Pixels of one row, header and summary rows included. */
export const ROW_HEIGHT = 40;
/** Width of the leading checkbox and index columns (specification 1, section 9). */
export const LEAD_WIDTH = 55;
/** No column is dragged narrower. */
export const MIN_WIDTH = 40;
/** Distance from a header's right edge, in pixels, that starts a resize. */
export const RESIZE_REACH = 5;
