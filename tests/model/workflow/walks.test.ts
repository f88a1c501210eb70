import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConditionGroup } from '../../../runtime/model/conditions/ConditionGroup.ts';
import { conditionHolds } from '../../../runtime/model/conditions/conditionHolds.ts';
import { groupsToTree } from '../../../runtime/model/conditions/groupsToTree.ts';
import type { Condition } from '../../../runtime/model/schema/Condition.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { conditionDocument } from '../../../runtime/model/workflow/definition/conditionDocument.ts';
import type { WorkflowDefinition } from '../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import type { Change } from '../../../runtime/model/workflow/engine/Change.ts';
import { decide } from '../../../runtime/model/workflow/engine/decide.ts';
import { evolve, replay } from '../../../runtime/model/workflow/engine/evolve.ts';
import type { Facts, People, Person } from '../../../runtime/model/workflow/engine/Facts.ts';
import type { FlowEvent } from '../../../runtime/model/workflow/engine/FlowEvent.ts';
import type { FlowInstance, Seat } from '../../../runtime/model/workflow/engine/FlowInstance.ts';
import { type May, mayAct } from '../../../runtime/model/workflow/engine/mayAct.ts';
import { stoodFor } from '../../../runtime/model/workflow/substitutes/stoodFor.ts';
import { randomCases } from '../../setup/randomCases.ts';
import { orderDocument } from '../orderDocument.ts';
import { flow, flowRecord, people, staff } from './arbitraries.ts';

const doc = conditionDocument(orderDocument);
const trees = new WeakMap<readonly ConditionGroup[], Condition>();
const treeOf = (groups: readonly ConditionGroup[]): Condition => {
  const tree = trees.get(groups) ?? groupsToTree(groups, doc);
  trees.set(groups, tree);
  return tree;
};

/** Substitutes of today: `甲/乙` means that 乙 decides for 甲. */
type Links = Set<string>;

/**
 * The record and today's staff: disabled accounts, users who joined or left the managers' role, substitutes.
 */
interface World {
  readonly record: Row;
  readonly gone: Set<number>;
  readonly changed: Set<number>;
  readonly links: Links;
  /** Hours since the start, on every clock. */
  readonly hours: number;
}

const managers = 3;

/** Second implementation, independent of the model: users whose seats this user may decide as substitute. */
const stoodForBy = (id: number, { links, gone }: World): readonly number[] => {
  const isThere = (one: number) =>
    staff.some((person) => person.id === one && person.enabled && !gone.has(one));
  const found: number[] = [];
  const follow = (at: number): void => {
    for (const link of links) {
      const [of = 0, by] = link.split('/').map(Number);
      if (by !== at || of === id || found.includes(of) || !isThere(of)) continue;
      found.push(of);
      follow(of);
    }
  };
  if (isThere(id)) follow(id);
  return found;
};

/** Staff of today; the administrator is never disabled. */
const staffOf = ({ gone, changed, links }: World): People => {
  const now = staff.map((one) => ({
    ...one,
    enabled: one.enabled && !gone.has(one.id),
    roleIds:
      changed.has(one.id) === one.roleIds.includes(managers)
        ? one.roleIds.filter((id) => id !== managers)
        : [...one.roleIds.filter((id) => id !== managers), managers],
  }));
  return {
    user: (id) => now.find((one) => one.id === id),
    role: (id) => people.role(id),
    membersOf: (id) => now.filter((one) => one.roleIds.includes(id)),
    standsFor: (id) =>
      stoodFor(
        [...links].map((link) => {
          const [userId = 0, substituteId = 0] = link.split('/').map(Number);
          return { userId, substituteId };
        }),
        id,
        (one) => now.find((person) => person.id === one),
      ),
  };
};

const factsOf = (world: World): Facts => ({
  people: staffOf(world),
  holds: ({ groups }) => groups.length === 0 || conditionHolds(treeOf(groups), world.record) === true,
  now: new Date(Date.parse('2026-11-22T09:30:00Z') + world.hours * 3_600_000)
    .toISOString()
    .slice(0, 19)
    .replace('T', ' '),
});

const creatorId = 5;
const who = fc.constantFrom(...staff.map((one) => one.id));

/** A random attempt, mostly without the right to it. With `apt` the asked user makes it. */
const move = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('vote' as const),
      who,
      apt: fc.boolean(),
      result: fc.constantFrom(1, 1, 1, 3, 2),
      goOn: fc.constantFrom(undefined, 0, 1, 2, 7),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('submit' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('resubmit' as const), who, apt: fc.boolean() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('reverse' as const),
      who,
      right: fc.boolean(),
      goOn: fc.constantFrom(undefined, 0, 1, 2),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('transfer' as const, 'addSigner' as const),
      who,
      apt: fc.boolean(),
      to: fc.array(who, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constantFrom('withdraw' as const, 'urge' as const, 'comment' as const, 'copyTo' as const),
      who,
      apt: fc.boolean(),
      to: fc.array(who, { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('move' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('record' as const), record: flowRecord }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('staff' as const, 'role' as const), who }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('substitute' as const), who, by: who }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('time' as const), hours: fc.constantFrom(1, 5, 24, 72) }),
  },
);
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never;

const actor = (userId: number) => ({ userId, name: people.user(userId)?.name ?? '' });
const goingOn = (value: number | undefined) => (value === undefined ? {} : { continuation: value });

const openOf = (instance: FlowInstance | undefined) =>
  instance?.trail.find((visit) => visit.state === 'open');
const pendingOf = (instance: FlowInstance | undefined): readonly Seat[] =>
  openOf(instance)?.seats.filter((seat) => seat.status === 0) ?? [];

/** Second implementation, independent of the engine: whether the user holds the seat. */
const mayTake = (seat: Seat, person: Person | undefined): boolean =>
  person?.enabled === true &&
  ('userId' in seat.holder ? seat.holder.userId === person.id : person.roleIds.includes(seat.holder.roleId));

/** Users for whom this user may still decide in the open node; each has one vote. */
const namesOf = (id: number, instance: FlowInstance | undefined, world: World): readonly number[] => {
  const voted = new Set(
    openOf(instance)?.seats.flatMap(({ by, substituteFor }) => (substituteFor ?? by)?.userId ?? []),
  );
  // No random flow allows its creator to decide as a substitute.
  const stoodFor = id === creatorId ? [] : stoodForBy(id, world);
  return [id, ...stoodFor].filter((one) => !voted.has(one));
};

const takers = (instance: FlowInstance | undefined, world: World): readonly number[] => {
  const { people: now } = factsOf(world);
  return staff
    .filter(({ id }) => now.user(id)?.enabled === true)
    .filter(({ id }) =>
      namesOf(id, instance, world).some((one) =>
        pendingOf(instance).some((seat) => mayTake(seat, now.user(one))),
      ),
    )
    .map(({ id }) => id);
};

/** An action other than a vote, by an entitled user or by any user. */
const actionOf = (
  tried: Extract<Move, { readonly to: readonly number[] }>,
  instance: FlowInstance | undefined,
  world: World,
): FlowEvent => {
  const { do: kind, who: anybody, apt, to } = tried;
  const [first = 0] = to;
  const reason = '请处理';
  if (kind === 'transfer' || kind === 'addSigner') {
    const [asked = anybody] = takers(instance, world);
    const by = actor(apt ? asked : anybody);
    return kind === 'transfer' ? { kind, by, to: first, reason } : { kind, by, users: to, reason };
  }
  const by = actor(apt ? creatorId : anybody);
  return kind === 'copyTo' ? { kind, by, users: to, reason } : { kind, by, reason };
};

const eventOf = (
  tried: Move,
  instance: FlowInstance | undefined,
  world: World,
  definition: WorkflowDefinition,
): FlowEvent | undefined => {
  if ('to' in tried) return actionOf(tried, instance, world);
  if (tried.do === 'move') return { kind: 'move', to: { ...definition, version: 2 } };
  if (tried.do === 'vote') {
    const [asked = tried.who] = takers(instance, world);
    const by = actor(tried.apt ? asked : tried.who);
    return { kind: 'vote', by, result: tried.result, reason: '', ...goingOn(tried.goOn) };
  }
  if (tried.do === 'submit') return { kind: 'submit', by: actor(tried.who), creatorId };
  if (tried.do === 'resubmit') return { kind: 'resubmit', by: actor(tried.apt ? creatorId : tried.who) };
  if (tried.do === 'reverse')
    return {
      kind: 'reverse',
      by: actor(tried.who),
      reason: '',
      holdsRight: tried.right,
      ...goingOn(tried.goOn),
    };
  if (tried.do === 'time') return { kind: 'lapse' };
  return tried.do === 'record' ? undefined : { kind: 'recheck' };
};

/**
 * Checks that exactly one holds: approvers are asked, the creator has it, or it has ended; the status must
 * match.
 */
const sound = (instance: FlowInstance, world: World): void => {
  const pending = pendingOf(instance);
  const open = instance.trail.filter((visit) => visit.state === 'open');
  const waitsFor = { 0: 'seats', 1: 'nobody', 2: 'seats', 3: 'creator', 4: 'creator', 5: 'nobody' }[
    instance.status
  ];
  expect(instance.waiting).toBe(waitsFor);
  expect(pending.length > 0).toBe(instance.waiting === 'seats');
  expect(open).toHaveLength(instance.waiting === 'seats' ? 1 : 0);
  if (open.length > 0) expect(instance.trail.at(-1)).toBe(open[0]);
  // A waiting document has an enabled approver, or administrators.
  if (pending.length > 0) expect(takers(instance, world)).not.toHaveLength(0);
  for (const { seats } of instance.trail) {
    // One vote may decide an own seat and one of a role, but none twice.
    const voters = seats.flatMap(({ by, substituteFor, holder }) =>
      by === undefined ? [] : `${(substituteFor ?? by).userId} ${JSON.stringify(holder)}`,
    );
    expect(new Set(voters).size).toBe(voters.length);
    expect(new Set(seats.map(({ id }) => id)).size).toBe(seats.length);
    for (const { holder, from = [] } of seats) {
      const chain = [...from.map((hand) => hand.holder), holder].map((one) => JSON.stringify(one));
      expect(new Set(chain).size).toBe(chain.length);
    }
  }
  // A user is asked once, and never again after deciding.
  const asked = pending.map(({ holder }) => JSON.stringify(holder));
  expect(new Set(asked).size).toBe(asked.length);
  const decided = new Set(
    open.flatMap(({ seats }) =>
      seats.flatMap(({ by, substituteFor }) => (substituteFor ?? by)?.userId ?? []),
    ),
  );
  for (const { holder } of pending) if ('userId' in holder) expect(decided.has(holder.userId)).toBe(false);
  if (instance.status === 1)
    for (const visit of instance.trail) expect(['passed', 'skipped']).toContain(visit.state);
};

/**
 * Checks that each vote takes open seats of the open node that the voter may decide.
 * A voter holds the seat or substitutes for its holder, and has not voted there. One vote decides all of
 * those at once.
 * Seats the engine approves itself belong to users who approved earlier in the round.
 */
const inTurn = (
  { autoPass }: WorkflowDefinition,
  changes: readonly Change[],
  before: FlowInstance | undefined,
  world: World,
): void => {
  const { people: now } = factsOf(world);
  const votes = changes.flatMap((change) => (change.kind === 'voted' && !change.isAuto ? [change] : []));
  for (const { seatId, by, substituteFor } of votes) {
    const seat = pendingOf(before).find((one) => one.id === seatId);
    const name = substituteFor?.userId ?? by.userId;
    expect(namesOf(by.userId, before, world)).toContain(name);
    expect(seat && mayTake(seat, now.user(name))).toBe(true);
  }
  const [first] = votes;
  if (first !== undefined) {
    const his = namesOf(first.by.userId, before, world);
    const mine = pendingOf(before).filter((seat) => his.some((name) => mayTake(seat, now.user(name))));
    // An escalated seat of the same user is not asked beside the original.
    const all = mine.filter(({ escalatedFrom = [] }) => !mine.some(({ id }) => escalatedFrom.includes(id)));
    expect(votes.map(({ seatId }) => seatId)).toEqual(all.map(({ id }) => id));
  }
  let at = before;
  for (const change of changes) {
    if (change.kind === 'voted' && change.isAuto) passesRightly(autoPass, at, change);
    at = evolve(at, change);
  }
};

/**
 * Checks an automatic approval: its node was just entered, and the user approved an earlier node of the
 * round.
 */
const passesRightly = (
  mode: number,
  at: FlowInstance | undefined,
  { by, status }: Extract<Change, { readonly kind: 'voted' }>,
): void => {
  const approvals = (at?.trail.slice(0, -1) ?? []).map(({ seats }) =>
    seats.filter((seat) => seat.status === 1),
  );
  const counted = mode === 1 ? approvals.flat() : (approvals.findLast((seats) => seats.length > 0) ?? []);
  expect([1, 2]).toContain(mode);
  expect(status).toBe(1);
  expect(at?.wasReopened).toBeUndefined();
  expect(openOf(at)?.cause).toBeUndefined();
  expect(counted.flatMap((seat) => [seat.by?.userId, seat.substituteFor?.userId])).toContain(by.userId);
};

/**
 * Checks deadlines: nothing happens before its time or twice, and escalation adds seats beside the late ones.
 */
const inTime = (
  { nodes }: WorkflowDefinition,
  before: FlowInstance,
  after: FlowInstance,
  now: string,
): void => {
  const [was, is] = [openOf(before), openOf(after)];
  const isLate = was?.due !== undefined && was.due <= now && was.lapsed === undefined;
  const isSoon = was?.remindAt !== undefined && was.remindAt <= now && was.reminded === undefined;
  const isTold = isSoon && !isLate && was.lapsed === undefined;
  expect([is?.lapsed, is?.reminded]).toEqual([isLate ? now : was?.lapsed, isTold ? now : was?.reminded]);
  const [asked, late] = [pendingOf(after), pendingOf(before)];
  expect(asked.slice(0, late.length)).toEqual(late);
  const rule = nodes.find(({ id }) => id === was?.nodeId)?.settings.limit?.late;
  const beside = new Set(asked.slice(late.length).flatMap(({ escalatedFrom = [] }) => escalatedFrom));
  if (!isLate || rule === 'remind') expect(asked).toHaveLength(late.length);
  else if (!late.some(({ holder }) => 'roleId' in holder && holder.roleId === 1))
    expect([...beside].sort()).toEqual(late.map(({ id }) => id).sort());
};

/** Checks that seats are released once an escalated or original seat was decided. */
const released = (instance: FlowInstance): void => {
  const seats = openOf(instance)?.seats ?? [];
  const decided = new Set(seats.filter(({ status }) => status === 1 || status === 3).map(({ id }) => id));
  for (const { id, escalatedFrom } of pendingOf(instance)) {
    expect(seats.some((seat) => decided.has(seat.id) && seat.escalatedFrom?.includes(id))).toBe(false);
    if (escalatedFrom !== undefined) expect(escalatedFrom.every((one) => decided.has(one))).toBe(false);
  }
};

/** Checks passed nodes: all added signers decided, and one named approver approved, if any is left. */
const heeded = (changes: readonly Change[], before: FlowInstance): void => {
  let instance: FlowInstance | undefined = before;
  for (const change of changes) {
    const seats = openOf(instance)?.seats ?? [];
    if (change.kind === 'closed' && change.state === 'passed') {
      const named = seats.filter(({ addedBy, status }) => addedBy === undefined && status !== 5);
      expect(seats.filter(({ addedBy, status }) => addedBy !== undefined && status === 0)).toEqual([]);
      if (named.length > 0) expect(named.some(({ status }) => status === 1)).toBe(true);
    }
    instance = evolve(instance, change);
  }
};

/** Checks that an action other than a vote changes only what it may. */
const meek = (event: FlowEvent, before: FlowInstance, after: FlowInstance): void => {
  const [was, is] = [pendingOf(before), pendingOf(after)];
  const named = (one: Seat) => ('userId' in one.holder ? [one.holder.userId] : []);
  if (event.kind === 'transfer') {
    expect(is.map(({ id }) => id)).toEqual(was.map(({ id }) => id));
    const changed = is.filter((seat, at) => JSON.stringify(seat) !== JSON.stringify(was[at]));
    expect(changed.flatMap(named)).toEqual([event.to]);
    expect([event.by.userId, creatorId]).not.toContain(event.to);
  }
  if (event.kind === 'addSigner') {
    expect(is.slice(0, was.length)).toEqual(was);
    expect(is.slice(was.length).flatMap(named)).toEqual([...new Set(event.users)]);
  }
  if (event.kind === 'withdraw') {
    expect([event.by.userId, after.status]).toEqual([creatorId, 3]);
    expect(before.trail.flatMap(({ seats }) => seats.filter(({ by }) => by !== undefined))).toEqual([]);
  }
  if (event.kind === 'urge' || event.kind === 'comment' || event.kind === 'copyTo')
    expect({ ...after, urged: 0 }).toEqual({ ...before, urged: 0 });
};

/** Refusals about the named users or the time, not about the caller. */
const aboutTargets = /^flow\.(target\.|copyTo\.self|urge\.lately|comment\.)/;

/** Lets all approvers approve and the creator resubmit; the document must reach its end. */
const driven = (definition: WorkflowDefinition, from: FlowInstance, world: World): FlowInstance => {
  let instance = from;
  for (let step = 0; step < 200 && instance.waiting !== 'nobody'; step++) {
    const [asked] = takers(instance, world);
    const event: FlowEvent =
      instance.waiting === 'creator'
        ? { kind: 'resubmit', by: actor(creatorId) }
        : { kind: 'vote', by: actor(asked ?? 0), result: 1, reason: '' };
    const answer = decide(definition, instance, event, factsOf(world));
    if (!answer.ok) throw new Error(`stuck: ${answer.issue.rule}`);
    instance = answer.instance;
  }
  return instance;
};

describe('random walks over random valid flows', () => {
  it(`${randomCases} of them break nothing and strand nobody #W84`, { timeout: 0 }, () => {
    const seen = {
      votes: 0,
      refused: 0,
      rounds: 0,
      reversed: 0,
      skipped: 0,
      ended: 0,
      back: 0,
      passed: 0,
      stoodFor: 0,
      late: 0,
      soon: 0,
    };
    const done = new Map<FlowEvent['kind'], number>();
    fc.assert(
      fc.property(flow, flowRecord, fc.array(move, { maxLength: 25 }), (definition, first, tries) => {
        const gone = new Set<number>();
        const changed = new Set<number>();
        const links: Links = new Set();
        let world: World = { record: first, gone, changed, links, hours: 0 };
        const begun = decide(
          definition,
          undefined,
          { kind: 'submit', by: actor(creatorId), creatorId },
          factsOf(world),
        );
        if (!begun.ok) throw new Error(begun.issue.rule);
        let { instance } = begun;
        const log: Change[] = [...begun.changes];
        sound(instance, world);
        for (const tried of tries) {
          if (tried.do === 'record') world = { ...world, record: tried.record };
          // The administrator (1) always stays; the creator (5) may leave and come back.
          if (tried.do === 'staff' && tried.who !== 1 && !gone.delete(tried.who)) gone.add(tried.who);
          if (tried.do === 'role' && !changed.delete(tried.who)) changed.add(tried.who);
          if (tried.do === 'time') world = { ...world, hours: world.hours + tried.hours };
          const link = tried.do === 'substitute' ? `${tried.who}/${tried.by}` : undefined;
          if (link !== undefined && !links.delete(link)) links.add(link);
          const facts = factsOf(world);
          const event = eventOf(tried, instance, world, definition);
          if (event === undefined) continue;
          const answer = decide(definition, instance, event, facts);
          const may = mayAct(definition, instance, 'by' in event ? event.by.userId : 0, facts);
          // Actions shown as possible succeed, and others fail, except for refusals about targets.
          if (event.kind in may)
            expect(may[event.kind as keyof May], event.kind).toBe(
              answer.ok || aboutTargets.test(answer.issue.rule),
            );
          if (!answer.ok) {
            seen.refused += 1;
            continue;
          }
          // While approved or in approval, a save starts nothing.
          if (event.kind === 'submit') expect([0, 5]).toContain(instance.status);
          if (event.kind === 'lapse') inTime(definition, instance, answer.instance, facts.now);
          released(answer.instance);
          inTurn(definition, answer.changes, instance, world);
          heeded(answer.changes, instance);
          meek(event, instance, answer.instance);
          done.set(event.kind, (done.get(event.kind) ?? 0) + 1);
          seen.back += Number(
            event.kind === 'recheck' && answer.changes.some(({ kind }) => kind === 'handed'),
          );
          const named = new Set(answer.effects.map((effect) => effect.kind));
          expect(named.has('status')).toBe(answer.instance.status !== instance.status);
          seen.late += Number(answer.changes.some(({ kind }) => kind === 'lapsed'));
          seen.soon += Number(answer.changes.some(({ kind }) => kind === 'reminded'));
          seen.votes += Number(event.kind === 'vote');
          for (const change of answer.changes) {
            seen.passed += Number(change.kind === 'voted' && change.isAuto === true);
            seen.stoodFor += Number(change.kind === 'voted' && change.substituteFor !== undefined);
          }
          seen.reversed += Number(event.kind === 'reverse');
          seen.rounds = Math.max(seen.rounds, answer.instance.round);
          log.push(...answer.changes);
          ({ instance } = answer);
          seen.skipped += Number(instance.trail.some((visit) => visit.state === 'skipped'));
          sound(instance, world);
          expect(replay(log)).toEqual(instance);
        }
        gone.clear();
        const settled = decide(definition, instance, { kind: 'recheck' }, factsOf(world));
        if (!settled.ok) throw new Error(settled.issue.rule);
        const ended = driven(definition, settled.instance, world);
        expect(ended.waiting).toBe('nobody');
        seen.ended += 1;
      }),
      { numRuns: randomCases },
    );
    // Checks that the walks covered all cases; with few runs, other seeds may miss rare ones.
    if (randomCases < 10_000) return;
    for (const count of [...Object.values(seen), ...done.values()]) expect(count).toBeGreaterThan(1);
    expect(done.size).toBe(13);
  });
});
