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
