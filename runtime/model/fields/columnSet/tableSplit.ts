import type { TableSpacing } from './ColumnSet.ts';

/** Reference height of two tables, one above the other, and the limits of the upper one. */
export const reference = { height: 630, least: 140, most: 510 } as const;

/** The upper table's height in reference pixels, within its limits. */
export const firstHeight = (wanted: number): number =>
  Math.round(Math.min(reference.most, Math.max(reference.least, wanted)));

/** The upper table's height in reference pixels: the user's, else `fallback`. */
export const firstOf = (spacing: TableSpacing | undefined, fallback: number): number =>
  firstHeight(spacing === undefined ? fallback : spacing.firstTableRatio * reference.height);

/** Splits `room` pixels between two tables in the ratio of the reference height. */
export const splitHeights = (
  room: number,
  first: number,
): { readonly first: number; readonly second: number } => {
  const upper = Math.round((room * first) / reference.height);
  return { first: upper, second: room - upper };
};

/** The setting to store: height/630 with two decimals, and the lower table's pixels. */
export const spacingOf = (first: number, second: number): TableSpacing => ({
  firstTableRatio: Math.round((firstHeight(first) / reference.height) * 100) / 100,
  secondHeight: Math.round(second),
});
