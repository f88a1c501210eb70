import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { EditBox } from '../../renderers/dialogs/EditBox.tsx';
// Preloads lazy parts of the dialog, which a busy machine loads slowly.
import '../../renderers/workflow/record/ApprovalLine.tsx';
import '../../renderers/workflow/record/AuditPanel.tsx';
import { answered, failed } from '../../runtime/data/Answer.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { BoxAction, EditBoxOptions } from '../../runtime/store/box/BoxOptions.ts';
import { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { admin, documentOf, press, show, tableOf, type, worldOf } from './harness.tsx';

const order = tableOf(
  [
    { field: 'OrderCode', title: '单据编号', type: 'text', editRowNo: 1 },
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
const anyKey = expect.stringMatching(/^[0-9a-f]{32}$/);
const stored: Row = {
  Order_Id: 7,
  OrderCode: 'XS-7',
  AuditStatus: 0,
  CreateID: 1,
  Version: 4,
  IsAudit: true,
};

async function opened(action: BoxAction, row: Row, options: EditBoxOptions = {}) {
  const outcome = { key: '7', ok: true, message: '审核成功' };
  const audit = vi.fn(async () => answered([outcome], '审核成功'));
  const reAudit = vi.fn(async () => answered(null, '提交审批成功'));
  const rows = [row];
  const world = worldOf({ rows, data: { audit, reAudit } });
  const box = new EditBoxStore(world.app, doc, options);
  show(world.app, <EditBox box={box} />);
  await act(async () => box.open(action, 7));
  return { ...world, box, audit, reAudit, rows };
}

const button = (name: string) => screen.queryByRole('button', { name });

describe('a record in approval', () => {
  it('has 审核 when the server flags it, 审批记录 when there is one, and neither without a flag #L27 #L29 #W53', async () => {
    const openDialog = vi.fn();
    const { box } = await opened('Edit', { ...stored, IsAudit: true, IsAuditLog: true }, { openDialog });
    expect(button('审核')).toBeTruthy();
    await press('审批记录');
    expect(openDialog).toHaveBeenCalledWith('auditRecord');
    box.leave();
  });

  it('has no button of approval without flags, nor 重新提交 for anybody but the creator of a returned record #W54 #W70', async () => {
    await opened('Edit', { ...stored, IsAudit: false, AuditStatus: 3, CreateID: 99 });
    expect([button('审核'), button('审批记录'), button('重新提交')]).toEqual([null, null, null]);
  });

  it('turns to 审核: title, table as subtitle, every field read-only; 关闭, the one way out, restores all of it #L15 #S10', async () => {
    const { box } = await opened('Edit', stored);
    await press('审核');
    const dialog = screen.getByRole('dialog', { name: '审核' });
    expect(within(dialog).getByText('销售订单')).toBeTruthy();
    expect(box.main.cell('Remark').mode).toBe('readonly');
    expect([button('保存'), button('审核')]).toEqual([null, null]);
    await screen.findByRole('radio', { name: '通过' });
    expect(button('取消')).toBeNull();
    await press('关闭');
    expect(screen.getByRole('dialog', { name: '销售订单 - 编辑' })).toBeTruthy();
    expect(box.main.cell('Remark').mode).toBe('edit');
  });

  it('has its history once while it is decided about: in the panel', async () => {
    const openDialog = vi.fn();
    await opened('Audit', { ...stored, IsAuditLog: true }, { openDialog });
    await screen.findByRole('radio', { name: '通过' });
    expect(button('审批记录')).toBeNull();
    expect(screen.getAllByText('审批记录')).toHaveLength(1);
  });

  it('whose course cannot be read says why, and can be tried again', async () => {
    const { app, box } = await opened('View', stored);
    const steps = vi.fn(app.data.steps);
    steps.mockResolvedValueOnce(failed('500', '审批流程读取失败'));
    Object.assign(app.data, { steps });
    await act(async () => box.open('View', 7));
    expect(await screen.findByText('审批流程读取失败')).toBeTruthy();
    await press('重新加载');
    expect(screen.queryByText('审批流程读取失败')).toBeNull();
  });

  it('is decided about in the version that is shown; then it is read again, and the list too #S13', async () => {
    const onChanged = vi.fn();
    const { audit, said, rows, box } = await opened('Edit', stored, { onChanged });
    await press('审核');
    type('审核意见', '价格已核对');
    rows[0] = { ...stored, AuditStatus: 1, IsAudit: false, IsAuditLog: true, Version: 5 };
    await press('提交');
    expect(audit).toHaveBeenCalledWith(
      'Order',
      ['7'],
      { status: 1, reason: '价格已核对', version: 4 },
      anyKey,
    );
    expect(said.success).toEqual(['审核成功']);
    expect(onChanged).toHaveBeenCalledOnce();
    expect([box.action, box.main.value('Version')]).toEqual(['Edit', 5]);
    expect(screen.getByRole('note').textContent).toBe('只读：流程审批已通过');
  });

  it('opened to decide it closes after the decision #S14', async () => {
    const onClosed = vi.fn();
    await opened('Audit', stored, { onClosed });
    await screen.findByRole('radio', { name: '通过' });
    await press('提交');
    expect(onClosed).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('a refused decision says why and keeps what was typed', async () => {
    const { audit } = await opened('Audit', stored);
    await screen.findByRole('radio', { name: '通过' });
    const why = '吴经理已于2026-03-05 10:00:00修改了此数据，请刷新后重试';
    audit.mockImplementationOnce(async () => failed('422', why, [{ key: '7', ok: false, message: why }]));
    type('审核意见', '请补充交期');
    await press('提交');
    expect(screen.getByText(why)).toBeTruthy();
    expect(screen.getByLabelText<HTMLTextAreaElement>('审核意见').value).toBe('请补充交期');
  });

  it('decided already it says so and asks for nothing', async () => {
    await opened('Audit', { ...stored, AuditStatus: 1 });
    expect((await screen.findByRole('note')).textContent).toBe('当前单据已审核，不能重复审核');
    expect(button('提交')).toBeNull();
  });

  it('unsaved edits come before a decision', async () => {
    const { said, box } = await opened('Edit', stored);
    type('备注', '客户要求改期');
    await press('审核');
    expect([box.action, said.error]).toEqual(['Edit', ['当前有未保存的修改，请先保存或放弃修改']]);
  });

  it('is submitted again by its creator #L28 #W54', async () => {
    const { reAudit, said, rows, box } = await opened('Edit', { ...stored, AuditStatus: 3, IsAudit: false });
    expect(admin.id).toBe(1);
    rows[0] = stored;
    await press('重新提交');
    await vi.waitFor(() => expect(reAudit).toHaveBeenCalledWith('Order', 7));
    await vi.waitFor(() => expect(box.main.value('AuditStatus')).toBe(0));
    expect(said.success).toEqual(['提交审批成功']);
  });

  it('a resubmission that fails says why, or 提交审批失败 where the server says nothing #M11 #W90', async () => {
    const { reAudit, said } = await opened('Edit', { ...stored, AuditStatus: 3, IsAudit: false });
    reAudit.mockResolvedValueOnce(failed('422', '只有创建人才能重新提交') as never);
    await press('重新提交');
    await vi.waitFor(() => expect(said.error).toEqual(['只有创建人才能重新提交']));
    reAudit.mockResolvedValueOnce(failed('500', '') as never);
    await press('重新提交');
    await vi.waitFor(() => expect(said.error.at(-1)).toBe('提交审批失败'));
    expect(said.success).toEqual([]);
  });
});
