import type { FlowPeople, NamedUser } from '../../../runtime/data/FlowDesignCalls.ts';
import type { People, Person } from '../../../runtime/model/workflow/engine/Facts.ts';

const made = new WeakMap<FlowPeople, People>();

/**
 * People as the checks ask for them, by what `getNodeDic` says: users with their roles, enabled or not, and enabled roles.
 * The same ones for the same answer: every node of a drawing asks.
 */
export function peopleOf(answer: FlowPeople): People {
  const known = made.get(answer) ?? read(answer);
  made.set(answer, known);
  return known;
}

function read({ users, roles, disabled }: FlowPeople): People {
  const everybody = [
    ...users.map((user) => personOf(user, true)),
    ...disabled.users.map((user) => personOf(user, false)),
  ];
  const named = new Map(everybody.map((person) => [person.id, person]));
  const known = new Map(roles.map(({ key, value }) => [key, { id: key, name: value }]));
  return {
    user: (id) => named.get(id),
    role: (id) => known.get(id),
    // A disabled role has no members.
    membersOf: (roleId) =>
      known.has(roleId) ? everybody.filter(({ roleIds }) => roleIds.includes(roleId)) : [],
    standsFor: () => [],
  };
}

const personOf = ({ key, value, roleIds }: NamedUser, enabled: boolean): Person => ({
  id: key,
  name: value,
  enabled,
  superiorId: undefined,
  roleIds,
});
