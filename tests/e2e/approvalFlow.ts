/** A node as the designer writes it. */
const node = (id: string, name: string, more: object): object => ({
  id,
  name,
  type: 'node',
  left: '20px',
  top: '20px',
  auditType: 1,
  userId: [],
  auditMethod: 0,
  auditRefuse: 0,
  auditBack: 1,
  sendMail: 0,
  filters: [],
  ...more,
});
const line = (from: string, to: string, filters: readonly object[] = []): object => ({
  from,
  to,
  label: '',
  filters,
});

/**
 * A flow for SEED_FILE, in place of the demo company's: the creator's superior, two managers countersign, over 100,000 the
 * director too.
 */
export const approvalFlow = {
  WorkName: '销售订单审批',
  WorkTable: 'Production_SalesOrder',
  Weight: 1,
  AuditingEdit: 0,
  NodeConfig: [
    node('s', '流程开始', { type: 'start' }),
    node('superior', '主管审批', { auditType: 3 }),
    node('managers', '经理会签', {
      userId: ['manager', 'manager2'],
      auditMethod: 1,
      auditRefuse: 1,
      jig: { editable: ['DeliveryDate'] },
    }),
    node('director', '总监审批', { userId: ['director'] }),
    node('e', '流程结束', { type: 'end' }),
  ],
  LineConfig: [
    line('s', 'superior'),
    line('superior', 'managers'),
    line('managers', 'director', [
      { tjzType: 'and', tjOptions: [{ field: 'TotalWithTax', filterType: '>', value: 100000 }] },
    ]),
    line('managers', 'e'),
    line('director', 'e'),
  ],
};

/** The same flow switched off: orders of the product then keep the plain box. */
export const noFlow = { ...approvalFlow, Enable: 0 };
