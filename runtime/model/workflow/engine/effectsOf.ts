import { auditStatus } from '../../access/documentState.ts';
import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { AskEffect, FlowEffect } from './FlowEffect.ts';
import { type FlowInstance, seatStatus } from './FlowInstance.ts';

/** Statuses of which the creator is notified. */
const told: ReadonlySet<number> = new Set([auditStatus.approved, auditStatus.returned, auditStatus.reversed]);

/** The effects of the difference between two instances. */
export const effectsOf = (
  flow: WorkflowDefinition | undefined,
  before: FlowInstance | undefined,
  after: FlowInstance,
): readonly FlowEffect[] => {
  const { status, creatorId } = after;
  const effects: FlowEffect[] = [];
  if (before?.status !== status) effects.push({ kind: 'status', status });
  const asked = askOf(flow, before, after);
  if (asked !== undefined) effects.push(asked);
  // The creator who withdrew the document needs no notification.
  const isHisOwn = after.trail.at(-1)?.state === 'withdrawn';
  if (before?.status !== status && told.has(status) && !isHisOwn)
    effects.push({ kind: 'tell', userId: creatorId, status });
  return effects;
};

/** Notifies the seats that are asked now and were not asked before. */
const askOf = (
  flow: WorkflowDefinition | undefined,
  before: FlowInstance | undefined,
  after: FlowInstance,
): AskEffect | undefined => {
  const at = after.trail.length - 1;
  const open = after.trail[at];
  if (open?.state !== 'open') return undefined;
  const isSameRound = before?.round === after.round && before.trail.length === after.trail.length;
  const was = isSameRound ? before.trail[at] : undefined;
  const waited = new Set(
    (was?.nodeId === open.nodeId && was.state === 'open' ? was.seats : [])
      .filter((seat) => seat.status === seatStatus.pending)
      .map((seat) => JSON.stringify(seat.holder)),
  );
  const seats = open.seats.filter(
    (seat) => seat.status === seatStatus.pending && !waited.has(JSON.stringify(seat.holder)),
  );
  if (seats.length === 0) return undefined;
  const mail = flow?.nodes.find((node) => node.id === open.nodeId)?.sendMail ?? false;
  return { kind: 'ask', nodeId: open.nodeId, nodeName: open.name, seats, mail };
};
