/** A cell by its place on screen: the row's and the column's position. */
export interface SheetPlace {
  readonly row: number;
  readonly track: number;
}

/** Cells from where the choice began to where it is now; both may be any corner. */
export interface CellRange {
  readonly anchor: SheetPlace;
  readonly head: SheetPlace;
}

/** The sides of a range, all of them inside it. */
export interface RangeBox {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Cells of a sheet as data: rows by position, both ends included, and fields in the order of the screen. */
export interface CellBlock {
  readonly from: number;
  readonly to: number;
  readonly fields: readonly string[];
}

export function boxOf({ anchor, head }: CellRange): RangeBox {
  return {
    top: Math.min(anchor.row, head.row),
    bottom: Math.max(anchor.row, head.row),
    left: Math.min(anchor.track, head.track),
    right: Math.max(anchor.track, head.track),
  };
}

/** A range with another head; without one the range begins at `at`. */
export function extended(range: CellRange | undefined, at: SheetPlace, head: SheetPlace): CellRange {
  return { anchor: range?.anchor ?? at, head };
}

/** Whether a cell is inside. */
export function inBox(box: RangeBox, row: number, track: number): boolean {
  return row >= box.top && row <= box.bottom && track >= box.left && track <= box.right;
}

/** The range after rows went away; undefined: nothing of it is left. */
export function clipped(range: CellRange, rows: number): CellRange | undefined {
  if (rows === 0) return undefined;
  const clip = (place: SheetPlace): SheetPlace => (place.row < rows ? place : { ...place, row: rows - 1 });
  const [anchor, head] = [clip(range.anchor), clip(range.head)];
  return anchor === range.anchor && head === range.head ? range : { anchor, head };
}
