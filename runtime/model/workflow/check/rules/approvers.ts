import { schemaIssue } from '../../../check/schemaIssue.ts';
import type { Issue } from '../../../Issue.ts';
import { approverKindOf } from '../../approvers/index.ts';
import type { FlowNode } from '../../definition/FlowNode.ts';
import type { People } from '../../engine/Facts.ts';
import { nodeName } from '../FlowGraph.ts';
import type { WorkflowRule } from '../WorkflowRule.ts';

/** Every ordinary node says who decides, and they are there (specification 2 section 5; issue 5). */
export const approvers: WorkflowRule = ({ definition: { nodes }, graph, people }) =>
  nodes
    .filter(({ type }) => type === 'node')
    .flatMap((node) => approverIssues(node, graph.place(node), people));

function approverIssues(node: FlowNode, place: string, people: People): readonly Issue[] {
  const name = nodeName(node);
  const kind = approverKindOf(node.auditType);
  if (kind === undefined)
    return [schemaIssue('workflowCheck.approverKind', `${place}/auditType`, { name, value: node.auditType })];
  if (!kind.isNamed(node)) return [schemaIssue('workflow.approverRequired', place, { name })];
  return named[node.auditType]?.(node, place, people) ?? [];
}

/** What each kind names, by its code; of others nothing is known before a document is there. */
const named: Readonly<Record<number, (node: FlowNode, place: string, people: People) => readonly Issue[]>> = {
  1: (node, place, people) =>
    node.userIds.flatMap((id) => userIssues(id, people, `${place}/userId`, nodeName(node))),
  2: ({ roleId = 0, ...node }, place, people) => {
    const name = nodeName({ roleId, ...node });
    const role = people.role(roleId);
    if (role === undefined)
      return [schemaIssue('workflowCheck.noRole', `${place}/roleId`, { name, id: roleId })];
    if (people.membersOf(roleId).some(({ enabled }) => enabled)) return [];
    const params = { name, role: role.name };
    return [schemaIssue('workflowCheck.emptyRole', `${place}/roleId`, params, 'warning')];
  },
};

/** A user who is not there, or may not log in. */
export function userIssues(id: number, people: People, path: string, name: string): readonly Issue[] {
  const user = people.user(id);
  if (user === undefined) return [schemaIssue('workflowCheck.noUser', path, { name, id })];
  return user.enabled ? [] : [schemaIssue('workflowCheck.userDisabled', path, { name, user: user.name })];
}
