import type { Seat } from '../../../runtime/model/workflow/engine/FlowInstance.ts';
import type { Contact, KnownPeople } from '../people/KnownPeople.ts';

/** A user to notify about waiting seats. */
export interface NotifiedUser {
  readonly to: Contact;
  /** Names of the users substituted for; empty when the user holds a seat. */
  readonly standsFor: readonly string[];
}

/**
 * Users who may decide in these seats, each once: holders, role members and today's substitutes. `barred`: the user
 * who may not substitute.
 */
export const usersToNotify = (
  seats: readonly Seat[],
  people: KnownPeople,
  barred?: number,
): readonly NotifiedUser[] => {
  const holders = seats.flatMap(({ holder }) =>
    'userId' in holder ? (people.user(holder.userId) ?? []) : people.membersOf(holder.roleId),
  );
  const own = new Set(holders.filter(({ enabled }) => enabled));
  const others = new Map<Contact, string[]>();
  for (const holder of own)
    for (const to of people.substitutesOf(holder.id))
      if (!own.has(to) && to.id !== barred) others.set(to, [...(others.get(to) ?? []), holder.name]);
  return [
    ...[...own].map((to) => ({ to, standsFor: [] })),
    ...[...others].map(([to, standsFor]) => ({ to, standsFor })),
  ];
};
