import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { end, flowOf, ids, node, publishFlow, start, through, when } from './flows.ts';
import { purchaseHeader, purchaseRows } from './orderRows.ts';
import { sheetOf } from './sheetOf.ts';
import { json, openTestApp, query, type TestApp } from './testApp.ts';

const table = '/api/ProcureOrder';
const hidden = [
  'TotalAmount',
  'TaxAmount',
  'TotalWithTax',
  'Linkman',
  'ProcureOrderList.UnitPrice',
  'procureorderlist.Amount',
  'ProcureOrderList.TaxAmount',
];

/**
 * The manager decides without prices, the director with them. Three lines have conditions on prices, one on a
 * visible field.
 */
const priced = (tableName: string, field: string) => [
  { tjzType: 'and', tjOptions: [{ tableName, field, filterType: '>', value: 1000 }] },
];
const blind = flowOf(
  'ProcureOrder',
  [
    { ...start, filters: when('Remark', '=', '盲审') },
    node('m', '经理盲审', { userId: [ids.manager], jig: { hidden } }),
    node('d', '总监审批', { userId: [ids.director] }),
    node('w', '仓库确认', { userId: [ids.planner] }),
    node('f', '财务复核', { userId: [ids.director], filters: when('TaxAmount', '>', 500) }),
    end,
  ],
  [
    ...through('s', 'm'),
    { from: 'm', to: 'd', label: '总额超过1000元', filters: when('TotalAmount', '>', 1000) },
    { from: 'm', to: 'f', label: '税额超过500元', filters: [] },
    { from: 'd', to: 'f', label: '单行超过1000元', filters: priced('ProcureOrderList', 'Amount') },
    { from: 'm', to: 'e', label: '其余', filters: [] },
    { from: 'd', to: 'w', label: '数量超过100', filters: when('TotalQty', '>', 100) },
    { from: 'w', to: 'f', label: '', filters: when('TotalWithTax', '>', 700) },
    ...through('d', 'e'),
    ...through('f', 'e'),
    ...through('w', 'e'),
  ],
);

describe.each(dailyKinds)('fields a node hides from whoever is asked in it, on %s', (kind) => {
  let app: TestApp;
  let asked = 0;
  let other = 0;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows: purchaseRows(100) } });
    await publishFlow(app, blind);
    const order = async (code: string, Qty: number, Remark: string): Promise<number> => {
      const mainData = { ...purchaseHeader, ProcureOrderCode: code, Remark, Linkman: '王五' };
      const detailData = [{ Product_Id: 1, Qty, TaxRate: 10 }];
      const { body } = await app.post('buyer', `${table}/Add`, { mainData, detailData });
      expect(body.message).toBe('保存成功');
      return body.data.data.ProcureOrder_Id;
    };
    asked = await order('CG-盲审', 20, '盲审');
    other = await order('CG-普通', 5, '普通');
  });
  afterAll(() => app.close());

  const page = async (user: string, wheres: readonly object[] = [], more: object = {}) =>
    (await app.post(user, `${table}/Page`, query(wheres, more))).body;
  /** Hides fields of purchase orders by role. */
  const limit = async (role: string, fields: object): Promise<void> => {
    const { db, changes } = app.context;
    await db.query(`delete from "Sys_RoleField" where "TableName" = 'ProcureOrder'`);
    const { affected } = await db.query(
      `insert into "Sys_RoleField" ("Role_Id", "TableName", "Fields", "Version")
       select "Role_Id", 'ProcureOrder', $2, 1 from "Sys_Role" where "RoleName" = $1`,
      [role, JSON.stringify(fields)],
    );
    expect(affected).toBe(1);
    changes.bump(['Sys_RoleField']);
  };
  const codes = (body: { rows: { ProcureOrderCode: string }[] }) =>
    body.rows.map(({ ProcureOrderCode }) => ProcureOrderCode);
  const ofAsked = (body: { rows: Record<string, unknown>[] }) =>
    body.rows.find(({ ProcureOrder_Id }) => ProcureOrder_Id === asked);
  const empty = { TotalAmount: null, TaxAmount: null, TotalWithTax: null, Linkman: null };
  const emptyRow = { UnitPrice: null, Amount: null, TaxAmount: null, Qty: 20 };

  it('are empty in the rows of a list and in its sums; those of other documents and other people are not #W40', async () => {
    const seen = await page('manager');
    expect(ofAsked(seen)).toMatchObject({ ...empty, TotalQty: 20, Remark: '盲审', IsAudit: true });
    expect(seen.rows.find((row: { ProcureOrder_Id: number }) => row.ProcureOrder_Id === other)).toMatchObject(
      {
        TotalAmount: 500,
        Linkman: '王五',
      },
    );
    expect(seen.summary).toMatchObject({ TotalAmount: 500 });
    expect(seen.total).toBe(2);
    for (const user of ['buyer', 'director', 'manager2', 'admin'])
      expect(ofAsked(await page(user))).toMatchObject({ TotalAmount: 2000, Linkman: '王五' });
    expect((await page('buyer')).summary).toMatchObject({ TotalAmount: 2500 });
  });

  it('are named in the row, so that a screen says why they are empty; to nobody else, and without what his role hides #W40', async () => {
    const all = [...hidden.slice(0, 5), 'ProcureOrderList.Amount', 'ProcureOrderList.TaxAmount'];
    const seen = await page('manager');
    expect(String(ofAsked(seen)?.HiddenFields).split(',').sort()).toEqual([...all].sort());
    for (const row of seen.rows)
      if (row.ProcureOrder_Id !== asked) expect(row).not.toHaveProperty('HiddenFields');
    for (const user of ['buyer', 'director', 'manager2', 'admin'])
      expect(ofAsked(await page(user))).not.toHaveProperty('HiddenFields');
    await limit('经理', { Linkman: { show: 0 } });
    const steps = await app.get('manager', `/api/Sys_WorkFlow/getSteps?tableName=ProcureOrder&id=${asked}`);
    for (const names of [String(ofAsked(await page('manager'))?.HiddenFields).split(','), steps.body.hidden])
      expect([...names].sort()).toEqual(all.filter((name) => name !== 'Linkman').sort());
    await limit('经理', {});
  });

  it('are not among the facts of the inbox', async () => {
    const documents = [asked, other].map((key) => ({ table: 'ProcureOrder', key: String(key) }));
    const titles = async (user: string) => {
      const { body } = await app.post(user, '/api/Sys_WorkFlowTable/facts', { documents });
      const of = (key: number) => body.data.find((one: { key: string }) => one.key === String(key));
      return [asked, other].map((key) =>
        of(key).facts.some(({ text }: { text: string }) => text.includes('¥')),
      );
    };
    expect(await titles('manager')).toEqual([false, true]);
    expect(await titles('buyer')).toEqual([true, true]);
  });

  it('cannot be found out by searching, filtering or sorting #W40', async () => {
    const above = [{ name: 'TotalAmount', value: '1000', displayType: 'thanorequal' }];
    expect(codes(await page('manager', above))).toEqual([]);
    expect(codes(await page('director', above))).toEqual(['CG-盲审']);
    const named = [{ name: 'Linkman', value: '王', displayType: 'like' }];
    expect(codes(await page('manager', named))).toEqual(['CG-普通']);
    const priced = {
      tjzType: 'and',
      tjOptions: [{ tableName: 'ProcureOrderList', field: 'Amount', filterType: '>', value: 1000 }],
    };
    const filters = JSON.stringify([priced]);
    expect(codes(await page('director', [], { filters }))).toEqual(['CG-盲审']);
    expect(codes(await page('manager', [], { filters }))).toEqual([]);
    const order = async (user: string, direction: string) =>
      codes(await page(user, [], { sort: 'TotalAmount', order: direction }));
    expect(await order('director', 'desc')).toEqual(['CG-盲审', 'CG-普通']);
    // Empty values sort last in ascending order, so the position reveals only the emptiness.
    expect(await order('manager', 'asc')).toEqual(['CG-普通', 'CG-盲审']);
  });

  it('are empty in its detail rows, in every call that gives them #W78', async () => {
    const rows = async (user: string, path: string, body: object) =>
      (await app.post(user, path, { page: 1, rows: 100, ...body })).body;
    const detail = { value: `${asked}`, tableName: 'ProcureOrderList' };
    expect((await rows('manager', `${table}/getDetailPage`, detail)).rows).toMatchObject([emptyRow]);
    expect((await rows('manager', `${table}/getDetailPage`, detail)).summary).toMatchObject({
      Qty: 20,
      Amount: 0,
    });
    expect((await rows('director', `${table}/getDetailPage`, detail)).rows).toMatchObject([{ Amount: 2000 }]);
    expect((await rows('manager', '/api/ProcureOrderList/Page', {})).rows).toMatchObject(
      expect.arrayContaining([expect.objectContaining(emptyRow), expect.objectContaining({ Amount: 500 })]),
    );
    const ddm = await app.get('manager', `/api/Sys_Ddm/getDetailRows?id=${asked}&tableName=ProcureOrder`);
    expect(ddm.body.data[0]).not.toHaveProperty('UnitPrice');
    expect(ddm.body.data[0]).toMatchObject({ Qty: 20 });
  });

  it('are not in exports, pickers, or what the palette finds', async () => {
    const columns = ['ProcureOrderCode', 'TotalAmount', 'Linkman', 'TotalQty'];
    const sheet = await sheetOf(
      await app.raw(
        'manager',
        `${table}/Export`,
        json(query([], { columns, sort: 'TotalQty', order: 'desc' })),
      ),
    );
    expect(sheet[1]).toEqual(['CG-盲审', null, null, 20]);
    expect(sheet[2]).toEqual(['CG-普通', 500, '王五', 5]);
    const picked = (await app.post('manager', `${table}/getSelector`, query())).body;
    expect(ofAsked(picked)).toMatchObject(empty);
    const reasons = await app.post('manager', '/api/Sys_WorkFlow/forecast?tableName=ProcureOrder', {
      key: asked,
    });
    expect(JSON.stringify(reasons.body)).not.toMatch(/2,000|王五/);
  });

  it('are not told by what stands on lines of the flow whose conditions, or whose node, ask of them', async () => {
    const steps = async (user: string) =>
      (await app.get(user, `/api/Sys_WorkFlow/getSteps?tableName=ProcureOrder&id=${asked}`)).body;
    const labels = async (user: string) =>
      JSON.parse((await steps(user)).flow.lines).map(({ label }: { label: string }) => label);
    const unseen = '条件含您无权查看的字段';
    const manager = ['', unseen, unseen, unseen, '其余', '数量超过100', unseen, '', '', ''];
    expect(await labels('manager')).toEqual(manager);
    for (const user of ['buyer', 'director', 'admin'])
      expect((await labels(user)).slice(1, 4)).toEqual(['总额超过1000元', '税额超过500元', '单行超过1000元']);
    // Lines with equal labels show their condition to users who may see its fields.
    const conditions = async (user: string) =>
      JSON.parse((await steps(user)).flow.lines).flatMap(
        ({ condition }: { condition?: string }) => condition ?? [],
      );
    expect(await conditions('director')).toEqual(['价税合计 大于 700', '无条件', '无条件']);
    expect(await conditions('manager')).toEqual(['无条件', '无条件']);
    const told = await app.post('manager', '/api/Sys_WorkFlow/forecast?tableName=ProcureOrder', {
      key: asked,
    });
    expect(told.body.data.why.map(({ label }: { label: string }) => label)).toContain('总监审批');
    const options = `/api/Sys_WorkFlow/getOptionsByKey?workTable=ProcureOrder&key=${asked}`;
    for (const answer of [await steps('manager'), told.body, (await app.get('manager', options)).body])
      expect(JSON.stringify(answer)).not.toMatch(/超过(1000|500)元|1,000|TotalAmount.*>/);
  });

  it('are neither shown nor changed by a save of whoever is asked #W40', async () => {
    const rows = (await app.get('buyer', `/api/Sys_Ddm/getDetailRows?id=${asked}&tableName=ProcureOrder`))
      .body.data;
    const saved = await app.post('manager', `${table}/Update`, {
      mainData: { ProcureOrder_Id: asked, Linkman: null, Phone: '13800000001' },
      detailData: [{ ProcureOrderList_Id: rows[0].ProcureOrderList_Id, UnitPrice: null, Qty: 20 }],
    });
    expect(saved.body.message).toBe('保存成功');
    expect(saved.body.data.data).toMatchObject({ ...empty, Phone: '13800000001' });
    expect(saved.body.data.list).toMatchObject([emptyRow]);
    expect(ofAsked(await page('buyer'))).toMatchObject({
      Linkman: '王五',
      TotalAmount: 2000,
      Phone: '13800000001',
    });
    const stale = await app.post('manager', `${table}/Update`, {
      mainData: { ProcureOrder_Id: asked, Version: 1, Phone: '13800000002' },
    });
    expect(stale.body.code).toBe('409');
    expect(stale.body.data.data).toMatchObject(empty);
  });

  it('do not come with a record that is chosen elsewhere, nor into what he saves of it', async () => {
    const source = { via: 'SourceOrder', field: 'Linkman' };
    const patch = {
      fields: [
        {
          field: 'SourceOrder',
          title: '来源订单',
          type: 'select',
          columnType: 'int',
          dataKey: 'procureOrders',
        },
        {
          field: 'SourceLinkman',
          title: '来源联系人',
          type: 'text',
          maxlength: 30,
          readonly: true,
          lookup: source,
        },
        {
          field: 'SourceRemark',
          title: '来源备注',
          type: 'text',
          maxlength: 200,
          lookup: { ...source, field: 'Remark' },
        },
      ],
    };
    const published = await app.post('admin', '/api/jig/schema/publish', {
      kind: 'extension',
      name: 'Supplier',
      patch,
    });
    expect(published.body.message).toBe('保存成功');
    const chosen = async (user: string, key: number) =>
      (await app.post(user, '/api/Supplier/Lookup', { field: 'SourceOrder', key })).body.data;
    expect(await chosen('manager', asked)).toEqual({ SourceLinkman: null, SourceRemark: '盲审' });
    expect(await chosen('manager', other)).toEqual({ SourceLinkman: '王五', SourceRemark: '普通' });
    expect(await chosen('director', asked)).toEqual({ SourceLinkman: '王五', SourceRemark: '盲审' });
    const saved = await app.post('manager', '/api/Supplier/Update', {
      mainData: { Supplier_Id: 1, SourceOrder: asked },
    });
    expect(saved.body.data.data).toMatchObject({ SourceLinkman: null, SourceRemark: '盲审' });
  });

  it('are there again once he has decided, and for whoever is asked next', async () => {
    await app.post('manager', `${table}/audit?auditStatus=1`, [asked]);
    expect(ofAsked(await page('manager'))).toMatchObject({ TotalAmount: 2000, Linkman: '王五' });
    expect((await page('manager')).summary).toMatchObject({ TotalAmount: 2500 });
    expect(ofAsked(await page('director'))).toMatchObject({ TotalAmount: 2000, IsAudit: true });
  });
});

describe.each(dailyKinds)('whoever sees a document for his seat alone, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows: purchaseRows(100) } });
  });
  afterAll(() => app.close());

  it('sees no more of it after he has decided', async () => {
    const nodes = [
      start,
      node('w', '车间确认', { userId: [ids.sales], jig: { hidden: ['ProcureOrderList.UnitPrice'] } }),
      node('d', '总监审批', { userId: [ids.director] }),
      end,
    ];
    const saved = await app.post('admin', '/api/Sys_WorkFlow/add', {
      mainData: flowOf('ProcureOrder', nodes, through('s', 'w', 'd', 'e')),
    });
    // A field computed from a hidden price reveals it: publishing warns, but does not refuse.
    expect(saved.body.status).toBe(true);
    const check = await app.post('admin', '/api/Sys_WorkFlow/check', {
      mainData: flowOf('ProcureOrder', nodes, through('s', 'w', 'd', 'e')),
    });
    expect(check.body.data.issues.map(({ message }: { message: string }) => message)).toContain(
      '节点【车间确认】隐藏了字段【单价】，但由它算出的【未税金额】仍然可见',
    );
    const { body } = await app.post('buyer', `${table}/Add`, {
      mainData: { ...purchaseHeader, ProcureOrderCode: 'CG-1' },
      detailData: [{ Product_Id: 1, Qty: 2 }],
    });
    const key = body.data.data.ProcureOrder_Id;
    const rows = async () =>
      (await app.get('sales', `/api/Sys_Ddm/getDetailRows?id=${key}&tableName=ProcureOrder`)).body.data;
    expect((await rows())[0]).not.toHaveProperty('UnitPrice');
    await app.post('sales', `${table}/audit?auditStatus=1`, [key]);
    expect((await app.post('sales', `${table}/Page`, query())).body.code).toBe('403');
    expect((await rows())[0]).not.toHaveProperty('UnitPrice');
  });

  it('is not told what somebody changed before him in a field his node hides #Y02', async () => {
    const flow = flowOf(
      'ProcureOrder',
      [
        { ...start, filters: when('Remark', '=', '改联系人') },
        node('m', '经理修改', { userId: [ids.manager], jig: { editable: ['Linkman', 'Phone'] } }),
        node('d', '总监盲审', { userId: [ids.director], jig: { hidden: ['Linkman'] } }),
        end,
      ],
      through('s', 'm', 'd', 'e'),
      { Weight: 5 },
    );
    await publishFlow(app, flow);
    const { body } = await app.post('buyer', `${table}/Add`, {
      mainData: { ...purchaseHeader, ProcureOrderCode: 'CG-2', Remark: '改联系人' },
      detailData: [{ Product_Id: 1, Qty: 2 }],
    });
    const key = body.data.data.ProcureOrder_Id;
    const ddm = `/api/Sys_Ddm/AuditDdm?workTable=ProcureOrder&workTableKey=${key}&auditStatus=1`;
    const mainData = { Linkman: '赵六', Phone: '13800000009' };
    expect((await app.post('manager', ddm, { mainData })).body.message).toBe('审核成功');
    const steps = async (user: string) =>
      (await app.get(user, `/api/Sys_WorkFlow/getSteps?tableName=ProcureOrder&id=${key}`)).body;
    const fields = (changed: { field: string }[]) => changed.map(({ field }) => field).sort();
    const told = await steps('director');
    expect(told.hidden).toEqual(['Linkman']);
    expect(fields(told.changed)).toEqual(['Phone']);
    expect(JSON.stringify(told)).not.toContain('赵六');
    expect(fields((await steps('buyer')).changed)).toEqual(['Linkman', 'Phone']);
  });
});
