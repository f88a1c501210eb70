import { auditStatus } from '../../../access/documentState.ts';
import type { Submit } from '../FlowEvent.ts';
import { begin } from './begin.ts';
import { type EventKind, refused } from './EventKind.ts';

/** At status 0 an earlier decision may have been cleared; the trail then holds none. */
const mayBegin: ReadonlySet<number> = new Set([auditStatus.open, auditStatus.unneeded]);

/** The first save starts the flow. A save before any decision restarts it, for the record as it is now. */
export const submit: EventKind<Submit> = {
  kind: 'submit',
  run: (course, { creatorId }) => {
    const { instance } = course;
    if (instance !== undefined && !mayBegin.has(instance.status)) return refused('flow.underWay');
    begin(course, instance?.round ?? 1, creatorId);
    return undefined;
  },
};
