import type { Numeric } from '../../../numbers/Decimal.ts';
import { plainText } from '../../../numbers/plainText.ts';
import { trimEndCharacters } from '../../../trimCharacters.ts';
import { numberText } from '../chinese/numberText.ts';
import { digitsOf } from './digits.ts';
import type { Section } from './Section.ts';
import type { Show } from './Show.ts';
import { scientificDigits } from './scientific.ts';

/** Maximum characters of a number in General format, without sign. */
const WIDTH = 11;
/** Smaller numbers use an exponent when their digits do not fit. */
const SMALLEST = 1e-4;
/** Decimals of the mantissa before an exponent. */
const MANTISSA = 5;

/** Compiles a section with General, including the text around it. Chinese numerals spell the number. */
export function generalShow({ tokens, numerals }: Section): Show {
  if (tokens.some(({ kind }) => kind === 'digit' || kind === 'exponent')) return () => undefined;
  return (value) => {
    const text = numerals === undefined ? generalText(value) : numberText(value, numerals, '.');
    if (text === undefined) return undefined;
    return tokens
      .map((token) => {
        if (token.kind === 'general' || token.kind === 'text') return text;
        return token.kind === 'literal' ? token.text : '';
      })
      .join('');
  };
}

/**
 * Formats a number from 0 up in General format. At most 11 characters: 1/3 is 0.333333333, 1234567890123 is
 * 1.23457E+12.
 */
export function generalText(value: Numeric): string {
  const exact = plainText(value);
  if (exact.length <= WIDTH) return exact;
  const whole = exact.split('.')[0] ?? '';
  if (whole.length > WIDTH || Number(exact) < SMALLEST) return exponential(value);
  const places = Math.max(0, WIDTH - 1 - whole.length);
  const { whole: digits, decimals } = digitsOf(value, places);
  const shown = trimEndCharacters(decimals, '0');
  const integer = digits === '' ? '0' : digits;
  if (integer.length > WIDTH) return exponential(value);
  return shown === '' ? integer : `${integer}.${shown}`;
}

function exponential(value: Numeric): string {
  const { whole, decimals, exponent } = scientificDigits(value, 1, MANTISSA);
  const shown = trimEndCharacters(decimals, '0');
  const power = String(Math.abs(exponent)).padStart(2, '0');
  return `${whole}${shown === '' ? '' : `.${shown}`}E${exponent < 0 ? '-' : '+'}${power}`;
}
