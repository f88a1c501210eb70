import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchedFlow } from '../../renderers/workflow/flow/watchedFlow.ts';
import { ApprovalCourse } from '../../renderers/workflow/record/ApprovalCourse.tsx';
import { ActMenu } from '../../renderers/workflow/record/acts/ActMenu.tsx';
import { WaitingLine } from '../../renderers/workflow/record/WaitingLine.tsx';
import { WatchDecision } from '../../renderers/workflow/record/WatchDecision.tsx';
import { answered, failed } from '../../runtime/data/Answer.ts';
import type { Approval, ApprovalStep } from '../../runtime/data/workflow/Approval.ts';
import type { FlowCalls } from '../../runtime/data/workflow/FlowCalls.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import { type Core, CoreContext } from '../../runtime/host/CoreContext.ts';
import { text } from '../../runtime/model/messages/index.ts';
import { noActs } from '../../runtime/wire/workflow/readSteps.ts';
import '../../runtime/model/explain/allMessages.ts';
import { ConnectionStore } from '../../runtime/store/shell/ConnectionStore.ts';
import { ApprovalStore } from '../../runtime/store/workflow/ApprovalStore.ts';
import { approvalOf, flowNamed, seatOf, stepOf } from '../forms/approvals.ts';

afterEach(cleanup);

const t: App['t'] = (key, params) => text(key, 'zh', params);

const nodes = [
  { id: 's', name: '提交订单', type: 'start', left: '320px', top: '60px' },
  { id: 'n1', name: '经理会签', type: 'node', auditType: 1, left: 320, top: 180 },
  { id: 'n2', name: '总监审批', type: 'node', auditType: 2, left: '460px', top: '300px' },
  { id: 'e', name: '审批完成', type: 'end', left: '320px', top: '420px' },
];
const lines = [
  { from: 's', to: 'n1', label: '提交' },
  { from: 'n1', to: 'n2', label: '大额' },
  { from: 'n1', to: 'e', label: '同意', condition: '合计 小于等于 10000' },
  { from: 'n2', to: 'e', label: '' },
];
const steps = [
  stepOf('s', { type: 'start', status: 1 }),
  stepOf('n1', { status: 0, approvers: [seatOf('吴经理', 1), seatOf('徐经理')] }),
  stepOf('e', { type: 'end' }),
];

const running = (more: Partial<Approval> = {}): Approval =>
  approvalOf({
    status: 2,
    flow: flowNamed('销售订单审批', { nodes: JSON.stringify(nodes), lines: JSON.stringify(lines) }),
    currentStepId: 'n1',
    steps,
    waiting: { kind: 'seats', names: ['徐经理'] },
    ...more,
  });

describe('a document’s flow on the canvas', () => {
  it('has each node where it was drawn, in the colour of how far the document has come #W16', () => {
    const drawn = watchedFlow(running(), t);
    expect(drawn.nodes.map(({ id, left, top, tone, who }) => [id, left, top, tone, who])).toEqual([
      ['s', 320, 60, 'passed', ''],
      ['n1', 320, 180, 'progress', '吴经理、徐经理'],
      ['n2', 460, 300, 'pending', '角色审批'],
      ['e', 320, 420, 'pending', ''],
    ]);
    expect(drawn.lines.filter(({ taken }) => taken).map(({ from, to }) => [from, to])).toEqual([['s', 'n1']]);
    expect(drawn.lines.map(({ condition }) => condition)).toEqual(['', '', '合计 小于等于 10000', '']);
  });

  it('shows a rejection red, and an approved document’s end and way green #W16', () => {
    const rejected = [steps[0], stepOf('n1', { status: 3 }), steps[2]].flatMap((step) => step ?? []);
    expect(watchedFlow(running({ steps: rejected }), t).nodes[1]?.tone).toBe('rejected');
    const passed = [
      stepOf('s', { type: 'start', status: 1 }),
      stepOf('n1', { status: 1 }),
      stepOf('e', { type: 'end', status: 1 }),
    ];
    const drawn = watchedFlow(running({ steps: passed, status: 1 }), t);
    expect(drawn.nodes.map(({ tone }) => tone)).toEqual(['passed', 'passed', 'pending', 'passed']);
    expect(drawn.lines.filter(({ taken }) => taken).map(({ to }) => to)).toEqual(['n1', 'e']);
  });

  it.each([
    ['text that breaks off', JSON.stringify(nodes).slice(0, 180), 3],
    ['no text at all', '', 0],
    ['something that is no list', '{"nodes": 7}', 0],
    ['nodes without ids or with names that are none', '[{"id":"a","name":{}},{"name":"x"},7,null]', 1],
    ['places that are none', '[{"id":"a","left":"auto","top":null},{"id":"b"}]', 2],
  ])('draws what can be read: %s', (_, text, count) => {
    const drawn = watchedFlow(running({ flow: flowNamed('坏的', { nodes: text, lines: '[{]' }) }), t);
    expect(drawn.nodes).toHaveLength(count);
    for (const { left, top } of drawn.nodes) expect([typeof left, typeof top]).toEqual(['number', 'number']);
  });
});

describe('a step that waits', () => {
  const course = (locale: 'zh' | 'en', step: Partial<ApprovalStep>) => {
    const say: App['t'] = (key, params) => text(key, locale, params);
    const n1 = stepOf('n1', { stepName: '经理会签', status: 0, ...step });
    const approval = running({ steps: [n1] });
    const store = { approval, step: n1, choose: () => undefined } as unknown as ApprovalStore;
    render(
      <AppContext.Provider value={{ locale, t: say } as unknown as App}>
        <WaitingLine approval={approval} />
        <ApprovalCourse store={store} />
      </AppContext.Provider>,
    );
    return screen.getAllByRole('table')[0] as HTMLElement;
  };
  const described = (table: HTMLElement) =>
    document.getElementById(table.getAttribute('aria-describedby') ?? '')?.textContent;

  it('says when it is due, with whom it waits, in the list and of the table, also to a screen reader #W38', () => {
    const table = course('zh', {
      due: '2026-03-05 14:00:00',
      limitHours: 4,
      limitThen: 'superior',
      approvers: [seatOf('吴经理')],
    });
    expect(screen.getByRole('status').textContent).toContain('请在2026-03-05 14:00前审批');
    expect(screen.getByRole('button', { name: /经理会签/ }).textContent).toContain(
      '请在2026-03-05 14:00前审批',
    );
    expect(screen.getByRole('table', { name: '审批人员（经理会签）' })).toBe(table);
    expect(described(table)?.trim()).toBe(
      '请在2026-03-05 14:00前审批（审批时限4个工作小时，超时后审批人的上级也可审批）',
    );
  });

  it('says that it is late, in words', () => {
    course('en', { due: '2026-03-05 14:00:00', isOverdue: true, approvers: [seatOf('吴经理')] });
    expect(screen.getByRole('status').textContent).toContain('Overdue, was due by 2026-03-05 14:00');
  });

  it('without a limit, or decided, says nothing of time', () => {
    const table = course('zh', { status: 1, due: '2026-03-05 14:00:00', approvers: [seatOf('吴经理', 1)] });
    expect(table.getAttribute('aria-describedby')).toBeNull();
    expect(document.querySelector('.jig-due')).toBeNull();
  });

  it.each([
    [
      'zh',
      '可由孙质检代吴经理审批，至2026-03-06（含当日）',
      '代徐经理审批',
      '由周总监转交',
      '因超时加入审批',
    ],
    [
      'en',
      '孙质检 may decide for 吴经理 up to and including 2026-03-06',
      'Decided for 徐经理',
      'Handed on by 周总监',
      'Asked since others are late',
    ],
  ] as const)('names who stands in for whom until when, and how seats came about (%s)', (locale, ...said) => {
    const table = course(locale, {
      approvers: [
        seatOf('吴经理', 0, { substitutes: [{ name: '孙质检', until: '2026-03-06' }] }),
        seatOf('孙质检', 1, { substituteFor: '徐经理' }),
        seatOf('陈计划', 0, { transferredFrom: '周总监' }),
        seatOf('赵主管', 0, { isEscalated: true }),
      ],
    });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      `吴经理${said[0]}`,
      `孙质检${said[1]}`,
      `陈计划${said[2]}`,
      `赵主管${said[3]}`,
    ]);
  });
});

/** The menu of a document, with a log of sent calls. */
async function menu(approval: Approval, act: FlowCalls['act'], people: readonly string[] = []) {
  const said: string[] = [];
  const read = vi.fn(async () => answered(approval));
  const app = {
    data: {
      steps: read,
      flows: async () => ({ act }) as unknown as FlowCalls,
      searchDictionary: async () => answered(people.map((value, at) => ({ key: at + 1, value }))),
    },
    notify: { success: (message: string) => void said.push(message), confirm: async () => true },
    locale: 'zh',
    t,
  } as unknown as App;
  const store = new ApprovalStore(app, 'Production_SalesOrder', '7');
  await store.load();
  const onDone = vi.fn();
  render(
    <CoreContext.Provider value={{ connection: new ConnectionStore() } as unknown as Core}>
      <AppContext.Provider value={app}>
        <ActMenu
          table="Production_SalesOrder"
          recordKey="7"
          store={store}
          apart={['withdraw', 'urge']}
          onDone={onDone}
        />
      </AppContext.Provider>
    </CoreContext.Provider>,
  );
  return { said, read, onDone };
}

/** Expects the issue in the field's own line; the field refers to it and has the focus. */
function expectWrong(field: HTMLElement, message: string): void {
  const line = field.closest<HTMLElement>('[data-act]');
  const said = line === null ? undefined : within(line).getByRole('alert');
  expect(said?.textContent).toBe(message);
  expect(field.contains(document.activeElement)).toBe(true);
  for (const control of [field, document.activeElement]) {
    expect(control?.getAttribute('aria-describedby')).toBe(said?.id);
    expect(control?.getAttribute('aria-invalid')).toBe('true');
  }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the decision in watch mode', () => {
  const shown = async (approval: Approval) => {
    const user = { id: 5, userName: 'manager', realName: '王经理' };
    const app = {
      data: { steps: async () => answered(approval) },
      session: { user },
      locale: 'zh',
      t,
    } as unknown as App;
    const store = new ApprovalStore(app, 'Production_SalesOrder', '7');
    await store.load();
    render(
      <AppContext.Provider value={app}>
        <WatchDecision store={store} onDecided={() => undefined} />
      </AppContext.Provider>,
    );
    return screen.queryAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  };

  it('has the audit form for whom it waits, and for nobody else #W51', async () => {
    expect(await shown(running({ mayVote: true }))).toEqual(['通过', '拒绝']);
    expect([screen.getByLabelText('审核意见'), screen.getByRole('button', { name: '提交' })]).toHaveLength(2);
    cleanup();
    expect(await shown(running())).toEqual([]);
    cleanup();
    const approved = [stepOf('n1', { status: 1 }), stepOf('e', { type: 'end', status: 1 })];
    const { flow } = running();
    expect(await shown(approvalOf({ flow, steps: approved, status: 1, mayReverse: true }))).toEqual([
      '反审',
      '返回上一节点（n1）',
      '返回开始节点',
    ]);
  });

  it.each([
    ['the user who asks', ['王经理'], '返回开始节点（李销售）'],
    ['another user', ['陈总监'], '返回上一节点（n1）'],
    ['several users', ['王经理', '陈总监'], '返回上一节点（n1）'],
  ] as const)('offers a reverse approval of a step of %s to the right one first', async (_, names, first) => {
    const approvers = names.map((userName) => seatOf(userName, 1));
    const steps = [
      stepOf('s', { type: 'start', status: 1, creator: '李销售' }),
      stepOf('n1', { status: 1, approvers }),
      stepOf('e', { type: 'end', status: 1 }),
    ];
    await shown(approvalOf({ flow: running().flow, steps, status: 1, mayReverse: true }));
    const chosen = screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
    expect(chosen.at(-1)?.closest('label')?.textContent).toBe(first);
  });
});

describe('what people do besides deciding', () => {
  it('is offered as the server permits: some with a button, the others under 更多 #W36', async () => {
    await menu(running({ may: { ...noActs, withdraw: true, transfer: true, comment: true } }), vi.fn());
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['撤回', '更多']);
    press('更多');
    expect(screen.getAllByRole('menuitem').map((line) => line.textContent)).toEqual(['转交', '评论']);
  });

  it('is nothing where nothing is permitted', async () => {
    await menu(running(), vi.fn());
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('a withdrawal is sent once, said done, and the course is read again', async () => {
    const act = vi.fn<FlowCalls['act']>(async () => answered('7', '撤回成功'));
    const { said, read, onDone } = await menu(running({ may: { ...noActs, withdraw: true } }), act);
    const button = screen.getByRole('button', { name: '撤回' });
    button.focus();
    fireEvent.click(button);
    const dialog = screen.getByRole('dialog', { name: '撤回' });
    fireEvent.change(within(dialog).getByLabelText('说明'), { target: { value: ' 数量写错了 ' } });
    fireEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    fireEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(act.mock.calls.map(([table, key, sent]) => [table, key, sent])).toEqual([
      ['Production_SalesOrder', '7', { name: 'withdraw', words: '数量写错了', people: [], stepId: 'n1' }],
    ]);
    expect([said, onDone.mock.calls.length, read.mock.calls.length]).toEqual([['撤回成功'], 1, 2]);
    await vi.waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('a comment without words is not sent; a refusal is said in the dialog and the words stay', async () => {
    const act = vi.fn<FlowCalls['act']>(async () => failed('422', '单据已审批完成'));
    await menu(running({ may: { ...noActs, comment: true } }), act);
    press('更多');
    fireEvent.click(screen.getByRole('menuitem', { name: '评论' }));
    const dialog = screen.getByRole('dialog', { name: '评论' });
    fireEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    expect(act).not.toHaveBeenCalled();
    const field = within(dialog).getByLabelText<HTMLTextAreaElement>('评论内容');
    expectWrong(field, '请输入评论内容');
    fireEvent.change(field, { target: { value: '交期已与客户确认' } });
    expect([field.getAttribute('aria-invalid'), within(dialog).queryByRole('alert')]).toEqual([null, null]);
    fireEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await within(dialog).findByText('单据已审批完成');
    expect(field.value).toBe('交期已与客户确认');
  });

  it('a transfer asks for somebody first', async () => {
    const act = vi.fn<FlowCalls['act']>(async () => answered('7', '转交成功'));
    await menu(running({ may: { ...noActs, transfer: true } }), act, ['孙经理']);
    press('更多');
    fireEvent.click(screen.getByRole('menuitem', { name: '转交' }));
    const dialog = screen.getByRole('dialog', { name: '转交' });
    fireEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    expect(act).not.toHaveBeenCalled();
    expectWrong(within(dialog).getByRole('combobox', { name: '转交给' }), '请选择人员');
  });
});

describe('what the server refuses', () => {
  it.each([
    ['people', '转交给', '【陈计划】的账号已停用，请选择其他人员'],
    ['words', '说明', '内容不能超过500个字'],
  ])('about %s is said at the field it concerns, which has the focus #W36', async (about, label, message) => {
    const act = vi.fn<FlowCalls['act']>(async () => failed('422', message, { about }));
    await menu(running({ may: { ...noActs, transfer: true } }), act, ['陈计划']);
    press('更多');
    fireEvent.click(screen.getByRole('menuitem', { name: '转交' }));
    const dialog = screen.getByRole('dialog', { name: '转交' });
    const people = within(dialog).getByRole('combobox', { name: '转交给' });
    fireEvent.click(people);
    fireEvent.click(await screen.findByRole('option', { name: '陈计划' }));
    fireEvent.click(within(dialog).getByRole('button', { name: '确定' }));
    await within(dialog).findByText(message);
    const field = about === 'people' ? people : within(dialog).getByLabelText(label);
    expectWrong(field, message);
  });
});

describe('a course that cannot be read', () => {
  it('is said in a toast with the words of the server, beside the way to try again', async () => {
    const error = vi.fn();
    const data = { steps: async () => failed('403', '您没有查看审批的权限') };
    const app = { data, notify: { error }, session: {}, t } as unknown as App;
    const store = new ApprovalStore(app, 'Orders', '7');
    await store.load();
    expect(error.mock.calls).toEqual([['您没有查看审批的权限']]);
    expect(store.failure?.message).toBe('您没有查看审批的权限');
  });
});

describe('a course that is followed', () => {
  it('stays at the step that was chosen when somebody else does something', async () => {
    const read = vi.fn(async () => answered(running()));
    const store = new ApprovalStore({ data: { steps: read }, t } as unknown as App, 'Orders', '7');
    await store.load();
    store.choose('s');
    await store.follow();
    expect([store.step?.stepId, read.mock.calls.length]).toEqual(['s', 2]);
    await store.load();
    expect(store.step?.stepId).toBe('n1');
  });

  it('is not taken from under somebody’s hands: while he writes it is only said', async () => {
    const read = vi.fn(async () => answered(running({ mayVote: true })));
    const store = new ApprovalStore({ data: { steps: read }, t } as unknown as App, 'Orders', '7');
    await store.load();
    store.vote.setReason('价格可以，但是交期');
    await store.follow();
    expect([store.behind, read.mock.calls.length]).toEqual([true, 1]);
    await store.load();
    expect([store.behind, store.vote.reason]).toEqual([false, '价格可以，但是交期']);
  });
});
