import { type ApproverKind, eligible, seatOfPerson } from './ApproverKind.ts';

/** `auditType` 1: the users the node names. */
export const byUsers: ApproverKind = {
  auditType: 1,
  isNamed: (node) => node.userIds.length > 0,
  names: (node, people) => node.userIds.flatMap((id) => people.user(id)?.name ?? []),
  holders: (node, _, { people }) => eligible(node.userIds.map((id) => people.user(id))).map(seatOfPerson),
};
