import { approverKindOf } from '../approvers/index.ts';
import type { FlowNode, NobodyRule } from '../definition/FlowNode.ts';
import type { Facts, People, Person } from './Facts.ts';
import { type Seat, type SeatHolder, seatStatus } from './FlowInstance.ts';

/** The role that holds every right: whatever nobody else decides, it does. */
export const administratorRole = 1;

/** Pending seats for these, numbered on from `after`. */
export const seatsOf = (holders: readonly SeatHolder[], after = 0): readonly Seat[] =>
  holders.map((holder, index) => ({ id: after + index + 1, holder, status: seatStatus.pending }));

/** The number after which further seats of a visit are numbered: those of a visit that is asked again may have gaps. */
export const lastSeatIn = (seats: readonly Seat[]): number => Math.max(0, ...seats.map(({ id }) => id));

/** Who is asked when the node is entered; nobody: its rule decides. */
export const holdersOf = (node: FlowNode, creatorId: number, facts: Facts): readonly SeatHolder[] =>
  approverKindOf(node.auditType)?.holders(node, creatorId, facts) ?? [];

/** The administrators, as one seat any of them takes. */
export const administrators = ({ people }: Facts): SeatHolder => ({
  roleId: administratorRole,
  name: people.role(administratorRole)?.name ?? '',
});

/** Who is asked instead when nobody of the node may decide; undefined: the node is passed. */
export const insteadOf = (rule: NobodyRule, facts: Facts): SeatHolder | undefined =>
  instead[rule.do](rule, facts);

type Instead = {
  readonly [K in NobodyRule['do']]: (rule: NobodyRule, facts: Facts) => SeatHolder | undefined;
};

const instead: Instead = {
  pass: () => undefined,
  administrator: (_, facts) => administrators(facts),
  person: (rule, facts) => {
    const person = rule.do === 'person' ? facts.people.user(rule.userId) : undefined;
    return person?.enabled === true ? { userId: person.id, name: person.name } : administrators(facts);
  },
};

const none: ReadonlySet<number> = new Set();

/**
 * Whether somebody may still decide on a seat: its person is enabled, its role has anyone who is. Whoever has decided in the
 * same visit (`voters`) is not asked again.
 */
export const isHeld = (
  { holder }: Pick<Seat, 'holder'>,
  { people }: Facts,
  voters: ReadonlySet<number> = none,
): boolean => {
  if ('userId' in holder) return people.user(holder.userId)?.enabled === true && !voters.has(holder.userId);
  const members = people.membersOf(holder.roleId).filter((one) => one.enabled);
  // The administrators' seat stays even if nobody has the role today: there must always be one who is waited for.
  if (members.length === 0) return holder.roleId === administratorRole;
  return members.some((one) => !voters.has(one.id));
};

/** Whether the node itself asks for this seat, or its rule for nobody: nobody who is asked added it. */
export const isNamed = ({ addedBy }: Seat): boolean => addedBy === undefined;

/** Whether two seats would be the same person's, or the same role's. */
export const isSameHolder = (a: SeatHolder, b: SeatHolder): boolean =>
  'userId' in a ? 'userId' in b && a.userId === b.userId : 'roleId' in b && a.roleId === b.roleId;

/** Whether this seat is this person's own. */
export const isOwnSeat = ({ holder }: Seat, person: Person): boolean =>
  'userId' in holder ? holder.userId === person.id : person.roleIds.includes(holder.roleId);

/** Whether this person may decide in this seat: it is his own, or of somebody he stands for. */
export const isSeatOf = (seat: Seat, person: Person, people: People): boolean =>
  [person, ...people.standsFor(person.id)].some((one) => isOwnSeat(seat, one));
