import type { WorkflowDefinition } from '../definition/WorkflowDefinition.ts';
import { Course } from './Course.ts';
import { copiesOf } from './copiesOf.ts';
import { effectsOf } from './effectsOf.ts';
import { runEvent } from './events/index.ts';
import type { Facts } from './Facts.ts';
import type { FlowAnswer } from './FlowAnswer.ts';
import type { FlowEvent } from './FlowEvent.ts';
import type { FlowInstance } from './FlowInstance.ts';

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
