import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RehearsalPanel } from '../../designer/workflow/rehearsal/RehearsalPanel.tsx';
import { type Answer, answered, failed } from '../../runtime/data/Answer.ts';
import type { RehearsalAsked, RehearsalData } from '../../runtime/wire/workflow/RehearsalData.ts';
import { press, show, worldOf } from './harness.tsx';

const result: RehearsalData = {
  total: 3120,
  looked: 2000,
  paths: [
    {
      nodes: ['s', 'm', 'e'],
      names: ['开始', '经理审批', '结束'],
      lines: ['s>m', 'm>e'],
      count: 1850,
      examples: [
        { key: '9', label: 'XS-0009' },
        { key: '8', label: 'XS-0008' },
      ],
    },
    { nodes: ['s', 'm'], names: ['开始', '经理审批'], lines: ['s>m'], count: 50, examples: [] },
  ],
  stopped: 50,
  stops: [{ key: '7', label: 'XS-0007', node: 'm', name: '经理审批', message: '之后没有适合的连线' }],
  outcomes: [{ title: '调整工单', count: 1850 }],
  others: { noFlow: 0, otherFlow: 100 },
};

it('a rehearsal tells the ways documents take, which would stop, and what was not for the flow #W42', async () => {
  const rehearse = vi.fn(async (_: RehearsalAsked): Promise<Answer<RehearsalData>> => answered(result));
  const chosen = vi.fn();
  const draft = () => ({ WorkName: '销售订单审批', WorkTable: 'Production_SalesOrder', NodeConfig: '[]' });
  show(worldOf({ data: { rehearse } }).app, <RehearsalPanel draft={draft} onChoosePath={chosen} />);
  await press('开始试跑');
  expect(rehearse).toHaveBeenCalledWith({ mainData: draft(), limit: 2000 });
  expect(screen.getByRole('status').textContent).toBe(
    '共3120张单据，试跑了2000张；50张单据会卡住；100张走其他流程',
  );
  expect(screen.getByText('全部同意后：调整工单 1850张')).toBeTruthy();
  const paths = within(screen.getByRole('table', { name: '走过的路径' })).getAllByRole('row');
  expect(paths.map((row) => row.textContent)).toEqual([
    '路径单据数占比例如',
    '开始 → 经理审批 → 结束1,85092.5%XS-0009、XS-0008',
    '开始 → 经理审批502.5%',
  ]);
  fireEvent.click(screen.getByRole('button', { name: '在画布上显示路径：开始 → 经理审批' }));
  expect(chosen).toHaveBeenLastCalledWith(['s', 'm']);
  fireEvent.click(screen.getByRole('button', { name: '在画布上显示节点【经理审批】' }));
  expect(chosen).toHaveBeenLastCalledWith(['m']);
});

it('a refused rehearsal says why and can be tried again', async () => {
  const rehearse = vi
    .fn<(_: RehearsalAsked) => Promise<Answer<RehearsalData>>>()
    .mockResolvedValueOnce(failed('422', '请添加流程开始节点'))
    .mockResolvedValueOnce(answered({ ...result, stopped: 0, stops: [] }));
  show(worldOf({ data: { rehearse } }).app, <RehearsalPanel draft={() => ({})} />);
  await press('开始试跑');
  expect(screen.getByRole('alert').textContent).toBe('请添加流程开始节点');
  await press('开始试跑');
  expect(screen.getByRole('alert').textContent).toBe('');
  expect(screen.getByRole('status').textContent).toContain('全部单据都能走完');
  expect(screen.queryByRole('button', { name: /在画布上/ })).toBeNull();
});
