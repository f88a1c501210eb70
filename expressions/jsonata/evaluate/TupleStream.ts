import type { Grouped } from './groups.ts';
import type { Names } from './Names.ts';

/**
 * Items of an inner path with their variables, for the outer step that needs their parents. Takes the place
 * of a value, but only between those two.
 */
export class TupleStream {
  readonly items: readonly Grouped[];
  readonly names: Names;
  constructor(items: readonly Grouped[], names: Names) {
    this.items = items;
    this.names = names;
  }
}
