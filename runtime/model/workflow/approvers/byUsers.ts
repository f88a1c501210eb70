import { text } from '../../messages/index.ts';
import { nodeName } from '../check/FlowGraph.ts';
import { userIssues } from '../check/userIssues.ts';
import { auditMethod, auditType } from '../definition/FlowNode.ts';
import { type ApproverKind, eligible, seatOfPerson } from './ApproverKind.ts';

/** Message keys for how several users decide, by `auditMethod`. */
const methods: Readonly<Record<number, 'flowWords.all' | 'flowWords.any'>> = {
  [auditMethod.countersign]: 'flowWords.all',
  [auditMethod.either]: 'flowWords.any',
};

/** The users that the node names (`auditType` 1). */
export const byUsers: ApproverKind = {
  auditType: auditType.users,
  isNamed: (node) => node.userIds.length > 0,
  stepValue: ({ userIds }) => userIds.join(),
  names: (node, people) => node.userIds.flatMap((id) => people.user(id)?.name ?? []),
  words: (node, people, locale) => {
    const names = byUsers.names(node, people).join('、');
    const key = methods[node.auditMethod];
    return key === undefined || node.userIds.length < 2 ? names : text(key, locale, { names });
  },
  issues: (node, people, place) =>
    node.userIds.flatMap((id) => userIssues(id, people, `${place}/userId`, nodeName(node))),
  candidates: ({ userIds }, people) => userIds.flatMap((id) => people.user(id) ?? []),
  holders: (node, _, { people }) => eligible(node.userIds.map((id) => people.user(id))).map(seatOfPerson),
};
