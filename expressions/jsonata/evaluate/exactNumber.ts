import type { Numeric } from '../../numbers/Decimal.ts';
import { settle } from '../../numbers/settle.ts';

/** Converts a number with an exponent exactly: `1.23456789012345678e5`. */
export function exactNumber(text: string): Numeric {
  const [mantissa = '0', exponent = '0'] = text.toLowerCase().split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  return settle(BigInt(whole + fraction), fraction.length - Number(exponent), false);
}
