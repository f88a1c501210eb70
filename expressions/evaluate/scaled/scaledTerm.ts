import type { Scaled } from './Scaled.ts';
import { type Term, termOf } from './Term.ts';

/** A number made of one field. */
export function scaledTerm(scale: number, term: Term): Scaled {
  return { scale, term, read: (frame) => termOf(frame, term) };
}
