import type { Frame } from '../../evaluate/Frame.ts';
import { Decimal } from '../../numbers/Decimal.ts';
import { JsonataFunction } from '../JsonataFunction.ts';
import type { JsonataValue } from '../JsonataValue.ts';
import { own } from './lookup.ts';
import { TupleStream } from './TupleStream.ts';

/** Maximum nesting of a result. Product data is never this deep. */
const DEPTH = 200;

/** Refuses a result that is or contains a function, as `result-not-data`. */
export function checkResult(value: JsonataValue, frame: Frame, depth: number): void {
  if (typeof value !== 'object' || value === null || value instanceof Decimal) return;
  if (value instanceof JsonataFunction || value instanceof TupleStream)
    throw frame.refuse('result-not-data', 'The result is a function.');
  if (depth >= DEPTH) throw frame.refuse('limit-depth', `A result nested deeper than ${DEPTH}.`);
  if (Array.isArray(value)) {
    frame.charge(value.length);
    for (const item of value) checkResult(item, frame, depth + 1);
    return;
  }
  const keys = Object.keys(value);
  frame.charge(keys.length);
  for (const key of keys) checkResult(own(value, key), frame, depth + 1);
}
