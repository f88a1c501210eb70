import type { ValueType } from '../../../expressions/index.ts';

/** One input of the fuzz test. */
export interface Attempt {
  /** A formula, or JSON Logic as JSON text. */
  readonly source: string;
  /** JSON text, which can express an own `__proto__`, -0 and 1e999; or `@name` of huge data. */
  readonly data: string;
  /** Types of fields, chosen by a hash of the path; empty for untyped fields. */
  readonly types: readonly ValueType[];
  /** Bindings as JSON text of an object. */
  readonly bindings: string;
}
