import { end, node, start, through, when } from '../wire/flows.ts';

/** Positions of nodes in order, as a designer stores them; the director stands beside the way to the end. */
const placed = (nodes: readonly object[]): readonly object[] =>
  nodes.map((one, at) => ({ ...one, left: `${at === 3 ? 520 : 320}px`, top: `${60 + at * 130}px` }));

/**
 * A flow for SEED_FILE that replaces the demo flow. Stories share it, because each further seed costs a first start.
 * The creator's superior, then two managers countersign; over 100,000 the director too.
 */
export const approvalFlow = {
  WorkName: '销售订单审批',
  WorkTable: 'Production_SalesOrder',
  Weight: 1,
  AuditingEdit: 0,
  NodeConfig: placed([
    { ...start, name: '流程开始' },
    node('superior', '主管审批', { auditType: 3 }),
    node('managers', '经理会签', {
      userId: ['manager', 'manager2'],
      auditMethod: 1,
      auditRefuse: 1,
      jig: { editable: ['DeliveryDate'] },
    }),
    node('director', '总监审批', { userId: ['director'] }),
    { ...end, name: '流程结束' },
  ]),
  LineConfig: [
    ...through('s', 'superior', 'managers'),
    { from: 'managers', to: 'director', label: '', filters: when('TotalWithTax', '>', 100000) },
    ...through('managers', 'e'),
    ...through('director', 'e'),
  ],
};

/** The same flow disabled, so that orders keep the plain approval. */
export const noFlow = { ...approvalFlow, Enable: 0 };
