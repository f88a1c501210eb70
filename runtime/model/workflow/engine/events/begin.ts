import { auditStatus } from '../../../access/documentState.ts';
import { advance } from '../advance.ts';
import type { Course } from '../Course.ts';

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
