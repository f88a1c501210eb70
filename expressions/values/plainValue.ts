import type { Value } from './Value.ts';

/** A foreign value inside a run: functions, symbols, bigints, NaN, Infinity and undefined become null. */
export function plainValue(foreign: unknown): Value {
  if (typeof foreign === 'number') return Number.isFinite(foreign) ? foreign + 0 : null;
  // The remaining types are those of Value; deep contents are checked in the result.
  return typeof foreign === 'string' || typeof foreign === 'object' || typeof foreign === 'boolean'
    ? (foreign as Value)
    : null;
}
