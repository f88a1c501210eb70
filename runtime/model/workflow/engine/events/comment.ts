import type { Comment } from '../FlowEvent.ts';
import { pendingIn } from '../settle.ts';
import { type EventKind, refused } from './EventKind.ts';

/** Comments on a document. Notifies the creator; the creator's own comment notifies pending approvers. */
export const comment: EventKind<Comment> = {
  kind: 'comment',
  run: (course, { by, reason }) => {
    const { instance, open } = course;
    if (instance === undefined) return refused('flow.notRunning');
    if (reason.trim() === '') return refused('flow.comment.required');
    const isHis = instance.creatorId === by.userId;
    const seats = isHis && open !== undefined ? pendingIn(open) : [];
    course.effects.push({
      kind: 'notify',
      what: 'comment',
      seats,
      userIds: isHis ? [] : [instance.creatorId],
    });
    return undefined;
  },
};
