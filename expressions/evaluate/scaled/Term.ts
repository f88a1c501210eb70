import type { Field } from '../Field.ts';
import type { Frame } from '../Frame.ts';
import { whole } from './whole.ts';

/** `constant + factor * field`, the field as a whole number at its own power of ten: `Qty`, `1 - Discount`. */
export interface Term {
  readonly field: Field;
  readonly power: number;
  readonly factor: number;
  readonly constant: number;
}

/**
 * So far below 2^53 that a product beyond 2^53, which is not exact, stays above it when a constant of 15 digits is taken
 * from it.
 */
const LIMIT = 8e15;

/** The term's whole number, as {@link WholeReader}. */
export function termOf(frame: Frame, term: Term): number {
  const found = frame.raw(term.field);
  const value = typeof found === 'string' ? frame.value(term.field) : found;
  const n = whole(value, term.power) * term.factor + term.constant;
  if (n < LIMIT && n > -LIMIT) return n;
  return n === Number.POSITIVE_INFINITY || n === Number.NEGATIVE_INFINITY ? n : Number.NaN;
}
