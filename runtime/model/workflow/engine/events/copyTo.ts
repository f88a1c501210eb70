import type { Facts } from '../Facts.ts';
import type { CopyTo } from '../FlowEvent.ts';
import type { FlowInstance } from '../FlowInstance.ts';
import { isSeatOf } from '../seats.ts';
import { namedPerson } from '../targetOf.ts';
import { type EventKind, refused } from './EventKind.ts';

/** People one call names at most. */
const mostCopies = 50;

/** Others are told of a document by its creator, or by whoever is or was asked about it in this round. */
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

/** The creator, and whoever is or was asked in this round, has decided in it, or has handed his seat on. */
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
