import type { Row } from '../../runtime/model/schema/Row.ts';
import type { TreePlace } from '../../runtime/store/tree/TreePlace.ts';

/** Rows that stand in a tree. */
export interface GridTree {
  /** The column with the arrows. */
  readonly field: string;
  place(row: Row): TreePlace | undefined;
  /** Opens a closed row, closes an open one. */
  onToggle(row: Row): void;
}

/** Pixels of one level, and the spaces drawn in their place: one and a half em of 14 pixels. */
export const TREE_STEP = 21;
const STEP = '\u2003\u2002';

/** What is drawn before the text of a tree's column: room for the levels above and the arrow. */
export function treeIndent(tree: GridTree | undefined, row: Row, field: string): string | undefined {
  return tree?.field === field ? STEP.repeat(tree.place(row)?.level ?? 1) : undefined;
}

/** Whether a place in a cell, in pixels from its left edge, is the arrow of its row. */
export function isArrow(place: TreePlace | undefined, offset: number): boolean {
  if (place?.expanded === undefined) return false;
  const from = 6 + (place.level - 1) * TREE_STEP;
  return offset >= from && offset < from + TREE_STEP + 4;
}
