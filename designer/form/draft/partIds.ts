import type { DraftPart } from './FormDraft.ts';

/** Gives a part an id that none of the others has: the column's name, else a number. */
export function freeId(taken: ReadonlySet<string>, wished = ''): string {
  if (wished !== '' && !taken.has(wished)) return wished;
  let n = taken.size + 1;
  while (taken.has(`#${n}`)) n++;
  return `#${n}`;
}

/** Ids of the parts. */
export const idsOf = (parts: readonly DraftPart[]): ReadonlySet<string> => new Set(parts.map(({ id }) => id));
