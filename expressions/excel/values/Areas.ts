import { Matrix } from './Matrix.ts';

/** Several ranges together: to INDEX each by itself, to all others one column of their cells. */
export class Areas extends Matrix {
  readonly areas: readonly Matrix[];
  /** Whoever makes one has charged and allocated for its cells. */
  constructor(areas: readonly Matrix[]) {
    const cells = areas.flatMap((area) => area.cells);
    super(cells.length, 1, cells);
    this.areas = areas;
  }
}
