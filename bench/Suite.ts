import type { BenchWindows } from './BenchWindows.ts';
import type { Figure } from './measure.ts';

/** How much a suite measures: `full` for its figures, `tiny` to see in `npm test` that it still ends with them. */
export type SizeName = 'full' | 'tiny';

/** A suite of the bench. */
export interface Suite {
  readonly title: string;
  /** Pages of the bench that it opens, built before it: `bench/grid.html`. */
  readonly pages: readonly string[];
  /** Measures once. Throws when an answer is not what it must be. */
  measure(size: SizeName, windows: BenchWindows): Promise<readonly Figure[]>;
}

/** What a suite measures with sizes of its own kind: numbers of rows, rounds, databases. */
export interface SuiteParts<Size> {
  readonly title: string;
  readonly pages?: readonly string[];
  readonly full: Size;
  readonly tiny: Size;
  measure(size: Size, windows: BenchWindows): Promise<readonly Figure[]>;
}

/** Makes a suite of its parts. */
export const suiteOf = <Size>(parts: SuiteParts<Size>): Suite => ({
  title: parts.title,
  pages: parts.pages ?? [],
  measure: (size, windows) => parts.measure(parts[size], windows),
});
