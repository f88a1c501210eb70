import type { People, Person } from '../../../runtime/model/workflow/engine/Facts.ts';
import type { NamedUser } from '../../../runtime/wire/workflow/NodePeople.ts';
import type { FlowPeople } from '../../../runtime/wire/workflow/readNodePeople.ts';

const made = new WeakMap<FlowPeople, People>();

/**
 * The users and roles for the checks, from the answer of `getNodeDic`: all users with their roles, and
 * enabled roles. Cached per answer, because every node asks.
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
