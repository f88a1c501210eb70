import type { Change, VisitTimes } from './Change.ts';
import {
  type FlowInstance,
  type Hand,
  type Seat,
  type SeatHolder,
  seatStatus,
  type Visit,
} from './FlowInstance.ts';

/** The empty instance, before the first change. */
const blank: FlowInstance = {
  flow: undefined,
  round: 0,
  creatorId: 0,
  status: 0,
  waiting: 'nobody',
  trail: [],
};

/** Applies a change to an instance. Changes are facts, so nothing is validated here. */
export const evolve = (instance: FlowInstance | undefined, change: Change): FlowInstance =>
  evolutionOf(change.kind)(instance ?? blank, change);

/** Folds a log into its instance; undefined for an empty log. */
export const replay = (changes: Iterable<Change>): FlowInstance | undefined => {
  let instance: FlowInstance | undefined;
  for (const change of changes) instance = evolve(instance, change);
  return instance;
};

type Evolutions = {
  readonly [K in Change['kind']]: (
    instance: FlowInstance,
    change: Extract<Change, { readonly kind: K }>,
  ) => FlowInstance;
};

const evolutions: Evolutions = {
  started: ({ urged }, { flow, round, creatorId }) => ({
    ...blank,
    flow,
    round,
    creatorId,
    ...(urged === undefined ? {} : { urged }),
  }),
  entered: (instance, { nodeId, name, seats, cause, ...times }) =>
    visited(instance, {
      nodeId,
      name,
      state: 'open',
      seats,
      ...(cause === undefined ? {} : { cause }),
      ...timesOf(times),
    }),
  skipped: (instance, { nodeId, name }) => visited(instance, { nodeId, name, state: 'skipped', seats: [] }),
  voted: (instance, { kind: _, seatId, ...vote }) =>
    inOpen(instance, (visit) => ({
      ...visit,
      seats: visit.seats.map((seat) => (seat.id === seatId ? { ...seat, ...vote } : seat)),
    })),
  dropped: (instance, { seatId }) =>
    inOpen(instance, (visit) => ({
      ...visit,
      seats: visit.seats.map((seat) => (seat.id === seatId ? unneeded(seat) : seat)),
    })),
  handed: (instance, { seatId, holder, from }) =>
    inOpen(instance, (visit) => ({
      ...visit,
      seats: visit.seats.map((seat) => (seat.id === seatId ? heldBy(seat, holder, from) : seat)),
    })),
  asked: (instance, { seats, cause }) =>
    inOpen(instance, (visit) => ({
      ...visit,
      seats: [...visit.seats, ...seats],
      ...(cause === undefined ? {} : { cause }),
    })),
  closed: (instance, { state }) =>
    inOpen(instance, (visit) => ({
      ...visit,
      state,
      seats: visit.seats.map((seat) => (seat.status === seatStatus.pending ? unneeded(seat) : seat)),
    })),
  reopened: (instance, { visit, ...times }) => {
    const kept = instance.trail.slice(0, visit + 1);
    return inLast({ ...instance, trail: kept, wasReopened: true }, ({ nodeId, name, cause, seats }) => ({
      nodeId,
      name,
      ...(cause === undefined ? {} : { cause }),
      state: 'open',
      // Escalation seats are not asked again: the node gets a new deadline.
      seats: seats.filter(({ escalatedFrom }) => escalatedFrom === undefined).map(askedAgain),
      ...timesOf(times),
    }));
  },
  reminded: (instance, { at }) => inOpen(instance, (visit) => ({ ...visit, reminded: at })),
  lapsed: (instance, { at, seats }) =>
    inOpen(instance, (visit) => ({ ...visit, seats: [...visit.seats, ...seats], lapsed: at })),
  stands: (instance, { status, waiting }) => ({ ...instance, status, waiting }),
  moved: (instance, { flow }) => ({ ...instance, flow }),
  urged: (instance, { at }) => ({ ...instance, urged: at }),
};

const evolutionOf = (kind: Change['kind']) =>
  // Each entry accepts only its own changes; TypeScript cannot correlate the two unions.
  evolutions[kind] as (instance: FlowInstance, change: Change) => FlowInstance;

const timesOf = ({ at, due, remindAt }: VisitTimes) => ({
  ...(at === undefined ? {} : { since: at }),
  ...(due === undefined ? {} : { due }),
  ...(remindAt === undefined ? {} : { remindAt }),
});

const visited = (instance: FlowInstance, visit: Visit): FlowInstance => ({
  ...instance,
  trail: [...instance.trail, visit],
});

const heldBy = ({ from: _, ...seat }: Seat, holder: SeatHolder, from: readonly Hand[]): Seat => ({
  ...seat,
  holder,
  ...(from.length === 0 ? {} : { from }),
});

/** A reopened seat asks its last holder again, also after a transfer or as an added signer. */
const askedAgain = ({ id, holder, from, addedBy }: Seat): Seat => ({
  id,
  holder,
  status: seatStatus.pending,
  ...(from === undefined ? {} : { from }),
  ...(addedBy === undefined ? {} : { addedBy }),
});

const unneeded = (seat: Seat): Seat => ({ ...seat, status: seatStatus.unneeded });

const inLast = (instance: FlowInstance, change: (visit: Visit) => Visit): FlowInstance => {
  const last = instance.trail.at(-1);
  return last === undefined
    ? instance
    : { ...instance, trail: [...instance.trail.slice(0, -1), change(last)] };
};

const inOpen = (instance: FlowInstance, change: (visit: Visit) => Visit): FlowInstance =>
  inLast(instance, (visit) => (visit.state === 'open' ? change(visit) : visit));
