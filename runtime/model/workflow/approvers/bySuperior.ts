import { text } from '../../messages/index.ts';
import { auditType } from '../definition/FlowNode.ts';
import { type ApproverKind, eligible, seatOfPerson } from './ApproverKind.ts';

/** The direct superior of the document's creator (`auditType` 3), read when the node is entered. */
export const bySuperior: ApproverKind = {
  auditType: auditType.superior,
  isNamed: () => true,
  stepValue: () => '',
  names: () => [],
  words: (_, __, locale) => text('flowWords.superior', locale),
  issues: () => [],
  candidates: () => [],
  holders: (_, creatorId, { people }) => {
    const superiorId = people.user(creatorId)?.superiorId;
    return eligible([superiorId === undefined ? undefined : people.user(superiorId)]).map(seatOfPerson);
  },
};
