import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EditBox } from '../../renderers/dialogs/EditBox.tsx';
import { ExplainPanel } from '../../renderers/explain/ExplainPanel.tsx';
import type { RowOutcome } from '../../runtime/wire/records/RowOutcome.ts';
// Preloads lazy parts of the dialog, which a busy machine loads slowly.
import '../../renderers/workflow/record/ApprovalLine.tsx';
import '../../renderers/workflow/record/AuditPanel.tsx';
import { type Answer, answered, failed } from '../../runtime/data/Answer.ts';
import type { DataSource } from '../../runtime/data/DataSource.ts';
import type { Approval } from '../../runtime/data/workflow/Approval.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { BoxAction, EditBoxOptions } from '../../runtime/store/box/BoxOptions.ts';
import { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { approvalOf, entryOf, flowNamed, seatOf, stepOf } from './approvals.ts';
import { documentOf, press, show, tableOf, type, worldOf } from './harness.tsx';

const order = tableOf(
  [
    { field: 'OrderCode', title: '单据编号', type: 'text', editRowNo: 1 },
    { field: 'Discount', title: '折扣', type: 'number', columnType: 'int', max: 100, editRowNo: 1 },
    { field: 'Remark', title: '备注', type: 'text', editRowNo: 1 },
    { field: 'AuditStatus', title: '审核状态', type: 'number', columnType: 'byte', readonly: true },
    { field: 'CreateID', title: '创建人', type: 'number', stamp: 'createId', hidden: true },
  ],
  {
    cnName: '销售订单',
    locks: [
      { when: { in: [{ var: 'AuditStatus' }, [1, 3]] }, actions: ['Audit'], message: 'approval.decided' },
      { when: { '==': [{ var: 'AuditStatus' }, 1] }, actions: ['Update'], message: 'list.lockedApproved' },
    ],
  },
);
const doc = documentOf(order);
const stored: Row = {
  Order_Id: 7,
  OrderCode: 'XS-7',
  Discount: 5,
  AuditStatus: 2,
  Version: 4,
  IsAudit: true,
};

const start = stepOf('start', {
  stepName: '开始',
  type: 'start',
  status: 1,
  creator: '李销售',
  createDate: '2026-03-04 09:00:00',
});
const manager = stepOf('n1', {
  stepName: '经理审批',
  status: 1,
  back: 2,
  approvers: [seatOf('吴经理', 1, { remark: '价格可以', date: '2026-03-04 10:00:00' })],
});
const countersign = stepOf('n2', {
  stepName: '会签',
  status: 0,
  refuse: 1,
  method: 1,
  approvers: [
    seatOf('王经理', 0),
    seatOf('赵主管', 1, { roleName: '主管', remark: '同意', date: '2026-03-04 11:00:00' }),
  ],
});
const director = stepOf('n3', { stepName: '总监审批', approvers: [seatOf('钱总监')] });
const end = stepOf('end', { stepName: '结束', type: 'end' });
const log = [
  entryOf({ stepName: '开始', auditor: '李销售', auditStatus: 0, auditDate: '2026-03-04 09:00:00' }),
  entryOf({ stepName: '经理审批', auditor: '吴经理', auditStatus: 1, remark: '价格可以' }),
];
const running = approvalOf({
  status: 2,
  statusName: '审核中',
  flow: flowNamed('销售订单审批'),
  currentStepId: 'n2',
  steps: [start, manager, countersign, director, end],
  log,
  waiting: { kind: 'seats', names: ['王经理'] },
  mayVote: true,
});
const approved: Approval = {
  ...running,
  status: 1,
  statusName: '审核通过',
  currentStepId: undefined,
  steps: [start, manager, { ...end, status: 1 }],
  waiting: { kind: 'nobody', names: [] },
  mayVote: false,
  mayReverse: true,
};

const done = answered<readonly RowOutcome[]>([{ key: '7', ok: true, message: '审核成功' }], '审核成功');
const anyKey = expect.stringMatching(/^[0-9a-f]{32}$/);

/** A dialog of an order whose workflow is `course[0]`, which the test may change. */
async function opened(
  first: Approval,
  action: BoxAction = 'Audit',
  row = stored,
  options: EditBoxOptions = {},
) {
  const course = [first];
  const rows = [row];
  const audit = vi.fn<DataSource['audit']>(async () => done);
  const steps = vi.fn<DataSource['steps']>(
    async (): Promise<Answer<Approval>> => answered(course[0] ?? first),
  );
  const world = worldOf({ rows, data: { audit, steps } });
  const box = new EditBoxStore(world.app, doc, options);
  show(world.app, <EditBox box={box} />);
  await act(async () => box.open(action, 7));
  return { ...world, box, audit, steps, course, rows };
}

const choose = (name: string): boolean => fireEvent.click(screen.getByRole('radio', { name }));
const reason = (): string => screen.getByLabelText<HTMLTextAreaElement>('审核意见').value;
const texts = (row: HTMLElement): readonly string[] =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent ?? '');

describe('a document in a flow', () => {
  it('says in plain words who has it next #W99', async () => {
    await opened({ ...running, waiting: { kind: 'seats', names: ['王经理', '赵主管'] } });
    expect((await screen.findByText('等待 王经理、赵主管 审批')).closest('p')?.textContent).toContain(
      '审核中',
    );
  });

  it('shows its steps with their states in words and colours, the open one selected and marked as current #L20 #W19', async () => {
    await opened(running);
    const list = await screen.findByRole('list');
    const items = within(list).getAllByRole('listitem');
    expect(items.map((item) => [item.textContent, item.dataset.tone])).toEqual([
      ['开始 已发起 李销售 2026-03-04 09:00:00', 'passed'],
      ['经理审批 已通过 吴经理', 'passed'],
      ['会签 审批中 王经理、赵主管 · 会签', 'open'],
      ['总监审批 未到达 钱总监', 'other'],
      ['结束 未到达 ', 'other'],
    ]);
    const pressed = within(list).getByRole('button', { pressed: true });
    expect(pressed.textContent).toContain('会签');
    expect(pressed.getAttribute('aria-current')).toBe('step');
  });

  it('lists the approvers of the step that is looked at, and the record with rounds and nodes #E43 #W06', async () => {
    await opened(running);
    const people = await screen.findByRole('table', { name: '审批人员（会签）' });
    expect(within(people).getAllByRole('row').slice(1).map(texts)).toEqual([
      ['王经理', '', '待审批', '', ''],
      ['赵主管', '主管', '已通过', '同意', '2026-03-04 11:00:00'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: /^总监审批/ }));
    const later = screen.getByRole('table', { name: '审批人员（总监审批）' });
    expect(within(later).getAllByRole('row').slice(1).map(texts)).toEqual([['钱总监', '', '未到达', '', '']]);
    const record = screen.getByRole('table', { name: '审批记录' });
    expect(within(record).getAllByRole('row').slice(1).map(texts)).toEqual([
      ['第1轮', '开始', '李销售', '提交', '', '2026-03-04 09:00:00'],
      ['第1轮', '经理审批', '吴经理', '通过', '价格可以', '2026-03-05 10:00:00'],
    ]);
  });

  it('with no open step the end is selected #W19', async () => {
    await opened({ ...approved, mayReverse: false });
    expect((await screen.findByRole('button', { pressed: true })).textContent).toContain('结束');
  });

  it('who may not decide now looks on and is told so #R08 #S14', async () => {
    await opened({ ...running, mayVote: false });
    expect((await screen.findByRole('note')).textContent).toBe('您不是当前节点的审批人，只能查看');
    expect([screen.queryByRole('button', { name: '提交' }), screen.queryByRole('radio')]).toEqual([
      null,
      null,
    ]);
  });

  it('without any approval and nothing to approve says 暂无审批内容', async () => {
    await opened(approvalOf({ status: 5 }), 'Audit', { ...stored, AuditStatus: 1 });
    expect((await screen.findByRole('note')).textContent).toBe('暂无审批内容');
  });

  it('a course that cannot be read says why and is read again on request #W35', async () => {
    const { app } = worldOf({
      rows: [stored],
      data: {
        steps: vi.fn(async () => answered(running)).mockResolvedValueOnce(failed('500', '服务器错误')),
      },
    });
    const box = new EditBoxStore(app, doc, {});
    show(app, <EditBox box={box} />);
    await act(async () => box.open('Audit', 7));
    expect((await screen.findByText('服务器错误')).closest('[role=alert]')).toBeTruthy();
    expect(screen.queryByRole('radio')).toBeNull();
    await press('重新加载');
    expect(await screen.findByRole('radio', { name: '通过' })).toBeTruthy();
  });
});

describe('a vote in a flow', () => {
  it('is for the step and version that are shown; the toast says who has it next #S13 #W79', async () => {
    const { audit, said, course } = await opened(running);
    await screen.findByRole('radio', { name: '通过' });
    type('审核意见', '价格已核对');
    course[0] = { ...running, mayVote: false, waiting: { kind: 'seats', names: ['钱总监'] } };
    await press('提交');
    expect(audit).toHaveBeenCalledWith(
      'Order',
      ['7'],
      { status: 1, reason: '价格已核对', version: 4, stepId: 'n2' },
      anyKey,
    );
    expect(said.success).toEqual(['审核成功，等待 钱总监 审批']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a rejection asks what follows; what the node says stands chosen, and the choice is sent #W17', async () => {
    const { audit } = await opened(running);
    await screen.findByRole('radio', { name: '通过' });
    expect(screen.queryByRole('radiogroup', { name: '后续处理' })).toBeNull();
    choose('拒绝');
    const follows = screen.getByRole('radiogroup', { name: '后续处理' });
    const offered = within(follows).getAllByRole<HTMLInputElement>('radio');
    expect(offered.map((radio) => [radio.parentElement?.parentElement?.textContent, radio.checked])).toEqual([
      ['流程结束', false],
      ['返回上一节点（经理审批）', true],
      ['返回开始节点（李销售）', false],
    ]);
    await press('提交');
    expect(audit.mock.calls[0]?.[2]).toMatchObject({ status: 3, continuation: 1, stepId: 'n2' });
    choose('拒绝');
    choose('返回开始节点（李销售）');
    await press('提交');
    expect(audit.mock.calls[1]?.[2]).toMatchObject({ status: 3, continuation: 2 });
  });

  it('at the first node "previous" is the creator #W17', async () => {
    await opened({ ...running, steps: [start, { ...countersign, refuse: 0 }, end] });
    await screen.findByRole('radio', { name: '拒绝' });
    choose('拒绝');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '流程结束' }).checked).toBe(true);
    expect(screen.getByRole('radio', { name: '返回上一节点（退回创建人）' })).toBeTruthy();
  });

  it('when the next node asks the same person he goes on, with 通过 and an empty reason #W59', async () => {
    const onChanged = vi.fn();
    const { course, rows, box } = await opened(running, 'Audit', stored, { onChanged });
    await screen.findByRole('radio', { name: '拒绝' });
    choose('拒绝');
    type('审核意见', '请补充交期');
    course[0] = { ...running, currentStepId: 'n1', steps: [start, { ...manager, status: 0 }, end] };
    rows[0] = { ...stored, Version: 5 };
    await press('提交');
    expect(screen.getByRole('dialog', { name: '审核' })).toBeTruthy();
    expect([screen.getByRole<HTMLInputElement>('radio', { name: '通过' }).checked, reason()]).toEqual([
      true,
      '',
    ]);
    expect([box.main.value('Version'), onChanged.mock.calls.length]).toEqual([5, 1]);
  });

  it('is about the record as it is: one changed between the two readings is read again', async () => {
    const rows: Row[] = [{ ...stored, Version: 5, Remark: '客户催货' }];
    const { app } = worldOf({ rows, data: { steps: async () => answered({ ...running, version: 5 }) } });
    rows.unshift(stored);
    const box = new EditBoxStore(app, doc, {});
    show(app, <EditBox box={box} />);
    await act(async () => {
      await box.open('Audit', 7);
      rows.shift();
    });
    await vi.waitFor(() => expect(box.main.value('Remark')).toBe('客户催货'));
  });

  it('somebody quicker is named, the new state is shown, and what was typed is kept #W35', async () => {
    const { audit, course, rows, box } = await opened(running);
    await screen.findByRole('radio', { name: '拒绝' });
    choose('拒绝');
    type('审核意见', '请补充交期');
    audit.mockImplementationOnce(async () => failed('409', '单据已被处理，请刷新后重试'));
    course[0] = {
      ...running,
      log: [...log, entryOf({ auditor: '赵主管', auditStatus: 1, auditDate: '2026-03-05 11:30:00' })],
      waiting: { kind: 'seats', names: ['钱总监'] },
    };
    rows[0] = { ...stored, Version: 5 };
    await press('提交');
    expect(screen.getByRole('alert').textContent).toBe(
      '赵主管已先一步处理（通过，2026-03-05 11:30:00），已重新加载最新状态，您填写的内容已保留',
    );
    expect(screen.getByText('等待 钱总监 审批')).toBeTruthy();
    expect([reason(), box.main.value('Version')]).toEqual(['请补充交期', 5]);
    await press('提交');
    expect(audit).toHaveBeenLastCalledWith('Order', ['7'], expect.objectContaining({ version: 5 }), anyKey);
  });

  it('sent again after a lost answer it is the same call; changed it is another', async () => {
    const { audit } = await opened(running);
    await screen.findByRole('radio', { name: '通过' });
    audit.mockImplementation(async () => failed('network', '网络连接失败，请检查您的网络并稍后重试'));
    await press('提交');
    expect(screen.getByRole('alert').textContent).toBe('网络连接失败，请检查您的网络并稍后重试');
    await press('提交');
    type('审核意见', '同意');
    await press('提交');
    const [first, again, other] = audit.mock.calls.map((call) => call[3]);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('closing asks before what was typed is lost', async () => {
    const { confirm, box } = await opened(running);
    await screen.findByRole('radio', { name: '通过' });
    type('审核意见', '写到一半');
    confirm.mockResolvedValueOnce(false);
    await press('关闭');
    expect(box.phase).toBe('ready');
    await press('关闭');
    expect([confirm.mock.calls.length, box.phase]).toEqual([2, 'closed']);
  });
});

describe('fields the node hides', () => {
  const hides = { ...running, hidden: ['Discount'] };
  const row = { ...stored, Discount: null, HiddenFields: 'Discount' };

  it.each(['Audit', 'View', 'Edit'] as const)(
    'are not drawn but named (%s), and 为什么 says the reason',
    async (action) => {
      const { app, box } = await opened(hides, action, row);
      expect(await screen.findByText('您审批时看不到：折扣')).toBeTruthy();
      expect([screen.queryByLabelText('折扣'), screen.queryByLabelText('备注') === null]).toEqual([
        null,
        false,
      ]);
      const provenance = async () => ({ because: () => undefined, history: () => [] });
      const asked = { ...app, schemas: { ...app.schemas, provenance } } as unknown as typeof app;
      show(asked, <ExplainPanel box={box} place={{ field: 'Discount' }} onClose={() => undefined} />);
      const reason = '折扣不显示：当前审批节点对审批人隐藏该字段，您审批后按您的权限显示';
      expect(await screen.findByText(reason)).toBeTruthy();
    },
  );

  it('are drawn again in the next record, and in a copy', async () => {
    const { box, rows } = await opened(hides, 'View', row);
    expect(screen.queryByLabelText('折扣')).toBeNull();
    await act(async () => box.open('Copy', 7));
    expect(await screen.findByLabelText('折扣')).toBeTruthy();
    rows[0] = { ...stored };
    await act(async () => box.open('View', 7));
    expect(await screen.findByLabelText('折扣')).toBeTruthy();
  });
});

describe('fields the node permits', () => {
  const permits = { ...running, editable: ['Discount'] };

  it('are edited in the vote, all others stay read-only; only what was changed is sent, in the vote', async () => {
    const { audit, box } = await opened(permits);
    expect(await screen.findByText('本节点可修改：折扣，随审批一起提交')).toBeTruthy();
    expect([box.main.cell('Discount').mode, box.main.cell('Remark').mode]).toEqual(['edit', 'readonly']);
    type('折扣', '8');
    await press('提交');
    expect(audit.mock.calls[0]?.[2]).toMatchObject({
      status: 1,
      changes: { main: { Order_Id: 7, Version: 4, Discount: 8 }, details: [] },
    });
  });

  it('are checked before the vote leaves', async () => {
    const { audit } = await opened(permits);
    await screen.findByText(/本节点可修改/);
    type('折扣', '120');
    await press('提交');
    expect(audit).not.toHaveBeenCalled();
    expect(screen.getByText('折扣不能大于100')).toBeTruthy();
  });

  it('keep what was typed when somebody was quicker, over the record as it is now', async () => {
    const { audit, rows, box } = await opened(permits);
    await screen.findByText(/本节点可修改/);
    type('折扣', '8');
    audit.mockImplementationOnce(async () => failed('409', '单据已被处理，请刷新后重试'));
    rows[0] = { ...stored, Remark: '客户催货', Version: 5 };
    await press('提交');
    expect(screen.getByRole('alert').textContent).toBe('单据已被处理，请刷新后重试');
    expect(['Discount', 'Remark', 'Version'].map((name) => box.main.value(name))).toEqual([8, '客户催货', 5]);
    expect(box.main.cell('Discount').mode).toBe('edit');
  });

  it('are none for who only looks on', async () => {
    const { box } = await opened({ ...permits, mayVote: false });
    await screen.findByRole('note');
    expect(box.main.cell('Discount').mode).toBe('readonly');
  });
});

describe('reverse approval', () => {
  const row = { ...stored, AuditStatus: 1, IsAudit: false };

  it('is the one result for who may, with the previous node or the start to follow #W18', async () => {
    const { audit, said, course } = await opened(approved, 'Audit', row);
    const result = await screen.findByRole<HTMLInputElement>('radio', { name: '反审' });
    expect([result.checked, screen.queryByRole('radio', { name: '通过' })]).toEqual([true, null]);
    expect(screen.queryByRole('radio', { name: '流程结束' })).toBeNull();
    // Default of the node: its auditBack.
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '返回开始节点（李销售）' }).checked).toBe(
      true,
    );
    choose('返回上一节点（经理审批）');
    type('审核意见', '客户改了数量');
    course[0] = { ...running, mayVote: false, waiting: { kind: 'seats', names: ['吴经理'] } };
    await press('提交');
    expect(audit).toHaveBeenCalledWith(
      'Order',
      ['7'],
      { status: 4, reason: '客户改了数量', version: 4, continuation: 1 },
      anyKey,
    );
    expect(said.success).toEqual(['审核成功，等待 吴经理 审批']);
  });

  it('begins from the box that is looked at; without the right there is no button', async () => {
    await opened(approved, 'View', row);
    expect(await screen.findByText('审批已全部通过')).toBeTruthy();
    await press('反审');
    expect(await screen.findByRole('radio', { name: '反审' })).toBeTruthy();
  });
});

describe('reverse approval without a flow', () => {
  it('begins from the box, says what it touches, and sends the reason', async () => {
    const plain = approvalOf({ status: 1, statusName: '审核通过', mayReverse: true });
    const row = { ...stored, AuditStatus: 1, IsAudit: false };
    const { audit } = await opened(plain, 'View', row);
    await press('反审');
    expect(await screen.findByRole('region', { name: '反审影响' })).toBeTruthy();
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: '反审' })).checked).toBe(true);
    type('审核意见', '客户改了数量');
    await press('提交');
    const sent = { status: 4, reason: '客户改了数量', version: 4 };
    expect(audit).toHaveBeenCalledWith('Order', ['7'], sent, anyKey);
  });
});

describe('a box that is looked at or edited', () => {
  it('says who has the document next and opens its course', async () => {
    const openDialog = vi.fn();
    await opened({ ...running, mayVote: false }, 'Edit', stored, { openDialog });
    expect(await screen.findByText('等待 王经理 审批')).toBeTruthy();
    await press('查看流程');
    expect(openDialog).toHaveBeenCalledWith('auditRecord');
    expect(screen.queryByRole('button', { name: '反审' })).toBeNull();
  });

  it('says nothing about a document in no flow', async () => {
    const { steps } = await opened(approvalOf({}), 'Edit', { ...stored, AuditStatus: 0 });
    await vi.waitFor(() => expect(steps).toHaveBeenCalledOnce());
    expect(screen.queryByText(/等待/)).toBeNull();
  });

  it('submitted again, a reversed document too, it says who has it next #L28', async () => {
    const row = { ...stored, AuditStatus: 4, CreateID: 1, IsAudit: false };
    const waits: Approval = {
      ...running,
      status: 4,
      mayVote: false,
      waiting: { kind: 'creator', names: ['李销售'] },
    };
    const world = worldOf({
      rows: [row],
      data: {
        steps: async () => answered(waits),
        reAudit: async () => {
          Object.assign(waits, { waiting: { kind: 'seats', names: ['吴经理'] } });
          return answered(null, '提交审批成功');
        },
      },
    });
    const box = new EditBoxStore(world.app, doc, {});
    show(world.app, <EditBox box={box} />);
    await act(async () => box.open('Edit', 7));
    expect(await screen.findByText('等待 李销售 修改后重新提交')).toBeTruthy();
    await press('重新提交');
    await vi.waitFor(() => expect(world.said.success).toEqual(['提交审批成功，等待 吴经理 审批']));
  });
});
