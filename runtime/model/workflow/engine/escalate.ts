import type { LateRule } from '../definition/FlowNode.ts';
import type { Facts } from './Facts.ts';
import { type Seat, type SeatHolder, seatStatus, type Visit } from './FlowInstance.ts';
import { administrators, isSameHolder, lastSeatIn, seatsOf } from './seats.ts';
import { pendingIn } from './settle.ts';
import { hasDecidedIn } from './turnOf.ts';

/**
 * Who is asked beside those who are late (decision 0030): the superior of each, or the administrators where the rule says so,
 * where there is none who may decide, or where he has decided here or is late himself. One seat a person, for all he is asked
 * beside; none where the administrators are waited for already.
 */
export const escalate = (open: Visit, rule: LateRule, facts: Facts): readonly Seat[] => {
  if (rule === 'remind') return [];
  const above: { readonly holder: SeatHolder; readonly late: Seat[] }[] = [];
  for (const seat of pendingIn(open)) {
    const holder = (rule === 'superior' ? superiorOf(seat, open, facts) : undefined) ?? administrators(facts);
    if ('roleId' in holder && isWaitedFor(open, holder)) continue;
    const same = above.find((one) => isSameHolder(one.holder, holder));
    if (same === undefined) above.push({ holder, late: [seat] });
    else same.late.push(seat);
  }
  const seats = seatsOf(
    above.map(({ holder }) => holder),
    lastSeatIn(open.seats),
  );
  return seats.map((seat, at) => ({ ...seat, ...besides(above[at]?.late ?? []) }));
};

/** Beside whom: of people who were asked beside others, in their capacity. */
const besides = (late: readonly Seat[]): Pick<Seat, 'escalatedFrom' | 'addedBy'> => {
  const addedBy = late.every((seat) => seat.addedBy !== undefined) ? late[0]?.addedBy : undefined;
  return { escalatedFrom: late.map(({ id }) => id), ...(addedBy === undefined ? {} : { addedBy }) };
};

const superiorOf = ({ holder }: Seat, open: Visit, { people }: Facts): SeatHolder | undefined => {
  const id = 'userId' in holder ? people.user(holder.userId)?.superiorId : undefined;
  const superior = id === undefined ? undefined : people.user(id);
  if (superior?.enabled !== true || hasDecidedIn(open, superior.id)) return undefined;
  const asked = { userId: superior.id, name: superior.name };
  return isWaitedFor(open, asked) ? undefined : asked;
};

const isWaitedFor = (open: Visit, holder: SeatHolder): boolean =>
  pendingIn(open).some((seat) => isSameHolder(seat.holder, holder));

/** Seats that are waited for no more: who was late decided, or who was asked beside him. Whoever decides first decides for both. */
export const releasedIn = (open: Visit): readonly Seat[] =>
  pendingIn(open).filter((seat) => {
    const late = open.seats.filter(({ id }) => seat.escalatedFrom?.includes(id));
    return (
      (late.some(isDecided) && !late.some(({ status }) => status === seatStatus.pending)) ||
      open.seats.some((one) => one.escalatedFrom?.includes(seat.id) && isDecided(one))
    );
  });

const isDecided = ({ status }: Seat): boolean =>
  status === seatStatus.approved || status === seatStatus.rejected;
