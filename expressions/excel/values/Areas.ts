import { Matrix } from './Matrix.ts';

/** A union of ranges. INDEX sees each range; all other functions see one column of their cells. */
export class Areas extends Matrix {
  readonly areas: readonly Matrix[];
  /** The caller has charged and allocated for the cells. */
  constructor(areas: readonly Matrix[]) {
    const cells = areas.flatMap((area) => area.cells);
    super(cells.length, 1, cells);
    this.areas = areas;
  }
}
