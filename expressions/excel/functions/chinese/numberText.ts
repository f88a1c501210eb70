import { compareNumbers } from '../../../numbers/compareNumbers.ts';
import type { Numeric } from '../../../numbers/Decimal.ts';
import { textOf } from '../../../values/textOf.ts';
import { counted, type Numerals, spelled } from './numerals.ts';

/**
 * A number as it is read, decimals digit by digit: -12.05 is 负一十二点〇五. Undefined beyond 16 digits before the point.
 * `point` is how the decimal point is written.
 */
export function numberText(value: Numeric, numerals: Numerals, point = '点'): string | undefined {
  const [whole = '0', decimals] = textOf(value).replace('-', '').split('.');
  const text = counted(BigInt(whole), numerals);
  if (text === undefined) return undefined;
  const sign = compareNumbers(value, 0) < 0 ? '负' : '';
  return `${sign}${text}${decimals === undefined ? '' : `${point}${spelled(decimals, numerals)}`}`;
}
