import type { Recheck } from '../FlowEvent.ts';
import { stillDecidable } from '../stillDecidable.ts';
import type { EventKind } from './EventKind.ts';

/** People changed: nobody is waited for who may not decide any more. Without need nothing changes. */
export const recheck: EventKind<Recheck> = {
  kind: 'recheck',
  run: (course) => {
    if (course.flow !== undefined) stillDecidable(course, course.flow);
    return undefined;
  },
};
