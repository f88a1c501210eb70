import { schemaIssue } from '../../../check/schemaIssue.ts';
import type { Issue } from '../../../schema/Issue.ts';
import { approverKindOf } from '../../approvers/index.ts';
import type { FlowNode } from '../../definition/FlowNode.ts';
import type { People } from '../../engine/Facts.ts';
import { nodeName } from '../FlowGraph.ts';
import type { WorkflowRule } from '../WorkflowRule.ts';

/** Every ordinary node names approvers who exist and are enabled. */
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
  return kind.issues(node, people, place);
}
