import type { Cell } from '../../runtime/model/schema/Row.ts';

/** The two ends of a range; a missing end is null. */
export function pairOf(value: Cell): readonly [Cell, Cell] {
  return Array.isArray(value) ? [value[0] ?? null, value[1] ?? null] : [value, null];
}
