import type { Seat } from '../../../runtime/model/workflow/engine/FlowInstance.ts';
import type { Contact, KnownPeople } from '../people/KnownPeople.ts';

/** Somebody who is told that seats wait. */
export interface Told {
  readonly to: Contact;
  /** Whose substitute he is told as; empty: a seat is his own. */
  readonly standsFor: readonly string[];
}

/** Whoever may decide in these seats, each once: holders, members of roles, and who stands for them today. */
export const toldOf = (seats: readonly Seat[], people: KnownPeople): readonly Told[] => {
  const holders = seats.flatMap(({ holder }) =>
    'userId' in holder ? (people.user(holder.userId) ?? []) : people.membersOf(holder.roleId),
  );
  const own = new Set(holders.filter(({ enabled }) => enabled));
  const others = new Map<Contact, string[]>();
  for (const holder of own)
    for (const to of people.substitutesOf(holder.id))
      if (!own.has(to)) others.set(to, [...(others.get(to) ?? []), holder.name]);
  return [
    ...[...own].map((to) => ({ to, standsFor: [] })),
    ...[...others].map(([to, standsFor]) => ({ to, standsFor })),
  ];
};
