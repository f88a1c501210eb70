import type { ValueType } from '../../../expressions/index.ts';

/** One input of the fuzz test. */
export interface Attempt {
  /** A formula, or JSON Logic as JSON text. */
  readonly source: string;
  /** JSON text, which can hold what no literal can: an own `__proto__`, -0, 1e999; or `@name` of a big one. */
  readonly data: string;
  /** Fields are typed by the first letter of their path's hash; empty: not at all. */
  readonly types: readonly ValueType[];
  /** Names besides the record, as JSON text of an object. */
  readonly bindings: string;
}
