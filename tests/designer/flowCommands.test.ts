import { describe, expect, it } from 'vitest';
import { addNode } from '../../designer/workflow/commands/addNode.ts';
import type { CommandAnswer } from '../../designer/workflow/commands/Command.ts';
import { connect } from '../../designer/workflow/commands/connect.ts';
import { copyParts } from '../../designer/workflow/commands/copyParts.ts';
import { insertOnLine } from '../../designer/workflow/commands/insertOnLine.ts';
import { layout } from '../../designer/workflow/commands/layout.ts';
import { moveLine } from '../../designer/workflow/commands/moveLine.ts';
import { moveNodes } from '../../designer/workflow/commands/moveNodes.ts';
import { orEmpty } from '../../designer/workflow/commands/orEmpty.ts';
import { paste } from '../../designer/workflow/commands/paste.ts';
import { removeParts } from '../../designer/workflow/commands/removeParts.ts';
import { repair } from '../../designer/workflow/commands/repair.ts';
import { setKeys } from '../../designer/workflow/commands/setKeys.ts';
import { drawnFlow } from '../../designer/workflow/draft/DrawnFlow.ts';
import type { FlowDraft } from '../../designer/workflow/draft/FlowDraft.ts';
import { freshId, uniqueName } from '../../designer/workflow/draft/newNode.ts';
import '../../runtime/model/explain/allMessages.ts';
import { messageOf, text } from '../../runtime/model/messages/index.ts';
import cases from './cases/flowCommands.json' with { type: 'json' };

const commands: Readonly<Record<string, (draft: FlowDraft, ...given: never[]) => CommandAnswer>> = {
  addNode,
  connect,
  insertOnLine,
  moveLine,
  paste,
  removeParts,
};

interface Case {
  readonly says: string;
  readonly nodes: readonly (readonly [string, string, string?])[];
  readonly lines: readonly (readonly [string, string, string?, object?])[];
  readonly do: readonly unknown[];
  readonly refused?: string;
  readonly shows?: {
    readonly nodes: readonly string[];
    readonly lines: readonly string[];
    readonly ids?: readonly string[];
  };
  readonly left?: readonly string[];
}

const draftOf = ({ nodes, lines }: Pick<Case, 'nodes' | 'lines'>): FlowDraft => ({
  NodeConfig: JSON.stringify(nodes.map(([id, type, name = id]) => ({ id, type, name }))),
  LineConfig: JSON.stringify(
    lines.map(([from, to, label = '', more = {}]) => ({ from, to, label, ...more })),
  ),
});

/** Nodes and lines by name, because ids are generated. */
function shown(draft: FlowDraft) {
  const view = drawnFlow(draft);
  const name = (id: string) => view.byId.get(id)?.name ?? id;
  const known = new Set(['from', 'to', 'label']);
  return {
    nodes: view.nodes.map((node) => `${node.name || node.id} ${node.type}`),
    lines: view.lines.map(({ from, to, label, raw }) => {
      const more = Object.entries(raw).filter(
        ([key, value]) => !known.has(key) && JSON.stringify(value) !== '[]',
      );
      return [`${name(from)}→${name(to)}`, label, ...more.map(([key]) => `+${key}`)]
        .filter(Boolean)
        .join(' ');
    }),
  };
}

describe('commands of the designer', () => {
  it.each(cases as unknown as readonly Case[])('$says', ({ do: [command, ...given], ...one }) => {
    const answer = commands[String(command)]?.(draftOf(one), ...(given as never[]));
    if (answer?.ok !== true) {
      expect(answer && text(answer.rule, 'zh', answer.params)).toBe(one.refused);
      return;
    }
    expect(one.refused).toBeUndefined();
    const { ids, ...shows } = one.shows ?? { nodes: [], lines: [] };
    expect(shown(answer.draft)).toEqual(shows);
    if (ids) expect(drawnFlow(answer.draft).nodes.map(({ id }) => id)).toEqual(ids);
    expect((answer.left ?? []).map((issue) => messageOf(issue, 'zh'))).toEqual(one.left ?? []);
  });

  const foreign = {
    NodeConfig:
      '[ {"id":"s", "type":"start","name":"提交","left":"320px","top":"60px","weird": 1.50},\n  {"id":"a","name":"经理","top":"180px", "left":"320px", "vendor":{"b":2,"a":[ ]}} ]',
    LineConfig: '[{"from":"s","to":"a","label":"","x-id":"7"}]',
  };
  const made = (answer: CommandAnswer): FlowDraft => {
    if (!answer.ok) throw new Error(answer.rule);
    return answer.draft;
  };

  it('keys nobody knows, spaces and spelling of numbers survive every edit of something else #W10', () => {
    let draft = made(setKeys(foreign, 'a', { name: '经理审批' }));
    draft = made(moveNodes(draft, [{ id: 'a', left: 400.4, top: 200 }]));
    draft = made(addNode(draft, { type: 'end', name: '结束', after: 'a', label: '通过' }));
    expect(draft.NodeConfig).toContain('"name":"提交","left":"320px","top":"60px","weird": 1.50}');
    expect(draft.NodeConfig).toContain('"vendor":{"b":2,"a":[ ]}');
    expect(draft.NodeConfig).toContain('"top":"200px", "left":"400px"');
    expect(draft.LineConfig.startsWith('[{"from":"s","to":"a","label":"","x-id":"7"}')).toBe(true);
  });

  it('a new node has the keys of the wire, by user and nobody chosen #W09', () => {
    const empty = { NodeConfig: '', LineConfig: '' };
    const place = { left: 320, top: 180 };
    const added = made(addNode(empty, { type: 'node', name: '经理审批', place }));
    const [node] = JSON.parse(added.NodeConfig) as { id: string }[];
    expect(node?.id).toMatch(/^n[0-9a-z]+$/);
    expect({ ...node, id: '' }).toEqual({
      id: '',
      name: '经理审批',
      type: 'node',
      left: '320px',
      top: '180px',
      ico: 'el-icon-user-solid',
      state: 'success',
      auditType: 1,
      userId: [],
      roleId: null,
      auditMethod: 0,
      auditRefuse: 0,
      auditBack: 1,
      sendMail: 0,
      filters: [],
    });
    const [end] = JSON.parse(made(addNode(empty, { type: 'end', name: '流程结束', place })).NodeConfig);
    expect(Object.keys(end)).toEqual(['id', 'name', 'type', 'left', 'top', 'ico', 'state', 'filters']);
  });

  it('setting what is so, and moving to where it lies, changes no byte', () => {
    expect(made(setKeys(foreign, 'a', { name: '经理' }))).toEqual(foreign);
    expect(made(moveNodes(foreign, [{ id: 'a', left: 320, top: 180 }]))).toBe(foreign);
  });

  it('a layout puts every node below those that lead to it, nothing on top of each other #W46', () => {
    const draft = draftOf({
      nodes: [
        ['s', 'start'],
        ['a', 'node'],
        ['b', 'node'],
        ['e', 'end'],
        ['alone', 'node'],
      ],
      lines: [
        ['s', 'a'],
        ['s', 'b'],
        ['a', 'e'],
        ['b', 'e'],
        ['b', 'nowhere'],
        ['b', 'b'],
      ],
    });
    const laid = drawnFlow(made(layout(draft)));
    const top = (id: string) => laid.byId.get(id)?.top ?? Number.NaN;
    expect([top('a') > top('s'), top('a') === top('b'), top('e') > top('b')]).toEqual([true, true, true]);
    const places = laid.nodes.map(({ left, top }) => `${left},${top}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('a node put into a short line gets room, what lies behind moves down', () => {
    const draft: FlowDraft = {
      NodeConfig:
        '[{"id":"s","type":"start","left":"0px","top":"0px"},{"id":"e","type":"end","left":"0px","top":"120px"}]',
      LineConfig: '[{"from":"s","to":"e"}]',
    };
    const view = drawnFlow(made(insertOnLine(draft, { line: 's>e', name: '经理', label: '' })));
    expect(view.nodes.map(({ top }) => top)).toEqual([0, 240, 120]);
  });

  it('what was copied goes into another flow with its own settings', () => {
    const copied = copyParts(foreign, ['a', 's>a']) ?? '';
    const draft = made(paste(draftOf({ nodes: [['n', 'node', '经理']], lines: [] }), copied));
    const [, copy] = drawnFlow(draft).nodes;
    expect([copy?.name, copy?.raw.vendor, copy?.left, copy?.id === 'a']).toEqual([
      '经理1',
      { b: 2, a: [] },
      360,
      false,
    ]);
    expect(copyParts(foreign, ['s>a'])).toBeUndefined();
  });

  it('a damaged text is refused to every edit until what can be read is taken', () => {
    const broken = { NodeConfig: '[{"id":"a","name":"经理"},', LineConfig: '' };
    expect(addNode(broken, { type: 'end', name: '结束' })).toMatchObject({
      rule: 'flowDesigner.damagedText',
    });
    expect(layout(broken)).toMatchObject({ rule: 'flowDesigner.damagedText' });
    const sound = made(repair(broken));
    expect(sound).toEqual({ NodeConfig: '[{"id":"a","name":"经理"}]', LineConfig: '' });
    expect(made(addNode(sound, { type: 'end', name: '结束' }))).toBeTruthy();
  });

  it('three hundred nodes are the most; a layout of as many is one quick step', () => {
    const nodes = Array.from({ length: 300 }, (_, at) => [`n${at}`, 'node'] as const);
    const draft = draftOf({ nodes, lines: nodes.slice(1).map(([id], at) => [`n${at}`, id] as const) });
    expect(addNode(draft, { type: 'node', name: 'x' })).toMatchObject({ rule: 'flowDesigner.tooManyNodes' });
    expect(layout(draft).ok).toBe(true);
  });

  it('names end with a number below ten thousand, ids are never used twice #W23', () => {
    const all = new Set(['节点', ...Array.from({ length: 9999 }, (_, n) => `节点${n + 1}`)]);
    expect(uniqueName('节点', all)).toBeUndefined();
    all.delete('节点9999');
    expect(uniqueName('节点', all)).toBe('节点9999');
    let asked = 0;
    expect(freshId(() => asked++ < 2)).toMatch(/^n[0-9a-z]+$/);
    expect(asked).toBe(3);
  });
});

describe('conditions that an empty field meets too', () => {
  const is = (field: string, tableName?: string) => ({
    field,
    filterType: '=',
    value: 1,
    ...(tableName === undefined ? {} : { tableName }),
  });
  const empty = { field: 'A', filterType: 'empty' };

  it('keep what they say of other records', () => {
    expect(
      orEmpty(
        [
          { tjzType: 'and', tjOptions: [is('A'), is('B')] },
          { tjzType: 'or', tjOptions: [is('C'), is('D', 'Rows'), is('E', 'Rows')] },
        ],
        'A',
      ),
    ).toEqual([
      { tjzType: 'or', tjOptions: [is('A'), empty] },
      { tjzType: 'or', tjOptions: [is('B'), empty] },
      { tjzType: 'or', tjOptions: [is('C'), is('D', 'Rows'), is('E', 'Rows'), empty] },
    ]);
  });

  it('are not offered where one row must meet several', () => {
    expect(orEmpty([{ tjzType: 'and', tjOptions: [is('D', 'Rows'), is('E', 'Rows')] }], 'A')).toBeUndefined();
  });
});
