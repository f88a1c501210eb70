import { describe, expect, it } from 'vitest';
import '../../../runtime/model/explain/allMessages.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { readDefinition } from '../../../runtime/model/workflow/definition/readDefinition.ts';
import type { Change } from '../../../runtime/model/workflow/engine/Change.ts';
import { chooseFlow } from '../../../runtime/model/workflow/engine/chooseFlow.ts';
import { decide } from '../../../runtime/model/workflow/engine/decide.ts';
import { replay } from '../../../runtime/model/workflow/engine/evolve.ts';
import type { Facts } from '../../../runtime/model/workflow/engine/Facts.ts';
import type { FlowEffect } from '../../../runtime/model/workflow/engine/FlowEffect.ts';
import type { FlowEvent } from '../../../runtime/model/workflow/engine/FlowEvent.ts';
import type { FlowInstance, Seat, Visit } from '../../../runtime/model/workflow/engine/FlowInstance.ts';
import { mayAct } from '../../../runtime/model/workflow/engine/mayAct.ts';
import { orderDocument } from '../orderDocument.ts';
import { type BriefFlow, flowOf } from './briefFlow.ts';
import actions from './cases/actions.json' with { type: 'json' };
import lapsing from './cases/lapsing.json' with { type: 'json' };
import passing from './cases/passing.json' with { type: 'json' };
import { idOf, type StandIns } from './company.ts';
import { factsOf } from './factsOf.ts';
import cases from './scenarios.json' with { type: 'json' };

interface BriefEvent {
  readonly submit?: string;
  readonly resubmit?: string;
  readonly vote?: string;
  readonly reverse?: string;
  readonly recheck?: readonly string[];
  readonly lapse?: true;
  readonly move?: BriefFlow;
  readonly withdraw?: string;
  readonly transfer?: string;
  readonly addSigner?: string;
  readonly urge?: string;
  readonly comment?: string;
  readonly copyTo?: string;
  /** Users named by a transfer, an added signer or a copy. */
  readonly to?: readonly (string | number)[];
  readonly reason?: string;
  /** Time of the event, where it matters. */
  readonly at?: string;
  readonly result?: number;
  readonly then?: number;
  readonly step?: string;
  readonly right?: boolean;
  /** Accounts disabled from now on. */
  readonly without?: readonly string[];
  /** Substitutes from now on. */
  readonly standIns?: StandIns;
  /** The saved record from now on. */
  readonly record?: Row;
  readonly refused?: string;
  readonly gives?: Readonly<Record<string, unknown>>;
}

interface Scenario {
  readonly says: string;
  readonly flow: string;
  readonly noFlow?: boolean;
  readonly record: Row;
  readonly events: readonly BriefEvent[];
}

const suites = [cases, actions, passing, lapsing] as unknown as readonly {
  readonly flows: Readonly<Record<string, BriefFlow>>;
  readonly scenarios: readonly Scenario[];
}[];
const flows = Object.assign({}, ...suites.map((suite) => suite.flows)) as Readonly<Record<string, BriefFlow>>;
const scenarios = suites.flatMap((suite) => suite.scenarios);

const actor = (name: string) => ({ userId: idOf(name), name });
const then = (value: number | undefined) => (value === undefined ? {} : { continuation: value });

const actionOf = (brief: BriefEvent): FlowEvent | undefined => {
  const { withdraw, transfer, addSigner, urge, comment, copyTo, reason = '', to = [], step } = brief;
  const users = to.map((one) => (typeof one === 'string' ? idOf(one) : one));
  const [first = 0] = users;
  const seen = step === undefined ? {} : { nodeId: step };
  if (withdraw !== undefined) return { kind: 'withdraw', by: actor(withdraw), reason };
  if (transfer !== undefined) return { kind: 'transfer', by: actor(transfer), to: first, reason, ...seen };
  if (addSigner !== undefined) return { kind: 'addSigner', by: actor(addSigner), users, reason, ...seen };
  if (urge !== undefined) return { kind: 'urge', by: actor(urge), reason };
  if (copyTo !== undefined) return { kind: 'copyTo', by: actor(copyTo), users, reason };
  return comment === undefined
    ? undefined
    : { kind: 'comment', by: actor(comment), reason: brief.reason ?? '请尽快' };
};

const eventOf = (brief: BriefEvent, creator: string): FlowEvent => {
  const action = actionOf(brief);
  if (action !== undefined) return action;
  if (brief.submit !== undefined)
    return { kind: 'submit', by: actor(brief.submit), creatorId: idOf(creator) };
  if (brief.resubmit !== undefined) return { kind: 'resubmit', by: actor(brief.resubmit) };
  if (brief.reverse !== undefined)
    return {
      kind: 'reverse',
      by: actor(brief.reverse),
      reason: '数量有误',
      holdsRight: brief.right ?? false,
      ...then(brief.then),
    };
  if (brief.vote !== undefined)
    return {
      kind: 'vote',
      by: actor(brief.vote),
      result: brief.result ?? 1,
      reason: '同意',
      ...then(brief.then),
      ...(brief.step === undefined ? {} : { nodeId: brief.step }),
    };
  if (brief.lapse !== undefined) return { kind: 'lapse' };
  return brief.move === undefined ? { kind: 'recheck' } : { kind: 'move', to: flowOf(brief.move) };
};

const pending = (visit: Visit | undefined) =>
  (visit?.seats ?? [])
    .filter((seat) => seat.status === 0)
    .map((seat) => seat.holder.name)
    .join('、');

const seatText = (seat: Seat) => {
  const { holder, by, status, from = [], addedBy, substituteFor, isAuto, escalatedFrom } = seat;
  const place = substituteFor === undefined ? '' : `代${substituteFor.name}`;
  const isOther = by !== undefined && ('roleId' in holder || substituteFor !== undefined);
  const decider = isOther ? `(${by.name}${place})` : '';
  const before = from.map((hand) => `←${hand.holder.name}`).join('');
  const added = addedBy === undefined ? '' : `+${addedBy.name}`;
  const late = escalatedFrom === undefined ? '' : `^${escalatedFrom.join()}`;
  return `${holder.name}${late}${before}${added}${decider} ${status}${isAuto ? '*' : ''}`;
};

const effectText = (effect: FlowEffect): string => {
  if (effect.kind === 'ask')
    return `ask${effect.mail ? '+mail' : ''} ${effect.seats.map((seat) => seat.holder.name).join('、')}`;
  const names = (seats: readonly Seat[]) => seats.map((seat) => seat.holder.name).join('、');
  if (effect.kind === 'notify') return `${effect.what} ${names(effect.seats)}${effect.userIds.join()}`;
  if (effect.kind === 'copy')
    return `copy ${effect.node?.name ?? ''} ${effect.userIds.join()}/${effect.roleIds.join()}`;
  if (effect.kind === 'remind') return `${effect.isLate ? 'late' : 'soon'} ${names(effect.seats)}`;
  return `${effect.kind} ${effect.status}`;
};

/** An instance in the words of the cases. */
const described = (instance: FlowInstance, effects: readonly FlowEffect[]) => {
  const open = instance.trail.find((visit) => visit.state === 'open');
  return {
    status: instance.status,
    waiting: instance.waiting,
    round: instance.round,
    node: open?.name ?? '',
    asked: pending(open),
    trail: instance.trail.map((visit) => `${visit.name}:${visit.state}`).join(' '),
    seats: instance.trail.map((visit) => visit.seats.map(seatText).join(' ')).join(' | '),
    effects: effects.map(effectText),
    since: open?.since ?? '',
    due: open?.due ?? '',
  };
};

describe('the approval engine', () => {
  it.each(scenarios)('$says', ({ flow: name, noFlow, record, events }) => {
    const brief = flows[name];
    if (brief === undefined) throw new Error(`no flow ${name}`);
    const flow = noFlow ? undefined : flowOf(brief);
    const creator = events.find((event) => event.submit !== undefined)?.submit ?? '';
    const log: Change[] = [];
    let instance: FlowInstance | undefined;
    let row = record;
    let standIns: StandIns = [];
    for (const event of events) {
      row = event.record ?? row;
      standIns = event.standIns ?? standIns;
      const gone = new Set([...(event.recheck ?? []), ...(event.without ?? [])].map(idOf));
      const answer = decide(
        flow,
        instance,
        eventOf(event, creator),
        factsOf(row, gone, { standIns, ...(event.at === undefined ? {} : { now: event.at }) }),
      );
      if (!answer.ok) {
        expect(messageOf(answer.issue, 'zh')).toBe(event.refused);
        continue;
      }
      expect(event.refused).toBeUndefined();
      log.push(...answer.changes);
      instance = answer.instance;
      expect(replay(log)).toEqual(instance);
      expect(described(instance, answer.effects)).toMatchObject(event.gives ?? {});
    }
  });
});

describe('signers added', () => {
  it('are at most twenty in one visit of a node, however often they are asked', () => {
    const clerks = Array.from({ length: 25 }, (_, at) => ({
      id: 100 + at,
      name: `文员${at + 1}`,
      enabled: true,
      superiorId: undefined,
      roleIds: [],
    }));
    const { people, ...rest } = factsOf({});
    const facts = {
      ...rest,
      people: { ...people, user: (id: number) => people.user(id) ?? clerks.find((one) => one.id === id) },
    };
    const flow = flowOf(flows.either ?? { nodes: {}, lines: [] });
    const add = (instance: FlowInstance | undefined, from: number, to: number) =>
      decide(
        flow,
        instance,
        {
          kind: 'addSigner',
          by: actor('王经理'),
          users: clerks.slice(from, to).map(({ id }) => id),
          reason: '',
        },
        facts,
      );
    const begun = decide(flow, undefined, { kind: 'submit', by: actor('陈销售'), creatorId: 2 }, facts);
    if (!begun.ok) throw new Error(begun.issue.rule);
    const some = add(begun.instance, 0, 18);
    if (!some.ok) throw new Error(some.issue.rule);
    const more = add(some.instance, 18, 21);
    expect(more.ok ? '' : messageOf(more.issue, 'zh')).toBe('一个节点最多加签20人');
    const all = add(some.instance, 18, 20);
    expect(all.ok && all.instance.trail[0]?.seats).toHaveLength(22);
    expect(all.ok && mayAct(flow, all.instance, idOf('王经理'), facts)).toMatchObject({
      addSigner: false,
      transfer: true,
    });
  });
});

describe('which flow', () => {
  const start = (when?: BriefFlow['start']): BriefFlow => ({
    ...(when === undefined ? {} : { start: when }),
    nodes: { 经理: { users: ['王经理'] } },
    lines: [
      ['开始', '经理'],
      ['经理', '结束'],
    ],
  });
  const large = flowOf({ ...start([['Amount', '>', 100]]), id: 1, weight: 1 });
  const huge = flowOf({ ...start([['Amount', '>', 1000]]), id: 2, weight: 2 });
  const any = flowOf({ ...start(), id: 3, weight: 9 });
  const chosen = (amount: number, list = [large, huge, any]) =>
    chooseFlow(list, factsOf({ Amount: amount }))?.id;

  it('is the heaviest of those whose start condition holds #W86', () => {
    expect(chosen(5000)).toBe(2);
    expect(chosen(500)).toBe(1);
  });

  it('is one without a start condition only when no other holds, however heavy #W86', () => {
    expect(chosen(5)).toBe(3);
  });

  it('is none when none holds', () => {
    expect(chosen(5, [large, huge])).toBeUndefined();
  });

  it('one whose start condition lost its field is taken before none at all: never approved by nobody', () => {
    const nodes = JSON.stringify([
      { id: 's', type: 'start', filters: [{ field: 'Removed', filterType: '>', value: 1 }] },
      { id: 'm', type: 'node', name: '经理', auditType: 1, userId: [4] },
      { id: 'e', type: 'end' },
    ]);
    const row = {
      WorkFlow_Id: 9,
      WorkName: '采购',
      WorkTable: 'Orders',
      NodeConfig: nodes,
      LineConfig: '[]',
    };
    const { definition } = readDefinition(row, orderDocument, 1);
    const facts: Facts = { ...factsOf({ Amount: 1 }), holds: () => false };
    expect(chooseFlow([definition], facts)?.id).toBe(9);
    const other = flowOf({ id: 3, start: [['Amount', '>', 5]], nodes: {}, lines: [] });
    expect(chooseFlow([other], facts)).toBeUndefined();
  });
});
