import type { TestApp, Wire } from './testApp.ts';

/** Ids of the seeded demo accounts. */
export const ids = {
  admin: 1,
  director: 2,
  manager: 3,
  sales: 4,
  planner: 5,
  buyer: 6,
  manager2: 11,
} as const;

/** A node as the designer stores it. */
export const node = (id: string, name: string, more: object = {}): object => ({
  id,
  name,
  type: 'node',
  left: '20px',
  top: 20,
  ico: 'el-icon-user',
  state: 'success',
  auditType: 1,
  userId: [],
  auditMethod: 0,
  auditRefuse: 0,
  auditBack: 1,
  sendMail: 0,
  filters: [],
  ...more,
});

export const start = node('s', '开始', { type: 'start' });
export const end = node('e', '结束', { type: 'end' });

/** Lines that connect these nodes in order. */
export const through = (...names: readonly string[]): readonly object[] =>
  names.slice(1).map((to, index) => ({ from: names[index], to, label: '', filters: [] }));

/** One condition as the builder stores it. */
export const when = (field: string, filterType: string, value: unknown): readonly object[] => [
  { tjzType: 'and', tjOptions: [{ field, filterType, value }] },
];

/** Row of a flow. */
export const flowOf = (
  table: string,
  nodes: readonly object[],
  lines: readonly object[],
  more: object = {},
): object => ({
  WorkName: `${table}审批`,
  WorkTable: table,
  Weight: 1,
  AuditingEdit: 0,
  NodeConfig: JSON.stringify(nodes),
  LineConfig: JSON.stringify(lines),
  ...more,
});

/** Saves a flow as the administrator; returns its key. */
export const publishFlow = async (app: TestApp, mainData: object): Promise<number> => {
  const { body }: Wire = await app.post('admin', '/api/Sys_WorkFlow/add', { mainData });
  if (body.status !== true) throw new Error(JSON.stringify(body));
  return body.data.data.WorkFlow_Id;
};
