import type { Frame } from '../../../evaluate/Frame.ts';
import type { JsonataObject, JsonataValue } from '../../JsonataValue.ts';

/** Own keys of an object in their order, without `__proto__`. Charges per key. */
export function keysOf(frame: Frame, object: JsonataObject): string[] {
  const keys = Object.keys(object).filter((key) => key !== '__proto__');
  frame.charge(keys.length + 1);
  frame.allocate(16 * keys.length);
  return keys;
}

/** Creates an object from entries. Later ones win, `__proto__` is dropped. Charges per entry. */
export function objectOf(frame: Frame, entries: readonly (readonly [string, JsonataValue])[]): JsonataObject {
  frame.charge(entries.length + 1);
  frame.allocate(32 * entries.length);
  return Object.fromEntries(entries.filter(([key]) => key !== '__proto__'));
}
