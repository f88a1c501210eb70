import type { spans } from './ViewSchema.ts';

/** A chart over the rows of a report, drawn from groups of them. */
export interface ChartSchema {
  /** Name of a `ChartKind`. */
  readonly kind: string;
  /** Default: the titles of what it shows. */
  readonly title?: string;
  /** Field whose values make the bars, points or slices. */
  readonly by: string;
  /** Dates: the span of one of them; default a day. */
  readonly each?: (typeof spans)[number];
  /** Number fields whose sums it shows; a pie shows the first. None: the rows of each group are counted. */
  readonly of: readonly string[];
  /** Combination: number fields drawn as lines on an axis of their own, beside the bars of `of`. */
  readonly lines?: readonly string[];
}
