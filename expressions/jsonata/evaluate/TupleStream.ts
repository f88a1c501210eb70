import type { Grouped } from './groups.ts';
import type { Names } from './Names.ts';

/**
 * The items of an inner path with their variables, for the step around it that wants their parents. It stands where a value
 * stands, but only between those two.
 */
export class TupleStream {
  readonly items: readonly Grouped[];
  readonly names: Names;
  constructor(items: readonly Grouped[], names: Names) {
    this.items = items;
    this.names = names;
  }
}
