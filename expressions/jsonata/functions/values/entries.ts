import type { Frame } from '../../../evaluate/Frame.ts';
import type { JsonataObject, JsonataValue } from '../../JsonataValue.ts';

/** The own keys of an object in their order; `__proto__` is never among them. Charged per key. */
export function keysOf(frame: Frame, object: JsonataObject): string[] {
  const keys = Object.keys(object).filter((key) => key !== '__proto__');
  frame.charge(keys.length + 1);
  frame.allocate(16 * keys.length);
  return keys;
}

/** An object of entries: later ones win, `__proto__` is left out. Charged per entry. */
export function objectOf(frame: Frame, entries: readonly (readonly [string, JsonataValue])[]): JsonataObject {
  frame.charge(entries.length + 1);
  frame.allocate(32 * entries.length);
  return Object.fromEntries(entries.filter(([key]) => key !== '__proto__'));
}
