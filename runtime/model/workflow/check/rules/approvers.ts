import { schemaIssue } from '../../../check/schemaIssue.ts';
import type { ConditionGroup } from '../../../conditions/ConditionGroup.ts';
import type { MessageKey } from '../../../messages/index.ts';
import type { Issue } from '../../../schema/Issue.ts';
import { approverKindOf } from '../../approvers/approverKinds.ts';
import { auditMethod, auditType, continuation, type FlowNode } from '../../definition/FlowNode.ts';
import type { People, Person } from '../../engine/Facts.ts';
import { areaOf } from '../domain/Area.ts';
import { nodeName } from '../FlowGraph.ts';
import type { WorkflowInquiry, WorkflowRule } from '../WorkflowSubject.ts';

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

/** Warns when an approver may also be the creator of the document. This is allowed. */
export const creator: WorkflowRule = (inquiry) => {
  const { definition, graph, mayCreate = () => true } = inquiry;
  const start = definition.nodes.find(({ type }) => type === 'start');
  const makes = ({ id, enabled }: Person) =>
    enabled && mayCreate(id) && mayStart(id, start?.groups ?? [], inquiry);
  return definition.nodes
    .filter(({ type }) => type === 'node')
    .flatMap((node) => {
      const makers = (approverKindOf(node.auditType)?.candidates(node, inquiry.people) ?? []).filter(makes);
      if (makers.length === 0) return [];
      const users = makers.slice(0, shown).map(({ name }) => name);
      const params = {
        name: nodeName(node),
        users: makers.length > shown ? users.with(-1, `${users.at(-1)}…`) : users,
      };
      return [schemaIssue('workflowCheck.creatorMayApprove', graph.place(node), params, 'warning')];
    });
};

const shown = 5;

/** Whether the start condition accepts any document of this creator. */
function mayStart(id: number, groups: readonly ConditionGroup[], { space }: WorkflowInquiry): boolean {
  if (space === undefined) return true;
  const his: ConditionGroup = {
    tjzType: 'and',
    tjOptions: [{ field: 'CreateID', filterType: '=', value: id }],
  };
  return areaOf([his, ...groups], space).perhaps.length > 0;
}

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
