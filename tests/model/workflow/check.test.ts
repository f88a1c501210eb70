import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionHolds } from '../../../runtime/model/conditions/conditionHolds.ts';
import { groupsToTree } from '../../../runtime/model/conditions/groupsToTree.ts';
import { cpuMilliseconds } from '../../setup/cpuMilliseconds.ts';
import { randomCases } from '../../setup/randomCases.ts';
import '../../../runtime/model/explain/allMessages.ts';
import type { DocumentTable } from '../../../runtime/model/fields/resolve/DocumentTable.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Issue } from '../../../runtime/model/schema/Issue.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import {
  checkWorkflow,
  isPublishable,
  workflowRules,
} from '../../../runtime/model/workflow/check/checkWorkflow.ts';
import { conditionDocument } from '../../../runtime/model/workflow/definition/conditionDocument.ts';
import { readDefinition } from '../../../runtime/model/workflow/definition/readDefinition.ts';
import { nextNode } from '../../../runtime/model/workflow/engine/nextWay.ts';
import { orderDocument } from '../orderDocument.ts';
import { tableOf } from '../tableOf.ts';
import { flow, flowRecord, flowRow, people, staff } from './arbitraries.ts';
import branchCases from './cases/checkBranches.json' with { type: 'json' };
import graphCases from './cases/checkGraph.json' with { type: 'json' };
import personCases from './cases/checkPeople.json' with { type: 'json' };
import weightCases from './cases/checkWeights.json' with { type: 'json' };
import { countedSeed } from './countedRuns.ts';

/**
 * Conditions as cases write them: `[field, sign, value]`, which must all hold, with `{or: [...]}` among them.
 */
type Asked = readonly (readonly unknown[] | { readonly or: readonly (readonly unknown[])[] })[];

interface DrawnNode {
  readonly asks?: Asked;
  readonly type?: string;
}

interface Drawn {
  /** Nodes that differ from the default, by name: wire keys, and conditions in `asks`. */
  readonly nodes?: Readonly<Record<string, DrawnNode>>;
  /** From, to, conditions, label. */
  readonly lines?: readonly (readonly [string, string, Asked?, string?])[];
  readonly row?: Readonly<Record<string, unknown>>;
}

interface CheckCase extends Drawn {
  readonly says: string;
  readonly others?: readonly Drawn[];
  /** Users who create documents; default: clerks 5 and 6. */
  readonly creators?: readonly number[];
  /** Severity, place, message. */
  readonly issues: readonly (readonly [string, string, string])[];
}

const entryOf = ([field, filterType, value]: readonly unknown[]) => ({ field, filterType, value });

const filtersOf = (asks: Asked = []) =>
  asks.map((ask) =>
    'or' in ask
      ? { tjzType: 'or', tjOptions: ask.or.map(entryOf) }
      : { tjzType: 'and', tjOptions: [entryOf(ask)] },
  );

/** Start, an approver and end in a row, unless the case differs. */
function rowOf({ nodes = {}, lines, row }: Drawn) {
  const named: Readonly<Record<string, DrawnNode>> = {
    开始: { type: 'start' },
    ...nodes,
    结束: { type: 'end', ...nodes.结束 },
  };
  return {
    WorkFlow_Id: 1,
    WorkName: '订单审批',
    WorkTable: 'Orders',
    Weight: 1,
    NodeConfig: Object.entries(named)
      .filter(([, node]) => !('absent' in node))
      .map(([name, { asks, ...node }]) => ({
        id: name,
        name,
        type: 'node',
        ...('type' in node ? {} : { auditType: 1, userId: [3] }),
        filters: filtersOf(asks),
        ...node,
      })),
    LineConfig: (lines ?? [['开始', '结束']]).map(([from, to, asks, label = '']) => ({
      from,
      to,
      label,
      filters: filtersOf(asks),
    })),
    ...row,
  };
}

const said = (issues: readonly Issue[]) =>
  issues.map((issue) => [issue.severity, issue.path, messageOf(issue, 'zh')]);

/** One kind of amount per field: only fields that cannot be empty are covered by `<=` and `>`. */
const bills: DocumentTable = {
  main: tableOf(
    [
      { field: 'Filled', title: '金额', type: 'decimal', required: true },
      { field: 'Computed', title: '合计', type: 'decimal', required: true, readonly: true },
      { field: 'Optional', title: '折扣', type: 'decimal' },
      { field: 'Hidden', title: '成本', type: 'decimal', required: true, hidden: true },
      {
        field: 'Sometimes',
        title: '运费',
        type: 'decimal',
        required: true,
        visibleWhen: { '>': [{ var: 'Filled' }, 5] },
      },
      { field: 'Asked', title: '税额', type: 'decimal', requiredWhen: { '>': [{ var: 'Filled' }, 5] } },
      { field: 'Stamped', title: '序号', type: 'int', required: true, numberRule: 'X' },
      { field: 'AuditStatus', title: '审核状态', type: 'select', columnType: 'int', dataKey: 'audit' },
    ],
    { table: 'Bills', cnName: '账单' },
  ),
  details: [],
};

/** Orders and bills have approval, notices do not. */
const documents: readonly DocumentTable[] = [
  orderDocument,
  bills,
  {
    main: tableOf([{ field: 'Title', title: '标题', type: 'text' }], { table: 'Notices', cnName: '公告' }),
    details: [],
  },
];

function checked({ others = [], creators = [5, 6], ...drawn }: CheckCase): readonly Issue[] {
  const row = rowOf(drawn);
  const document = documents.find(({ main }) => main.table === row.WorkTable);
  return checkWorkflow({
    ...readDefinition(row, document),
    document,
    people,
    others: others.map(
      (other, at) =>
        readDefinition(rowOf({ ...other, row: { WorkFlow_Id: at + 2, ...other.row } }), orderDocument)
          .definition,
    ),
    mayCreate: (id) => creators.includes(id),
    optionsOf: ({ dataKey }) =>
      dataKey === 'users' ? staff.map(({ id, name }) => ({ key: id, value: name })) : [],
  });
}

const suites: Readonly<Record<string, unknown>> = {
  'the graph of a flow': graphCases,
  'who decides, codes and settings': personCases,
  'conditions of branches': branchCases,
  'which flow': weightCases,
};

describe.each(Object.entries(suites))('%s', (_, cases) => {
  it.each(cases as readonly CheckCase[])('$says', (one) => {
    expect(said(checked(one))).toEqual(one.issues);
  });
});

describe('the check of a flow', () => {
  it('has a case for every message it can give #W94', () => {
    const given = new Set(
      Object.values(suites).flatMap((cases) =>
        (cases as readonly CheckCase[]).flatMap((one) => checked(one).map(({ rule }) => rule)),
      ),
    );
    const keys = ruleKeys.filter((key) => !given.has(key));
    expect(keys).toEqual([]);
    expect(workflowRules).toHaveLength(17);
  });

  it('finds no error in a valid flow', () => {
    fc.assert(
      fc.property(flowRow, (row) => {
        const read = readDefinition(row, orderDocument, 1);
        const issues = checkWorkflow({ ...read, document: orderDocument, people, others: [] });
        expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
        expect(isPublishable(issues)).toBe(true);
      }),
      { numRuns: randomCases },
    );
  });

  it('strands no document: a flow it lets pass leads every record from every node on #W94', () => {
    const doc = conditionDocument(orderDocument);
    const broken = fc.record({ definition: flow, drop: fc.nat(), record: flowRecord });
    let refused = 0;
    fc.assert(
      fc.property(broken, ({ definition, drop, record }) => {
        // A valid flow with one line removed, which is often invalid.
        const lines = definition.lines.toSpliced(drop % definition.lines.length, 1);
        const less = { ...definition, lines };
        const sources = new Map(
          [...less.nodes, ...lines].map((part) => [part, { raw: {}, path: '/x' }] as const),
        );
        const issues = checkWorkflow({
          definition: less,
          issues: [],
          sources,
          document: orderDocument,
          people,
          others: [],
        });
        if (!isPublishable(issues)) refused += 1;
        else {
          const facts = {
            people,
            now: '2026-11-22 08:00:00',
            holds: ({ groups }: (typeof less.nodes)[number] | (typeof lines)[number]) =>
              conditionHolds(groupsToTree(groups, doc), record as Row) === true,
          };
          for (const node of less.nodes.filter(({ type }) => type !== 'end'))
            expect(nextNode(less, node.id, facts)).toBeDefined();
        }
      }),
      { numRuns: randomCases, seed: countedSeed },
    );
    expect(refused).toBeGreaterThan(50);
  });

  it('may be asked of anything, ends soon, and throws never', () => {
    const part = fc.record(
      {
        id: fc.constantFrom('a', 'b', 'c', ''),
        name: fc.string(),
        type: fc.constantFrom('start', 'node', 'end', 'x'),
        auditType: fc.integer({ min: 0, max: 5 }),
        userId: fc.anything(),
        roleId: fc.anything(),
        from: fc.constantFrom('a', 'b', 'c'),
        to: fc.constantFrom('a', 'b', 'c', 'd'),
        filters: fc.anything(),
        jig: fc.anything(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.array(part), fc.array(part), (NodeConfig, LineConfig) => {
        const row = { WorkTable: 'Orders', NodeConfig, LineConfig };
        const read = readDefinition(row, orderDocument);
        expect(isPublishable(checkWorkflow({ ...read, document: orderDocument, people, others: [] }))).toBe(
          false,
        );
      }),
    );
  });

  it('is bounded in what it draws, however much is asked', () => {
    const fields = ['Amount', 'Qty', 'Code', 'Level', 'OrderDate', 'SentAt'];
    const value = (n: number): Readonly<Record<string, unknown>> => ({
      Amount: n,
      Qty: n,
      Code: `SO-${n}`,
      Level: [`L${n}`],
      OrderDate: `2026-01-${String((n % 28) + 1).padStart(2, '0')}`,
      SentAt: `2026-02-${String((n % 28) + 1).padStart(2, '0')}`,
    });
    const asks = (n: number) =>
      fields.map((field) => ({
        tjzType: 'or',
        tjOptions: [0, 1, 2].map((k) => ({
          field,
          filterType: field === 'Level' ? 'in' : k === 0 ? '!=' : '=',
          value: value(n * 3 + k)[field],
        })),
      }));
    const NodeConfig = [
      { id: 's', name: '开始', type: 'start' },
      ...Array.from({ length: 290 }, (_, n) => ({ id: `n${n}`, name: `${n}`, type: 'node', userId: [3] })),
      { id: 'e', name: '结束', type: 'end' },
    ];
    const LineConfig = Array.from({ length: 900 }, (_, n) => ({
      from: n % 3 === 0 ? 's' : `n${n % 40}`,
      to: `n${40 + (n % 250)}`,
      filters: asks(n),
    }));
    const before = cpuMilliseconds();
    const read = readDefinition(
      { WorkName: '大', WorkTable: 'Orders', NodeConfig, LineConfig },
      orderDocument,
    );
    const issues = checkWorkflow({ ...read, document: orderDocument, people, others: [] });
    expect(issues.length).toBeGreaterThan(0);
    expect(cpuMilliseconds() - before).toBeLessThan(5000);
  });
});

/** Every rule of the checks, besides those of reading the text. */
const ruleKeys = [
  'workflow.nameRequired',
  'workflow.workItemRequired',
  'workflow.approverRequired',
  'workflow.startMissing',
  'workflow.startTwice',
  'workflow.endMissing',
  'workflow.endTwice',
  'workflow.lineToStart',
  'workflow.stepName',
  'workflow.toItself',
  'workflow.lineTwice',
  'workflow.lineBack',
  'workflow.badCondition',
  'workflowCheck.noTable',
  'workflowCheck.notAudited',
  'workflowCheck.auditingEdit',
  'workflowCheck.approverKind',
  'workflowCheck.noUser',
  'workflowCheck.userDisabled',
  'workflowCheck.noRole',
  'workflowCheck.emptyRole',
  'workflowCheck.creatorMayApprove',
  'workflowCheck.auditMethod',
  'workflowCheck.readsEither',
  'workflowCheck.auditRefuse',
  'workflowCheck.auditBack',
  'workflowCheck.noField',
  'workflowCheck.fixedField',
  'workflowCheck.noNode',
  'workflowCheck.lineFromEnd',
  'workflowCheck.cycle',
  'workflowCheck.unreachable',
  'workflowCheck.noEnd',
  'workflowCheck.pathNever',
  'workflowCheck.gap',
  'workflowCheck.notCovered',
  'workflowCheck.overlap',
  'workflowCheck.dead',
  'workflowCheck.deadStart',
  'workflowCheck.shadowed',
  'workflowCheck.secondPlain',
  'workflowCheck.plainNever',
  'workflowCheck.notChecked',
  'workflowCheck.sameWeight',
  'workflowCheck.bothStart',
];
