import { Decimal, type Numeric } from '../../numbers/Decimal.ts';
import { decimalOf } from '../../numbers/decimalOf.ts';
import { scaleOf } from '../../numbers/scaled.ts';
import { type ExcelError, errors } from './ExcelError.ts';

/**
 * Wraps a number computed as a double (roots, powers, interest). Marks it approximate, so that SQRT(2)^2
 * becomes 2. NaN and infinity are #NUM!.
 */
export function approximate(double: number): Numeric | ExcelError {
  if (!Number.isFinite(double)) return errors.number;
  if (scaleOf(double) >= 0) return double + 0;
  // Smaller decimals count as 0.
  if (Math.abs(double) < 1e-300) return 0;
  const { coefficient, scale } = decimalOf(double);
  return new Decimal(coefficient, scale, true);
}
