import type { Numeric } from '../../numbers/Decimal.ts';
import { Refusal } from '../../Refusal.ts';
import { doubleOf } from '../values/coerce.ts';
import { type ExcelError, errors } from '../values/ExcelError.ts';

/** Bounds for the magnitude of exact numbers. */
const LARGEST = 1e308;
const SMALLEST = 1e-300;

/**
 * Wraps an exact operation whose result may leave the number range. Too large gives #NUM!, too small gives 0,
 * null (a zero divisor) gives #DIV/0!. More than 34 digits is still refused as `number-range`. `near` is the
 * same operation on doubles.
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
