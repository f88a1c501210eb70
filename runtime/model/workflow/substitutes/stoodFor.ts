import type { Substitution } from './Substitution.ts';

/** Somebody who may be stood for or stand for others; a disabled account does neither. */
interface Account {
  readonly id: number;
  readonly enabled: boolean;
}

/**
 * In whose place a person decides, nearest first: of whom he is the substitute, of whom those are, and so on; himself never,
 * each once. `links`: those in force now. A chain ends at a disabled account.
 */
export const stoodFor = <P extends Account>(
  links: readonly Pick<Substitution, 'userId' | 'substituteId'>[],
  personId: number,
  personOf: (id: number) => P | undefined,
): readonly P[] =>
  reach(personId, personOf, (id) =>
    links.filter((link) => link.substituteId === id).map(({ userId }) => userId),
  );

/** Who may decide in a person's place, nearest first: {@link stoodFor}, seen from the other side. */
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
  // A set keeps growing while it is walked, and has everybody once: a circle ends.
  const ids = new Set([from]);
  for (const id of ids) for (const one of next(id)) if (personOf(one)?.enabled === true) ids.add(one);
  ids.delete(from);
  return [...ids].flatMap((id) => personOf(id) ?? []);
};
