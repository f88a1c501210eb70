import { schemaIssue } from '../../check/schemaIssue.ts';
import { listed, text } from '../../messages/index.ts';
import type { Issue } from '../../schema/Issue.ts';
import { nodeName } from '../check/FlowGraph.ts';
import { auditMethod, auditType, type FlowNode } from '../definition/FlowNode.ts';
import type { People } from '../engine/Facts.ts';
import { type ApproverKind, eligible, seatOfPerson } from './ApproverKind.ts';

/** Message keys for how several users decide, by `auditMethod`. */
const methods: Readonly<Record<number, 'flowWords.all' | 'flowWords.any'>> = {
  [auditMethod.countersign]: 'flowWords.all',
  [auditMethod.either]: 'flowWords.any',
};

/** The users that the node names (`auditType` 1). */
const byUsers: ApproverKind = {
  auditType: auditType.users,
  isNamed: (node) => node.userIds.length > 0,
  stepValue: ({ userIds }) => userIds.join(),
  names: (node, people) => node.userIds.flatMap((id) => people.user(id)?.name ?? []),
  words: (node, people, locale) => {
    const names = byUsers.names(node, people);
    const key = methods[node.auditMethod];
    return key === undefined || node.userIds.length < 2
      ? listed(names, locale)
      : text(key, locale, { names });
  },
  issues: (node, people, place) =>
    node.userIds.flatMap((id) => userIssues(id, people, `${place}/userId`, nodeName(node))),
  candidates: ({ userIds }, people) => userIds.flatMap((id) => people.user(id) ?? []),
  holders: (node, _, { people }) => eligible(node.userIds.map((id) => people.user(id))).map(seatOfPerson),
};

const roleOf = ({ roleId }: FlowNode, people: People) =>
  roleId === undefined ? undefined : people.role(roleId);

/**
 * Approvers by role (`auditType` 2). One seat that any member takes; membership is checked at the vote.
 * A countersigned node gets one seat for each current member instead.
 */
const byRole: ApproverKind = {
  auditType: auditType.role,
  isNamed: (node) => node.roleId !== undefined,
  stepValue: ({ roleId }) => (roleId === undefined ? '' : String(roleId)),
  names: (node, people) => [roleOf(node, people)].flatMap((role) => role?.name ?? []),
  words: (node, people, locale) => text('flowWords.role', locale, { names: byRole.names(node, people) }),
  issues: (node, people, place) => {
    const name = nodeName(node);
    const path = `${place}/roleId`;
    const role = roleOf(node, people);
    if (role === undefined)
      return [schemaIssue('workflowCheck.noRole', path, { name, id: node.roleId ?? 0 })];
    if (people.membersOf(role.id).some(({ enabled }) => enabled)) return [];
    return [schemaIssue('workflowCheck.emptyRole', path, { name, role: role.name }, 'warning')];
  },
  candidates: ({ roleId }, people) => (roleId === undefined ? [] : people.membersOf(roleId)),
  holders: (node, _, { people }) => {
    const role = roleOf(node, people);
    const members = role === undefined ? [] : eligible(people.membersOf(role.id));
    if (role === undefined || members.length === 0) return [];
    return node.auditMethod === auditMethod.countersign
      ? members.map(seatOfPerson)
      : [{ roleId: role.id, name: role.name }];
  },
};

/** The direct superior of the document's creator (`auditType` 3), read when the node is entered. */
const bySuperior: ApproverKind = {
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

/** Registry of approver kinds. To add a kind, add its object here. */
const approverKinds: readonly ApproverKind[] = [byUsers, byRole, bySuperior];

/** The approver kind of an `auditType`; undefined for an unknown code, which finds no approver. */
export const approverKindOf = (auditType: number): ApproverKind | undefined =>
  approverKinds.find((kind) => kind.auditType === auditType);

/** Issues of a user who does not exist or is disabled. `name`: display name of the node. */
export function userIssues(id: number, people: People, path: string, name: string): readonly Issue[] {
  const user = people.user(id);
  if (user === undefined) return [schemaIssue('workflowCheck.noUser', path, { name, id })];
  return user.enabled ? [] : [schemaIssue('workflowCheck.userDisabled', path, { name, user: user.name })];
}
