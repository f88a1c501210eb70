import type { Frame } from '../../evaluate/Frame.ts';
import { Decimal } from '../../numbers/Decimal.ts';
import { JsonataFunction } from '../JsonataFunction.ts';
import type { JsonataValue } from '../JsonataValue.ts';

const DEPTH = 200;

/**
 * Reads a field of a value: own properties of plain objects only. Maps over a list and flattens the results
 * by one level. Undefined when there is none.
 */
export function lookup(value: JsonataValue, name: string, frame: Frame): JsonataValue {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!Array.isArray(value)) return own(value, name);
  const found: JsonataValue[] = [];
  lookupIn(value, name, found, 0, frame);
  return found.length < 2 ? found[0] : found;
}

/** Reads the field of each item, for a step of a path. A single list found stays unchanged. */
export function lookupStep(list: readonly JsonataValue[], name: string, frame: Frame): JsonataValue {
  const found: JsonataValue[] = [];
  let count = 0;
  let only: JsonataValue;
  for (const item of list) {
    const value = lookup(item, name, frame);
    if (value === undefined) continue;
    count += 1;
    only = value;
    gather(value, found, frame);
  }
  if (count === 1) return only;
  return found.length < 2 ? found[0] : found;
}

/**
 * Adds a value, or the items of a list. Charges first, because all items of a run may share one long list.
 */
export function gather(value: JsonataValue, found: JsonataValue[], frame: Frame): void {
  if (!Array.isArray(value)) {
    found.push(value);
    return;
  }
  frame.allocate(16 * value.length);
  for (const each of value) found.push(each);
}

function lookupIn(
  list: readonly JsonataValue[],
  name: string,
  found: JsonataValue[],
  depth: number,
  frame: Frame,
): void {
  for (const item of list) {
    if (Array.isArray(item)) {
      if (depth < DEPTH) lookupIn(item, name, found, depth + 1, frame);
      continue;
    }
    const value = own(item, name);
    if (value === undefined) continue;
    gather(value, found, frame);
  }
}

/**
 * Reads an own property of a plain object; else undefined. Never reads from numbers, functions or prototypes.
 */
export function own(value: JsonataValue, name: string): JsonataValue {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  if (name === '__proto__' || isInner(value)) return undefined;
  // hasOwn proved the property; `foreign` checks its value next.
  return foreign((value as Readonly<Record<string, unknown>>)[name]);
}

/**
 * True for numbers and functions of the runtime, which are not data. Objects with the usual prototype return
 * early.
 */
function isInner(value: object): boolean {
  if (Object.getPrototypeOf(value) === Object.prototype) return false;
  return value instanceof Decimal || value instanceof JsonataFunction;
}

/** Converts a foreign value: functions, symbols, bigints, NaN and Infinity become undefined. */
export function foreign(value: unknown): JsonataValue {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : undefined;
  // The remaining types are valid; the contents of objects are checked on reading.
  return typeof value === 'string' || typeof value === 'object' || typeof value === 'boolean'
    ? (value as JsonataValue)
    : undefined;
}
