import type { FlowNode } from '../../definition/FlowNode.ts';
import type { Course } from '../Course.ts';
import { stillDecidable } from '../conclude.ts';
import type { Move } from '../FlowEvent.ts';
import { type Seat, type SeatHolder, seatStatus, type Visit } from '../FlowInstance.ts';
import { holdersOf, isNamed, isSameHolder, lastSeatIn, seatsOf } from '../seats.ts';
import { type EventKind, refused } from './EventKind.ts';

/**
 * Continues a running document in another version, if all its visited nodes still exist (AuditingEdit 1).
 * Without votes in the open node, the new version decides who is asked there; otherwise the seats stay.
 */
export const move: EventKind<Move> = {
  kind: 'move',
  run: (course, { to }) => {
    const { instance, open, flow } = course;
    if (instance === undefined || open === undefined) return refused('flow.notRunning');
    if (flow?.id !== to.id) return refused('flow.otherFlow');
    const gone = instance.trail.find((visit) => nodeFor(visit, to.nodes) === undefined);
    if (gone !== undefined) return refused('flow.nodeGone', { node: gone.name });
    course.make({ kind: 'moved', flow: { id: to.id, version: to.version } });
    const node = nodeFor(open, to.nodes);
    if (node?.type === 'node' && open.cause === undefined && open.seats.every(isPending))
      ask(course, open, node);
    stillDecidable(course, to);
    return undefined;
  },
};

const isPending = (seat: Seat): boolean => seat.status === seatStatus.pending;

/**
 * The node of a visit. A visit of the administrators after no line could be taken may be of the start node.
 */
const nodeFor = ({ nodeId, cause }: Visit, nodes: readonly FlowNode[]): FlowNode | undefined =>
  nodes.find((node) => node.id === nodeId && (node.type === 'node' || cause === 'stranded'));

/**
 * Adjusts the seats to the new node. Added signers stay; a transferred seat still counts as the named one.
 */
const ask = (course: Course, { seats }: Visit, node: FlowNode): void => {
  const { instance, facts } = course;
  const holders = holdersOf(node, instance?.creatorId ?? 0, facts);
  if (holders.length === 0) return;
  const named = seats.filter(isNamed);
  for (const seat of named)
    if (!holders.some((holder) => isFor(seat, holder))) course.make({ kind: 'dropped', seatId: seat.id });
  const more = holders.filter((holder) => !named.some((seat) => isFor(seat, holder)));
  if (more.length > 0) course.make({ kind: 'asked', seats: seatsOf(more, lastSeatIn(seats)) });
};

const isFor = ({ holder, from = [] }: Seat, asked: SeatHolder): boolean =>
  isSameHolder(holder, asked) || from.some((hand) => isSameHolder(hand.holder, asked));
