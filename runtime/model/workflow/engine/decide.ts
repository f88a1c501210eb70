import { auditStatus } from '../../access/documentState.ts';
import type { Issue } from '../../schema/Issue.ts';
import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import type { Change } from './Change.ts';
import { Course } from './Course.ts';
import { runEvent } from './events/index.ts';
import { evolve } from './evolve.ts';
import type { Facts } from './Facts.ts';
import type { AskEffect, CopyEffect, FlowEffect } from './FlowEffect.ts';
import type { FlowEvent } from './FlowEvent.ts';
import { type FlowInstance, seatStatus } from './FlowInstance.ts';

/** The result of an event, or the reason for its refusal; a refused event changes nothing. */
export type FlowAnswer =
  | {
      readonly ok: true;
      readonly instance: FlowInstance;
      /** Folding these over the instance before gives the instance after. */
      readonly changes: readonly Change[];
      readonly effects: readonly FlowEffect[];
    }
  | { readonly ok: false; readonly issue: Issue };

/**
 * The engine: the result of an event for a document in its flow.
 * Pure: equal definition, instance, event and facts give equal results on the server, in the forecast and in
 * the rehearsal. `flow` is the document's version; for `submit` and `resubmit` the one `chooseFlow` returns
 * now, undefined when none applies.
 */
export const decide = (
  flow: WorkflowDefinition | undefined,
  before: FlowInstance | undefined,
  event: FlowEvent,
  facts: Facts,
): FlowAnswer => {
  const course = new Course(flow, before, facts);
  const issue = runEvent(course, event);
  if (issue !== undefined) return { ok: false, issue };
  const { instance, changes } = course;
  if (instance === undefined) throw new Error(`The event ${event.kind} left no instance`);
  const now = event.kind === 'move' ? event.to : flow;
  const effects = [
    ...effectsOf(now, before, instance),
    ...copiesOf(flow, before, changes),
    ...course.effects,
  ];
  return { ok: true, instance, changes, effects };
};

/** Notifications that the passed nodes ask for (`jig.copyTo`). */
const copiesOf = (
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

/** Statuses of which the creator is notified. */
const told: ReadonlySet<number> = new Set([auditStatus.approved, auditStatus.returned, auditStatus.reversed]);

/** The effects of the difference between two instances. */
const effectsOf = (
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
