import type { Data } from '../../../../../expressions/index.ts';
import type { Cell } from '../../../schema/Row.ts';

/** Where a constant stands on a scale: the codes next to it. Between the two are those that equal it, if any do. */
export interface Place {
  /** The greatest code that is less. */
  readonly below: bigint;
  /** The least code that is greater. */
  readonly above: bigint;
}

/**
 * The values of a field as whole numbers, one a value, in the order conditions compare them in: cents of an amount, days,
 * seconds, numbers given to keys. The empty value is not on it.
 */
export interface Scale {
  readonly least: bigint;
  readonly greatest: bigint;
  /** Whether `<` and `>` of conditions are the order of the codes. */
  readonly isOrdered: boolean;
  /** Undefined: conditions compare this constant in ways a scale does not show. */
  place(constant: Data): Place | undefined;
  /** The value of a code, as a record holds it. */
  value(code: bigint): Cell;
}

/** The place of a constant that is one code. */
export const placeOn = (code: bigint): Place => ({ below: code - 1n, above: code + 1n });
