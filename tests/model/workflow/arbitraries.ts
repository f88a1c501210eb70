import fc from 'fast-check';
import type { ConditionEntry, ConditionGroup } from '../../../runtime/model/conditions/ConditionGroup.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { readDefinition } from '../../../runtime/model/workflow/definition/readDefinition.ts';
import type { WorkflowDefinition } from '../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import type { People, Person } from '../../../runtime/model/workflow/engine/Facts.ts';
import { orderDocument } from '../orderDocument.ts';

const person = (
  id: number,
  name: string,
  superiorId: number | undefined,
  roleIds: readonly number[],
): Person => ({
  id,
  name,
  enabled: id !== disabledUser,
  superiorId,
  roleIds,
});

/** A disabled account: may be a superior and in a role, but cannot decide. */
export const disabledUser = 8;

/** Users of generated flows: clerks 5 and 6, one without an enabled superior, and a role without members. */
export const staff: readonly Person[] = [
  person(1, '系统管理员', undefined, [1]),
  person(2, '陈总监', 1, [2]),
  person(3, '王经理', 2, [3]),
  person(4, '李经理', 2, [3]),
  person(5, '赵内勤', 3, [4]),
  person(6, '孙内勤', disabledUser, [4]),
  person(7, '周仓管', undefined, []),
  person(disabledUser, '吴离职', 2, [3, 5]),
];

const roleNames = new Map([
  [1, '管理员'],
  [2, '总监'],
  [3, '部门经理'],
  [4, '内勤'],
  [5, '外协'],
]);

/** {@link staff} as the engine and the checks read it. */
export const people: People = {
  user: (id) => staff.find((one) => one.id === id),
  role: (id) => {
    const name = roleNames.get(id);
    return name === undefined ? undefined : { id, name };
  },
  membersOf: (roleId) => staff.filter(({ roleIds }) => roleIds.includes(roleId)),
  standsFor: () => [],
};

/** Conditions on one field. */
type Part = readonly ConditionGroup[];

const all = (...tjOptions: ConditionEntry[]): Part => [{ tjzType: 'and', tjOptions }];
const any = (...tjOptions: ConditionEntry[]): Part => [{ tjzType: 'or', tjOptions }];
const is = (field: string, filterType: string, value?: ConditionEntry['value']): ConditionEntry => ({
  field,
  filterType,
  ...(value === undefined ? {} : { value }),
});

interface Split {
  /** Conditions that exclude each other; each holds for some record. */
  readonly apart: readonly Part[];
  /** Holds for all other records, also with an empty value. */
  readonly rest?: Part;
}

/**
 * Ways to split the records by one field. Each branching node takes its own field, so that paths never
 * conflict.
 */
const splits: Readonly<Record<string, Split>> = {
  Amount: {
    apart: [
      all(is('Amount', '<=', 1000)),
      all(is('Amount', '>', 1000), is('Amount', '<=', 100000)),
      all(is('Amount', '>', 100000)),
    ],
    rest: all(is('Amount', 'empty')),
  },
  Qty: {
    apart: [all(is('Qty', '<', 10)), all(is('Qty', '>=', 10))],
    rest: all(is('Qty', 'empty')),
  },
  Customer: { apart: [all(is('Customer', 'in', [1])), all(is('Customer', 'in', [2, 3]))] },
  Code: {
    apart: [all(is('Code', '=', 'SO-1')), all(is('Code', 'in', ['SO-2', 'SO-3']))],
    rest: all(is('Code', '!=', 'SO-1'), is('Code', '!=', 'SO-2'), is('Code', '!=', 'SO-3')),
  },
  Level: { apart: [all(is('Level', 'in', ['A'])), all(is('Level', 'in', ['B', 'C']))] },
  OrderDate: {
    apart: [all(is('OrderDate', '<', '2026-07-01')), all(is('OrderDate', '>=', '2026-07-01'))],
    rest: all(is('OrderDate', 'empty')),
  },
  SentAt: {
    apart: [all(is('SentAt', '=', '2026-11-21')), all(is('SentAt', '>', '2026-11-21'))],
    rest: any(is('SentAt', '<', '2026-11-21'), is('SentAt', 'empty')),
  },
  Urgent: { apart: [all(is('Urgent', '=', 1))], rest: all(is('Urgent', '!=', 1)) },
  Frozen: {
    apart: [all(is('Frozen', '=', true)), all(is('Frozen', '=', false))],
    rest: all(is('Frozen', 'empty')),
  },
};

/** Overlapping conditions with falling limits: their order decides, and every line can still be taken. */
const falling: readonly Part[] = [
  all(is('Amount', '>', 100000)),
  all(is('Amount', '>', 1000)),
  any(is('Amount', '>', 10), is('Amount', '<', -10)),
];

/** Records on both sides of every limit of {@link splits}. */
export const flowRecord: fc.Arbitrary<Row> = fc.record({
  Amount: fc.constantFrom(null, -11, 0, 11, 1000, 1000.01, 100000, 100000.01),
  Qty: fc.constantFrom(null, 9, 10),
  Customer: fc.constantFrom(null, 1, 2, 3),
  Code: fc.constantFrom(null, '', 'SO-1', 'SO-3', 'SO-9'),
  Level: fc.constantFrom(null, 'A', 'C', 'D'),
  OrderDate: fc.constantFrom(null, '2026-06-30', '2026-07-01'),
  SentAt: fc.constantFrom(null, '2026-11-20 23:59:59', '2026-11-21 12:00:00', '2026-11-22 00:00:00'),
  Urgent: fc.constantFrom(null, 0, 1),
  Frozen: fc.constantFrom(null, true, false),
  Tags: fc.constantFrom(null, '1', '11,2'),
  CreateID: fc.constantFrom(3, 5, 6, 7),
  CreateRoleId: fc.constantFrom('', '3', '4'),
  CreateDeptId: fc.constantFrom(null, '销售部'),
});

const approver = fc.oneof(
  fc
    .record({
      userId: fc.uniqueArray(fc.constantFrom(1, 2, 3, 4, 5, 6, 7), { minLength: 1, maxLength: 4 }),
      method: fc.constantFrom(1, 2),
    })
    .map(({ userId, method }) => ({ auditType: 1, userId, auditMethod: userId.length > 1 ? method : 0 })),
  fc.record({
    auditType: fc.constant(2),
    roleId: fc.constantFrom(1, 2, 3, 4, 5),
    auditMethod: fc.constantFrom(0, 1, 2),
  }),
  fc.record({ auditType: fc.constant(3), auditMethod: fc.constantFrom(0, 1, 2) }),
);

/** Adds the wire key `then` through entries: an object literal with it looks like a promise. */
const limited = (limit: object, rule: string): object =>
  Object.fromEntries([...Object.entries(limit), ['then', rule]]);

const settings = fc.record(
  {
    reject: fc.constantFrom('one', 'all'),
    nobody: fc.constantFrom({ do: 'pass' }, { do: 'person', userId: 2 }, { do: 'administrator' }),
    editable: fc.constantFrom([], ['Amount'], ['Qty', 'OrderList.Price']),
    limit: fc.constantFrom(
      { hours: 8 },
      limited({ hours: 4, remind: 1 }, 'superior'),
      limited({ hours: 9, remind: 8.5 }, 'administrator'),
    ),
    hidden: fc.constantFrom([], ['Customer'], ['OrderList.Qty']),
  },
  { requiredKeys: [] },
);

const ordinary = fc
  .record({
    approver,
    auditRefuse: fc.constantFrom(0, 1, 2),
    auditBack: fc.constantFrom(1, 2),
    sendMail: fc.constantFrom(0, 1),
    jig: fc.option(settings, { nil: undefined }),
  })
  .map(({ approver: who, jig, ...codes }) => ({ ...who, ...codes, ...(jig === undefined ? {} : { jig }) }));

const startCondition: fc.Arbitrary<Part> = fc.constantFrom(
  [],
  [],
  all(is('CreateID', 'in', [3, 5, 6])),
  all(is('CreateRoleId', 'in', ['3', '4'])),
  all(is('Tags', 'in', ['1'])),
);

/** Choices for the shape of a flow: numbers read modulo the number of options. */
const choice = fc.nat({ max: 9999 });
const shape = fc.array(fc.record({ node: ordinary, parent: choice, way: choice, more: choice }), {
  maxLength: 8,
});

/**
 * A valid flow in wire form: start, up to eight nodes, end. Every node is reachable and leads to the end.
 * There is no cycle, and branches are complete: one line has no condition, or the conditions cover all
 * records.
 */
export const flowRow: fc.Arbitrary<Readonly<Record<string, unknown>>> = fc
  .record({
    nodes: shape,
    last: fc.record({ parent: choice, way: choice, more: choice }),
    id: fc.integer({ min: 1, max: 9 }),
    weight: fc.integer({ min: 1, max: 3 }),
    start: startCondition,
    fields: fc.shuffledSubarray(Object.keys(splits), { minLength: 9 }),
    auditingEdit: fc.constantFrom(0, 1),
    autoPass: fc.constantFrom(0, 1, 2),
  })
  .map(({ nodes, last, id, weight, start, fields, auditingEdit, autoPass }) => {
    const ends = nodes.length + 1;
    const idOf = (at: number) => (at === 0 ? 'start' : at === ends ? 'end' : `n${at}`);
    const choices = [...nodes, last];
    const targets: Set<number>[] = Array.from({ length: ends }, () => new Set());
    // Each node hangs on an earlier one; a node without line continues to a later one, and some get a second
    // line.
    const full = (from: number) =>
      (targets[from]?.size ?? 0) > (splits[fields[from] ?? '']?.apart.length ?? 0);
    for (const [at, { parent }] of choices.entries()) {
      let from = parent % (at + 1);
      while (full(from)) from = (from + 1) % (at + 1);
      targets[from]?.add(at + 1);
    }
    for (const [from, ways] of targets.entries()) {
      const { way = 0, more = 0 } = choices[from] ?? {};
      if (ways.size === 0 || (more % 3 === 0 && !full(from))) ways.add(from + 1 + (way % (ends - from)));
    }
    const lines = targets.flatMap((ways, from) =>
      waysOut([...ways], fields[from] ?? 'Amount', choices[from]?.more ?? 0).map(({ to, filters }) => ({
        from: idOf(from),
        to: idOf(to),
        label: '',
        ...(filters.length === 0 ? {} : { filters }),
      })),
    );
    const nodeConfig = [
      { id: 'start', name: '开始', type: 'start', filters: start },
      ...nodes.map(({ node }, at) => ({ id: `n${at + 1}`, name: `审批${at + 1}`, type: 'node', ...node })),
      { id: 'end', name: '结束', type: 'end' },
    ];
    return {
      WorkFlow_Id: id,
      WorkName: `流程${id}`,
      WorkTable: 'Orders',
      Weight: weight,
      AuditingEdit: auditingEdit,
      AutoPass: autoPass,
      NodeConfig: JSON.stringify(nodeConfig.map((node) => onNode(node, lines))),
      LineConfig: JSON.stringify(lines.map(({ from, to, label, filters }) => ({ from, to, label, filters }))),
    };
  });

/** Lines out of a node: a single one needs no condition, several split the records by the field. */
function waysOut(
  targets: readonly number[],
  field: string,
  style: number,
): readonly { readonly to: number; readonly filters: Part }[] {
  const [first = 0] = targets;
  if (targets.length < 2) return [{ to: first, filters: [] }];
  const { apart, rest } = splits[field] ?? { apart: [] };
  const slices = field === 'Amount' && style % 2 === 0 ? falling : apart;
  // Complete without an unconditioned line: all slices and the rest are used.
  if (slices === apart && rest !== undefined && targets.length === apart.length + 1 && style % 3 > 0)
    return targets.map((to, at) => ({ to, filters: apart[at] ?? rest }));
  const conditioned = targets.slice(1).map((to, at) => ({ to, filters: slices[at] ?? [] }));
  // The position of the unconditioned line does not matter: it is taken when no other line applies.
  return conditioned.toSpliced(style % targets.length, 0, { to: first, filters: [] });
}

interface DrawnLine {
  readonly to: string;
  filters?: Part;
}

/**
 * Moves the condition of a node's only line onto the node when its id is odd.
 * Older flows have conditions there.
 */
function onNode<N extends { readonly id: string }>(node: N, lines: readonly DrawnLine[]): N {
  const [only, other] = lines.filter(({ to }) => to === node.id);
  if (only?.filters === undefined || other !== undefined || !/[13579]$/.test(node.id)) return node;
  const { filters } = only;
  delete only.filters;
  return { ...node, filters };
}

/** The same flow as definition, version 1. */
export const flow: fc.Arbitrary<WorkflowDefinition> = flowRow.map(
  (row) => readDefinition(row, orderDocument, 1).definition,
);
