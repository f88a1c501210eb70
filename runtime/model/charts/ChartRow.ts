import type { Cell } from '../schema/Row.ts';

/** One bar, point or slice: the group, what it is called, and its values by field. */
export interface ChartRow {
  readonly key: Cell;
  readonly label: string;
  readonly count: number;
  readonly values: Readonly<Record<string, number>>;
  /** The second value of the group, where a second field splits it. */
  readonly across?: { readonly key: Cell; readonly label: string };
}
