import { Decimal } from '../numbers/Decimal.ts';

const hasOwn = Object.prototype.hasOwnProperty;

/**
 * Reads one step of a path: an own property of a plain object or an item of a list, else undefined. Never
 * returns `__proto__`, not even an own one made by JSON.parse.
 */
export function ownValue(container: unknown, name: string): unknown {
  if (typeof container !== 'object' || container === null || name === '__proto__') return undefined;
  // A number beyond doubles is not an object to readers.
  if (container instanceof Decimal) return undefined;
  if (Array.isArray(container)) return isIndex(name) ? container[Number(name)] : undefined;
  // hasOwn has established the type. (Half the time of Object.hasOwn, for each field of each row.)
  return hasOwn.call(container, name) ? (container as Record<string, unknown>)[name] : undefined;
}

function isIndex(name: string): boolean {
  return /^(0|[1-9]\d{0,9})$/.test(name);
}
