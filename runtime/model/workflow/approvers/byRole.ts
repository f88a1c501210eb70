import { schemaIssue } from '../../check/schemaIssue.ts';
import { text } from '../../messages/index.ts';
import { nodeName } from '../check/FlowGraph.ts';
import { auditMethod, auditType, type FlowNode } from '../definition/FlowNode.ts';
import type { People } from '../engine/Facts.ts';
import { type ApproverKind, eligible, seatOfPerson } from './ApproverKind.ts';

const roleOf = ({ roleId }: FlowNode, people: People) =>
  roleId === undefined ? undefined : people.role(roleId);

/**
 * Approvers by role (`auditType` 2). One seat that any member takes; membership is checked at the vote.
 * A countersigned node gets one seat for each current member instead.
 */
export const byRole: ApproverKind = {
  auditType: auditType.role,
  isNamed: (node) => node.roleId !== undefined,
  stepValue: ({ roleId }) => (roleId === undefined ? '' : String(roleId)),
  names: (node, people) => [roleOf(node, people)].flatMap((role) => role?.name ?? []),
  words: (node, people, locale) =>
    text('flowWords.role', locale, { names: byRole.names(node, people).join('、') }),
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
