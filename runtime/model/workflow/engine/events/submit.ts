import { auditStatus } from '../../../access/documentState.ts';
import type { Submit } from '../FlowEvent.ts';
import { begin } from './begin.ts';
import { type EventKind, refused } from './EventKind.ts';

/** At 0 a decision may have been taken back since; then nothing of it is left on the path. */
const mayBegin: ReadonlySet<number> = new Set([auditStatus.open, auditStatus.unneeded]);

/** The first save begins the flow; a later one before any decision begins it anew: path and seats are as the record is now. */
export const submit: EventKind<Submit> = {
  kind: 'submit',
  run: (course, { creatorId }) => {
    const { instance } = course;
    if (instance !== undefined && !mayBegin.has(instance.status)) return refused('flow.underWay');
    begin(course, instance?.round ?? 1, creatorId);
    return undefined;
  },
};
