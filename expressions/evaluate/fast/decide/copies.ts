/// <reference path="./moduleCopies.d.ts" />
import { askRecord as copy1 } from './askRecord.ts?1&copy';
import { askRecord as copy2 } from './askRecord.ts?2&copy';
import { askRecord as copy3 } from './askRecord.ts?3&copy';
import { askRecord as copy4 } from './askRecord.ts?4&copy';
import { askRecord as copy5 } from './askRecord.ts?5&copy';
import { askRecord as copy6 } from './askRecord.ts?6&copy';
import { askRecord as copy7 } from './askRecord.ts?7&copy';
import { askRecord as copy8 } from './askRecord.ts?8&copy';

/** Eight copies of the code of {@link askRecord}. */
export const copies = [copy1, copy2, copy3, copy4, copy5, copy6, copy7, copy8];

const free = [...copies];

/** By the names read: conditions over the same fields mostly read records of one shape. */
const given = new Map<string, typeof copy1>();

/**
 * Runs before a condition may get the first copy. Each further copy needs twice as many, so the busiest
 * conditions get them.
 */
export const FIRST_COPY_AFTER = 2_000;

/**
 * A copy of `askRecord` for a condition that reads these names and has run this often; undefined: too few
 * runs, or no copy is left. A copy is never taken back, because what V8 remembers for it cannot be cleared.
 * The `?` in the imports makes the copies: bundlers, Vite, tsx and Node load another module for it, so its
 * code exists again and V8 remembers separately. They compress to next to nothing.
 */
export function copyFor(names: readonly string[], runs: number): typeof copy1 | undefined {
  const key = names.join('\n');
  const known = given.get(key);
  if (known !== undefined) return known;
  if (runs < FIRST_COPY_AFTER * 2 ** given.size) return undefined;
  const copy = free.pop();
  if (copy !== undefined) given.set(key, copy);
  return copy;
}
