import type { Comment } from '../FlowEvent.ts';
import { pendingIn } from '../settle.ts';
import { type EventKind, refused } from './EventKind.ts';

/** A word about a document; its creator is told, and of a word of his own those who are waited for. */
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
