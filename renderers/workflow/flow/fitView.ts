import type { Box } from './Box.ts';
import type { Size } from './nodeSize.ts';

/** Limits and step of the canvas zoom. */
export const zoomLimits = { least: 0.3, most: 1, step: 0.1 } as const;

/** Rounds a zoom to a step and clamps it to the limits. */
export function nearestZoom(zoom: number): number {
  const { least, most, step } = zoomLimits;
  return Math.min(most, Math.max(least, Math.round(zoom / step) / Math.round(1 / step)));
}

/** Viewport of a drawing: canvas pixels times `zoom`, moved by `x` and `y` screen pixels. */
export interface View {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

const margin = 24;

/**
 * The largest view that shows the whole drawing, centred. A drawing too large for the smallest zoom starts at
 * its upper left corner.
 */
export function fitView(drawing: Box, window: Size): View {
  const { least, most, step } = zoomLimits;
  const room = Math.min(
    (window.width - 2 * margin) / Math.max(drawing.width, 1),
    (window.height - 2 * margin) / Math.max(drawing.height, 1),
  );
  // Rounds down to a step; the epsilon compensates rounding errors such as 0.7000001.
  const zoom = Math.min(most, Math.max(least, nearestZoom(Math.floor(room / step + 1e-6) * step)));
  const along = (from: number, length: number, size: number): number =>
    length * zoom + 2 * margin > size ? margin - from * zoom : (size - length * zoom) / 2 - from * zoom;
  return {
    zoom,
    x: along(drawing.left, drawing.width, window.width),
    y: along(drawing.top, drawing.height, window.height),
  };
}

/** Screen pixels to scroll so that a box becomes visible; zero when it is. */
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
