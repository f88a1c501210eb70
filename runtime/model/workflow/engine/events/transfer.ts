import type { Transfer } from '../FlowEvent.ts';
import type { Hand, Seat } from '../FlowInstance.ts';
import { isSameHolder } from '../seats.ts';
import { targetOf } from '../targetOf.ts';
import { turnOf } from '../turnOf.ts';
import { type EventKind, refused } from './EventKind.ts';

/**
 * Somebody's pending seat becomes another person's, who then decides in it instead of him. The seat of a role is given
 * away by one member for all of them, as one member's vote decides it for all. Who stands for somebody may decide in his
 * seat, not give it away.
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
      // Given back: it is as if it had never left him.
      from: before < 0 ? from : from.slice(0, before),
    });
    return undefined;
  },
};

const handedFrom = ({ from = [] }: Seat, hand: Hand): readonly Hand[] => [...from, hand];
