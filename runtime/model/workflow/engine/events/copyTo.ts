import type { Facts } from '../Facts.ts';
import type { CopyTo } from '../FlowEvent.ts';
import type { FlowInstance } from '../FlowInstance.ts';
import { isSeatOf } from '../seats.ts';
import { namedPerson } from '../targetOf.ts';
import { type EventKind, refused } from './EventKind.ts';

/** Maximum users in one call. */
const mostCopies = 50;

/** Notifies more users of a document; for its creator and the approvers of this round. */
export const copyTo: EventKind<CopyTo> = {
  kind: 'copyTo',
  run: (course, { by, users }) => {
    const { instance, facts } = course;
    if (instance === undefined) return refused('flow.notRunning');
    if (!mayCopy(instance, by.userId, facts)) return refused('flow.copyTo.notYours');
    const userIds = [...new Set(users)];
    if (userIds.length === 0) return refused('flow.target.required');
    if (userIds.length > mostCopies) return refused('flow.copyTo.most', { n: mostCopies });
    if (userIds.includes(by.userId)) return refused('flow.copyTo.self');
    for (const id of userIds) {
      const person = namedPerson(id, facts);
      if ('rule' in person) return person;
    }
    course.effects.push({ kind: 'copy', userIds, roleIds: [] });
    return undefined;
  },
};

/** Whether a user is the creator, or in this round was asked, decided or transferred a seat. */
export const mayCopy = ({ creatorId, trail }: FlowInstance, userId: number, { people }: Facts): boolean => {
  const person = people.user(userId);
  if (person?.enabled !== true) return false;
  return (
    creatorId === userId ||
    trail.some(({ seats }) =>
      seats.some(
        (seat) =>
          isSeatOf(seat, person, people) ||
          seat.by?.userId === userId ||
          seat.from?.some(({ by }) => by.userId === userId),
      ),
    )
  );
};
