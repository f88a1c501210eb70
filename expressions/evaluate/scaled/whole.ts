import { FIFTEEN_DIGITS } from '../../numbers/scaled.ts';

/** A value times the power when that is what its shortest decimal means; infinity when it is empty, NaN otherwise. */
export function whole(value: unknown, power: number): number {
  if (typeof value !== 'number')
    return value === null || value === '' || value === undefined ? Number.POSITIVE_INFINITY : Number.NaN;
  const n = Math.round(value * power);
  return n / power === value && n < FIFTEEN_DIGITS && n > -FIFTEEN_DIGITS ? n : Number.NaN;
}
