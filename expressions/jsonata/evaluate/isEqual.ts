import type { Frame } from '../../evaluate/Frame.ts';
import { compareNumbers } from '../../numbers/compareNumbers.ts';
import { JsonataFunction } from '../JsonataFunction.ts';
import type { JsonataObject, JsonataValue } from '../JsonataValue.ts';
import { isNumber } from './isNumber.ts';
import { own } from './lookup.ts';

const DEPTH = 200;

/** Deep equality: numbers by decimal value, objects regardless of key order. Charges per item. */
export function isEqual(a: JsonataValue, b: JsonataValue, frame: Frame, depth = 0): boolean {
  if (typeof a === 'string' && typeof b === 'string') {
    if (a.length === b.length) frame.charge(a.length >>> 8);
    return a === b;
  }
  if (a === b) return true;
  if (isNumber(a)) return isNumber(b) && compareNumbers(a, b) === 0;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || isNumber(b)) return false;
  if (a instanceof JsonataFunction || b instanceof JsonataFunction) return false;
  if (depth > DEPTH) throw frame.refuse('limit-depth', `Compared deeper than ${DEPTH}.`);
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    frame.charge(a.length);
    return a.every((item: JsonataValue, index) => isEqual(item, b[index], frame, depth + 1));
  }
  return !Array.isArray(b) && sameObject(a as JsonataObject, b as JsonataObject, frame, depth);
}

function sameObject(a: JsonataObject, b: JsonataObject, frame: Frame, depth: number): boolean {
  const keys = Object.keys(a);
  frame.charge(keys.length);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isEqual(own(a, key), own(b, key), frame, depth + 1))
  );
}
