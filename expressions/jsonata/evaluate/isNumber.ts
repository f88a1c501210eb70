import { Decimal, type Numeric } from '../../numbers/Decimal.ts';
import type { JsonataValue } from '../JsonataValue.ts';

/** Whether a value is a number inside a run. */
export function isNumber(value: JsonataValue): value is Numeric {
  return typeof value === 'number' || value instanceof Decimal;
}
