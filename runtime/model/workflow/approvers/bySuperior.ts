import { type ApproverKind, eligible, seatOfPerson } from './ApproverKind.ts';

/** `auditType` 3: the direct superior of the document's creator, as of when the node is entered. */
export const bySuperior: ApproverKind = {
  auditType: 3,
  isNamed: () => true,
  names: () => [],
  holders: (_, creatorId, { people }) => {
    const superiorId = people.user(creatorId)?.superiorId;
    return eligible([superiorId === undefined ? undefined : people.user(superiorId)]).map(seatOfPerson);
  },
};
