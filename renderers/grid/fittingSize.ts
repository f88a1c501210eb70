import { FONT_SIZE } from './metrics.ts';

/** Smallest size of a text that is made to fit, in pixels; what is wider still is cut. */
const SMALLEST = 11;

let pen: CanvasRenderingContext2D | null | undefined;

/** Font size in pixels at which the widest of these lines fits a width, at most the grid's own. */
export function fittingSize(lines: readonly string[], width: number, font: string): number {
  pen ??= document.createElement('canvas').getContext('2d');
  if (!pen) return FONT_SIZE;
  pen.font = `${FONT_SIZE}px ${font}`;
  const widest = Math.max(...lines.map((line) => pen?.measureText(line).width ?? 0));
  if (widest <= width) return FONT_SIZE;
  return Math.max(SMALLEST, Math.floor((2 * FONT_SIZE * width) / widest) / 2);
}
