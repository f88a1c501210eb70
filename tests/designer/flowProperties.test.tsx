import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { FlowProperties } from '../../designer/workflow/properties/FlowProperties.tsx';
import { fieldRenderers } from '../../renderers/fields/index.ts';
import { schemaIssue } from '../../runtime/model/check/schemaIssue.ts';
import { choose, pick, saidAt, showPanel } from './panelWorld.tsx';

beforeAll(async () => {
  await Promise.all(fieldRenderers.map((renderer) => renderer.preload?.()));
}, 60_000);
afterEach(cleanup);

const shown = async (part: object, given: Parameters<typeof showPanel>[2] = {}) => {
  const drawn = showPanel(FlowProperties, { ...part }, given);
  await screen.findByLabelText('流程名称');
  return drawn;
};

describe('the left form of the designer (specification 2 section 2.4)', () => {
  it('is name, document and remark, in columns of the flow', async () => {
    const { set } = await shown({});
    fireEvent.change(screen.getByLabelText('流程名称'), { target: { value: '采购审批' } });
    await choose('业务单据', '采购订单');
    fireEvent.change(screen.getByLabelText('备注'), { target: { value: '2,000元以下无需审批' } });
    expect(set).toEqual([
      { WorkName: '采购审批' },
      { WorkTable: 'ProcureOrder', WorkTableName: '采购订单' },
      { Remark: '2,000元以下无需审批' },
    ]);
  });

  it('settings of the whole flow are codes, weight 1 unless said', async () => {
    const { set } = await shown({}, { dictionaries });
    expect(screen.getByLabelText('权重')).toHaveProperty('value', '1');
    fireEvent.change(screen.getByLabelText('权重'), { target: { value: '20' } });
    await pick('审批过即自动通过');
    await pick('逐个确认');
    fireEvent.click(screen.getByRole('switch', { name: '允许批量审核' }));
    fireEvent.click(screen.getByRole('switch', { name: '是否启用' }));
    expect(set).toEqual([
      { Weight: 20 },
      { AutoPass: 1 },
      { AuditingEdit: 1 },
      { BatchAudit: 0 },
      { Enable: 0 },
    ]);
  });

  it('a document that is not offered any more is shown by its name', async () => {
    await shown({ WorkTable: 'Old_Order' });
    expect(screen.getByText('Old_Order')).toBeTruthy();
  });

  it('what is missing is said at its field', async () => {
    const issues = [
      schemaIssue('workflow.nameRequired', '/WorkName'),
      schemaIssue('workflow.workItemRequired', '/WorkTable'),
    ];
    await shown({}, { issues });
    expect(saidAt('WorkName')).toMatch(/流程名称/);
    expect(saidAt('WorkTable')).toMatch(/业务单据/);
  });
});

const dictionaries = {
  workflowAutoPass: [
    { key: 0, value: '不自动通过' },
    { key: 1, value: '审批过即自动通过' },
    { key: 2, value: '仅连续审批时自动通过' },
  ],
  auditingEdit: [
    { key: 0, value: '保持原版本' },
    { key: 1, value: '逐个确认' },
  ],
};
