import type { Substitution } from './Substitution.ts';

/**
 * The last day (`yyyy-MM-dd`) each person may decide in a person's place: over a chain, the first day on which one of its
 * links ends; of several chains the longest. `links`: those in force now; `counts`: whether a person's account does.
 */
export const substituteDays = (
  links: readonly Pick<Substitution, 'userId' | 'substituteId' | 'to'>[],
  personId: number,
  counts: (id: number) => boolean,
): ReadonlyMap<number, string> => {
  const days = new Map<number, string>();
  // Each better day of somebody may be one of whoever stands for him.
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
