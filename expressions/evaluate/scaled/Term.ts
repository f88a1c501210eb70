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
  if (typeof found !== 'number') return unusual(frame, term, found);
  const n = whole(found, term.power) * term.factor + term.constant;
  return n < LIMIT && n > -LIMIT ? n : Number.NaN;
}

/** Of a field that is empty, or text; apart, so that what is usual stays small enough to be inlined. */
function unusual(frame: Frame, { field, power, factor, constant }: Term, found: unknown): number {
  if (found === null || found === undefined || found === '') return Number.POSITIVE_INFINITY;
  const value = frame.value(field);
  if (typeof value !== 'number') return Number.NaN;
  const n = whole(value, power) * factor + constant;
  return n < LIMIT && n > -LIMIT ? n : Number.NaN;
}
