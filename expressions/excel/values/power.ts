import type { Decimal, Numeric } from '../../numbers/Decimal.ts';
import { decimalOf } from '../../numbers/decimalOf.ts';
import { digitsOf, settle } from '../../numbers/settle.ts';
import { approximate } from './approximate.ts';
import { doubleOf } from './coerce.ts';
import { type ExcelError, errors } from './ExcelError.ts';

/** Maximum digits of an exact integer power. */
const EXACT_DIGITS = 17;

/**
 * Raises a to b. Exact for integer powers with few digits (1.1^2 is 1.21), else in doubles. 0^0 is #NUM!,
 * 0^-1 #DIV/0!.
 */
export function power(a: Numeric, b: Numeric): Numeric | ExcelError {
  const base = doubleOf(a);
  const exponent = doubleOf(b);
  if (base === 0 && exponent === 0) return errors.number;
  if (base === 0 && exponent < 0) return errors.division;
  return exactPower(a, exponent) ?? approximate(base ** exponent);
}

function exactPower(a: Numeric, exponent: number): Numeric | undefined {
  if (!Number.isInteger(exponent) || exponent < 0 || exponent > 64) return undefined;
  const { coefficient, scale, approximate: inexact }: Decimal = decimalOf(a);
  // Inexact bases keep all their digits, so that SQRT(2)^2 is 2.
  if (inexact) return settle(coefficient ** BigInt(exponent), scale * exponent, true);
  if ((digitsOf(coefficient) - 1) * exponent > EXACT_DIGITS) return undefined;
  const raised = coefficient ** BigInt(exponent);
  return digitsOf(raised) > EXACT_DIGITS ? undefined : settle(raised, scale * exponent, false);
}
