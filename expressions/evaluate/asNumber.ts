import { numericOf } from '../numbers/numericOf.ts';
import type { Closure } from './Closure.ts';

/** Makes decimal text a number, so that it counts as one wherever the value goes. Other values pass. */
export function asNumber(closure: Closure): Closure {
  return (frame) => {
    const value = closure(frame);
    return typeof value === 'string' ? (numericOf(value) ?? value) : value;
  };
}
