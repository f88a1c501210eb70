import type { Data } from '../../../../../expressions/index.ts';
import type { Cell } from '../../../schema/Row.ts';

/** Position of a constant on a scale, given by its neighbours. Codes between them equal the constant. */
export interface Place {
  /** The greatest code less than the constant. */
  readonly below: bigint;
  /** The least code greater than the constant. */
  readonly above: bigint;
}

/**
 * Maps the values of a field to integers (codes) in the order that conditions use.
 * Codes are cents of an amount, days, seconds, or numbers assigned to keys. The empty value has no code here.
 */
export interface Scale {
  readonly least: bigint;
  readonly greatest: bigint;
  /** Whether the order of the codes is the order of `<` and `>`. */
  readonly isOrdered: boolean;
  /** Position of a constant; undefined when a scale cannot show how conditions compare it. */
  place(constant: Data): Place | undefined;
  /** The stored value of a code. */
  value(code: bigint): Cell;
}

/** The place of a constant that equals exactly one code. */
export const placeOn = (code: bigint): Place => ({ below: code - 1n, above: code + 1n });
