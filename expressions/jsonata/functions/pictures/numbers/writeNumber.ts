import { digitsOf, halfEven } from '../../../../numbers/settle.ts';
import { inFamily } from '../digitFamily.ts';
import { grouped } from '../grouped.ts';
import type { NumberSymbols } from './NumberSymbols.ts';
import type { SubPicture } from './SubPicture.ts';

/** Writes `coefficient * 10 ** -scale` without sign, rounded half to even to the picture's decimals. */
export function writeNumber(
  coefficient: bigint,
  scale: number,
  picture: SubPicture,
  symbols: NumberSymbols,
): string {
  const shifted = scale - picture.shift;
  const exponent =
    picture.exponent === 0 || coefficient === 0n ? 0 : digitsOf(coefficient) - shifted - picture.scaling;
  const places = picture.mostFraction;
  const digits = rounded(coefficient, shifted + exponent, places)
    .toString()
    .padStart(places + 1, '0');
  const point = digits.length - places;
  const integer = digits.slice(0, point).replace(/^0+/, '').padStart(picture.leastInteger, '0');
  const fraction = withoutZeros(digits.slice(point), picture.leastFraction);
  const mantissa =
    inFamily(grouped(integer, picture.integerGroups), symbols.zero) +
    (fraction === '' ? '' : symbols.decimal + inFamily(fractionGrouped(fraction, picture), symbols.zero));
  return picture.prefix + mantissa + exponentText(exponent, picture, symbols) + picture.suffix;
}

function rounded(coefficient: bigint, scale: number, places: number): bigint {
  return scale > places
    ? halfEven(coefficient, 10n ** BigInt(scale - places))
    : coefficient * 10n ** BigInt(places - scale);
}

/** Removes trailing zeros that the picture does not require. */
function withoutZeros(fraction: string, least: number): string {
  let end = fraction.length;
  while (end > least && fraction[end - 1] === '0') end -= 1;
  return fraction.slice(0, end);
}

function fractionGrouped(fraction: string, picture: SubPicture): string {
  if (picture.fractionGroups.length === 0) return fraction;
  return Array.from(fraction)
    .map((digit, index) => {
      const grouping = picture.fractionGroups.find(({ position }) => position === index);
      return (grouping?.separator ?? '') + digit;
    })
    .join('');
}

function exponentText(exponent: number, picture: SubPicture, symbols: NumberSymbols): string {
  if (picture.exponent === 0) return '';
  const digits = String(Math.abs(exponent)).padStart(picture.exponent, '0');
  return symbols.exponent + (exponent < 0 ? symbols.minus : '') + inFamily(digits, symbols.zero);
}
