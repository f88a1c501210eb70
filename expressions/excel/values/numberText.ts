import { Decimal, type Numeric } from '../../numbers/Decimal.ts';
import { plainText } from '../../numbers/plainText.ts';
import { digitsOf, halfEven } from '../../numbers/settle.ts';
import { trimEndCharacters } from '../../trimCharacters.ts';

/** Digits to show of an inexact value. */
const SHOWN = 15;
/** Numbers of this many digits or decimals use an exponent. */
const LONGEST = 21;

/** Formats a number as text in General format: exact values with all digits, 1/3 with 15. */
export function numberText(value: Numeric): string {
  if (typeof value === 'number' && value < 1e15 && value > -1e15) {
    const text = String(value);
    if (!text.includes('e')) return text;
  }
  const plain = plainText(value instanceof Decimal && value.approximate ? shown(value) : value);
  return plain.length <= LONGEST ? plain : withExponent(plain);
}

function shown(value: Decimal): Decimal {
  const drop = digitsOf(value.coefficient) - SHOWN;
  if (drop <= 0) return value;
  let coefficient = halfEven(value.coefficient, 10n ** BigInt(drop));
  let scale = value.scale - drop;
  while (coefficient % 10n === 0n && coefficient !== 0n) {
    coefficient /= 10n;
    scale -= 1;
  }
  return new Decimal(coefficient, scale, false);
}

function withExponent(plain: string): string {
  const sign = plain.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = plain.slice(sign.length).split('.');
  const leading = /^0*/.exec(whole + fraction)?.[0].length ?? 0;
  const exponent = whole.length - leading - 1;
  // A long number without extreme exponent (12345678901234567890.1234) keeps its digits.
  if (exponent > -5 && exponent < LONGEST) return plain;
  const digits = trimEndCharacters((whole + fraction).slice(leading), '0');
  const mantissa = digits.length > 1 ? `${digits[0]}.${digits.slice(1)}` : digits;
  const power = Math.abs(exponent).toString().padStart(2, '0');
  return `${sign}${mantissa}E${exponent < 0 ? '-' : '+'}${power}`;
}
