import { stillDecidable } from '../conclude.ts';
import type { Recheck } from '../FlowEvent.ts';
import type { EventKind } from './EventKind.ts';

/** Users changed: stops waiting for those who may no longer decide. Changes nothing without need. */
export const recheck: EventKind<Recheck> = {
  kind: 'recheck',
  run: (course) => {
    if (course.flow !== undefined) stillDecidable(course, course.flow);
    return undefined;
  },
};
