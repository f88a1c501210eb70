import { FIFTEEN_DIGITS, ten } from '../../../numbers/scaled.ts';
import type { Term } from './Link.ts';
import { joined, type Scaled, scaledTerm, termOf } from './Scaled.ts';

/** `left + sign * right` at the greater of the two scales. */
export function sumOf(left: Scaled, right: Scaled | undefined, sign: 1 | -1): Scaled | undefined {
  if (right === undefined) return undefined;
  const scale = Math.max(left.scale, right.scale);
  // Factors that bring both to the common scale.
  const up = ten(scale - left.scale);
  const down = sign * ten(scale - right.scale);
  const [a, b] = [left.term, right.term];
  if (a !== undefined && b !== undefined) {
    const term = termAndConstant(a, up, b, down) ?? termAndConstant(b, down, a, up);
    if (term !== undefined) return scaledTerm(scale, term);
  }
  // Continues a chain with the other's term rather than calling a chain, where possible.
  return a !== undefined && b === undefined
    ? joined(scale, right, termOf(left, up), { adds: true, up: down })
    : joined(scale, left, termOf(right, down), { adds: true, up });
}

/** Joins a term and a constant, such as `1 - Discount`, into one term. */
function termAndConstant(term: Term, by: number, other: Term, raise: number): Term | undefined {
  if (other.field !== undefined || other.chain !== undefined) return undefined;
  const constant = term.constant * by + other.constant * raise;
  if (!(Math.abs(constant) < FIFTEEN_DIGITS)) return undefined;
  const { field, chain, power, factor } = term;
  return { field, chain, power, factor: factor * by, constant };
}
