import { numericOf } from '../numbers/numericOf.ts';
import type { Closure } from './Closure.ts';

/** Converts decimal text to a number; other values pass. */
export function asNumber(closure: Closure): Closure {
  return (frame) => {
    const value = closure(frame);
    return typeof value === 'string' ? (numericOf(value) ?? value) : value;
  };
}
