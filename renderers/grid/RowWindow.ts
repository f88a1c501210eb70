/** Rows on screen: `count` rows from `first`, which starts `offset` pixels above the body's top edge. */
export interface RowWindow {
  readonly first: number;
  readonly count: number;
  readonly offset: number;
}

/** Maximum number of rows, also partly visible ones, in a body of `height` pixels. */
export function slotCount(height: number, rowHeight: number): number {
  return Math.max(1, Math.ceil(Math.max(0, height) / rowHeight) + 1);
}

/** Rows at a scroll position. Clamps `top`, so that a list that just shrank shows its end. */
export function rowWindow(top: number, height: number, rowHeight: number, rowCount: number): RowWindow {
  const most = Math.max(0, rowCount * rowHeight - Math.max(0, height));
  const at = Math.round(Math.min(Math.max(0, top), most));
  const first = Math.floor(at / rowHeight);
  return {
    first,
    count: Math.min(slotCount(height, rowHeight), rowCount - first),
    offset: at - first * rowHeight,
  };
}

/** Nearest scroll position that shows a row wholly. */
export function scrollTopFor(row: number, top: number, height: number, rowHeight: number): number {
  const at = row * rowHeight;
  if (at < top) return at;
  return Math.max(top, at + rowHeight - Math.max(rowHeight, height));
}
