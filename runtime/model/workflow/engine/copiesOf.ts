import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { Change } from './Change.ts';
import { evolve } from './evolve.ts';
import type { CopyEffect } from './FlowEffect.ts';
import type { FlowInstance } from './FlowInstance.ts';

/** Notifications that the passed nodes ask for (`jig.copyTo`). */
export const copiesOf = (
  flow: WorkflowDefinition | undefined,
  before: FlowInstance | undefined,
  changes: readonly Change[],
): readonly CopyEffect[] => {
  let instance = before;
  return changes.flatMap((change) => {
    const open = instance?.trail.at(-1);
    instance = evolve(instance, change);
    if (change.kind === 'skipped') return copyOf(flow, change.nodeId);
    const isPassed = change.kind === 'closed' && change.state === 'passed';
    return isPassed && open !== undefined && open.cause !== 'stranded' ? copyOf(flow, open.nodeId) : [];
  });
};

const copyOf = (flow: WorkflowDefinition | undefined, nodeId: string): readonly CopyEffect[] => {
  const node = flow?.nodes.find((one) => one.id === nodeId);
  if (node === undefined) return [];
  const { userIds, roleIds } = node.settings.copyTo;
  if (userIds.length + roleIds.length === 0) return [];
  return [{ kind: 'copy', userIds, roleIds, node: { id: node.id, name: node.name } }];
};
