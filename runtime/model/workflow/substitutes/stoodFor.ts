import type { Substitution } from './Substitution.ts';

/** A user who substitutes or is substituted; a disabled account does neither. */
interface Account {
  readonly id: number;
  readonly enabled: boolean;
}

/**
 * The users a person may decide for, nearest first, following chains of substitutes.
 * Never the person, without duplicates. `links`: those valid now. A chain ends at a disabled account.
 */
export const stoodFor = <P extends Account>(
  links: readonly Pick<Substitution, 'userId' | 'substituteId'>[],
  personId: number,
  personOf: (id: number) => P | undefined,
): readonly P[] =>
  reach(personId, personOf, (id) =>
    links.filter((link) => link.substituteId === id).map(({ userId }) => userId),
  );

/** The substitutes of a person, nearest first; the inverse of {@link stoodFor}. */
export const substitutesOf = <P extends Account>(
  links: readonly Pick<Substitution, 'userId' | 'substituteId'>[],
  personId: number,
  personOf: (id: number) => P | undefined,
): readonly P[] =>
  reach(personId, personOf, (id) =>
    links.filter((link) => link.userId === id).map(({ substituteId }) => substituteId),
  );

const reach = <P extends Account>(
  from: number,
  personOf: (id: number) => P | undefined,
  next: (id: number) => readonly number[],
): readonly P[] => {
  if (personOf(from)?.enabled !== true) return [];
  // Iterating a set also visits elements added during the loop, each once, so cycles end.
  const ids = new Set([from]);
  for (const id of ids) for (const one of next(id)) if (personOf(one)?.enabled === true) ids.add(one);
  ids.delete(from);
  return [...ids].flatMap((id) => personOf(id) ?? []);
};

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
