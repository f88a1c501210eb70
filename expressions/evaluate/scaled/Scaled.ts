import { FIFTEEN_DIGITS } from '../../numbers/scaled.ts';
import { type Chain, Link, type Term } from './Link.ts';

/**
 * A number as a whole number: the value times `10 ** scale`. An operand that is empty (an infinity), or text, or has more
 * digits than its field's scale, or is too long (NaN), goes through everything above; at the top the one is null and for
 * the other the exact way is taken.
 */
export interface Scaled {
  readonly scale: number;
  readonly chain: Chain;
}

/** Scales beyond this leave no room for the digits before the point. */
export const GREATEST_SCALE = 13;

/** One term. */
export function scaledTerm(scale: number, term: Term): Scaled {
  return { scale, chain: [Link.add(term, 0)] };
}

/** A constant. */
export function scaledConstant(scale: number, constant: number): Scaled {
  return scaledTerm(scale, { field: undefined, chain: undefined, power: 1, factor: 0, constant });
}

/** The only term of a chain, when it is nothing else. */
export function onlyTerm({ chain }: Scaled): Link | undefined {
  const [link] = chain;
  return chain.length === 1 && link?.divisor === 1 ? link : undefined;
}

/** What goes into a step: the number's only term, or its chain, times a factor; undefined: its constant grows too long. */
export function termOf(scaled: Scaled, by = 1): Term {
  const term = onlyTerm(scaled);
  return (
    (term && timesConstant(term, by)) ?? {
      field: undefined,
      chain: scaled.chain,
      power: 1,
      factor: by,
      constant: 0,
    }
  );
}

/** The term times a constant; undefined where its own constant would have more than 15 digits. */
export function timesConstant({ field, chain, power, factor, constant }: Term, by: number): Term | undefined {
  if (!(Math.abs(constant * by) < FIFTEEN_DIGITS)) return undefined;
  return { field, chain, power, factor: factor * by, constant: constant * by };
}
