import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { listActions } from '../../renderers/actions/index.ts';
import { AuditDialog } from '../../renderers/workflow/record/AuditDialog.tsx';
import { caseDialog } from '../../renderers/workflow/record/CaseDialog.tsx';
import { RecordDialog } from '../../renderers/workflow/record/RecordDialog.tsx';
import { ReverseDialog } from '../../renderers/workflow/record/ReverseDialog.tsx';
import { answered, failed } from '../../runtime/data/Answer.ts';
import type { DataSource } from '../../runtime/data/DataSource.ts';
import { type App, AppContext } from '../../runtime/host/AppContext.ts';
import type { ActionApp } from '../../runtime/ListAction.ts';
import { refusedSelection } from '../../runtime/ListAction.ts';
import { text } from '../../runtime/model/messages/index.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import type { PageDialogProps } from '../../runtime/Renderer.ts';
import type { PageStore } from '../../runtime/store/page/PageStore.ts';
import { approvalOf, entryOf, flowNamed, seatOf, stepOf } from '../forms/approvals.ts';
import { orderTable } from './support.ts';

const anyKey = expect.stringMatching(/^[0-9a-f]{32}$/);

const rows: readonly Row[] = [
  { Order_Id: 1, Code: 'XS-1', OrderCode: 'XS-1' },
  { Order_Id: 2, Code: 'XS-2', OrderCode: '待生成' },
];

function shown(
  Component: React.ComponentType<PageDialogProps>,
  data: Partial<DataSource>,
  { flags = [], ...more }: { readonly caseDialog?: boolean; readonly flags?: readonly boolean[] } = {},
) {
  const said = { success: [] as string[], error: [] as string[] };
  const app = {
    data: { steps: async () => answered(approvalOf({})), ...data },
    notify: {
      success: (message: string) => void said.success.push(message),
      error: (message: string) => void said.error.push(message),
    },
    locale: 'zh',
    t: (key: Parameters<App['t']>[0], params?: Parameters<App['t']>[1]) => text(key, 'zh', params),
  } as unknown as App;
  const table = orderTable();
  const refresh = vi.fn(async () => undefined);
  const page = {
    page: { path: '/Orders', ...more },
    box: { phase: 'closed' },
    doc: { main: table, details: [] },
    dialogRows: rows.map((row, at) => ({
      ...row,
      ...(flags[at] === undefined ? {} : { IsAudit: flags[at] }),
    })),
    list: { keyOf: (row: Row) => String(row[table.key]) },
    refresh,
  } as unknown as PageStore;
  const onClose = vi.fn();
  render(
    <AppContext.Provider value={app}>
      <Component page={page} onClose={onClose} />
    </AppContext.Provider>,
  );
  return { said, refresh, onClose };
}

const sayZh = (key: Parameters<App['t']>[0]) => text(key, 'zh');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const done = (key: string, message = '审核成功') => ({ key, ok: true, message });

describe('the buttons of approval and close case', () => {
  it.each([
    ['Audit', '请选择要审核的行!'],
    ['AntiAudit', '请选择要反审的行!'],
    ['CloseCase', '请选择要结案的行!'],
    ['ReCloseCase', '请选择要反结案的行!'],
  ])('%s asks for a row: %s #V02', (name, message) => {
    const action = listActions.find((one) => one.action === name);
    const refused = refusedSelection(action?.needs, 0);
    expect(refused && text(refused, 'zh')).toBe(message);
    expect(refusedSelection(action?.needs, 3)).toBeUndefined();
  });

  it('审核 reads one document in its box and asks once about several #W55', () => {
    const action = listActions.find((one) => one.action === 'Audit');
    const page = { list: { selected: new Set(['7']) }, open: vi.fn(), openDialog: vi.fn() };
    void action?.run(page as unknown as PageStore, {} as ActionApp);
    expect(page.open).toHaveBeenCalledWith('Audit', '7');
    page.list.selected = new Set(['7', '8']);
    void action?.run(page as unknown as PageStore, {} as ActionApp);
    expect(page.openDialog).toHaveBeenCalledWith('audit');
  });
});

describe('反审 in the toolbar', () => {
  it('opens the box of one approved document, asks once about several, and refuses others', () => {
    const action = listActions.find((one) => one.action === 'AntiAudit');
    const statuses = [{ Order_Id: 7, AuditStatus: 1 }];
    const page = {
      list: { selectedRows: statuses, keyOf: (row: Row) => String(row.Order_Id) },
      open: vi.fn(),
      openDialog: vi.fn(),
    };
    const error = vi.fn();
    const run = () =>
      action?.run(page as unknown as PageStore, { notify: { error }, t: sayZh } as unknown as ActionApp);
    void run();
    expect(page.open).toHaveBeenCalledWith('Audit', '7');
    statuses.push({ Order_Id: 8, AuditStatus: 0 });
    void run();
    expect(page.openDialog).toHaveBeenCalledWith('antiAudit');
    statuses.shift();
    void run();
    expect(error).toHaveBeenCalledWith('只能反审已审核通过的单据');
  });

  it('of several names those that are not approved and sends one reason for all', async () => {
    const audit = vi.fn(async () => answered([done('1'), done('2')], '审核成功'));
    const { onClose } = shown(ReverseDialog, { audit });
    expect(screen.getByRole('dialog', { name: '反审' })).toBeTruthy();
    expect(screen.getByRole('note').textContent).toBe('其中2条未审核通过，不能反审：XS-1、XS-2');
    expect(screen.queryByRole('radio', { name: '通过' })).toBeNull();
    fireEvent.change(screen.getByLabelText('审核意见'), { target: { value: '录入有误' } });
    press('提交');
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(audit).toHaveBeenCalledWith('Orders', ['1', '2'], { status: 4, reason: '录入有误' }, anyKey);
  });
});

describe('the audit dialog #P03', () => {
  it('begins with 通过, sends the chosen result and reason, says the server’s words, reads the list again #L20', async () => {
    const audit = vi.fn(async () => answered([done('1'), done('2')], '审核成功'));
    const { said, refresh, onClose } = shown(AuditDialog, { audit });
    expect(screen.getByRole('dialog', { name: '审核' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '通过' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: '拒绝' }));
    fireEvent.change(screen.getByLabelText('审核意见'), { target: { value: '交期太短' } });
    press('提交');
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(audit).toHaveBeenCalledWith('Orders', ['1', '2'], { status: 3, reason: '交期太短' }, anyKey);
    expect(said.success).toEqual(['审核成功']);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('shows which row failed and why, and retries only that one #W35 #W55 #X09', async () => {
    const answers = [
      answered(
        [done('1'), { key: '2', ok: false, message: '当前单据已审核，不能重复审核' }],
        '成功1行，失败1行',
      ),
      answered([done('2')], '审核成功'),
    ];
    const audit = vi.fn(async () => answers.shift() ?? failed('500', ''));
    const { refresh, onClose } = shown(AuditDialog, { audit });
    press('提交');
    const failedRow = await screen.findByText('失败：当前单据已审核，不能重复审核');
    expect(within(failedRow.closest('tr') ?? failedRow).getByText('XS-2')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('成功1行，失败1行');
    expect([refresh.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0]);
    press('重试失败的1行');
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(audit).toHaveBeenLastCalledWith('Orders', ['2'], { status: 1, reason: '' }, anyKey);
  });
});

describe('the audit dialog over documents in a flow', () => {
  const inFlow = async () => answered(approvalOf({ flow: flowNamed('订单审批') }));

  it('names the rows that are not the caller’s to decide, before and after', async () => {
    const refusal = '当前节点不需要您审批，等待 王经理 审批';
    const audit = vi.fn(async () =>
      answered([done('1'), { key: '2', ok: false, message: refusal }], '成功1行，失败1行'),
    );
    shown(AuditDialog, { audit, steps: inFlow }, { flags: [true, false] });
    expect(screen.getByRole('note').textContent).toBe('其中1条当前不需要您审核：XS-2');
    press('提交');
    const failedRow = await screen.findByText(`失败：${refusal}`);
    expect(within(failedRow.closest('tr') ?? failedRow).getByText('XS-2')).toBeTruthy();
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('a rejection follows what each node says unless something else is chosen for all', async () => {
    const audit = vi.fn(async () => failed('500', '服务器错误'));
    shown(AuditDialog, { audit, steps: inFlow });
    fireEvent.click(screen.getByRole('radio', { name: '拒绝' }));
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: '按节点设置' })).checked).toBe(true);
    press('提交');
    await screen.findByText('服务器错误');
    expect(audit).toHaveBeenLastCalledWith('Orders', ['1', '2'], { status: 3, reason: '' }, anyKey);
    fireEvent.click(screen.getByRole('radio', { name: '返回开始节点' }));
    press('提交');
    await vi.waitFor(() => expect(audit).toHaveBeenCalledTimes(2));
    expect(audit).toHaveBeenLastCalledWith(
      'Orders',
      ['1', '2'],
      { status: 3, reason: '', continuation: 2 },
      anyKey,
    );
  });
});

describe('closing and reopening #P03', () => {
  it('documents: by key, with the reason of their own dialog #S12', async () => {
    const updateCase = vi.fn(async () => answered([done('1'), done('2')], '结案成功'));
    const { onClose } = shown(caseDialog(1), { updateCase }, { caseDialog: true });
    expect(screen.getByRole('dialog', { name: '结案' })).toBeTruthy();
    fireEvent.change(screen.getByLabelText('原因'), { target: { value: '客户取消余量' } });
    press('确定');
    await vi.waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(updateCase).toHaveBeenCalledWith('Orders', { keys: ['1', '2'] }, 1, '客户取消余量');
  });

  it('work orders: by their codes; one that is still to be generated is not sent and says why #S12', async () => {
    const updateCase = vi.fn(async () => answered([done('1', '反结案成功')], '反结案成功'));
    const { onClose } = shown(caseDialog(0), { updateCase });
    expect(screen.getByRole('dialog', { name: '反结案' })).toBeTruthy();
    expect(screen.queryByLabelText('原因')).toBeNull();
    press('确定');
    await screen.findByText('失败：单据尚未生成编号，不能结案或反结案');
    expect(updateCase).toHaveBeenCalledWith('Orders', { codes: ['XS-1'] }, 0, '');
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('the audit record', () => {
  it('of a document in a flow is its whole course, and who has it next', async () => {
    const steps = [stepOf('n1', { stepName: '经理审批', status: 0, approvers: [seatOf('王经理')] })];
    const waiting = { kind: 'seats', names: ['王经理'] } as const;
    const course = approvalOf({ flow: flowNamed('订单审批'), steps, waiting });
    shown(RecordDialog, { steps: async () => answered(course) });
    expect(await screen.findByText('等待 王经理 审批')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '审批流程：订单审批' })).toBeTruthy();
    expect(screen.getByRole('table', { name: '审批人员（经理审批）' })).toBeTruthy();
    expect(screen.getByText('暂无审批内容')).toBeTruthy();
  });

  it('shows who decided what and when, or that there is nothing yet #L29', async () => {
    const entry = entryOf({ auditor: '吴经理', auditStatus: 3, remark: '交期太短' });
    shown(RecordDialog, { steps: async () => answered(approvalOf({ log: [entry] })) });
    expect((await screen.findByText('吴经理')).closest('tr')?.textContent).toBe(
      '吴经理拒绝交期太短2026-03-05 10:00:00',
    );
  });

  it('without decisions says 暂无审批内容 #M10', async () => {
    shown(RecordDialog, { steps: async () => answered(approvalOf({})) });
    expect(await screen.findByText('暂无审批内容')).toBeTruthy();
  });
});
