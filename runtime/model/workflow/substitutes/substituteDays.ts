import type { Substitution } from './Substitution.ts';

/**
 * For each substitute of a person, the last day (`yyyy-MM-dd`) of that right.
 * A chain ends with its first link to end; of several chains the longest counts. `links`: those valid now;
 * `counts`: whether a user's account is active.
 */
export const substituteDays = (
  links: readonly Pick<Substitution, 'userId' | 'substituteId' | 'to'>[],
  personId: number,
  counts: (id: number) => boolean,
): ReadonlyMap<number, string> => {
  const days = new Map<number, string>();
  // A later day for one user may extend the day of that user's substitutes.
  const asked = [personId];
  for (const id of asked)
    for (const { userId, substituteId, to } of links) {
      if (userId !== id || substituteId === personId || !counts(substituteId)) continue;
      const before = days.get(id);
      const day = before !== undefined && before < to ? before : to;
      if ((days.get(substituteId) ?? '') >= day) continue;
      days.set(substituteId, day);
      asked.push(substituteId);
    }
  return days;
};
