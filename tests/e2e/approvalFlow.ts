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

/** Ids the seed gives: the demo accounts in their order, then those of SEED_FILE. */
const ids = { director: 2, manager: 3, manager2: 11 } as const;

/** Sales orders: the creator's superior, two managers countersign, over 100,000 the director too. */
export const approvalFlow = {
  WorkName: '销售订单审批',
  WorkTable: 'Production_SalesOrder',
  Weight: 1,
  AuditingEdit: 0,
  NodeConfig: JSON.stringify([
    node('s', '流程开始', { type: 'start' }),
    node('superior', '主管审批', { auditType: 3 }),
    node('managers', '经理会签', {
      userId: [ids.manager, ids.manager2],
      auditMethod: 1,
      auditRefuse: 1,
      jig: { editable: ['DeliveryDate'] },
    }),
    node('director', '总监审批', { userId: [ids.director] }),
    node('e', '流程结束', { type: 'end' }),
  ]),
  LineConfig: JSON.stringify([
    line('s', 'superior'),
    line('superior', 'managers'),
    line('managers', 'director', [
      { tjzType: 'and', tjOptions: [{ field: 'TotalWithTax', filterType: '>', value: 100000 }] },
    ]),
    line('managers', 'e'),
    line('director', 'e'),
  ]),
};

/** Publishes a flow as the administrator would. */
export async function publishFlow(url: string, mainData: object): Promise<void> {
  const call = async (path: string, body: object, token = ''): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return (await response.json()) as Answer;
  };
  const signedIn = await call('/api/user/login', { userName: 'admin', password: 'jig-demo' });
  const saved = await call('/api/Sys_WorkFlow/add', { mainData }, signedIn.data.token);
  if (!saved.status) throw new Error(`the flow was refused: ${saved.message}`);
}

interface Answer {
  readonly status: boolean;
  readonly message: string;
  readonly data: { readonly token: string };
}
