import type { DataObject } from '../Data.ts';
import type { JsonLogicOperator } from './JsonLogicOperator.ts';

/**
 * Results for the shapes of JSON Logic. Conditions and the bare language share one reader and differ in this
 * table.
 */
export interface JsonLogicGrammar<N> {
  readonly operators: ReadonlyMap<string, JsonLogicOperator<N>>;
  /** A constant: null, boolean, finite number or text. */
  constant(value: null | boolean | number | string, at: string): N;
  /** A list of rules. */
  list(items: readonly N[], at: string): N;
  /**
   * An object whose number of keys is not one, so it names no operator: plain data, already checked. Absent:
   * such an object is the error `invalid-operation`.
   */
  object?(value: DataObject, at: string): N;
}
