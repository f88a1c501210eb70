import { Decimal, type Numeric } from '../../numbers/Decimal.ts';
import type { JsonataValue } from '../JsonataValue.ts';

/** Type guard for numbers inside a run. */
export function isNumber(value: JsonataValue): value is Numeric {
  return typeof value === 'number' || value instanceof Decimal;
}
