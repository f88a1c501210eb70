import type { Resubmit } from '../FlowEvent.ts';
import { begin } from './begin.ts';
import { type EventKind, refused } from './EventKind.ts';

/** The creator hands a returned or reversed document in again: a new round, flow and path chosen anew. */
export const resubmit: EventKind<Resubmit> = {
  kind: 'resubmit',
  run: (course, { by }) => {
    const { instance } = course;
    if (instance?.waiting !== 'creator') return refused('flow.notReturned');
    if (instance.creatorId !== by.userId) return refused('flow.notCreator');
    begin(course, instance.round + 1, instance.creatorId);
    return undefined;
  },
};
