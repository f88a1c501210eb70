import type { Row } from '../../runtime/model/schema/Row.ts';
import type { TreePlace } from '../../runtime/store/tree/TreePlace.ts';

/** Tree of the rows. */
export interface GridTree {
  /** The column with the arrows. */
  readonly field: string;
  place(row: Row): TreePlace | undefined;
  /** Opens a closed row or closes an open one. */
  onToggle(row: Row): void;
}

/** Pixels per level, and the spaces drawn for them: one and a half em at 14 pixels. */
export const TREE_STEP = 21;
const STEP = '\u2003\u2002';

/** Spaces before the text of a tree's column, for its levels and the arrow. */
export function treeIndent(tree: GridTree | undefined, row: Row, field: string): string | undefined {
  return tree?.field === field ? STEP.repeat(tree.place(row)?.level ?? 1) : undefined;
}

/** True when an offset in pixels from the cell's left edge is on the row's arrow. */
export function isArrow(place: TreePlace | undefined, offset: number): boolean {
  if (place?.expanded === undefined) return false;
  const from = 6 + (place.level - 1) * TREE_STEP;
  return offset >= from && offset < from + TREE_STEP + 4;
}
