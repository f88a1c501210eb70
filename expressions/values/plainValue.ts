import type { Value } from './Value.ts';

/** What a foreign value is inside a run: functions, symbols, bigints, NaN, Infinity and undefined are null. */
export function plainValue(foreign: unknown): Value {
  if (typeof foreign === 'number') return Number.isFinite(foreign) ? foreign + 0 : null;
  // The remaining types are exactly those of Value; deep contents are checked when the result leaves.
  return typeof foreign === 'string' || typeof foreign === 'object' || typeof foreign === 'boolean'
    ? (foreign as Value)
    : null;
}
