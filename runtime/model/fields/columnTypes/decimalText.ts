import { trimEndCharacters } from '../../../../expressions/trimCharacters.ts';

/** A decimal as text: optional minus, digits, optional decimals. */
export const decimalPattern = /^-?\d+(?:\.\d+)?$/;

const exponentPattern = /^(-?)(\d+)(?:\.(\d+))?e([+-]\d+)$/i;

/**
 * A finite number as its shortest decimal, without exponent: `1e-7` -> `0.0000001`. The model reads a number
 * as its shortest decimal.
 */
export function plainText(value: number): string {
  const short = String(value);
  const parts = exponentPattern.exec(short);
  if (parts === null) return short;
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts;
  const digits = whole + fraction;
  const point = whole.length + Number(exponent);
  if (point <= 0) return `${sign}0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length) return sign + digits + '0'.repeat(point - digits.length);
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}

/** `-007.50` -> `-7.5`, `-0` -> `0`: one spelling per value. Expects {@link decimalPattern}. */
export function normalDecimal(text: string): string {
  const negative = text.startsWith('-');
  const [whole = '0', fraction = ''] = (negative ? text.slice(1) : text).split('.');
  const digits = whole.replace(/^0+(?=\d)/, '');
  const decimals = trimEndCharacters(fraction, '0');
  const plain = decimals === '' ? digits : `${digits}.${decimals}`;
  return negative && plain !== '0' ? `-${plain}` : plain;
}

/** Digits after the point of a normal decimal. */
export function decimalsOf(normal: string): number {
  const point = normal.indexOf('.');
  return point < 0 ? 0 : normal.length - point - 1;
}

/** Order of two normal decimals, exact at any length: negative, 0 or positive. */
export function compareDecimals(left: string, right: string): number {
  const places = Math.max(decimalsOf(left), decimalsOf(right));
  const difference = scaled(left, places) - scaled(right, places);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

function scaled(normal: string, places: number): bigint {
  const missing = places - decimalsOf(normal);
  return BigInt(normal.replace('.', '') + '0'.repeat(missing));
}
