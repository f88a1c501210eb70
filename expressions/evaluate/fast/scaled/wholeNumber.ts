import { FIFTEEN_DIGITS, ten } from '../../../numbers/scaled.ts';
import type { Frame } from '../../Frame.ts';
import { reckon } from './reckon.ts';
import { chainOf, type Scaled } from './Scaled.ts';

/**
 * Runs the integer fast path of a node and returns a number. Undefined if integers do not suffice or an
 * operand is empty, so that a grammar can apply its own rules.
 */
export function wholeNumber(scaled: Scaled): (frame: Frame) => number | undefined {
  const power = ten(scaled.scale);
  const chain = chainOf(scaled);
  return (frame) => {
    const n = reckon(frame, chain);
    return n < FIFTEEN_DIGITS && n > -FIFTEEN_DIGITS ? n / power + 0 : undefined;
  };
}
