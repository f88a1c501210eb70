/** Position of a row in a tree, as the ARIA treegrid pattern defines it. */
export interface TreePlace {
  /** From 1. */
  readonly level: number;
  /** Undefined: no rows below. */
  readonly expanded: boolean | undefined;
  /** Among the rows of the same parent, from 1. */
  readonly position: number;
  readonly size: number;
}
