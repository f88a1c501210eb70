import { auditStatus } from '../../access/documentState.ts';
import { auditMethod } from '../definition/FlowNode.ts';
import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import { advance } from './advance.ts';
import { Course } from './Course.ts';
import { begin } from './events/submit.ts';
import type { Facts } from './Facts.ts';
import { type FlowInstance, nodeOfVisit, type Seat, seatStatus, type Visit } from './FlowInstance.ts';

/**
 * The nodes and seats that would follow if everybody approved and the record stayed the same.
 * Runs the engine's own steps. `instance` undefined: a document not saved yet.
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
  // A published flow has no cycles; a stored one may be damaged.
  for (let steps = 0; course.open !== undefined && steps <= flow.nodes.length + 1; steps++) {
    const { nodeId, cause } = course.open;
    approveAll(course, course.open, flow);
    course.make({ kind: 'closed', state: 'passed' });
    const decided = cause === 'stranded' ? ({ decided: true } as const) : {};
    advance(course, flow, nodeId, { status: auditStatus.running, ...decided });
  }
  return (course.instance?.trail.slice(known) ?? []).map(({ nodeId, name, state, cause, seats }) => ({
    nodeId,
    name,
    state,
    ...(cause === undefined ? {} : { cause }),
    seats: seats.map(asked),
  }));
};

/**
 * Approves the seats whose approver is certain, so that AutoPass can be forecast.
 * Where one of several approvers is enough, the approver is unknown.
 */
const approveAll = (course: Course, open: Visit, flow: WorkflowDefinition): void => {
  const isCountersigned = nodeOfVisit(flow, open)?.auditMethod === auditMethod.countersign;
  for (const { id, holder, status } of open.seats)
    if (status === seatStatus.pending && 'userId' in holder && (isCountersigned || open.seats.length === 1))
      course.make({
        kind: 'voted',
        seatId: id,
        status: seatStatus.approved,
        by: holder,
        remark: '',
        at: course.facts.now,
      });
};

/** The seat without a decision; keeps the mark that the engine will approve it. */
const asked = ({ id, holder, isAuto }: Seat): Seat => ({
  id,
  holder,
  status: seatStatus.pending,
  ...(isAuto === undefined ? {} : { isAuto }),
});
