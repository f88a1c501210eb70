import { auditStatus } from '../../documentState.ts';
import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import { advance } from './advance.ts';
import { Course } from './Course.ts';
import { begin } from './events/begin.ts';
import type { Facts } from './Facts.ts';
import type { FlowInstance, Visit } from './FlowInstance.ts';

/**
 * Which nodes would follow, and who would be asked there, if everybody approved and the record stayed as it is (issue 6,
 * forecast): the engine's own steps. `instance` undefined: of a document that is not saved yet.
 */
export const forecast = (
  flow: WorkflowDefinition,
  instance: FlowInstance | undefined,
  creatorId: number,
  facts: Facts,
): readonly Visit[] => {
  const course = new Course(flow, instance, facts);
  if (instance === undefined) begin(course, 1, creatorId);
  const known = instance?.trail.length ?? 0;
  // A published flow has no cycle; a stored one may be damaged.
  for (let steps = 0; course.open !== undefined && steps <= flow.nodes.length + 1; steps++) {
    const { nodeId, cause } = course.open;
    course.make({ kind: 'closed', state: 'passed' });
    const decided = cause === 'stranded' ? ({ decided: true } as const) : {};
    advance(course, flow, nodeId, { status: auditStatus.running, ...decided });
  }
  return course.instance?.trail.slice(known) ?? [];
};
