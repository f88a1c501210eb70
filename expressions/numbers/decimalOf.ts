import { Decimal, type Numeric } from './Decimal.ts';

/** The exact decimal of a number: a double's shortest decimal. */
export function decimalOf(value: Numeric): Decimal {
  if (value instanceof Decimal) return value;
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const scale = fraction.length - Number(exponent);
  return new Decimal(BigInt(whole + fraction), scale, false);
}
