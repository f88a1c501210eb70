import { auditStatus } from '../../../access/documentState.ts';
import { advance } from '../advance.ts';
import type { Course } from '../Course.ts';
import type { Resubmit, Submit } from '../FlowEvent.ts';
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

/** Starts a round: from the start node, or without a flow as "no approval needed". */
export const begin = (course: Course, round: number, creatorId: number): void => {
  const { flow } = course;
  const version = flow && { id: flow.id, version: flow.version };
  course.make({ kind: 'started', flow: version, round, creatorId });
  const start = flow?.nodes.find((node) => node.type === 'start');
  if (flow === undefined || start === undefined)
    course.make({ kind: 'stands', status: auditStatus.unneeded, waiting: 'nobody' });
  else advance(course, flow, start.id, { status: auditStatus.open });
};
