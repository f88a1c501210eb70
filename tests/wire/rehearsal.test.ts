import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { publish } from '../../server-mock/publishing/publish.ts';
import { Rehearsal } from '../../server-mock/workflow/definitions/calls/rehearse/Rehearsal.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { end, flowOf, ids, node, publishFlow, start, through, when } from './flows.ts';
import { purchaseRows } from './orderRows.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const documents = 1200;

/** The creator's superior, and above 1,000 the director; from 1,100 on no line applies. */
const drawn = (more: object = {}) =>
  flowOf(
    'ProcureOrder',
    [start, node('u', '上级审批', { auditType: 3 }), node('d', '总监审批', { userId: [ids.director] }), end],
    [
      { from: 's', to: 'u', label: '', filters: [] },
      { from: 'u', to: 'd', label: '', filters: between(1001, 1100) },
      { from: 'u', to: 'e', label: '', filters: when('TotalAmount', '<=', 1000) },
      { from: 'd', to: 'e', label: '', filters: [] },
    ],
    more,
  );

const between = (from: number, to: number) => [
  {
    tjzType: 'and',
    tjOptions: [
      { field: 'TotalAmount', filterType: '>=', value: from },
      { field: 'TotalAmount', filterType: '<=', value: to },
    ],
  },
];

/** Counts how many documents are rehearsed at most before other calls have their turn. */
const documentsBetweenTurns = () => {
  let [since, most] = [0, 0];
  const walk = vi.spyOn(Rehearsal.prototype, 'walk');
  const turn = (): void => {
    most = Math.max(most, walk.mock.calls.length - since);
    since = walk.mock.calls.length;
    next = setImmediate(turn);
  };
  let next = setImmediate(turn);
  const stop = (): number => {
    clearImmediate(next);
    walk.mockRestore();
    return most;
  };
  return { stop };
};

describe.each(dailyKinds)('a flow is rehearsed on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows: purchaseRows(100) } });
    // An account without superior created every tenth one.
    await app.context.db.query(
      `insert into "ProcureOrder" ("ProcureOrderCode", "Supplier_Id", "TotalAmount", "CreateID", "AuditStatus", "Version")
       select 'CG-' || lpad(n::text, 4, '0'), 1, n, case when n % 10 = 0 then $2::int else $1::int end, 0, 1
       from generate_series(1, ${documents}) n`,
      [ids.buyer, ids.admin],
    );
  });
  afterAll(() => app.close());

  const rehearse = async (mainData: unknown, more: object = {}, user = 'admin') =>
    (await app.post(user, '/api/Sys_WorkFlow/rehearse', { mainData, ...more })).body;

  it('over all documents, newest first: ways with counts and examples, those that would stop with why #W42', async () => {
    const { status, data } = await rehearse(drawn(), { limit: 20_000 });
    expect(status).toBe(true);
    expect(data).toMatchObject({ total: documents, looked: documents, others: { noFlow: 0, otherFlow: 0 } });
    expect(
      data.paths.map(({ names, count }: { names: string[]; count: number }) => [names.join('>'), count]),
    ).toEqual([
      ['开始>上级审批>结束', 1000],
      ['开始>上级审批', 100],
      ['开始>上级审批>总监审批>结束', 100],
    ]);
    expect(data.paths[0]).toMatchObject({
      nodes: ['s', 'u', 'e'],
      lines: ['s>u', 'u>e'],
      examples: [{ label: 'CG-1000' }, { label: 'CG-0999' }, { label: 'CG-0998' }],
    });
    // 100 without a line, and those of the account without superior among the other 1,100.
    expect(data.stopped).toBe(100 + 110);
    expect(data.stops).toHaveLength(200);
    expect(data.stops[0]).toMatchObject({ label: 'CG-1200', node: 'u', name: '上级审批' });
    const said = new Set(data.stops.map(({ message }: { message: string }) => message));
    expect([...said].sort()).toEqual([
      '【上级审批】之后没有适合的连线，只能由超级管理员决定',
      '节点【上级审批】没有可审批的人，改由超级管理员审批',
    ]);
  });

  it('over the newest only, and tells what other flows take', async () => {
    const other = await publishFlow(
      app,
      flowOf(
        'ProcureOrder',
        [
          { ...start, filters: when('TotalAmount', '>', 1150) },
          node('m', '经理审批', { userId: [ids.manager] }),
          end,
        ],
        through('s', 'm', 'e'),
        { WorkName: '大额采购', Weight: 9 },
      ),
    );
    const { data } = await rehearse(drawn(), { limit: 100 });
    expect(data).toMatchObject({ total: documents, looked: 100, others: { noFlow: 0, otherFlow: 50 } });
    // As another version of that flow it replaces it.
    const own = await rehearse(drawn({ WorkFlow_Id: other, Weight: 9 }), { limit: 100 });
    expect(own.data.others).toEqual({ noFlow: 0, otherFlow: 0 });
    const conditioned = flowOf(
      'ProcureOrder',
      [
        { ...start, filters: when('TotalAmount', '<', 5) },
        node('m', '经理审批', { userId: [ids.manager] }),
        end,
      ],
      through('s', 'm', 'e'),
    );
    expect((await rehearse(conditioned, { limit: 100 })).data).toMatchObject({
      paths: [],
      others: { noFlow: 50, otherFlow: 50 },
    });
  });

  it('writes nothing, and is refused with words where it cannot be', async () => {
    const count = await app.context.db.query('select count(*) as n from "Sys_WorkFlowTable"');
    expect(Number(count.rows[0]?.n)).toBe(0);
    expect((await rehearse(drawn(), {}, 'buyer')).message).toContain('没有');
    for (const limit of [0, 20_001, 'many', 1.5])
      expect((await rehearse(drawn(), { limit })).message).toContain('20000');
    expect((await rehearse(undefined)).status).toBe(false);
    expect((await rehearse(flowOf('', [start, end], []))).message).toBe('请选择业务单据');
    expect((await rehearse(flowOf('Sys_User', [start, end], []))).status).toBe(false);
    expect((await rehearse(flowOf('ProcureOrder', [end], []))).message).toBe('请添加流程开始节点');
    expect((await rehearse({ ...drawn(), NodeConfig: '{"damaged' })).status).toBe(false);
  });

  it('runs once at a time for a person, and keeps nobody else waiting', async () => {
    const [first, second] = await Promise.all([rehearse(drawn()), rehearse(drawn())]);
    expect([first.status, second.status].sort()).toEqual([false, true]);
    expect([first.message, second.message]).toContain('您的上一次试跑还在进行，请稍候');
    const walked = documentsBetweenTurns();
    const page = app.post('buyer', '/api/ProcureOrder/Page', { page: 1, rows: 30 });
    expect((await rehearse(drawn(), { limit: 20_000 })).status).toBe(true);
    expect((await page).body.total).toBe(documents);
    const most = walked.stop();
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThanOrEqual(100);
    expect((await rehearse(drawn())).status).toBe(true);
  });

  it('over the documents whoever edits flows may see', async () => {
    const { catalog, rights } = app.context;
    const admin = (await rights.of(1))?.user;
    if (admin === undefined) throw new Error('no admin');
    const patch = { table: { userPermissionDesc: true } };
    await publish(app.context, { kind: 'design', name: 'ProcureOrder', patch }, admin);
    expect(catalog.table('ProcureOrder')?.userPermissionDesc).toBe(true);
    const role = await app.context.db.query(`select "Role_Id" from "Sys_Role" where "RoleName" = '采购'`);
    const path = `roleId=${role.rows[0]?.Role_Id}`;
    const { body } = await app.get('admin', `/api/Sys_Role/getUserTreePermission?${path}`);
    const grants = body.map(({ id, actions }: { id: number; actions: object[] }) => ({
      id,
      actions: id === 53 ? [{ value: 'Search' }, { value: 'Update' }] : actions,
    }));
    expect((await app.post('admin', `/api/Sys_Role/savePermission?${path}`, grants)).body.status).toBe(true);
    expect((await rehearse(drawn(), { limit: 50 }, 'buyer')).data).toMatchObject({ total: 1080, looked: 50 });
  });
});
