/** A cell by the positions of its row and column on screen. */
export interface SheetPlace {
  readonly row: number;
  readonly track: number;
}

/** Cells from the start of the selection (`anchor`) to its end; both may be any corner. */
export interface CellRange {
  readonly anchor: SheetPlace;
  readonly head: SheetPlace;
}

/** The sides of a range, inclusive. */
export interface RangeBox {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Cells of a sheet as data: inclusive row positions, and fields in screen order. */
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

/** A range with another head; a new range begins at `at`. */
export function extended(range: CellRange | undefined, at: SheetPlace, head: SheetPlace): CellRange {
  return { anchor: range?.anchor ?? at, head };
}

/** Whether a cell is inside. */
export function inBox(box: RangeBox, row: number, track: number): boolean {
  return row >= box.top && row <= box.bottom && track >= box.left && track <= box.right;
}

/** The range after rows were removed; undefined: nothing is left. */
export function clipped(range: CellRange, rows: number): CellRange | undefined {
  if (rows === 0) return undefined;
  const clip = (place: SheetPlace): SheetPlace => (place.row < rows ? place : { ...place, row: rows - 1 });
  const [anchor, head] = [clip(range.anchor), clip(range.head)];
  return anchor === range.anchor && head === range.head ? range : { anchor, head };
}
