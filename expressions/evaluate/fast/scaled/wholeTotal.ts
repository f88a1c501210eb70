import { FIFTEEN_DIGITS, ten } from '../../../numbers/scaled.ts';
import { nothingIsAdded } from '../../../values/inheritsNothing.ts';
import { plainValue } from '../../../values/plainValue.ts';
import type { ScaledBody } from '../../CompileContext.ts';
import type { Frame } from '../../Frame.ts';
import { reckon } from './reckon.ts';

/**
 * Sums a body over rows in one walk and one integer. Undefined once a row does not suffice, so that a grammar
 * starts over with its own rules. `skips`: ignores empty rows; otherwise they do not suffice.
 */
export function wholeTotal(
  { chain, cost, scale }: ScaledBody,
  rows: readonly unknown[],
  skips: boolean,
  frame: Frame,
): number | undefined {
  frame.charge(rows.length * (cost + 1));
  const outer = frame.item;
  const straight = nothingIsAdded();
  let total = 0;
  for (let at = 0; at < rows.length; at += 1) {
    frame.visit(plainValue(rows[at]), straight);
    const n = reckon(frame, chain);
    const next = total + n;
    if (next < FIFTEEN_DIGITS && next > -FIFTEEN_DIGITS) total = next;
    else if (!skips || (n !== Number.POSITIVE_INFINITY && n !== Number.NEGATIVE_INFINITY)) {
      frame.item = outer;
      return undefined;
    }
  }
  frame.item = outer;
  return total / ten(scale) + 0;
}
