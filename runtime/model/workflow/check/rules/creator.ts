import { schemaIssue } from '../../../check/schemaIssue.ts';
import type { ConditionGroup } from '../../../conditions/ConditionGroup.ts';
import { approverKindOf } from '../../approvers/index.ts';
import type { Person } from '../../engine/Facts.ts';
import { areaOf } from '../domain/Area.ts';
import { nodeName } from '../FlowGraph.ts';
import type { WorkflowRule } from '../WorkflowRule.ts';
import type { WorkflowInquiry } from '../WorkflowSubject.ts';

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
      const params = { name: nodeName(node), users: users.join('、') + (makers.length > shown ? '…' : '') };
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
