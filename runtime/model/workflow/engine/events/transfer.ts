import type { Transfer } from '../FlowEvent.ts';
import type { Hand, Seat } from '../FlowInstance.ts';
import { isSameHolder } from '../seats.ts';
import { targetOf } from '../targetOf.ts';
import { turnOf } from '../turnOf.ts';
import { type EventKind, refused } from './EventKind.ts';

/**
 * Transfers a pending seat to another user, who decides instead.
 * One member transfers a role's seat for all members, as one vote decides it for all. A substitute may decide
 * in a seat but not transfer it.
 */
export const transfer: EventKind<Transfer> = {
  kind: 'transfer',
  run: (course, { by, to, nodeId }) => {
    const turn = turnOf(course, by.userId, nodeId);
    if ('rule' in turn) return turn;
    const { instance, facts } = course;
    const { own } = turn;
    if (instance === undefined) return refused('flow.notRunning');
    if (own === undefined) return refused('flow.transfer.notOwn');
    const person = targetOf(to, by.userId, instance, turn.open, facts);
    if ('rule' in person) return person;
    const holder = { userId: person.id, name: person.name };
    const from = handedFrom(own, { holder: own.holder, by });
    const before = from.findIndex((hand) => isSameHolder(hand.holder, holder));
    course.make({
      kind: 'handed',
      seatId: own.id,
      holder,
      // Returning a seat to an earlier holder removes the transfers in between.
      from: before < 0 ? from : from.slice(0, before),
    });
    return undefined;
  },
};

const handedFrom = ({ from = [] }: Seat, hand: Hand): readonly Hand[] => [...from, hand];
