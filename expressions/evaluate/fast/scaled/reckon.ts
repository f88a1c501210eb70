import type { Field } from '../../Field.ts';
import type { Frame } from '../../Frame.ts';
import type { Chain, Link, Term } from './Link.ts';
import { none } from './none.ts';
import { quotient, quotientHalfEven, safe } from './safe.ts';
import { whole } from './whole.ts';

/**
 * Far enough below 2^53 that an inexact product beyond 2^53 stays above it after subtracting a constant of 15
 * digits.
 */
const LIMIT = 8e15;

/** Computes the integer of a chain: an infinity if an operand is empty, NaN if there is no safe one. */
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

/** Computes the integer of a term. */
function wholeOf(frame: Frame, term: Term): number {
  const n = unscaled(frame, term) * term.factor + term.constant;
  if (n < LIMIT && n > -LIMIT) return n;
  return n === Number.POSITIVE_INFINITY || n === Number.NEGATIVE_INFINITY ? n : none();
}

function unscaled(frame: Frame, { field, chain, power }: Term): number {
  if (field === undefined) return chain === undefined ? 0 : +reckon(frame, chain);
  const found = frame.raw(field);
  // The sign makes the result of a call a number, which stays in a register.
  return typeof found === 'number' ? whole(found, power) : +unusual(frame, field, power, found);
}

/** Handles empty fields and texts separately, so that the common case is small enough for inlining. */
function unusual(frame: Frame, field: Field, power: number, found: unknown): number {
  if (found === null || found === undefined || found === '') return Number.POSITIVE_INFINITY;
  const value = frame.value(field);
  return typeof value === 'number' ? whole(value, power) : none();
}
