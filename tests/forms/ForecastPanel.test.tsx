import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EditBox } from '../../renderers/dialogs/EditBox.tsx';
// Preloads lazy parts of the dialog, which a busy machine loads slowly.
import '../../renderers/workflow/record/ApprovalLine.tsx';
import '../../renderers/workflow/record/ForecastPanel.tsx';
import '../../renderers/workflow/record/ForecastFoot.tsx';
import '../../renderers/dialogs/drafts/SaveDraftButton.tsx';
import { type Answer, answered, failed } from '../../runtime/data/Answer.ts';
import type { DataSource } from '../../runtime/data/DataSource.ts';
import type { Forecast } from '../../runtime/data/workflow/Forecast.ts';
import { plainSettings } from '../../runtime/model/fields/columnSet/ColumnSet.ts';
import { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { seatOf, stepOf } from './approvals.ts';
import { documentOf, press, show, tableOf, type, worldOf } from './harness.tsx';

const doc = documentOf(
  tableOf(
    [
      { field: 'OrderCode', title: '单据编号', type: 'text', editRowNo: 1 },
      { field: 'Amount', title: '金额', type: 'decimal', editRowNo: 1 },
      { field: 'AuditStatus', title: '审核状态', type: 'number', columnType: 'byte', readonly: true },
    ],
    { cnName: '销售订单' },
  ),
);

const courseTo = (name: string, text: string): Forecast => ({
  flow: { name: '销售订单审批' },
  choice: { text: '该单据只有这一个审批流程', others: [] },
  steps: [
    stepOf('s', { stepName: '开始', type: 'start', status: 1 }),
    stepOf('n', { stepName: '审批', approvers: [seatOf(name)] }),
    stepOf('e', { stepName: '结束', type: 'end' }),
  ],
  ways: [
    {
      from: 's',
      to: 'n',
      label: '大额',
      text,
      isOnly: false,
      others: [{ from: 's', to: 'm', label: '小额', text: '另一个原因' }],
    },
    { from: 'n', to: 'e', label: '结束', text: '没有其他分支', isOnly: true, others: [] },
  ],
  outcomes: [
    {
      title: '调整工单',
      target: '工单 GD-1',
      changes: [{ title: '计划数', from: '410', to: '450' }],
    },
  ],
  issues: [],
});

type Ask = DataSource['forecast'];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function opened(forecast: Ask, hasFlow = true) {
  const world = worldOf({ data: { forecast } });
  const app = {
    ...world.app,
    settings: { of: () => ({ ...plainSettings, hasFlow }) },
  } as unknown as typeof world.app;
  const box = new EditBoxStore(app, doc);
  show(app, <EditBox box={box} />);
  await act(async () => {
    await box.open('Add');
  });
  await pass(0);
  return box;
}

it('the box of a table with a flow tells who will approve, and why, as it is typed', async () => {
  const forecast = vi.fn<Ask>(async (_table, _key, typed) =>
    answered(
      Number(typed?.main.Amount ?? 0) > 10_000
        ? courseTo('周总监', '金额 12,000 > 10,000')
        : courseTo('吴经理', '其他分支的条件都不满足'),
    ),
  );
  await opened(forecast);
  await press('谁来审批');
  await pass(0);
  const panel = screen.getByRole('region', { name: '谁来审批' });
  expect(document.activeElement).toBe(panel);
  expect(forecast).toHaveBeenCalledTimes(1);
  expect(within(panel).getByRole('status').textContent).toBe('将依次由 审批 吴经理 审批');
  type('金额', '1');
  type('金额', '12');
  type('金额', '12000');
  await pass(50);
  expect(panel.getAttribute('aria-busy')).toBe('true');
  expect(within(panel).getByText('内容已改动，正在重新推算…')).toBeTruthy();
  // The previous forecast stays visible meanwhile.
  expect(panel.textContent).toContain('吴经理');
  await pass(150);
  expect(forecast).toHaveBeenCalledTimes(2);
  expect(forecast.mock.lastCall?.[2]?.main.Amount).toBe(12000);
  expect(panel.getAttribute('aria-busy')).toBe('false');
  const steps = within(panel).getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual([
    '开始 ',
    '审批 周总监因为金额 12,000 > 10,000不走：【小额】另一个原因',
    '结束 ',
  ]);
  expect(panel.textContent).toContain('生效后：调整工单 工单 GD-1 计划数 410 → 450');
});

it('a slow answer never stands after a later question, and one question is asked at a time', async () => {
  const answers: ((answer: Answer<Forecast>) => void)[] = [];
  const forecast = vi.fn<Ask>(() => new Promise((resolve) => answers.push(resolve)));
  await opened(forecast);
  await press('谁来审批');
  await pass(0);
  type('金额', '5');
  await pass(500);
  type('金额', '12000');
  await pass(500);
  expect(forecast).toHaveBeenCalledTimes(1);
  const panel = screen.getByRole('region', { name: '谁来审批' });
  await act(async () => answers[0]?.(answered(courseTo('吴经理', '旧'))));
  expect(panel.getAttribute('aria-busy')).toBe('true');
  await pass(100);
  expect(forecast).toHaveBeenCalledTimes(2);
  expect(forecast.mock.lastCall?.[2]?.main.Amount).toBe(12000);
  await act(async () => answers[1]?.(answered(courseTo('周总监', '新'))));
  expect(panel.getAttribute('aria-busy')).toBe('false');
  expect(panel.textContent).toContain('周总监');
});

it('what went wrong is said and can be tried again; the button closes what it opened', async () => {
  const forecast = vi
    .fn<Ask>()
    .mockResolvedValueOnce(failed('500', '服务器忙'))
    .mockResolvedValue(answered(courseTo('吴经理', '没有其他分支')));
  await opened(forecast);
  await press('谁来审批');
  await pass(0);
  const panel = screen.getByRole('region', { name: '谁来审批' });
  expect(within(panel).getByRole('alert').textContent).toContain('服务器忙');
  fireEvent.click(within(panel).getByRole('button', { name: '重新加载' }));
  await pass(0);
  expect(panel.textContent).toContain('吴经理');
  await press('收起谁来审批');
  expect(screen.queryByRole('region', { name: '谁来审批' })).toBeNull();
  const button = screen.getByRole('button', { name: '谁来审批' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(button);
});

it('without a flow there is no button', async () => {
  await opened(vi.fn<Ask>(), false);
  expect(screen.queryByRole('button', { name: '谁来审批' })).toBeNull();
});

it('a new document says whom saving submits it to, and follows what is typed', async () => {
  const forecast = vi.fn<Ask>(async (_table, _key, typed) =>
    answered(courseTo(Number(typed?.main.Amount ?? 0) > 10_000 ? '周总监' : '吴经理', '条件')),
  );
  await opened(forecast);
  const save = screen.getByRole('button', { name: '保存' });
  const line = () => document.getElementById(save.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(line()).toBe('保存后提交给 吴经理');
  type('金额', '12000');
  await pass(200);
  expect(forecast).toHaveBeenCalledTimes(1);
  await pass(600);
  expect([forecast.mock.calls.length, line()]).toEqual([2, '保存后提交给 周总监']);
});

it('a document no flow applies to says nothing, a table without flows asks nothing', async () => {
  const forecast = vi.fn<Ask>(async () => {
    return answered({ ...courseTo('吴经理', ''), flow: undefined });
  });
  await opened(forecast);
  expect(screen.queryByText(/保存后/)).toBeNull();
  expect(screen.getByRole('button', { name: '存草稿' })).toBeTruthy();
  cleanup();
  forecast.mockClear();
  await opened(forecast, false);
  expect(screen.queryByRole('button', { name: '存草稿' })).toBeNull();
  expect(forecast).not.toHaveBeenCalled();
});
