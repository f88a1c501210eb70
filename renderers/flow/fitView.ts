import type { Box } from './Box.ts';
import type { Size } from './nodeSize.ts';

/** Zoom of the canvas. */
export const zoomLimits = { least: 0.3, most: 1, step: 0.1 } as const;

/** A zoom that may be: on a whole step, within the limits. */
export function nearestZoom(zoom: number): number {
  const { least, most, step } = zoomLimits;
  return Math.min(most, Math.max(least, Math.round(zoom / step) / Math.round(1 / step)));
}

/** How a drawing is seen: canvas pixels times `zoom`, moved by `x` and `y` pixels of the screen. */
export interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

const margin = 24;

/**
 * The largest view that shows the whole drawing, in the middle of the window; a drawing too large for the least zoom is
 * shown from its upper left corner.
 */
export function fitView(drawing: Box, window: Size): View {
  const { least, most, step } = zoomLimits;
  const room = Math.min(
    (window.width - 2 * margin) / Math.max(drawing.width, 1),
    (window.height - 2 * margin) / Math.max(drawing.height, 1),
  );
  // Down to the step below, against rounding: 0.7000001 is 0.7.
  const zoom = Math.min(most, Math.max(least, nearestZoom(Math.floor(room / step + 1e-6) * step)));
  const along = (from: number, length: number, size: number): number =>
    length * zoom + 2 * margin > size ? margin - from * zoom : (size - length * zoom) / 2 - from * zoom;
  return {
    zoom,
    x: along(drawing.left, drawing.width, window.width),
    y: along(drawing.top, drawing.height, window.height),
  };
}

/** By how many pixels of the screen a view has to move for a box to be seen; nothing when it is. */
export function reveal(
  box: Box,
  { zoom, x, y }: View,
  window: Size,
): { readonly dx: number; readonly dy: number } {
  const shift = (from: number, length: number, size: number): number => {
    if (from >= margin && from + length <= size - margin) return 0;
    return (size - length) / 2 - from;
  };
  return {
    dx: shift(box.left * zoom + x, box.width * zoom, window.width),
    dy: shift(box.top * zoom + y, box.height * zoom, window.height),
  };
}
