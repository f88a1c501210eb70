import type { FlowPeople } from '../../../runtime/data/FlowDesignCalls.ts';
import type { People, Person } from '../../../runtime/model/workflow/engine/Facts.ts';

/**
 * People as the checks ask for them, by what `getNodeDic` says: who is enabled and what roles there are. Who has which role
 * is not said; a role counts as somebody's here, the server's check knows better.
 */
export function peopleOf({ users, roles }: FlowPeople): People {
  const named = new Map(users.map(({ key, value }) => [key, personOf(key, value)]));
  const known = new Map(roles.map(({ key, value }) => [key, { id: key, name: value }]));
  return {
    user: (id) => named.get(id),
    role: (id) => known.get(id),
    membersOf: (roleId) => (known.has(roleId) ? [personOf(0, '')] : []),
    standsFor: () => [],
  };
}

const personOf = (id: number, name: string): Person => ({
  id,
  name,
  enabled: true,
  superiorId: undefined,
  roleIds: [],
});
