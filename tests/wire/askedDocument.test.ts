import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { end, flowOf, ids, node, publishFlow, start, through } from './flows.ts';
import { salesHeader, salesRows } from './orderRows.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const table = '/api/Production_SalesOrder';
const worker = 9;

/** A flow that starts with a worker whose role hides orders; the node hides amounts. */
const flow = flowOf(
  'Production_SalesOrder',
  [
    start,
    node('n1', '车间确认', {
      userId: [worker],
      jig: { hidden: ['TotalWithTax', 'Production_SalesOrderList.UnitPrice'] },
    }),
    node('n2', '经理审批', { userId: [ids.manager] }),
    end,
  ],
  through('s', 'n1', 'n2', 'e'),
);

describe.each(dailyKinds)('a document as its approvers get it on %s', (kind) => {
  let app: TestApp;
  let key = 0;
  let later = 0;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows: salesRows(100) } });
    await publishFlow(app, flow);
    const made: number[] = [];
    for (const code of ['XSDD-1', 'XSDD-2']) {
      const { body } = await app.post('sales', `${table}/Add`, {
        mainData: { ...salesHeader, SalesOrderCode: code },
        detailData: [{ Product_Id: 1, Qty: 2 }],
      });
      made.push(body.data.data.SalesOrder_Id);
    }
    [key = 0, later = 0] = made;
  });
  afterAll(() => app.close());

  const read = async (user: string, of = key) =>
    (await app.get(user, `/api/Sys_WorkFlow/document?tableName=Production_SalesOrder&id=${of}`)).body;

  it('shows who is asked what his roles do not, but for what his node hides, in rows and in schema', async () => {
    expect((await app.get('worker', '/api/jig/table?name=Production_SalesOrder')).body.code).toBe('403');
    const { data } = await read('worker');
    expect(data).toMatchObject({
      table: 'Production_SalesOrder',
      cnName: '销售订单',
      key: `${key}`,
      label: 'XSDD-1',
      totals: { Production_SalesOrderList: 1 },
    });
    expect(data.document.main).toMatchObject({ SalesOrderCode: 'XSDD-1', AuditStatus: 0 });
    const [row] = data.document.details.Production_SalesOrderList;
    expect(row).toMatchObject({ Product_Id: 1 });
    expect(data.labels).toMatchObject({
      customers: { '1': '华东机械' },
      products: { '1': expect.stringContaining('轴承座') },
    });
    expect(data.document.main).not.toHaveProperty('TotalWithTax');
    expect(row).not.toHaveProperty('UnitPrice');
    expect(JSON.stringify([data.layers, data.details])).not.toContain('TotalWithTax');
    expect(JSON.stringify(data.details)).not.toContain('"UnitPrice"');
  });

  it('hides nothing more from whoever is not asked there', async () => {
    const { data } = await read('manager');
    expect(data.document.main.TotalWithTax).toEqual(expect.any(Number));
    expect(data.document.details.Production_SalesOrderList[0]).toHaveProperty('UnitPrice');
  });

  it('is refused to whoever neither sees it nor is asked', async () => {
    expect(await read('quality')).toMatchObject({ status: false, code: '403' });
    expect(await read('worker', 999_999)).toMatchObject({ status: false, code: '403' });
    expect(await read('sales', 999_999)).toMatchObject({ status: false, code: '404' });
    const other = await app.get('sales', '/api/Sys_WorkFlow/document?tableName=Nothing&id=1');
    expect(other.body).toMatchObject({ status: false, code: '404' });
  });

  it('is followed by the one that waits longest, until there is none #Y04', async () => {
    const inbox = async (user: string, but = '') =>
      (await app.get(user, `/api/Sys_WorkFlowTable/inbox?but=${but}`)).body.data;
    expect(await inbox('worker')).toMatchObject({ waiting: 2, next: { key: `${key}`, label: 'XSDD-1' } });
    expect(await inbox('worker', `production_salesorder:${key}`)).toMatchObject({
      next: { table: 'Production_SalesOrder', cnName: '销售订单', key: `${later}`, label: 'XSDD-2' },
    });
    await app.post('worker', `${table}/audit?auditStatus=1&auditReason=`, [later]);
    expect(await inbox('worker', `Production_SalesOrder:${key}`)).toMatchObject({ waiting: 1, next: null });
  });

  it('is among the kinds of the lists it is in, by which they can be filtered', async () => {
    const kinds = async (user: string, list: string) =>
      (await app.get(user, `/api/Sys_WorkFlowTable/inbox?list=${list}`)).body.data.kinds;
    const orders = [{ table: 'Production_SalesOrder', cnName: '销售订单' }];
    expect(await kinds('worker', '0')).toEqual(orders);
    expect([await kinds('worker', '2'), await kinds('sales', '2'), await kinds('worker', 'x')]).toEqual([
      [],
      orders,
      [],
    ]);
    const of = async (name: string): Promise<number> => {
      const where = { name: 'WorkTable', value: name, displayType: 'equal' };
      return (await app.post('worker', '/api/Sys_WorkFlowTable/Page', query([where], { value: '0' }))).body
        .total;
    };
    expect(await of('Production_SalesOrder')).toBeGreaterThan(0);
    expect(await of('ProcureOrder')).toBe(0);
  });

  it('stands once in the list of what waits, page by page, however many came at the same moment', async () => {
    for (let at = 3; at <= 8; at++)
      await app.post('sales', `${table}/Add`, {
        mainData: { ...salesHeader, SalesOrderCode: `XSDD-${at}` },
        detailData: [{ Product_Id: 1, Qty: 2 }],
      });
    const page = async (at: number, rows: number) =>
      (await app.post('worker', '/api/Sys_WorkFlowTable/Page', query([], { value: '0', page: at, rows })))
        .body;
    const whole = await page(1, 30);
    expect(whole.total).toBe(7);
    const codes = (rows: { WorkTableCode: string }[]) => rows.map(({ WorkTableCode }) => WorkTableCode);
    const pages = [];
    for (let at = 1; at <= 5; at++) pages.push(await page(at, 2));
    expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
      [2, 7],
      [2, 7],
      [2, 7],
      [1, 7],
      [0, 7],
    ]);
    expect(pages.flatMap(({ rows }) => codes(rows))).toEqual(codes(whole.rows));
  });
});
