import type { Value } from './Value.ts';

const plainTypes: ReadonlySet<string> = new Set(['string', 'boolean', 'object']);

/** What a foreign value is inside a run: functions, symbols, bigints, NaN, Infinity and undefined are null. */
export function plainValue(foreign: unknown): Value {
  if (typeof foreign === 'number') return Number.isFinite(foreign) ? foreign + 0 : null;
  // The remaining types are exactly those of Value; deep contents are checked when the result leaves.
  return foreign === null || plainTypes.has(typeof foreign) ? (foreign as Value) : null;
}
