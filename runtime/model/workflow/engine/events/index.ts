import type { Issue } from '../../../schema/Issue.ts';
import type { Course } from '../Course.ts';
import type { FlowEvent } from '../FlowEvent.ts';
import { addSigner } from './addSigner.ts';
import { comment } from './comment.ts';
import { copyTo } from './copyTo.ts';
import type { EventKind } from './EventKind.ts';
import { lapse } from './lapse.ts';
import { move } from './move.ts';
import { recheck } from './recheck.ts';
import { reverse } from './reverse.ts';
import { resubmit, submit } from './submit.ts';
import { transfer } from './transfer.ts';
import { urge } from './urge.ts';
import { vote } from './vote.ts';
import { withdraw } from './withdraw.ts';

type EventKinds = { readonly [K in FlowEvent['kind']]: EventKind<Extract<FlowEvent, { readonly kind: K }>> };

const eventKinds: EventKinds = {
  submit,
  resubmit,
  vote,
  reverse,
  recheck,
  lapse,
  move,
  withdraw,
  transfer,
  addSigner,
  urge,
  comment,
  copyTo,
};

/** Runs an event: adds its changes to the course, or returns the refusal. */
export const runEvent = (course: Course, event: FlowEvent): Issue | undefined =>
  // Each entry accepts only its own events; TypeScript cannot correlate the two unions.
  (eventKinds[event.kind] as EventKind<FlowEvent>).run(course, event);
