import type { Box } from '../layout/Box.ts';
import { lineHeight } from '../layout/FontMetrics.ts';

/** Rounding of millimetres, and the part of the last line's leading that needs no room. */
const slack = 0.5;

const bottomOf = (box: Box): number => box.y + (box.kind === 'text' ? lineHeight(box.size) : box.height);

/** The boxes that end within a height from the top. */
export const within = (boxes: readonly Box[], height: number): readonly Box[] =>
  boxes.filter((box) => bottomOf(box) <= height + slack);
