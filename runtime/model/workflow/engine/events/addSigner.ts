import type { AddSigner } from '../FlowEvent.ts';
import type { SeatHolder, Visit } from '../FlowInstance.ts';
import { lastSeatIn, seatsOf } from '../seats.ts';
import { targetOf } from '../targetOf.ts';
import { turnOf } from '../turnOf.ts';
import { type EventKind, refused } from './EventKind.ts';

/** Maximum added signers in one visit. */
const mostSigners = 20;

/** Adds signers to the open node, which then passes only after all of them decided. */
export const addSigner: EventKind<AddSigner> = {
  kind: 'addSigner',
  run: (course, { by, users, nodeId }) => {
    const turn = turnOf(course, by.userId, nodeId);
    if ('rule' in turn) return turn;
    const { instance, facts } = course;
    if (instance === undefined) return refused('flow.notRunning');
    const ids = [...new Set(users)];
    if (ids.length === 0) return refused('flow.target.required');
    if (ids.length > signersLeft(turn.open)) return refused('flow.addSigner.most', { n: mostSigners });
    const holders: SeatHolder[] = [];
    for (const id of ids) {
      const person = targetOf(id, by.userId, instance, turn.open, facts);
      if ('rule' in person) return person;
      holders.push({ userId: person.id, name: person.name });
    }
    const seats = seatsOf(holders, lastSeatIn(turn.open.seats)).map((seat) => ({ ...seat, addedBy: by }));
    course.make({ kind: 'asked', seats });
    return undefined;
  },
};

/** Number of signers that may still be added to this visit. */
export const signersLeft = ({ seats }: Visit): number =>
  mostSigners - seats.filter(({ addedBy }) => addedBy !== undefined).length;
