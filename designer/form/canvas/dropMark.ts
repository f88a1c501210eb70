import type { Drop } from '../commands/FormEdit.ts';
import type { DropMark } from './DragStore.ts';

/** Rectangle of a component, in pixels of the canvas content. */
export interface ItemRect {
  readonly id: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Two components fit into its width. */
  readonly maySplit: boolean;
}

/** Part of a component's width, at its left and right, where a drop shares its row. */
const besidePart = 0.25;
/** Thickness of the mark in pixels. */
const thick = 3;

/** Place of a drop at a point of the canvas; undefined: at the end of an empty form. */
export function dropMark(rects: readonly ItemRect[], x: number, y: number): DropMark | undefined {
  const target = rects.find((one) => contains(one, x, y)) ?? nearest(rects, x, y);
  return target && markAt(target, sideAt(target, x, y));
}

const contains = ({ left, top, width, height }: ItemRect, x: number, y: number): boolean =>
  x >= left && x < left + width && y >= top && y < top + height;

/** The component whose rectangle is closest to the point; rows count more than columns. */
function nearest(rects: readonly ItemRect[], x: number, y: number): ItemRect | undefined {
  let best: { readonly rect: ItemRect; readonly away: number } | undefined;
  for (const rect of rects) {
    const dx = Math.max(rect.left - x, 0, x - rect.left - rect.width);
    const dy = Math.max(rect.top - y, 0, y - rect.top - rect.height);
    const away = dx + dy * 4;
    if (best === undefined || away <= best.away) best = { rect, away };
  }
  return best?.rect;
}

function sideAt({ left, top, width, height, maySplit }: ItemRect, x: number, y: number): Drop['side'] {
  const across = (x - left) / width;
  if (across < besidePart) return maySplit ? 'left' : 'before';
  if (across > 1 - besidePart) return maySplit ? 'right' : 'after';
  return y < top + height / 2 ? 'before' : 'after';
}

function markAt({ id, left, top, width, height, maySplit }: ItemRect, side: Drop['side']): DropMark {
  const drop = { target: id, side };
  const isFirst = side === 'before' || side === 'left';
  const isBeside = side === 'left' || side === 'right' || !maySplit;
  return isBeside
    ? { drop, left: isFirst ? left : left + width - thick, top, width: thick, height }
    : { drop, left, top: isFirst ? top : top + height - thick, width, height: thick };
}
