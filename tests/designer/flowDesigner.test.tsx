import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FlowWorkspace } from '../../designer/workflow/dialog/FlowWorkspace.tsx';
import { PublishFlow } from '../../designer/workflow/publish/PublishFlow.tsx';
import { FlowDesignerStore } from '../../designer/workflow/store/FlowDesignerStore.ts';
import type { FlowCanvasProps } from '../../renderers/workflow/flow/FlowCanvasProps.ts';
import { answered } from '../../runtime/data/Answer.ts';
import '../../runtime/model/explain/allMessages.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { documentOf, press, show, tableOf, userWith, worldOf } from '../forms/harness.tsx';
import { orderDocument } from '../model/orderDocument.ts';

// LogicFlow needs sizes that the test has not; the drawing has its own tests.
vi.mock('../../renderers/workflow/flow/FlowCanvas.tsx', () => ({
  FlowCanvas: ({ lines }: FlowCanvasProps) => (
    <div>
      <div>画布</div>
      <ul aria-label="连线">
        {lines.map(({ id, label, condition }) => (
          <li key={id}>{`${label}|${condition}`}</li>
        ))}
      </ul>
    </div>
  ),
}));

afterEach(() => document.body.replaceChildren());

const flows = documentOf(
  tableOf(
    [
      { field: 'WorkName', title: '流程名称', type: 'text', editRowNo: 1 },
      { field: 'WorkTable', title: '业务单据', type: 'text', editRowNo: 1 },
      { field: 'Weight', title: '权重', type: 'number', columnType: 'int', editRowNo: 2 },
      { field: 'NodeConfig', title: '节点配置', type: 'textarea', editRowNo: 6, maxlength: 4_000_000 },
      { field: 'LineConfig', title: '连线配置', type: 'textarea', editRowNo: 7, maxlength: 4_000_000 },
    ],
    { table: 'Sys_WorkFlow', cnName: '审批流程', key: 'WorkFlow_Id' },
  ),
);

const stored: Row = {
  WorkFlow_Id: 3,
  Version: 1,
  WorkName: '销售订单审批',
  WorkTable: 'Order',
  Weight: 1,
  NodeConfig: JSON.stringify([
    { id: 's', name: '提交', type: 'start' },
    { id: 'm', name: '经理会签', type: 'node', auditType: 1, userId: [4, 5], auditMethod: 1 },
    { id: 'e', name: '完成', type: 'end' },
  ]),
  LineConfig: JSON.stringify([
    { from: 's', to: 'm', label: '提交' },
    { from: 'm', to: 'e', label: '' },
  ]),
};

async function opened(row: Row = stored, user = userWith('Sys_WorkFlow', 'Search', 'Add', 'Update')) {
  const calls = {
    people: async () =>
      answered({
        users: [
          { key: 4, value: '王经理', roleIds: [] },
          { key: 5, value: '赵经理', roleIds: [] },
        ],
        roles: [],
        mail: false,
        disabled: { users: [], roles: [] },
      }),
    check: async () => answered([]),
  };
  const world = worldOf({ user, rows: [row], data: { flows: async () => calls } as never });
  Object.assign(world.app.schemas, { document: async () => answered(orderDocument) });
  const box = new EditBoxStore(world.app, flows);
  await act(async () => box.open('Edit', 3));
  show(
    world.app,
    <FlowWorkspace box={box} publishing={false} onPublish={() => undefined} onPublished={() => undefined} />,
  );
  fireEvent.click(screen.getByRole('tab', { name: '节点和连线' }));
  await screen.findByText(/^(问题|没有问题)/);
  return { ...world, box };
}

/** Items as a screen reader announces them; the name comes from the content. */
const items = () =>
  screen
    .getAllByRole('treeitem')
    .map((item) => [...item.children].flatMap(({ textContent }) => textContent || []).join(' '));
const item = (words: string) => screen.getByRole('treeitem', { name: new RegExp(words) });

describe('publishing', () => {
  it('whose check cannot be loaded says so and can be tried again', async () => {
    const { app, box, said } = await opened();
    const store = new FlowDesignerStore(app, box);
    Object.assign(app.data, { flows: () => Promise.reject(new Error('the download failed')) });
    const onClose = vi.fn();
    show(app, <PublishFlow store={store} onPublished={() => undefined} onClose={onClose} />);
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(said.error).toEqual(['页面加载失败，请刷新重试']);
  });
});

describe('the list of nodes and lines', () => {
  it('reads the whole flow: kind, name, who decides, where each line leads under which condition #Y05', async () => {
    await opened();
    expect(items().map((words) => words.replace(/ \d+ 个问题$/, ''))).toEqual([
      '流程开始 提交 1 条连线',
      '到 经理会签 无条件 标签 提交',
      '流程节点 经理会签 会签：王经理、赵经理 1 条连线',
      '到 完成 无条件',
      '流程结束 完成',
    ]);
  });

  it('does everything by its buttons: adds after the selected node with a line to it, connects, refuses in words #W79', async () => {
    const { box, said } = await opened();
    fireEvent.click(item('^流程节点 经理会签'));
    await press('添加流程节点');
    expect(items().slice(4)).toEqual([
      expect.stringMatching(/^到 流程节点 无条件 标签 通过/),
      expect.stringMatching(/^流程节点 流程节点 未选择 0 条连线/),
      expect.stringMatching(/^流程结束 完成/),
    ]);
    fireEvent.change(screen.getByLabelText('从【流程节点】连线到'), { target: { value: 'm' } });
    await press('连线');
    expect(said.error).toEqual(['两个节点之间不能循环连接']);
    fireEvent.change(screen.getByLabelText('从【流程节点】连线到'), { target: { value: 'e' } });
    await press('连线');
    expect([said.success, JSON.parse(String(box.main.value('LineConfig'))).length]).toEqual([
      ['连线成功'],
      4,
    ]);
    await press('添加流程开始');
    expect(said.error.at(-1)).toBe('只能有一个流程开始节点');
  });

  it('walks by arrows, reorders lines with Alt, removes with Delete after a question #W61 #W80', async () => {
    const { box, confirm } = await opened({
      ...stored,
      LineConfig: JSON.stringify([
        { from: 's', to: 'm', label: '大额' },
        { from: 's', to: 'e', label: '' },
        { from: 'm', to: 'e', label: '' },
      ]),
    });
    fireEvent.keyDown(item('^流程开始'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(item('^到 经理会签'));
    fireEvent.keyDown(item('^到 经理会签'), { key: 'ArrowDown', altKey: true });
    const lines = () => JSON.parse(String(box.main.value('LineConfig'))) as { to: string }[];
    expect(lines().map(({ to }) => to)).toEqual(['e', 'm', 'e']);
    confirm.mockResolvedValueOnce(false);
    await act(async () => void fireEvent.keyDown(item('^到 经理会签'), { key: 'Delete' }));
    expect(lines()).toHaveLength(3);
    await act(async () => void fireEvent.keyDown(item('^到 经理会签'), { key: 'Delete' }));
    expect(lines()).toHaveLength(2);
    expect(confirm).toHaveBeenLastCalledWith({ title: '提示', text: '确认要删除1条连线吗?' });
  });

  it('a node is deleted with its lines after a question that names it #W61 #W80', async () => {
    const { box, confirm } = await opened();
    fireEvent.click(item('^流程节点 经理会签'));
    confirm.mockResolvedValueOnce(false);
    await act(async () => void fireEvent.keyDown(item('^流程节点 经理会签'), { key: 'Delete' }));
    expect(confirm).toHaveBeenLastCalledWith({
      title: '警告',
      text: '确认要删除节点【经理会签】及其2条连线吗?',
    });
    expect(box.main.value('NodeConfig')).toBe(stored.NodeConfig);
    await act(async () => void fireEvent.keyDown(item('^流程节点 经理会签'), { key: 'Delete' }));
    await waitFor(() =>
      expect(items()).toEqual([
        expect.stringMatching(/^流程开始 提交 0 条连线/),
        expect.stringMatching(/^流程结束 完成/),
      ]),
    );
    expect(box.main.value('LineConfig')).toBe('[]');
  });

  it('a line that is drawn has its label: 提交 from the start, 通过 from others #W60', async () => {
    const { box } = await opened({ ...stored, LineConfig: '[]' });
    const labels = () =>
      (JSON.parse(String(box.main.value('LineConfig'))) as { label: string }[]).map(({ label }) => label);
    for (const [from, to] of [
      ['流程开始 提交', 'm'],
      ['流程节点 经理会签', 'e'],
    ] as const) {
      fireEvent.click(item(`^${from}`));
      fireEvent.change(screen.getByLabelText(/连线到$/), { target: { value: to } });
      await press('连线');
    }
    expect(labels()).toEqual(['提交', '通过']);
  });

  it('the panel beside it is of the selected node or line, and folds away #W05', async () => {
    await opened();
    const panel = (name: string) => within(screen.getByRole('region', { name }));
    expect(panel('属性').getByText('选择节点或连线后在这里设置')).toBeTruthy();
    fireEvent.click(item('^流程节点 经理会签'));
    expect(await panel('节点属性').findByLabelText('节点名称')).toBeTruthy();
    expect(panel('节点属性').getByText('进入条件')).toBeTruthy();
    fireEvent.click(item('^到 完成'));
    expect(await panel('连线属性').findByLabelText('连线名称')).toBeTruthy();
    expect(panel('连线属性').getByRole('button', { name: '添加条件组' })).toBeTruthy();
    await press('收起属性');
    expect(screen.queryByLabelText('连线名称')).toBeNull();
    await press('展开属性');
    expect(await screen.findByLabelText('连线名称')).toBeTruthy();
  });

  it('everything can be taken back and done again, the left form too #W46', async () => {
    const { box } = await opened();
    await press('添加流程节点');
    act(() => box.main.cell('WorkName').set('大额订单审批'));
    await press('撤销');
    expect(box.main.value('WorkName')).toBe('销售订单审批');
    await press('撤销');
    expect(box.main.value('NodeConfig')).toBe(stored.NodeConfig);
    await press('重做');
    await press('重做');
    expect(box.main.value('WorkName')).toBe('大额订单审批');
  });
});

describe('lines of one node that their labels do not tell apart', () => {
  const above = (value: number) => [
    { tjzType: 'and', tjOptions: [{ field: 'Amount', filterType: '>', value }] },
  ];
  const lines = async (...given: readonly object[]) => {
    await opened({ ...stored, LineConfig: JSON.stringify(given) });
    fireEvent.click(screen.getByRole('tab', { name: '画布' }));
    const list = await screen.findByRole('list', { name: '连线' });
    return within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  };

  it('show their condition on the canvas', async () => {
    expect(
      await lines(
        { from: 's', to: 'm', label: '通过', filters: above(10000) },
        { from: 's', to: 'e', label: ' 通过' },
        { from: 'm', to: 'e', label: '', filters: above(5) },
      ),
    ).toEqual(['通过|金额 大于 10000', ' 通过|无条件', '|']);
  });

  it('show it where they have no label; one with a label of its own needs none', async () => {
    expect(
      await lines(
        { from: 's', to: 'm', label: '', filters: above(10000) },
        { from: 's', to: 'e', label: '其余' },
      ),
    ).toEqual(['|金额 大于 10000', '其余|']);
  });
});

describe('the name of a node', () => {
  const rename = async (to: string) => {
    const made = await opened({
      ...stored,
      NodeConfig: JSON.stringify([
        ...JSON.parse(String(stored.NodeConfig)),
        { id: 'd', name: '总监审批', type: 'node', auditType: 1, userId: [5] },
      ]),
    });
    fireEvent.click(item('^流程节点 总监审批'));
    const field = await screen.findByLabelText('节点名称');
    fireEvent.change(field, { target: { value: to } });
    const named = () =>
      (JSON.parse(String(made.box.main.value('NodeConfig'))) as { name: string }[]).at(-1)?.name;
    expect(named()).toBe(to);
    act(() => void fireEvent.blur(field));
    return { ...made, named };
  };

  it('that another has gets a number when the field is left; one undo takes both back', async () => {
    const { named, said } = await rename('经理会签');
    expect(named()).toBe('经理会签1');
    expect(said.success).toEqual(['已有节点“经理会签”，名称已改为“经理会签1”']);
    await press('撤销');
    expect(named()).toBe('总监审批');
    await press('重做');
    expect(named()).toBe('经理会签1');
  });

  it('that is free, or empty, stays as it was typed', async () => {
    expect((await rename('财务审批')).named()).toBe('财务审批');
    document.body.replaceChildren();
    expect((await rename('')).named()).toBe('');
  });
});

describe('flows of any kind', () => {
  it('a damaged definition opens with its problems and its readable part #W47', async () => {
    const { box } = await opened({ ...stored, NodeConfig: '[{"id":"s","name":"提交","type":"start"},' });
    expect(await screen.findByRole('button', { name: /配置文本已损坏/ })).toBeTruthy();
    expect(items()[0]).toMatch(/^流程开始 提交/);
    await press('采用可读部分');
    expect(box.main.value('NodeConfig')).toBe('[{"id":"s","name":"提交","type":"start"}]');
  });

  it('a flow without a start, with kinds of another product and lines to nowhere opens with its problems #W47', async () => {
    await opened({
      ...stored,
      NodeConfig: '[{"id":"a","name":"抄送","type":"cc"}]',
      LineConfig: '[{"from":"x","to":"a"}]',
    });
    expect(await screen.findByRole('button', { name: /请添加流程开始节点/ })).toBeTruthy();
    expect(items()).toHaveLength(2);
  });

  it('a problem that is mended while it has the focus leaves the focus at the list of problems', async () => {
    const { box } = await opened({ ...stored, NodeConfig: String(stored.NodeConfig).replace('[4,5]', '[]') });
    const problem = await screen.findByRole('button', { name: /节点【经理会签】请选择审批用户/ });
    act(() => problem.focus());
    await act(async () => box.main.cell('NodeConfig').set(stored.NodeConfig ?? null));
    await waitFor(() => expect(problem.isConnected).toBe(false));
    expect(document.activeElement?.textContent).toMatch(/问题/);
    expect(document.activeElement?.tagName).toBe('H3');
  });

  it('lets an empty field take the line that the user chooses, by one click in the problem', async () => {
    const amount = (filterType: string) => [
      { tjzType: 'and', tjOptions: [{ field: 'Amount', filterType, value: 10_000 }] },
    ];
    const { box } = await opened({
      ...stored,
      NodeConfig: JSON.stringify([
        { id: 's', name: '提交', type: 'start' },
        { id: 'm', name: '经理审批', type: 'node', auditType: 1, userId: [4], auditMethod: 0 },
        { id: 'd', name: '总监审批', type: 'node', auditType: 1, userId: [5], auditMethod: 0 },
        { id: 'e', name: '完成', type: 'end' },
      ]),
      LineConfig: JSON.stringify([
        { from: 's', to: 'm', label: '', filters: amount('<=') },
        { from: 's', to: 'd', label: '大额', filters: amount('>') },
        { from: 'm', to: 'e', label: '' },
        { from: 'd', to: 'e', label: '' },
      ]),
    });
    const gap = () => screen.queryByRole('button', { name: /无路可走/ });
    await vi.waitFor(() => expect(gap()?.textContent).toContain('= 空'));
    expect(screen.getByRole('button', { name: /为空时走【经理审批】/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /为空时走【大额】/ }));
    await vi.waitFor(() => expect(gap()).toBeNull());
    expect(JSON.parse(String(box.main.value('LineConfig')))[1].filters).toEqual([
      {
        tjzType: 'or',
        tjOptions: [
          { field: 'Amount', filterType: '>', value: 10_000 },
          { field: 'Amount', filterType: 'empty' },
        ],
      },
    ]);
  });

  it('a problem that is pressed selects its node #Y05', async () => {
    await opened({ ...stored, NodeConfig: String(stored.NodeConfig).replace('[4,5]', '[]') });
    fireEvent.click(await screen.findByRole('button', { name: /节点【经理会签】请选择审批用户/ }));
    expect(item('^流程节点 经理会签').getAttribute('aria-selected')).toBe('true');
    expect(within(screen.getByRole('region', { name: '节点属性' })).getByLabelText('节点名称')).toBeTruthy();
  });

  it('what is no longer wrong goes once a line is let go, though the canvas keeps that to itself', async () => {
    const { box } = await opened({ ...stored, NodeConfig: String(stored.NodeConfig).replace('[4,5]', '[]') });
    const problem = () => screen.queryByRole('button', { name: /节点【经理会签】请选择审批用户/ });
    await vi.waitFor(() => expect(problem()).toBeTruthy());
    fireEvent.click(screen.getByRole('tab', { name: '画布' }));
    const canvas = await screen.findByText('画布', { selector: 'div' });
    const keep = (event: Event): void => event.stopPropagation();
    document.addEventListener('pointerup', keep);
    fireEvent.pointerDown(canvas);
    await act(async () => box.main.cell('NodeConfig').set(String(stored.NodeConfig)));
    fireEvent.pointerUp(canvas);
    await vi.waitFor(() => expect(problem()).toBeNull());
    document.removeEventListener('pointerup', keep);
  });

  it('who may only look sees it, and nothing to change it with', async () => {
    await opened(stored, userWith('Sys_WorkFlow', 'Search'));
    expect(items()).toHaveLength(5);
    expect(screen.queryByRole('toolbar')).toBeNull();
  });
});
