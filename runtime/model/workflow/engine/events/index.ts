import type { Issue } from '../../../Issue.ts';
import type { Course } from '../Course.ts';
import type { FlowEvent } from '../FlowEvent.ts';
import type { EventKind } from './EventKind.ts';
import { move } from './move.ts';
import { recheck } from './recheck.ts';
import { resubmit } from './resubmit.ts';
import { reverse } from './reverse.ts';
import { submit } from './submit.ts';
import { vote } from './vote.ts';

type EventKinds = { readonly [K in FlowEvent['kind']]: EventKind<Extract<FlowEvent, { readonly kind: K }>> };

const eventKinds: EventKinds = { submit, resubmit, vote, reverse, recheck, move };

/** Runs an event: its changes stand in the course, or it is refused. */
export const runEvent = (course: Course, event: FlowEvent): Issue | undefined =>
  // The map has one entry a kind, each for its own events: TypeScript cannot pair them up.
  (eventKinds[event.kind] as EventKind<FlowEvent>).run(course, event);
