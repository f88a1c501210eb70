/** Where a row stands in a tree, as the ARIA treegrid pattern says it. */
export interface TreePlace {
  /** From 1. */
  readonly level: number;
  /** Undefined: nothing is below it. */
  readonly expanded: boolean | undefined;
  /** Among the rows of the same parent, from 1. */
  readonly position: number;
  readonly size: number;
}
