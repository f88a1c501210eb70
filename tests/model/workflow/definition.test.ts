import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conditionHolds } from '../../../runtime/model/conditions/conditionHolds.ts';
import { groupsToTree } from '../../../runtime/model/conditions/groupsToTree.ts';
import '../../../runtime/model/explain/allMessages.ts';
import { messageOf } from '../../../runtime/model/messages/index.ts';
import type { Row } from '../../../runtime/model/schema/Row.ts';
import { conditionDocument } from '../../../runtime/model/workflow/definition/conditionDocument.ts';
import { differingStep } from '../../../runtime/model/workflow/definition/differingStep.ts';
import { editConfig } from '../../../runtime/model/workflow/definition/editConfig.ts';
import type { FlowNode } from '../../../runtime/model/workflow/definition/FlowNode.ts';
import { readDefinition } from '../../../runtime/model/workflow/definition/readDefinition.ts';
import { stepsOf } from '../../../runtime/model/workflow/definition/stepsOf.ts';
import type { FlowLine } from '../../../runtime/model/workflow/definition/WorkflowDefinition.ts';
import { orderDocument as doc } from '../orderDocument.ts';
import damaged from './cases/damaged.json' with { type: 'json' };
import wire from './cases/wireFlow.json' with { type: 'json' };

const holds = ({ groups }: FlowNode | FlowLine, row: Row): boolean | 'broken' =>
  conditionHolds(groupsToTree(groups, conditionDocument(doc)), row);

const never = (part: FlowNode | FlowLine): string =>
  part.groups.length > 0 && holds(part, { Amount: 1000 }) === false ? ' never' : '';

interface DamagedCase {
  readonly says: string;
  readonly row: Readonly<Record<string, unknown>>;
  readonly nodes: readonly string[];
  readonly lines?: readonly string[];
  readonly issues: readonly (readonly string[])[];
}

describe('the text of a flow', () => {
  it.each(damaged as readonly DamagedCase[])('$says', ({ row, nodes, lines = [], issues }) => {
    const read = readDefinition(row, doc);
    expect(read.definition.nodes.map((node) => `${node.type} ${node.name}${never(node)}`)).toEqual(nodes);
    const drawn = read.definition.lines.map((line) => `${line.from}-${line.to} ${line.label}${never(line)}`);
    expect(drawn).toEqual(lines);
    expect(
      read.issues.map((issue) => [
        issue.path,
        messageOf(issue, 'zh'),
        ...(issue.fix === undefined ? [] : [issue.fix.title]),
      ]),
    ).toEqual(issues);
  });

  it('is read in the spellings of the wire: texts, lists, older conditions #W09', () => {
    const { definition, issues, sources } = readDefinition(wire, doc, 3);
    expect(issues).toEqual([]);
    expect(definition).toMatchObject({ id: 7, version: 3, name: '销售订单审批', table: 'Orders', weight: 2 });
    const [start, manager, sales, director, end] = definition.nodes;
    expect(definition.nodes.map(({ type }) => type)).toEqual(['start', 'node', 'node', 'node', 'end']);
    expect(manager).toMatchObject({
      auditType: 1,
      userIds: [3, 5],
      auditMethod: 1,
      auditRefuse: 1,
      sendMail: true,
    });
    expect(sales).toMatchObject({ auditType: 2, roleId: 4, userIds: [], auditBack: 2, sendMail: false });
    expect(director).toMatchObject({ auditType: 3, auditBack: 1 });
    expect(director?.settings).toEqual({
      reject: 'all',
      nobody: { do: 'person', userId: 9 },
      editable: ['Amount', 'OrderList.Price'],
      hidden: [],
      copyTo: { userIds: [3, 5], roleIds: [2, 4] },
    });
    expect(end?.settings.nobody).toEqual({ do: 'administrator' });
    // In older lists, entries with `or` are equalities of which one must hold.
    expect([1, 2, 3].map((Customer) => start && holds(start, { Customer, Amount: 10 }))).toEqual([
      true,
      true,
      false,
    ]);
    expect([100000, 100000.01].map((Amount) => director && holds(director, { Amount }))).toEqual([
      false,
      true,
    ]);
    expect(definition.lines[1]?.groups).toHaveLength(1);
    expect(sources.get(definition.lines[1] as FlowLine)?.path).toBe('/LineConfig/1');
  });

  it('may ask for whoever made the document', () => {
    const filters = [
      { field: 'CreateID', filterType: 'in', value: '3,5' },
      { field: 'createroleid', filterType: 'in', value: ['2'] },
      { field: 'CreateDeptId', filterType: 'in', value: ['销售部'] },
    ];
    const { definition, issues } = readDefinition({ NodeConfig: [{ id: 's', type: 'start', filters }] }, doc);
    expect(issues).toEqual([]);
    const row = { CreateID: 5, CreateRoleId: '12,2', CreateDeptId: '销售部' };
    const [start] = definition.nodes;
    expect(start && holds(start, row)).toBe(true);
    expect(start && holds(start, { ...row, CreateRoleId: '12,22' })).toBe(false);
  });

  it('without its table opens, and no condition holds', () => {
    const { definition } = readDefinition(wire, undefined);
    expect(definition.nodes).toHaveLength(5);
    expect(definition.nodes.map((node) => holds(node, { Customer: 1, Amount: 200000 }))).toEqual([
      false,
      true,
      true,
      false,
      true,
    ]);
  });

  it('may be anything: it is read or refused, bounded, and never throws', () => {
    const config = fc.oneof(fc.anything(), fc.string(), fc.json({ maxDepth: 6 }), fc.array(fc.object()));
    fc.assert(
      fc.property(config, config, (NodeConfig, LineConfig) => {
        const read = readDefinition({ NodeConfig, LineConfig }, doc);
        expect(() => differingStep(stepsOf(read), LineConfig)).not.toThrow();
        expect(read.sources.size).toBeGreaterThanOrEqual(read.definition.nodes.length);
      }),
    );
  });

  it('is bounded in length, depth and number', () => {
    const said = (NodeConfig: unknown) =>
      readDefinition({ NodeConfig }, doc).issues.map((issue) => messageOf(issue, 'zh'));
    expect(said(' '.repeat(1_000_001).concat('['))).toContain('不能超过1000000个字符');
    expect(said('['.repeat(100_000))).toContain('嵌套不能超过32层');
    const round: unknown[] = [];
    round.push(round);
    expect(said(round)).toEqual(['流程配置不是列表']);
    expect(said([{ id: 'n', filters: '['.repeat(500_000) }])).toEqual(['嵌套不能超过32层']);
    const many = Array.from({ length: 301 }, (_, at) => ({ id: at, name: '节点' }));
    expect(said(many)).toEqual(['不能超过300个']);
    expect(readDefinition({ NodeConfig: many }, doc).definition.nodes).toHaveLength(300);
  });
});

describe('an edit of a flow', () => {
  const text = wire.NodeConfig;

  it('changes what it names and nothing else: spaces, order of keys, px and unknown keys stay #W95', () => {
    const renamed = editConfig(text, {
      set: 1,
      keys: { name: '销售经理', left: undefined, userId: ['3', 5, 3] },
    });
    expect(renamed).toBe(text.replace('"部门经理"', '"销售经理"'));
    const marked = editConfig(text, { set: 4, keys: { jig: { reject: 'all' } } });
    expect(marked).toBe(text.replace('"type":"end"}', '"type":"end","jig": {"reject":"all"}}'));
    expect(marked && editConfig(marked, { set: 4, keys: { jig: undefined } })).toBe(text);
  });

  it('adds a part behind the last and takes one out', () => {
    const added = editConfig(text, { add: { id: 'n', name: '财务' } }) ?? '';
    expect(readDefinition({ NodeConfig: added }, doc).definition.nodes.at(-1)?.name).toBe('财务');
    expect(added.startsWith(text.slice(0, text.lastIndexOf('}') + 1))).toBe(true);
    expect(JSON.parse(editConfig(added, { remove: 5 }) ?? '')).toEqual(JSON.parse(text));
    expect(editConfig('', { add: { id: 's' } })).toBe('[{"id":"s"}]');
  });

  it('takes any part out of a list of any length and spacing, the last one too', () => {
    const parts = [{ id: 's' }, { id: 'm', userId: [3, 5] }, { id: 'e', filters: [] }];
    const spellings = [
      (list: object[]) => JSON.stringify(list),
      (list: object[]) => JSON.stringify(list, undefined, 2),
      (list: object[]) => ` [ ${list.map((one) => JSON.stringify(one)).join(' ,')} ]\n`,
      (list: object[]) => `[${list.map((one) => JSON.stringify(one)).join(',\n')}]`,
    ];
    for (const spell of spellings)
      for (let length = 1; length <= parts.length; length++)
        for (let at = 0; at < length; at++) {
          const list = parts.slice(0, length);
          const left = editConfig(spell(list), { remove: at });
          expect(JSON.parse(left ?? ''), spell(list)).toEqual(list.toSpliced(at, 1));
        }
    expect(editConfig('[{"from":"s","to":"m"}, {"from":"m","to":"e"}]', { remove: 1 })).toBe(
      '[{"from":"s","to":"m"}]',
    );
  });

  it('is refused where there is nothing to edit', () => {
    expect(editConfig('[{"id":', { remove: 0 })).toBeUndefined();
    expect(editConfig(text, { remove: 9 })).toBeUndefined();
    expect(editConfig('{"id":"s"}', { set: 0, keys: {} })).toBeUndefined();
  });
});

describe('the steps of a flow', () => {
  const read = readDefinition(wire, doc);
  const steps = stepsOf(read);

  it('come breadth-first from the start, with who decides and where they come from #W12', () => {
    expect(
      steps.map(({ OrderId, StepName, StepAttrType, StepType, StepValue, ParentId }) => [
        OrderId,
        StepName,
        StepAttrType,
        StepType,
        StepValue,
        ParentId,
      ]),
    ).toEqual([
      [1, '开始', 'start', null, null, ''],
      [2, '部门经理', 'node', 1, '3,5', 's'],
      [3, '总监', 'node', 3, null, 'm'],
      [4, '销售内勤', 'node', 2, '4', 'm,d'],
      [5, '结束', 'end', null, null, 'r'],
    ]);
    expect(steps[2]?.Filters).toBe(JSON.stringify([{ field: 'Amount', filterType: '>', value: 100000 }]));
  });

  it('are accepted as a client derives them: other order of rows, other spellings, more keys', () => {
    const sent = steps.toReversed().map((step) => ({
      ...step,
      OrderId: step.OrderId - 1,
      StepValue: step.StepValue?.split(',').toReversed().join(', ') ?? '',
      AuditMethod: step.AuditMethod || null,
      SendMail: String(step.SendMail),
      Filters: step.Filters && JSON.stringify(JSON.parse(step.Filters), undefined, 2),
      Remark: '',
    }));
    expect(differingStep(steps, sent)).toBeUndefined();
    expect(differingStep(steps, [])).toBeUndefined();
    expect(differingStep(steps, null)).toBeUndefined();
  });

  it('that differ are refused with the first difference #W12', () => {
    const said = (sent: unknown) => {
      const issue = differingStep(steps, sent);
      return issue && messageOf(issue, 'zh');
    };
    const changed = (StepId: string, change: object) =>
      steps.map((step) => (step.StepId === StepId ? { ...step, ...change } : step));
    expect(said(changed('m', { StepValue: '3,6' }))).toBe(
      '步骤【部门经理】的StepValue与流程图不一致：提交的是“3,6”，流程图是“3,5”',
    );
    expect(said(changed('d', { Filters: null }))).toContain(
      '步骤【总监】的Filters与流程图不一致：提交的是“”',
    );
    expect(said(changed('d', { OrderId: 9 }))).toBe(
      '步骤【总监】的OrderId与流程图不一致：提交的是“3”，流程图是“3”',
    );
    expect(said(changed('d', { StepId: 'other' }))).toBe('提交的步骤中没有节点【总监】');
    expect(said(steps.slice(1))).toBe('提交的步骤有4个，流程图有5个节点');
    expect(said({ StepId: 's' })).toBe('提交的步骤有0个，流程图有5个节点');
  });
});
