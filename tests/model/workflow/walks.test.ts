import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionHolds } from '../../../runtime/model/conditionHolds.ts';
import type { ConditionGroup } from '../../../runtime/model/conditions/ConditionGroup.ts';
import { groupsToTree } from '../../../runtime/model/conditions/groupsToTree.ts';
import type { Row } from '../../../runtime/model/Row.ts';
import type { Condition } from '../../../runtime/model/schema/Condition.ts';
import { conditionDocument } from '../../../runtime/model/workflow/definition/conditionDocument.ts';
import type { WorkflowDefinition } from '../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import type { Change } from '../../../runtime/model/workflow/engine/Change.ts';
import { decide } from '../../../runtime/model/workflow/engine/decide.ts';
import { replay } from '../../../runtime/model/workflow/engine/evolve.ts';
import type { Facts, People, Person } from '../../../runtime/model/workflow/engine/Facts.ts';
import type { FlowEvent } from '../../../runtime/model/workflow/engine/FlowEvent.ts';
import type { FlowInstance, Seat } from '../../../runtime/model/workflow/engine/FlowInstance.ts';
import { orderDocument } from '../orderDocument.ts';
import { flow, flowRecord, people, staff } from './arbitraries.ts';

/** `JIG_WALKS=1000000 npx vitest run tests/model/workflow/walks.test.ts` for the long run. */
const walks = Number(process.env.JIG_WALKS ?? 10_000);

const doc = conditionDocument(orderDocument);
const trees = new WeakMap<readonly ConditionGroup[], Condition>();
const treeOf = (groups: readonly ConditionGroup[]): Condition => {
  const tree = trees.get(groups) ?? groupsToTree(groups, doc);
  trees.set(groups, tree);
  return tree;
};

/** The staff of today: nobody disables the administrator. */
const staffWithout = (gone: ReadonlySet<number>): People => {
  const now = staff.map((one) => (gone.has(one.id) ? { ...one, enabled: false } : one));
  return {
    user: (id) => now.find((one) => one.id === id),
    role: (id) => people.role(id),
    membersOf: (id) => now.filter((one) => one.roleIds.includes(id)),
    standsFor: () => [],
  };
};

const factsOf = (record: Row, gone: ReadonlySet<number>): Facts => ({
  people: staffWithout(gone),
  holds: ({ groups }) => groups.length === 0 || conditionHolds(treeOf(groups), record) === true,
  now: '2026-11-22 09:30:00',
});

const creatorId = 5;
const who = fc.constantFrom(...staff.map((one) => one.id));

/** What somebody tries; most of it is not his to do. `apt`: the one who is asked does it. */
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
  { weight: 1, arbitrary: fc.record({ do: fc.constant('record' as const), record: flowRecord }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('staff' as const), who }) },
);
type Move = typeof move extends fc.Arbitrary<infer M> ? M : never;

const actor = (userId: number) => ({ userId, name: people.user(userId)?.name ?? '' });
const goingOn = (value: number | undefined) => (value === undefined ? {} : { continuation: value });

const openOf = (instance: FlowInstance | undefined) =>
  instance?.trail.find((visit) => visit.state === 'open');
const pendingOf = (instance: FlowInstance | undefined): readonly Seat[] =>
  openOf(instance)?.seats.filter((seat) => seat.status === 0) ?? [];

/** Said again by hand, apart from the engine: whose seat it is. */
const mayTake = (seat: Seat, person: Person | undefined): boolean =>
  person?.enabled === true &&
  ('userId' in seat.holder ? seat.holder.userId === person.id : person.roleIds.includes(seat.holder.roleId));

const takers = (instance: FlowInstance | undefined, facts: Facts): readonly number[] => {
  const voted = new Set(openOf(instance)?.seats.flatMap(({ by }) => (by === undefined ? [] : [by.userId])));
  return staff
    .filter(({ id }) => pendingOf(instance).some((seat) => mayTake(seat, facts.people.user(id))))
    .filter(({ id }) => !voted.has(id))
    .map(({ id }) => id);
};

const eventOf = (tried: Move, instance: FlowInstance | undefined, facts: Facts): FlowEvent | undefined => {
  if (tried.do === 'vote') {
    const [asked = tried.who] = takers(instance, facts);
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
  return tried.do === 'staff' ? { kind: 'recheck' } : undefined;
};

/** Exactly one of: somebody is asked, the creator has it, it is at its end; and its status says which. */
const sound = (instance: FlowInstance, facts: Facts): void => {
  const pending = pendingOf(instance);
  const open = instance.trail.filter((visit) => visit.state === 'open');
  const waitsFor = { 0: 'seats', 1: 'nobody', 2: 'seats', 3: 'creator', 4: 'creator', 5: 'nobody' }[
    instance.status
  ];
  expect(instance.waiting).toBe(waitsFor);
  expect(pending.length > 0).toBe(instance.waiting === 'seats');
  expect(open).toHaveLength(instance.waiting === 'seats' ? 1 : 0);
  if (open.length > 0) expect(instance.trail.at(-1)).toBe(open[0]);
  // Whoever is waited for can come: an account that is enabled, or the administrators.
  if (pending.length > 0) expect(takers(instance, facts)).not.toHaveLength(0);
  for (const { seats } of instance.trail) {
    const voters = seats.flatMap(({ by }) => (by === undefined ? [] : [by.userId]));
    expect(new Set(voters).size).toBe(voters.length);
  }
  if (instance.status === 1)
    for (const visit of instance.trail) expect(['passed', 'skipped']).toContain(visit.state);
};

/** Every vote is of an open seat of the open node, by somebody whose seat it is, who has not voted there. */
const inTurn = (changes: readonly Change[], before: FlowInstance | undefined, facts: Facts): void => {
  for (const change of changes)
    if (change.kind === 'voted') {
      const seat = pendingOf(before).find((one) => one.id === change.seatId);
      expect(seat).toBeDefined();
      expect(takers(before, facts)).toContain(change.by.userId);
    }
};

/** Everybody asked approves, and the creator hands in what he has: it must come to its end. */
const driven = (definition: WorkflowDefinition, from: FlowInstance, facts: Facts): FlowInstance => {
  let instance = from;
  for (let step = 0; step < 200 && instance.waiting !== 'nobody'; step++) {
    const [asked] = takers(instance, facts);
    const event: FlowEvent =
      instance.waiting === 'creator'
        ? { kind: 'resubmit', by: actor(creatorId) }
        : { kind: 'vote', by: actor(asked ?? 0), result: 1, reason: '' };
    const answer = decide(definition, instance, event, facts);
    if (!answer.ok) throw new Error(`stuck: ${answer.issue.rule}`);
    instance = answer.instance;
  }
  return instance;
};

describe('random walks over random valid flows', () => {
  it(`${walks} of them break nothing and strand nobody`, { timeout: 0 }, () => {
    const seen = { votes: 0, refused: 0, rounds: 0, reversed: 0, skipped: 0, ended: 0 };
    fc.assert(
      fc.property(flow, flowRecord, fc.array(move, { maxLength: 25 }), (definition, first, tries) => {
        let record = first;
        const gone = new Set<number>();
        let facts = factsOf(record, gone);
        const begun = decide(
          definition,
          undefined,
          { kind: 'submit', by: actor(creatorId), creatorId },
          facts,
        );
        if (!begun.ok) throw new Error(begun.issue.rule);
        let { instance } = begun;
        const log: Change[] = [...begun.changes];
        sound(instance, facts);
        for (const tried of tries) {
          if (tried.do === 'record') record = tried.record;
          // The administrator (1) is always there; the creator (5) may go and come back.
          if (tried.do === 'staff' && tried.who !== 1 && !gone.delete(tried.who)) gone.add(tried.who);
          facts = factsOf(record, gone);
          const event = eventOf(tried, instance, facts);
          if (event === undefined) continue;
          const answer = decide(definition, instance, event, facts);
          if (!answer.ok) {
            seen.refused += 1;
            continue;
          }
          // Approved or in approval: no save begins anything.
          if (event.kind === 'submit') expect([0, 5]).toContain(instance.status);
          inTurn(answer.changes, instance, facts);
          const named = new Set(answer.effects.map((effect) => effect.kind));
          expect(named.has('status')).toBe(answer.instance.status !== instance.status);
          seen.votes += Number(event.kind === 'vote');
          seen.reversed += Number(event.kind === 'reverse');
          seen.rounds = Math.max(seen.rounds, answer.instance.round);
          log.push(...answer.changes);
          ({ instance } = answer);
          seen.skipped += Number(instance.trail.some((visit) => visit.state === 'skipped'));
          sound(instance, facts);
          expect(replay(log)).toEqual(instance);
        }
        gone.clear();
        const settled = decide(definition, instance, { kind: 'recheck' }, factsOf(record, gone));
        if (!settled.ok) throw new Error(settled.issue.rule);
        const ended = driven(definition, settled.instance, factsOf(record, gone));
        expect(ended.waiting).toBe('nobody');
        seen.ended += 1;
      }),
      { numRuns: walks },
    );
    // The walks went where they should.
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(1);
  });
});
