import type { LateRule } from '../definition/FlowNode.ts';
import type { Facts } from './Facts.ts';
import { type Seat, type SeatHolder, seatStatus, type Visit } from './FlowInstance.ts';
import { administrators, isSameHolder, lastSeatIn, seatsOf } from './seats.ts';
import { pendingIn } from './settle.ts';
import { hasDecidedIn } from './turnOf.ts';

/**
 * Additional seats for a late node: the superior of each late approver, or the administrators.
 * The administrators are asked when the rule says so, or the superior is missing, disabled, has already
 * decided
 * here or is late too. One seat per user, also when it covers several late seats; none for the administrators
 * when they are already asked.
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

/** Links the new seat to the late ones; it stays an added signer when all of those are. */
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

/**
 * Pending seats released by a decision: of the late approver or of the one asked in addition.
 * The first decision counts for both.
 */
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
