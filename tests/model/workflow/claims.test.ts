import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tree } from '../../../expressions/index.ts';
import type { ConditionGroup } from '../../../runtime/model/conditions/ConditionGroup.ts';
import { conditionHolds } from '../../../runtime/model/conditions/conditionHolds.ts';
import { groupsToTree } from '../../../runtime/model/conditions/groupsToTree.ts';
import { randomCases } from '../../setup/randomCases.ts';
import '../../../runtime/model/explain/allMessages.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { checkWorkflow } from '../../../runtime/model/workflow/check/checkWorkflow.ts';
import type { FlowNode } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import { readDefinition } from '../../../runtime/model/workflow/definition/readDefinition.ts';
import type {
  FlowLine,
  WorkflowDefinition,
} from '../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import { nextNode } from '../../../runtime/model/workflow/engine/nextWay.ts';
import { people } from './arbitraries.ts';
import { countedSeed } from './countedRuns.ts';
import { doc, groups, recordsOf, twoFields } from './smallWorld.ts';

/** Any acyclic flow of up to four nodes. Lines and nodes have conditions over two fields. */
const anyFlow = twoFields.chain((fields) => {
  const filters = fc.oneof(fc.constant([]), groups(fields), groups(fields));
  return fc.record({
    fields: fc.constant(fields),
    nodes: fc.array(fc.oneof({ weight: 3, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: filters }), {
      minLength: 1,
      maxLength: 4,
    }),
    start: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: filters }),
    lines: fc.array(fc.record({ from: fc.nat({ max: 4 }), on: fc.nat({ max: 4 }), filters }), {
      minLength: 3,
      maxLength: 9,
    }),
  });
});

function rowOf({
  nodes,
  start,
  lines,
}: {
  nodes: readonly unknown[];
  start: unknown;
  lines: readonly { from: number; on: number; filters: unknown }[];
}) {
  const last = nodes.length + 1;
  const idOf = (at: number) => (at === 0 ? 's' : at === last ? 'e' : `n${at}`);
  const drawn = new Set<string>();
  return {
    WorkName: '流程',
    WorkTable: 'Thing',
    NodeConfig: [
      { id: 's', name: '开始', type: 'start', filters: start },
      ...nodes.map((filters, at) => ({
        id: `n${at + 1}`,
        name: `n${at + 1}`,
        type: 'node',
        userId: [3],
        filters,
      })),
      { id: 'e', name: '结束', type: 'end' },
    ],
    LineConfig: lines.flatMap(({ from, on, filters }) => {
      const start = from % last;
      const to = start + 1 + (on % (last - start));
      const line = { from: idOf(start), to: idOf(to), filters };
      if (drawn.has(`${line.from}-${line.to}`)) return [];
      drawn.add(`${line.from}-${line.to}`);
      return [line];
    }),
  };
}

const trees = new WeakMap<readonly ConditionGroup[], Tree>();

/** Caches trees, so that each is compiled once. */
const treeOf = (asked: readonly ConditionGroup[]): Tree => {
  const made = trees.get(asked) ?? groupsToTree(asked, doc);
  trees.set(asked, made);
  return made;
};

const holds = ({ groups: asked }: Pick<FlowLine, 'groups'>, record: Row): boolean =>
  conditionHolds(treeOf(asked), record) === true;

/**
 * True claims about a flow, found by trying every record: rule and place of each issue the check should
 * report.
 */
function tried(
  definition: WorkflowDefinition,
  records: readonly Row[],
  place: (part: FlowNode | FlowLine) => string,
) {
  const claims: string[] = [];
  const node = (id: string) => definition.nodes.find((one) => one.id === id) as FlowNode;
  for (const from of definition.nodes) {
    const ways = definition.lines.filter((line) => line.from === from.id);
    const asked = (line: FlowLine) => [...line.groups, ...node(line.to).groups];
    const plain = ways.filter((line) => asked(line).length === 0);
    const conditioned = ways.filter((line) => asked(line).length > 0);
    const open = (line: FlowLine, record: Row) => holds(line, record) && holds(node(line.to), record);
    const isGap = records.some((record) => !conditioned.some((line) => open(line, record)));
    if (ways.length > 0 && plain.length === 0 && isGap) claims.push(`gap ${place(from)}`);
    if (conditioned.length > 0 && plain[0] !== undefined && !isGap)
      claims.push(`plainNever ${place(plain[0])}`);
    for (const line of plain.slice(1)) claims.push(`secondPlain ${place(line)}`);
    for (const [at, line] of conditioned.entries()) {
      const before = conditioned.slice(0, at);
      const his = records.filter((record) => open(line, record));
      const first = his.filter((record) => !before.some((other) => open(other, record)));
      if (his.length === 0) claims.push(`dead ${place(line)}`);
      else if (first.length === 0) claims.push(`shadowed ${place(line)}`);
      else
        for (const other of before)
          if (his.some((record) => open(other, record))) claims.push(`overlap ${place(line)}`);
    }
  }
  return claims.toSorted();
}

const branchRules = new Set([
  'gap',
  'plainNever',
  'secondPlain',
  'dead',
  'shadowed',
  'overlap',
  'notCovered',
]);

describe('what the check claims of conditions', () => {
  it('is what trying every record finds, nothing more and nothing less #W94', () => {
    const counted = new Map<string, number>();
    fc.assert(
      fc.property(anyFlow, ({ fields, ...drawn }) => {
        const row = rowOf(drawn);
        const read = readDefinition(row, doc);
        expect(read.issues).toEqual([]);
        const issues = checkWorkflow({ ...read, document: doc, people, others: [], mayCreate: () => false });
        const records = recordsOf(fields);
        const place = (part: FlowNode | FlowLine) => read.sources.get(part)?.path ?? '';
        const claims = issues
          .map(({ rule, path }) => [rule.replace('workflowCheck.', ''), path] as const)
          .filter(([rule]) => branchRules.has(rule));
        expect(claims.map((claim) => claim.join(' ')).toSorted()).toEqual(
          tried(read.definition, records, place),
        );
        for (const [rule] of claims) counted.set(rule, (counted.get(rule) ?? 0) + 1);

        // Nodes visited by any record that the start admits.
        const { definition } = read;
        const start = definition.nodes[0] as FlowNode;
        const visited = new Set<FlowNode>();
        for (const record of records.filter((one) => holds(start, one))) {
          const facts = { people, now: '', holds: (part: FlowLine | FlowNode) => holds(part, record) };
          for (
            let at: FlowNode | undefined = start;
            at !== undefined;
            at = nextNode(definition, at.id, facts)
          )
            visited.add(at);
        }
        for (const { path } of issues.filter(({ rule }) => rule === 'workflowCheck.pathNever')) {
          counted.set('pathNever', (counted.get('pathNever') ?? 0) + 1);
          expect([...visited].map(place)).not.toContain(path);
        }
      }),
      { numRuns: randomCases, seed: countedSeed },
    );
    for (const rule of ['gap', 'dead', 'shadowed', 'overlap', 'plainNever', 'pathNever'])
      expect(counted.get(rule) ?? 0, rule).toBeGreaterThan(randomCases / 100);
  });
});
