import { FIFTEEN_DIGITS } from '../../../numbers/scaled.ts';
import { type Chain, type Joint, Link, type Term } from './Link.ts';

/**
 * A number as an integer: the value times `10 ** scale`. Infinities mark empty operands; NaN marks texts,
 * values with more decimals than their field's scale, and values with too many digits. Both pass through all
 * steps. At the end empty operands give null, and NaN runs the exact fallback.
 */
export interface Scaled {
  readonly scale: number;
  /** Set when the number is only this term; undefined: it is the chain. */
  readonly term: Term | undefined;
  readonly chain: Chain;
}

/** Maximum scale; larger ones leave no digits before the decimal point. */
export const GREATEST_SCALE = 13;

const noLinks: Chain = [];

/** One term. */
export function scaledTerm(scale: number, term: Term): Scaled {
  return { scale, term, chain: noLinks };
}

/** A constant. */
export function constantTerm(constant: number): Term {
  return { field: undefined, chain: undefined, power: 1, factor: 0, constant };
}

const first: Joint = { adds: true, up: 0 };

/** The chain that {@link reckon} runs. */
export function chainOf({ term, chain }: Scaled): Chain {
  return term === undefined ? chain : [new Link(term, first)];
}

/** Appends a step to the number. */
export function joined(scale: number, left: Scaled, right: Term, joint: Joint): Scaled {
  return { scale, term: undefined, chain: [...chainOf(left), new Link(right, joint)] };
}

/** Multiplies the number by a factor, as an operand of a link. */
export function termOf({ term, chain }: Scaled, by = 1): Term {
  const times = term && timesConstant(term, by);
  if (times !== undefined) return times;
  const whole = term === undefined ? chain : [new Link(term, first)];
  return { field: undefined, chain: whole, power: 1, factor: by, constant: 0 };
}

/** Multiplies the term by a constant; undefined if its constant would have more than 15 digits. */
export function timesConstant(term: Term, by: number): Term | undefined {
  if (by === 1) return term;
  const { field, chain, power, factor, constant } = term;
  if (!(Math.abs(constant * by) < FIFTEEN_DIGITS)) return undefined;
  return { field, chain, power, factor: factor * by, constant: constant * by };
}
