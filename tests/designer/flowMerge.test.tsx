import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FlowMergePanel } from '../../designer/workflow/merge/FlowMergePanel.tsx';
import { withSteps } from '../../designer/workflow/store/withSteps.ts';
import '../../runtime/model/explain/allMessages.ts';
import type { Row } from '../../runtime/model/schema/Row.ts';
import { EditBoxStore } from '../../runtime/store/box/EditBoxStore.ts';
import { documentOf, press, show, tableOf, worldOf } from '../forms/harness.tsx';

afterEach(() => document.body.replaceChildren());

const flows = documentOf(
  tableOf(
    [
      { field: 'WorkName', title: '流程名称', type: 'text', editRowNo: 1 },
      { field: 'Weight', title: '权重', type: 'number', columnType: 'int', editRowNo: 2 },
      { field: 'NodeConfig', title: '节点配置', type: 'textarea', editRowNo: 6, maxlength: 4_000_000 },
      { field: 'LineConfig', title: '连线配置', type: 'textarea', editRowNo: 7, maxlength: 4_000_000 },
    ],
    { table: 'Sys_WorkFlow', cnName: '审批流程', key: 'WorkFlow_Id' },
  ),
);

/** A flow of 提交, 经理审批, 总监审批, 完成, with changes. */
const flow = (more: { manager?: object; director?: object; lines?: readonly object[]; row?: Row }): Row => ({
  WorkFlow_Id: 3,
  Version: 1,
  WorkName: '销售订单审批',
  Weight: 1,
  NodeConfig: JSON.stringify([
    { id: 's', name: '提交', type: 'start' },
    { id: 'm', name: '经理审批', type: 'node', userId: [4], ...more.manager },
    { id: 'd', name: '总监审批', type: 'node', userId: [6], ...more.director },
    { id: 'e', name: '完成', type: 'end' },
  ]),
  LineConfig: JSON.stringify([
    { from: 's', to: 'm', label: '提交' },
    { from: 'm', to: 'd', label: '通过' },
    ...(more.lines ?? [{ from: 'd', to: 'e', label: '通过' }]),
  ]),
  ...more.row,
});
const base = flow({});
const mine = flow({ manager: { userId: [4, 5], auditMethod: 1 }, director: { name: '总监终审' } });
const theirs = flow({
  director: { name: '财务总监审批' },
  lines: [{ from: 'd', to: 'e', label: '同意' }],
  row: { Weight: 5, Version: 2 },
});

const stateOf = (main: Row) => ({ main, details: {} });

describe('two administrators who edited one flow', () => {
  it('what goes together is settled by itself, the rest is chosen, and all of it is in the form then #Y06', async () => {
    const { app, said } = worldOf({ rows: [base] });
    const box = new EditBoxStore(app, flows);
    await act(async () => box.open('Edit', 3));
    act(() => {
      for (const field of ['NodeConfig', 'LineConfig']) box.main.cell(field).set(mine[field] ?? null);
    });
    show(app, <FlowMergePanel box={box} base={stateOf(base)} theirs={stateOf(theirs)} />);
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['节点【总监终审】双方都修改了', '修改', '修改'],
      ['权重', '1', '5'],
      ['节点【经理审批】', '修改', '未修改'],
      ['连线【总监终审→完成】', '未修改', '修改'],
    ]);
    expect(within(rows[0] as HTMLElement).getAllByRole('radio')).toHaveLength(2);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    await press('应用合并');
    expect(said.error).toEqual(['还有1项未选择']);
    fireEvent.click(screen.getAllByRole('radio')[1] as HTMLElement);
    await press('应用合并');
    const nodes = JSON.parse(String(box.main.value('NodeConfig'))) as Record<string, unknown>[];
    expect(nodes[1]).toMatchObject({ name: '经理审批', userId: [4, 5], auditMethod: 1 });
    expect(nodes[2]).toMatchObject({ name: '财务总监审批', userId: [6] });
    expect(JSON.parse(String(box.main.value('LineConfig')))[2]).toMatchObject({ label: '同意' });
    expect([box.main.value('Weight'), said.success.at(-1)]).toEqual([5, '已合并，请检查后发布']);
  });
});

describe('the steps of a flow', () => {
  it('are the server’s to derive: an edit of a flow that has some sends none back #W75', async () => {
    const steps = { ...tableOf([], { table: 'Sys_WorkFlowStep', key: 'WorkStepFlow_Id' }), serverOnly: true };
    const { app, update } = worldOf({ rows: [base] });
    const box = new EditBoxStore(app, documentOf(flows.main, steps));
    await act(async () => box.open('Edit', 3));
    box.details[0]?.load([{ WorkStepFlow_Id: 8, StepId: 'm', StepName: '经理审批' }]);
    act(() => box.main.cell('NodeConfig').set(mine.NodeConfig ?? null));
    await act(async () => void (await box.save()));
    expect(update.mock.calls[0]?.[1]).toMatchObject({ details: [{ table: 'Sys_WorkFlowStep', rows: [] }] });
  });

  it('go with a new flow, every field of them, and not with a change of a stored one #W75', () => {
    const sent = withSteps({ main: base, details: [{ table: 'Sys_WorkFlowStep', rows: [], delKeys: [] }] });
    expect(sent.details).toHaveLength(1);
    const [detail] = sent.details;
    expect(detail?.rows.map(({ StepName, ParentId, OrderId }) => [StepName, ParentId, OrderId])).toEqual([
      ['提交', '', 1],
      ['经理审批', 's', 2],
      ['总监审批', 'm', 3],
      ['完成', 'd', 4],
    ]);
    expect(detail?.rows[1]).toEqual({
      StepId: 'm',
      StepName: '经理审批',
      StepAttrType: 'node',
      StepType: 1,
      StepAuditType: 1,
      StepValue: '4',
      ParentId: 's',
      OrderId: 2,
      AuditRefuse: 0,
      AuditBack: 1,
      AuditMethod: 0,
      SendMail: 0,
      Filters: null,
    });
    const changed = { main: base, details: [], changes: true } as const;
    expect(withSteps(changed)).toBe(changed);
  });
});
