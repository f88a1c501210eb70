import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import { autoPass } from '../definition/WorkflowDefinition.ts';
import type { Course } from './Course.ts';
import { votedFor } from './chairsOf.ts';
import type { Facts } from './Facts.ts';
import { type Named, type Seat, seatStatus, type Visit } from './FlowInstance.ts';

/**
 * AutoPass: approves seats in the node just entered whose users already approved in this round.
 * Not after a node of the round was reopened, and not when the seats came from the rule for missing approvers
 * or from a flow without a usable line.
 */
export const passAgain = (course: Course, flow: WorkflowDefinition): void => {
  const { open, instance, facts } = course;
  if (open === undefined || open.cause !== undefined || instance?.wasReopened) return;
  const approved = approversOf(instance?.trail.slice(0, -1) ?? [], flow.autoPass);
  for (const seat of open.seats) {
    const by = seat.status === seatStatus.pending ? again(seat, approved, facts) : undefined;
    if (by !== undefined)
      course.make({
        kind: 'voted',
        seatId: seat.id,
        status: seatStatus.approved,
        by,
        remark: '',
        at: facts.now,
        isAuto: true,
      });
  }
};

/** Users whose earlier approval counts under `mode`, as voter or through a substitute. */
const approversOf = (trail: readonly Visit[], mode: number): readonly Named[] => {
  const approvals = trail
    .map(({ seats }) => seats.filter(({ status }) => status === seatStatus.approved))
    .filter((seats) => seats.length > 0);
  const counted =
    mode === autoPass.all ? approvals : mode === autoPass.consecutive ? approvals.slice(-1) : [];
  return counted.flat().flatMap((seat) => [seat.by ?? [], votedFor(seat) ?? []].flat());
};

/** The earlier approver who owns this seat; for a role, the first who is an enabled member. */
const again = ({ holder }: Seat, approved: readonly Named[], { people }: Facts): Named | undefined =>
  approved.find(({ userId }) => {
    if ('userId' in holder) return holder.userId === userId;
    return people.membersOf(holder.roleId).some(({ id, enabled }) => enabled && id === userId);
  });
