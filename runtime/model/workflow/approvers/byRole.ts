import { auditMethod } from '../definition/FlowNode.ts';
import { type ApproverKind, eligible, seatOfPerson } from './ApproverKind.ts';

/**
 * `auditType` 2: a role. One seat that any member takes (membership is asked at the vote); countersigned, one for each
 * member of now.
 */
export const byRole: ApproverKind = {
  auditType: 2,
  isNamed: (node) => node.roleId !== undefined,
  names: ({ roleId }, people) =>
    (roleId === undefined ? [] : [people.role(roleId)]).flatMap((role) => role?.name ?? []),
  holders: ({ roleId, auditMethod: method }, _, { people }) => {
    const role = roleId === undefined ? undefined : people.role(roleId);
    const members = role === undefined ? [] : eligible(people.membersOf(role.id));
    if (role === undefined || members.length === 0) return [];
    return method === auditMethod.countersign
      ? members.map(seatOfPerson)
      : [{ roleId: role.id, name: role.name }];
  },
};
