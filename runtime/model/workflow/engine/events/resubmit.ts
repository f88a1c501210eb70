import type { Resubmit } from '../FlowEvent.ts';
import { begin } from './begin.ts';
import { type EventKind, refused } from './EventKind.ts';

/** The creator resubmits a returned or reversed document: a new round with flow and path chosen again. */
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
