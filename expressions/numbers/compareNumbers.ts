import { Decimal, type Numeric } from './Decimal.ts';
import { decimalOf } from './decimalOf.ts';
import { seen } from './numberOut.ts';

/** Negative, zero or positive, exact. Doubles are in the order of their shortest decimals. */
export function compareNumbers(a: Numeric, b: Numeric): number {
  const left = seen(a);
  const right = seen(b);
  if (!(left instanceof Decimal) && !(right instanceof Decimal))
    return left < right ? -1 : left > right ? 1 : 0;
  const x = decimalOf(left);
  const y = decimalOf(right);
  const scale = Math.max(x.scale, y.scale);
  const difference =
    x.coefficient * 10n ** BigInt(scale - x.scale) - y.coefficient * 10n ** BigInt(scale - y.scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
