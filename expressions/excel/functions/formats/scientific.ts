import type { Numeric } from '../../../numbers/Decimal.ts';
import { decimalOf } from '../../../numbers/decimalOf.ts';
import { type Digits, digitsOf, fill } from './digits.ts';
import { isKind, type Token } from './Token.ts';

/**
 * Mantissa and exponent of a number. With one digit before the decimal point the mantissa is 1 to 10; with
 * more, the exponent is a multiple of their count (12345 with three is 12.345E+3).
 */
export function scientificDigits(
  value: Numeric,
  wholePlaces: number,
  places: number,
): Digits & { exponent: number } {
  const step = Math.max(1, wholePlaces);
  const { coefficient, scale } = decimalOf(value);
  if (coefficient === 0n) return { ...digitsOf(0, places), exponent: 0 };
  const length = coefficient.toString().replace('-', '').length;
  const exponent = Math.floor((length - 1 - scale) / step) * step;
  const digits = digitsOf(value, places, -exponent);
  // Rounding may add a digit: 9.99 with one decimal is 10.0.
  if (digits.whole.length <= step) return { ...digits, exponent };
  return { ...digitsOf(value, places, -exponent - step), exponent: exponent + step };
}

/** Formats a number by a section with `E+` or `E-`. */
export function scientificText(value: Numeric, tokens: readonly Token[]): string {
  const at = tokens.findIndex(({ kind }) => kind === 'exponent');
  const mantissa = tokens.slice(0, at);
  const point = mantissa.findIndex(({ kind }) => kind === 'point');
  const count = (part: readonly Token[]) => part.filter(isKind('digit')).length;
  const wholePlaces = count(point < 0 ? mantissa : mantissa.slice(0, point));
  const places = point < 0 ? 0 : count(mantissa.slice(point));
  const { exponent, ...digits } = scientificDigits(value, wholePlaces, places);
  const plus = tokens.filter(isKind('exponent')).some((token) => 'plus' in token && token.plus);
  const power = { whole: exponent === 0 ? '' : String(Math.abs(exponent)), decimals: '' };
  const sign = exponent < 0 ? '-' : plus ? '+' : '';
  return `${fill(mantissa, digits)}E${sign}${fill(tokens.slice(at + 1), power)}`;
}
