import { compareNumbers } from '../../../numbers/compareNumbers.ts';
import type { Numeric } from '../../../numbers/Decimal.ts';
import { textOf } from '../../../values/textOf.ts';
import { counted, type Numerals, spelled } from './numerals.ts';

/**
 * Spells a number in Chinese, decimals digit by digit: -12.05 is 负一十二点〇五. Undefined beyond 16 digits before
 * the decimal point. `point` is the text for the decimal point.
 */
export function numberText(value: Numeric, numerals: Numerals, point = '点'): string | undefined {
  const [whole = '0', decimals] = textOf(value).replace('-', '').split('.');
  const text = counted(BigInt(whole), numerals);
  if (text === undefined) return undefined;
  const sign = compareNumbers(value, 0) < 0 ? '负' : '';
  return `${sign}${text}${decimals === undefined ? '' : `${point}${spelled(decimals, numerals)}`}`;
}
