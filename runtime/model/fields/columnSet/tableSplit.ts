import type { TableSpacing } from './ColumnSet.ts';

/** The reference height of two tables over one another, and how far the upper one goes. */
export const reference = { height: 630, least: 140, most: 510 } as const;

/** The upper table's height in pixels of the reference, within its bounds. */
export const firstHeight = (wanted: number): number =>
  Math.round(Math.min(reference.most, Math.max(reference.least, wanted)));

/** The height kept for the upper table of the reference: what the user set, else `fallback`. */
export const firstOf = (spacing: TableSpacing | undefined, fallback: number): number =>
  firstHeight(spacing === undefined ? fallback : spacing.firstTableRatio * reference.height);

/** Shares `room` pixels between two tables as the reference height is shared. */
export const splitHeights = (
  room: number,
  first: number,
): { readonly first: number; readonly second: number } => {
  const upper = Math.round((room * first) / reference.height);
  return { first: upper, second: room - upper };
};

/** What is saved: height/630 to two decimals, and the lower table's pixels. */
export const spacingOf = (first: number, second: number): TableSpacing => ({
  firstTableRatio: Math.round((firstHeight(first) / reference.height) * 100) / 100,
  secondHeight: Math.round(second),
});
