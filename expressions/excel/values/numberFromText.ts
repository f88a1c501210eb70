import { addNumbers, negated } from '../../numbers/addNumbers.ts';
import type { Numeric } from '../../numbers/Decimal.ts';
import { divideNumbers } from '../../numbers/divideNumbers.ts';
import { numericOf } from '../../numbers/numericOf.ts';
import { dateFromText } from './dateFromText.ts';

/** Maximum length of a number as text. */
const LONGEST = 100;
const SHAPE = /^([-+]?)[$¥￥€£]?([-+]?)((?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d*)?)(?:[eE]([-+]?\d{1,3}))?( ?%)?$/;
const FRACTION = /^([-+]?)(\d{1,15}) (\d{1,5})\/(\d{1,5})$/;
const BRACKETED = /^\(([^()]*)\)$/;

/**
 * Parses text to a number, as VALUE does. `12.5`, ` 1,234.50 `, `¥1,200`, `50%`, `1.2E3`, `1 1/2`, `(5)` for
 * -5, a date or a time for its serial. Undefined for other text, also for the empty text.
 */
export function numberFromText(text: string): Numeric | undefined {
  if (text.length > LONGEST) return undefined;
  const plain = numericOf(text);
  if (plain !== null) return plain;
  const trimmed = text.trim();
  const inside = BRACKETED.exec(trimmed)?.[1];
  const written = inside === undefined ? trimmed : `-${inside}`;
  const [, outer, inner, digits = '', exponent = '', percent] = SHAPE.exec(written) ?? [];
  if (outer === undefined || !/\d/.test(digits)) return fraction(trimmed) ?? dateFromText(text)?.serial;
  if (outer !== '' && inner !== '') return undefined;
  const value = scaled(digits.replaceAll(',', ''), exponent, outer === '-' || inner === '-');
  return percent === undefined || value === null
    ? (value ?? undefined)
    : (divideNumbers(value, 100) ?? undefined);
}

/** Parses a whole number with a fraction. */
function fraction(text: string): Numeric | undefined {
  const [, sign, whole = '', numerator = '', denominator = ''] = FRACTION.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const part = divideNumbers(Number(numerator), Number(denominator));
  if (part === null) return undefined;
  const value = addNumbers(Number(whole), part);
  return sign === '-' ? negated(value) : value;
}

function scaled(digits: string, exponent: string, negative: boolean): Numeric | null {
  const sign = negative ? '-' : '';
  if (exponent !== '') {
    const double = Number(`${sign}${digits}e${exponent}`);
    return Number.isFinite(double) ? double + 0 : null;
  }
  const [whole = '', fraction = ''] = digits.split('.');
  return numericOf(`${sign}${whole === '' ? '0' : whole}${fraction === '' ? '' : `.${fraction}`}`);
}
