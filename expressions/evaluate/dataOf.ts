import type { Data } from '../Data.ts';
import { Decimal } from '../numbers/Decimal.ts';
import { numberOut } from '../numbers/numberOut.ts';
import { plainValue } from '../values/plainValue.ts';
import type { Frame } from './Frame.ts';

/** Maximum depth of a result; no data of the product is that deep. */
const DEPTH = 200;

/**
 * Converts a result to plain data: decimals become numbers or text, lists and objects are copied, other
 * values are refused.
 */
export function dataOf(value: unknown, frame: Frame, depth = 0): Data {
  if (value instanceof Decimal) return numberOut(value);
  const plain = plainValue(value);
  if (typeof plain === 'string') {
    // Charges a shared text for each item, because storing or sending writes it each time.
    frame.allocate(2 * plain.length);
    return plain;
  }
  if (typeof plain !== 'object' || plain === null) return plain;
  if (depth >= DEPTH) throw frame.refuse('limit-depth', `A result nested deeper than ${DEPTH}.`);
  if (Array.isArray(plain)) {
    spend(frame, plain.length);
    return Array.from(plain, (item) => dataOf(item, frame, depth + 1));
  }
  const keys = Object.keys(plain).filter((key) => key !== '__proto__');
  spend(frame, keys.length);
  return Object.fromEntries(keys.map((key) => [key, dataOf(ownData(plain, key), frame, depth + 1)]));
}

function spend(frame: Frame, items: number): void {
  frame.charge(items + 1);
  frame.allocate(16 * items);
}

function ownData(container: object, key: string): unknown {
  return (container as Readonly<Record<string, unknown>>)[key];
}
