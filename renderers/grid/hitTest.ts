import { headHeight, screenX, titleTop, trackAt } from './ColumnLayout.ts';
import { RESIZE_REACH } from './metrics.ts';
import { type CellPlace, HEADER, type Viewport } from './Viewport.ts';

/**
 * Cell under a point of the grid; undefined: none. Row {@link HEADER} is the header, `rowCount` the summary.
 */
export function hitTest(view: Viewport, x: number, y: number): CellPlace | undefined {
  if (x < 0 || y < 0 || x >= view.width || y >= view.height) return undefined;
  const track = trackAt(view.layout, x, view);
  if (track === undefined) return undefined;
  const head = headHeight(view.layout);
  // A group title belongs to no single column: it neither sorts nor filters.
  if (y < head) return isTitle(view, track, y) ? { row: HEADER, track } : undefined;
  if (y >= view.height - view.foot) return { row: view.rowCount, track };
  const { first, count, offset } = view.window;
  const at = Math.floor((y - head + offset) / view.rowHeight);
  return at < count ? { row: first + at, track } : undefined;
}

function isTitle({ layout }: Viewport, index: number, y: number): boolean {
  const track = layout.tracks[index];
  return track !== undefined && y >= titleTop(track);
}

/** Column whose right edge is under a point of the header: the one a drag would resize. */
export function edgeAt(view: Viewport, x: number, y: number): number | undefined {
  if (y < 0 || y >= headHeight(view.layout)) return undefined;
  const found = view.layout.tracks.findIndex((track) => {
    if (y < titleTop(track)) return false;
    const right = screenX(view.layout, track, view) + track.width;
    return track.kind === 'field' && Math.abs(x - right) <= RESIZE_REACH;
  });
  return found < 0 ? undefined : found;
}
