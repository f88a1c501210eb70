/** An action on a document. Skipped when the engine refuses it (the director of a small order). */
export interface DemoDecision {
  readonly by: string;
  /** 1 approve, 3 reject, 4 reverse approval. */
  readonly result: 1 | 3 | 4 | 'resubmit';
  readonly reason?: string;
  /** Continuation after a rejection or a reverse approval. */
  readonly continuation?: number;
}

type Story = readonly DemoDecision[];

const yes = (by: string, reason = '同意'): DemoDecision => ({ by, result: 1, reason });
const no = (by: string, reason: string, continuation: number): DemoDecision => ({
  by,
  result: 3,
  reason,
  continuation,
});
const again: DemoDecision = { by: 'creator', result: 'resubmit' };
const back = (by: string, reason: string, continuation: number): DemoDecision => ({
  by,
  result: 4,
  reason,
  continuation,
});

const both: Story = [yes('manager', '价格已核对，同意'), yes('manager2')];

/** Decisions on open documents by table, used in turn. Together they cover every state. */
export const demoStories: Readonly<Record<string, readonly Story[]>> = {
  Production_SalesOrder: [
    [],
    [yes('manager', '价格已核对，同意')],
    [...both, yes('director', '同意，注意交期')],
    [no('manager2', '交货日期排不进计划，请与客户确认', 0)],
    [],
    [no('manager', '客户信用额度已用完', 0), again, yes('manager2')],
    [...both, no('director', '单价低于成本，请经理复核', 1)],
    both,
    [...both, yes('director'), back('director', '客户取消部分数量', 2)],
    [yes('manager2'), no('manager', '收货地址有误', 2)],
    [...both, yes('director'), back('director', '付款方式需要重新确认', 1)],
  ],
  ProcureOrder: [
    [],
    [yes('manager', '供应商报价合理')],
    [yes('manager2'), yes('director')],
    [no('manager', '数量与需求计划不符', 0)],
    [yes('manager'), no('director', '请再比较一家供应商', 1)],
    [no('manager2', '单价高于上次采购', 0), again],
    [yes('manager'), yes('director'), back('director', '供应商无法按期交货', 2)],
  ],
  Production_ProductPlan: [
    [yes('manager', '产能足够')],
    [],
    [no('manager', '与在制工单冲突', 0)],
    [no('manager', '缺料，延后一周', 0), again],
    [yes('manager'), back('director', '订单变更', 2)],
  ],
  Production_AssembleWorkOrder: [
    [yes('manager', '装配线有空档')],
    [no('manager', '缺轴承，等到料后再排', 0)],
    [yes('manager'), yes('director'), back('director', '客户改了型号', 2)],
    [yes('manager'), yes('director', '同意，优先保证交期')],
    [],
    [no('manager', '完成日期早于到料日期', 0), again],
    [yes('manager'), no('director', '请分两批装配', 1)],
  ],
};
