import { approverKindOf } from '../approvers/approverKinds.ts';
import { auditMethod, type FlowNode, type NobodyRule } from '../definition/FlowNode.ts';
import type { Facts, People, Person } from './Facts.ts';
import { type Seat, type SeatHolder, seatStatus } from './FlowInstance.ts';

/** The role with every right; decides whatever has no other approver. */
export const administratorRole = 1;

/** Creates pending seats, numbered from `after` + 1. */
export const seatsOf = (holders: readonly SeatHolder[], after = 0): readonly Seat[] =>
  holders.map((holder, index) => ({ id: after + index + 1, holder, status: seatStatus.pending }));

/** The greatest seat id of a visit. Ids may have gaps after a visit is reopened. */
export const lastSeatIn = (seats: readonly Seat[]): number => Math.max(0, ...seats.map(({ id }) => id));

/** The seats' holders when the node is entered; empty: the node's rule decides. */
export const holdersOf = (node: FlowNode, creatorId: number, facts: Facts): readonly SeatHolder[] =>
  approverKindOf(node.auditType)?.holders(node, creatorId, facts) ?? [];

/** The administrators as one seat that any of them takes. */
export const administrators = ({ people }: Facts): SeatHolder => ({
  roleId: administratorRole,
  name: people.role(administratorRole)?.name ?? '',
});

/** The replacement when a node has no available approver; undefined: the node is passed. */
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
 * Whether a seat can still be decided: its user is enabled, or its role has an enabled member.
 * Users who already decided in the visit (`voters`) do not count.
 */
export const isHeld = (
  { holder }: Pick<Seat, 'holder'>,
  { people }: Facts,
  voters: ReadonlySet<number> = none,
): boolean => {
  if ('userId' in holder) return people.user(holder.userId)?.enabled === true && !voters.has(holder.userId);
  const members = people.membersOf(holder.roleId).filter((one) => one.enabled);
  // The administrators' seat stays even without a member today, so that a document always waits for a role.
  if (members.length === 0) return holder.roleId === administratorRole;
  return members.some((one) => !voters.has(one.id));
};

/** Whether the seat comes from the node or its rule, not from an approver who added a signer. */
export const isNamed = ({ addedBy }: Seat): boolean => addedBy === undefined;

/** Whether both holders are the same user or the same role. */
export const isSameHolder = (a: SeatHolder, b: SeatHolder): boolean =>
  'userId' in a ? 'userId' in b && a.userId === b.userId : 'roleId' in b && a.roleId === b.roleId;

/** Whether the seat belongs to this person, as user or as member of its role. */
export const isOwnSeat = ({ holder }: Seat, person: Person): boolean =>
  'userId' in holder ? holder.userId === person.id : person.roleIds.includes(holder.roleId);

/** Whether this person may decide in this seat, as holder or as substitute. */
export const isSeatOf = (seat: Seat, person: Person, people: People): boolean =>
  [person, ...people.standsFor(person.id)].some((one) => isOwnSeat(seat, one));

/** The result of the seats of a node. */
type Outcome = 'open' | 'passed' | 'rejected';

/**
 * The outcome of a node from its seats; unneeded seats do not count.
 * Countersigned: passes when all have decided and not all rejected. Otherwise: passes with the first approval
 * of a named approver. Added signers must have decided in both cases.
 * One rejection by any seat rejects; with `jig.reject: all`, only when all named approvers reject.
 * `node` undefined: the administrators decide for no node.
 */
export const outcomeOf = (seats: readonly Seat[], node: FlowNode | undefined): Outcome => {
  const asked = seats.filter((seat) => seat.status !== seatStatus.unneeded);
  const named = asked.filter(isNamed);
  // When no named approver is left, the added signers decide.
  const deciding = named.length > 0 ? named : asked;
  const needsAll = node?.settings.reject === 'all';
  const isRejected = needsAll
    ? deciding.length > 0 && deciding.every((seat) => seat.status === seatStatus.rejected)
    : asked.some((seat) => seat.status === seatStatus.rejected);
  if (isRejected) return 'rejected';
  const isWaiting = (some: readonly Seat[]) => some.some((seat) => seat.status === seatStatus.pending);
  if (!deciding.some((seat) => seat.status === seatStatus.approved)) return 'open';
  const required =
    node?.auditMethod === auditMethod.countersign ? asked : asked.filter((seat) => !isNamed(seat));
  return isWaiting(required) ? 'open' : 'passed';
};
