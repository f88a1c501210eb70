import type { Numeric } from '../../numbers/Decimal.ts';
import { Refusal } from '../../Refusal.ts';
import { doubleOf } from '../values/coerce.ts';
import { type ExcelError, errors } from '../values/ExcelError.ts';

/** Magnitudes exact numbers have. */
const LARGEST = 1e308;
const SMALLEST = 1e-300;

/**
 * An exact operation whose result may be out of all bounds: too large is #NUM!, too small is 0, nothing (a zero divisor) is
 * #DIV/0!. More than 34 digits stays the refusal `number-range`. `near` is the same on doubles.
 */
export function bounded(
  exact: (a: Numeric, b: Numeric) => Numeric | ExcelError | null,
  near: (a: number, b: number) => number,
): (a: Numeric, b: Numeric) => Numeric | ExcelError {
  return (a, b) => {
    try {
      const result = exact(a, b);
      if (result === null) return errors.division;
      return typeof result === 'number' && !Number.isFinite(result) ? errors.number : result;
    } catch (thrown) {
      if (!(thrown instanceof Refusal) || thrown.error.code !== 'number-range') throw thrown;
      const size = Math.abs(near(doubleOf(a), doubleOf(b)));
      if (!(size < LARGEST)) return errors.number;
      if (size <= SMALLEST) return 0;
      throw thrown;
    }
  };
}
