import { schemaIssue } from '../../../check/schemaIssue.ts';
import type { MessageKey } from '../../../messages/index.ts';
import type { Issue } from '../../../schema/Issue.ts';
import { auditMethod, auditType, continuation, type FlowNode } from '../../definition/FlowNode.ts';
import { nodeName } from '../FlowGraph.ts';
import type { WorkflowRule } from '../WorkflowRule.ts';

/** Every node has a name and only known codes. */
export const steps: WorkflowRule = ({ definition: { nodes }, graph }) =>
  nodes.flatMap((node) => {
    const place = graph.place(node);
    const unnamed = node.name.trim() === '' ? [schemaIssue('workflow.stepName', `${place}/name`)] : [];
    return node.type === 'node' ? [...unnamed, ...codesOf(node, place)] : unnamed;
  });

function codesOf(node: FlowNode, place: string): readonly Issue[] {
  const name = nodeName(node);
  const wrong = codes.filter(({ key, known }) => !known.includes(node[key]));
  const issues = wrong.map(({ key, rule }) =>
    schemaIssue(rule, `${place}/${key}`, { name, value: node[key] }),
  );
  // With several users and no method, one approval is enough. Tell authors who meant "all".
  const isOpen =
    node.auditType === auditType.users && node.userIds.length > 1 && node.auditMethod === auditMethod.none;
  return isOpen
    ? [...issues, schemaIssue('workflowCheck.readsEither', `${place}/auditMethod`, { name }, 'warning')]
    : issues;
}

interface Code {
  readonly key: 'auditMethod' | 'auditRefuse' | 'auditBack';
  readonly known: readonly number[];
  readonly rule: MessageKey;
}

const codes: readonly Code[] = [
  { key: 'auditMethod', known: Object.values(auditMethod), rule: 'workflowCheck.auditMethod' },
  { key: 'auditRefuse', known: Object.values(continuation), rule: 'workflowCheck.auditRefuse' },
  { key: 'auditBack', known: [continuation.previous, continuation.start], rule: 'workflowCheck.auditBack' },
];
