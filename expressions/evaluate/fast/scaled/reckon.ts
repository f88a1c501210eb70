import type { Field } from '../../Field.ts';
import type { Frame } from '../../Frame.ts';
import type { Chain, Link, Term } from './Link.ts';
import { none } from './none.ts';
import { quotient, quotientHalfEven, safe } from './safe.ts';
import { whole } from './whole.ts';

/**
 * So far below 2^53 that a product beyond 2^53, which is not exact, stays above it when a constant of 15 digits is taken
 * from it.
 */
const LIMIT = 8e15;

/** The whole number a chain comes to: an infinity when an operand is empty, NaN when there is none that is safe. */
export function reckon(frame: Frame, chain: Chain): number {
  let total = 0;
  for (let at = 0; at < chain.length; at += 1) {
    const link = chain[at] as Link;
    const n = wholeOf(frame, link);
    total = link.adds ? safe(safe(total * link.up) + n) : safe(total * n);
    if (link.divisor !== 1)
      total = link.even ? quotientHalfEven(total, link.divisor) : quotient(total, link.divisor);
  }
  return total;
}

/** The term's whole number. */
function wholeOf(frame: Frame, term: Term): number {
  const n = unscaled(frame, term) * term.factor + term.constant;
  if (n < LIMIT && n > -LIMIT) return n;
  return n === Number.POSITIVE_INFINITY || n === Number.NEGATIVE_INFINITY ? n : none();
}

function unscaled(frame: Frame, { field, chain, power }: Term): number {
  if (field === undefined) return chain === undefined ? 0 : +reckon(frame, chain);
  const found = frame.raw(field);
  // (The sign makes a number of what a call returns, which then stays in a register.)
  return typeof found === 'number' ? whole(found, power) : +unusual(frame, field, power, found);
}

/** Of a field that is empty, or text; apart, so that what is usual stays small enough to be inlined. */
function unusual(frame: Frame, field: Field, power: number, found: unknown): number {
  if (found === null || found === undefined || found === '') return Number.POSITIVE_INFINITY;
  const value = frame.value(field);
  return typeof value === 'number' ? whole(value, power) : none();
}
