import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runOptions } from '../../server-mock/context/runOptions.ts';
import { publish } from '../../server-mock/publishing/publish.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const product = (id: number, price: number) => ({
  Product_Id: id,
  ProductCode: `P${id}`,
  ProductName: `产品${id}`,
  ProductStandard: `M${id}`,
  ProductClassification_Id: 1,
  Unit: 'PCS',
  ProductAttribute: 'selfControl',
  SalePrice: price,
  PurchasePrice: 1,
  Enable: 1,
});

const rows = {
  Customer: [
    {
      Customer_Id: 1,
      CustomerCode: 'C1',
      CustomerName: '华东机械',
      CustomerType: 'direct',
      PaymentTerm: 'M30',
      Linkman: '张三',
      Phone: '13800000000',
      Address: '上海',
      Enable: 1,
    },
  ],
  CustomerAddress: [{ Address_Id: 1, Customer_Id: 1, AddressName: '总部仓库', Address: '上海' }],
  Base_Product: [product(1, 9.995), product(2, 100)],
  Base_NumberRule: [{ FormCode: 'SalesOrder', Prefix: 'XSDD', SubmitTime: 'yyyyMMdd', SerialNumber: 3 }],
};

const header = { Customer_Id: 1, OrderDate: '2026-03-05', DeliveryDate: '2026-04-01', Currency: 'CNY' };
const line = (Product_Id: number, Qty: number | string, more: object = {}) => ({ Product_Id, Qty, ...more });

describe.each(dailyKinds)('saving a sales order on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows } });
  });
  afterAll(() => app.close());

  const add = (mainData: object, detailData: object[], user = 'sales', headers = {}) =>
    app.post(user, '/api/Production_SalesOrder/Add', { mainData, detailData, delKeys: null }, headers);
  const update = (
    mainData: object,
    detailData: object[] | null = null,
    delKeys: unknown[] | null = null,
    user = 'sales',
  ) => app.post(user, '/api/Production_SalesOrder/Update', { mainData, detailData, delKeys });
  const count = async () => (await app.post('admin', '/api/Production_SalesOrder/Page', query())).body.total;

  it('computes rows and totals exactly, brings what comes with customer and product, and numbers the order #C04 #X14', async () => {
    const sent = { ...header, Address_Id: 1 };
    const { body } = await add(sent, [line(1, 2), line(2, 3, { UnitPrice: 99.5, TaxRate: 0 })]);
    expect(body.message).toBe('保存成功');
    const { data, list } = body.data;
    expect(data).toMatchObject({
      SalesOrderCode: 'XSDD20260305001',
      PaymentTerm: 'M30',
      Linkman: '张三',
      DeliveryAddress: '上海',
      TotalQty: 5,
      TotalAmount: 318.49,
      TaxAmount: 2.6,
      TotalWithTax: 321.09,
      AuditStatus: 0,
    });
    expect(list[0]).toMatchObject({
      ProductCode: 'P1',
      UnitPrice: 9.995,
      Amount: 19.99,
      TaxRate: 13,
      TaxAmount: 2.6,
    });
    expect(list[1]).toMatchObject({ ProductCode: 'P2', UnitPrice: 99.5, Amount: 298.5, TaxAmount: 0 });
  });

  it('drops what the user may not write: read-only, computed, stamped and unknown columns', async () => {
    const { body } = await add(
      { ...header, TotalAmount: 1, CreateID: 99, Creator: '假', AuditStatus: 1, Nope: 1, Version: 77 },
      [line(2, 1, { ProductName: '假', Amount: 1 })],
    );
    expect(body.data.data).toMatchObject({ TotalAmount: 100, Creator: '李销售', AuditStatus: 0, Version: 1 });
    expect(body.data.list[0]).toMatchObject({ ProductName: '产品2', Amount: 100 });
  });

  it('refuses detail rows in the words of the grid, with their place, and stores nothing #V47', async () => {
    const before = await count();
    const { body } = await add(header, [line(1, 1), line(2, 'abc'), line(2, 0)]);
    expect([body.status, body.code]).toEqual([false, '422']);
    expect(body.data.issues.map((issue: { path: string }) => issue.path)).toEqual([
      'Production_SalesOrderList[1].Qty',
      'Production_SalesOrderList[2].Qty',
    ]);
    expect((await add(header, [])).body.message).toBe('销售订单明细至少需要一行数据');
    expect((await add(header, [line(77, 1)])).body.data.issues[0]).toMatchObject({
      path: 'Production_SalesOrderList[0].Product_Id',
      rule: 'form.option',
    });
    expect(await count()).toBe(before);
  });

  it('updates, inserts and deletes rows in one save, and refuses a row of another order #C03 #E33 #G04', async () => {
    const first = (await add(header, [line(1, 1), line(2, 2)])).body.data;
    const other = (await add(header, [line(1, 1)])).body.data;
    const [one, two] = first.list;
    const saved = await update(
      { SalesOrder_Id: first.data.SalesOrder_Id, Version: 1 },
      [{ SalesOrderList_Id: one.SalesOrderList_Id, Qty: 10 }, line(2, 5)],
      [two.SalesOrderList_Id],
    );
    expect(saved.body.data.list.map((row: { Qty: number }) => row.Qty)).toEqual([10, 5]);
    expect(saved.body.data.data).toMatchObject({ TotalQty: 15, Version: 2 });
    const foreign = await update({ SalesOrder_Id: first.data.SalesOrder_Id }, [
      { SalesOrderList_Id: other.list[0].SalesOrderList_Id, Qty: 1 },
    ]);
    expect([foreign.body.status, foreign.body.code]).toEqual([false, '404']);
    const theirs = other.list[0].SalesOrderList_Id;
    const deleting = await update({ SalesOrder_Id: first.data.SalesOrder_Id }, null, [theirs]);
    expect([deleting.body.status, deleting.body.code]).toEqual([false, '404']);
    expect(deleting.body.message).toContain(`明细行【${theirs}】不存在`);
    const details = await app.post('sales', '/api/Production_SalesOrder/getDetailPage', {
      value: first.data.SalesOrder_Id,
      page: 1,
      rows: 1000,
    });
    expect([details.body.total, details.body.summary.Qty]).toEqual([2, 15]);
  });

  it('refuses parts of a save that cannot be read', async () => {
    for (const part of [
      { detailData: '[{' },
      { delKeys: '[1' },
      { details: '[{' },
      { details: { table: 'Production_SalesOrderList' } },
    ]) {
      const path = '/api/Production_SalesOrder/Add';
      const { body } = await app.post('sales', path, {
        mainData: header,
        detailData: [line(1, 1)],
        ...part,
      });
      expect([body.status, body.code], JSON.stringify(part)).toEqual([false, '422']);
    }
  });

  it('an order of more rows than any list page shows is read whole #N07', async () => {
    const { data } = (
      await add(
        header,
        Array.from({ length: 130 }, () => line(2, 1)),
      )
    ).body.data;
    const { body } = await app.post('sales', '/api/Production_SalesOrder/getDetailPage', {
      value: data.SalesOrder_Id,
      page: 1,
      rows: 100_000,
    });
    expect([body.rows.length, body.total, body.extra.ignored]).toEqual([130, 130, undefined]);
  });

  it('refuses a stale version, saying who and when, with the record as it is now', async () => {
    const { data } = (await add(header, [line(1, 1)])).body.data;
    app.pass(60_000);
    expect(
      (await update({ SalesOrder_Id: data.SalesOrder_Id, Version: 1, Remark: '第一' }, null, null, 'manager'))
        .body.status,
    ).toBe(true);
    const stale = await update({ SalesOrder_Id: data.SalesOrder_Id, Version: 1, Remark: '第二' });
    expect([stale.http, stale.body.status, stale.body.code]).toEqual([200, false, '409']);
    expect(stale.body.message).toContain('吴经理');
    expect(stale.body.data).toMatchObject({ who: '吴经理', data: { Remark: '第一', Version: 2 } });
    const old = await update({ SalesOrder_Id: data.SalesOrder_Id, Remark: '旧客户端' });
    expect([old.body.status, old.body.extra]).toEqual([true, { unversioned: true }]);
  });

  it('of two who save the same version at once exactly one wins', async () => {
    const { data } = (await add(header, [line(1, 1)])).body.data;
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((Remark) => update({ SalesOrder_Id: data.SalesOrder_Id, Version: 1, Remark })),
    );
    expect(answers.map((answer) => answer.body.code).sort()).toEqual(['409', '409', null]);
  });

  it('a row saved from its own page guards the whole order and recomputes it', async () => {
    const { data, list } = (await add(header, [line(2, 1), line(2, 1)])).body.data;
    const saved = await app.post('admin', '/api/Production_SalesOrderList/Update', {
      mainData: { SalesOrderList_Id: list[0].SalesOrderList_Id, Version: 1, Qty: 4 },
    });
    expect(saved.body.data.data).toMatchObject({ Qty: 4, Amount: 400, Version: 2 });
    expect((await update({ SalesOrder_Id: data.SalesOrder_Id, Version: 1 })).body.code).toBe('409');
    const deleted = await app.post('admin', '/api/Production_SalesOrderList/Del', [
      list[1].SalesOrderList_Id,
    ]);
    expect(deleted.body.message).toBe('删除成功');
    const page = await app.post(
      'admin',
      '/api/Production_SalesOrder/Page',
      query([{ name: 'SalesOrder_Id', value: String(data.SalesOrder_Id) }]),
    );
    expect(page.body.rows[0]).toMatchObject({ TotalQty: 4, TotalAmount: 400, Version: 3 });
  });

  it('locks hold for everybody #E26 #M02 #M03 #M04 #S06 #S07 #S08', async () => {
    for (const [column, words] of [
      ['"AuditStatus" = 1', '当前单据流程审批已通过,无法进行保存'],
      ['"AuditStatus" = 2', '当前单据正在流程审批中,无法进行保存'],
      ['"IsColoseCase" = 1', '当前单据已结案,无法进行保存'],
    ]) {
      const { data } = (await add(header, [line(1, 1)])).body.data;
      const key = data.SalesOrder_Id;
      await app.context.db.query(`update "Production_SalesOrder" set ${column} where "SalesOrder_Id" = $1`, [
        key,
      ]);
      const { body } = await update({ SalesOrder_Id: key, Remark: 'x' }, null, null, 'admin');
      expect([body.status, body.message]).toEqual([false, words]);
      const deleted = await app.post('admin', '/api/Production_SalesOrder/Del', [key]);
      expect(deleted.body.status, words).toBe(false);
    }
  });

  it('a row of a detail may have a lock of its own, met through its document too', async () => {
    const admin = (await app.context.rights.of(1))?.user;
    if (admin === undefined) throw new Error('no admin');
    const lock = { when: { '==': [{ var: 'Remark' }, '已排产'] }, actions: ['Update', 'Delete'] };
    const patch = { table: { locks: [{ ...lock, message: 'list.lockedClosed' }] } };
    const what = { kind: 'design', name: 'Production_SalesOrderList', patch };
    expect(await publish(app.context, what, admin)).toMatchObject({ ok: true });
    const { data, list } = (await add(header, [{ ...line(1, 1), Remark: '已排产' }, line(2, 2)])).body.data;
    const [planned, free] = list.map((row: { SalesOrderList_Id: number }) => row.SalesOrderList_Id);
    const key = { SalesOrder_Id: data.SalesOrder_Id };
    const changed = async (key1: number) =>
      (await update(key, [{ SalesOrderList_Id: key1, Qty: 9 }], null)).body.message;
    expect(await changed(planned)).toBe('当前单据已结案,无法进行保存');
    expect(await changed(free)).toBe('保存成功');
    expect((await update(key, null, [planned])).body.message).toBe('当前单据已结案,无法进行保存');
    // A form sends all rows; an unchanged one is not checked against locks.
    const rows = (await update({ ...key, Remark: '加急' }, null)).body.data.list;
    expect((await update({ ...key, Remark: '不急' }, rows)).body.message).toBe('保存成功');
    const deleted = await app.post('admin', '/api/Production_SalesOrder/Del', [data.SalesOrder_Id]);
    expect(deleted.body.message).toContain('当前单据已结案,无法进行保存');
  });

  it('formulas that ask for the moment or for chance get them from the server, and end in time', async () => {
    const admin = (await app.context.rights.of(1))?.user;
    if (admin === undefined) throw new Error('no admin');
    const field = { title: '批次', type: 'text', maxlength: 40, readonly: true };
    const formulas = {
      PricedOn: '$fromMillis($millis(), "[Y0001]-[M01]-[D01] [H01]")',
      Drawn: '$random() < 1 ? "抽检" : "免检"',
    };
    const fields = Object.entries(formulas).map(([name, formula]) => ({ ...field, field: name, formula }));
    const what = { kind: 'extension', name: 'Production_SalesOrder', patch: { fields } };
    expect(await publish(app.context, what, admin)).toMatchObject({ ok: true });
    // 10:00 in Shanghai; JSONata's moments are UTC.
    expect((await add(header, [line(1, 1)])).body.data.data).toMatchObject({
      PricedOn: '2026-03-05 02',
      Drawn: '抽检',
    });
    expect(runOptions(app.context).limits?.milliseconds).toBe(1_000);
    expect(await publish(app.context, { ...what, patch: { fields: [] } }, admin)).toMatchObject({ ok: true });
  });

  it('a published formula as text, naming fields by title, is computed at the next save', async () => {
    const admin = (await app.context.rights.of(1))?.user;
    if (admin === undefined) throw new Error('no admin');
    const field = { field: 'AmountLevel', title: '金额级别', type: 'text', maxlength: 10, readonly: true };
    const formula =
      '=IF(SUM([销售订单明细.未税金额])>=[价税合计]/2,IF([价税合计]>1000,"大额","普通"),"待核")';
    const what = { kind: 'extension', name: 'Production_SalesOrder' };
    const publishing = (text: string) =>
      publish(app.context, { ...what, patch: { fields: [{ ...field, formula: text }] } }, admin);
    expect(await publishing('=IF([价税合记]>1000,1,2)')).toMatchObject({ ok: false });
    expect(await publishing(formula)).toMatchObject({ ok: true });
    expect((await add(header, [line(2, 20)])).body.data.data.AmountLevel).toBe('大额');
    expect((await add(header, [line(1, 1)])).body.data.data.AmountLevel).toBe('普通');
  });

  it('a Version that cannot be read is refused, not taken for none', async () => {
    const { data } = (await add(header, [line(1, 1)])).body.data;
    const { body } = await update(
      { SalesOrder_Id: data.SalesOrder_Id, Version: 'abc', Remark: 'x' },
      null,
      null,
    );
    expect(body).toMatchObject({ status: false, code: '422' });
    expect(body.message).toContain('abc');
  });

  it('the log is the server’s own: nobody writes it', async () => {
    const { rows: logs } = await app.context.db.query('select "Id" from "Sys_Log" limit 1');
    const answers = [
      await app.post('admin', '/api/Sys_Log/Add', { mainData: { LogType: 'x' } }),
      await app.post('admin', '/api/Sys_Log/Update', { mainData: { Id: logs[0]?.Id, LogType: 'x' } }),
      await app.post('admin', '/api/Sys_Log/Del', [logs[0]?.Id]),
    ];
    for (const { body } of answers)
      expect(body).toMatchObject({ code: '403', message: expect.stringContaining('只由系统产生') });
  });

  it('deletes an order with its rows, all or none #C05', async () => {
    const { data } = (await add(header, [line(1, 1)])).body.data;
    expect(
      (await app.post('sales', '/api/Production_SalesOrder/Del', [data.SalesOrder_Id, 999999])).body.code,
    ).toBe('404');
    expect((await app.post('viewer', '/api/Production_SalesOrder/Del', [data.SalesOrder_Id])).body.code).toBe(
      '403',
    );
    expect(
      (await app.post('sales', '/api/Production_SalesOrder/Del', [data.SalesOrder_Id])).body.message,
    ).toBe('删除成功');
    const left = await app.context.db.query(
      'select 1 from "Production_SalesOrderList" where "SalesOrder_Id" = $1',
      [data.SalesOrder_Id],
    );
    expect(left.rows).toHaveLength(0);
  });

  it('writes a log row in the same transaction, with the request id', async () => {
    const { body, headers } = await add({ ...header, Remark: '留痕' }, [line(1, 1)]);
    const log = await app.context.db.query('select * from "Sys_Log" where "RequestId" = $1', [
      headers.get('x-request-id'),
    ]);
    expect(log.rows).toHaveLength(1);
    expect(log.rows[0]).toMatchObject({
      LogType: 'Add',
      TableName: 'Production_SalesOrder',
      TableKey: String(body.data.data.SalesOrder_Id),
      UserName: '李销售',
    });
    expect(String(log.rows[0]?.Changes)).toContain('留痕');
  });

  it('the same Idempotency-Key saves once, also for twins in flight, and refuses another body', async () => {
    const before = await count();
    const key = { 'idempotency-key': 'twin-1' };
    const twins = await Promise.all([1, 2, 3].map(() => add(header, [line(1, 1)], 'sales', key)));
    const again = await add(header, [line(1, 1)], 'sales', key);
    expect(new Set([...twins, again].map((answer) => answer.body.data.data.SalesOrder_Id)).size).toBe(1);
    expect(await count()).toBe(before + 1);
    expect((await add(header, [line(1, 2)], 'sales', key)).body).toMatchObject({
      status: false,
      code: '422',
    });
    expect((await add(header, [line(1, 1)], 'manager', key)).body.status).toBe(true);
    const { rows: roles } = await app.context.db.query('select * from "Sys_RoleAuth"');
    await app.context.db.query('delete from "Sys_RoleAuth"');
    app.context.changes.bump(['Sys_RoleAuth']);
    // A stored answer is repeated only to users who still have the right.
    expect((await add(header, [line(1, 1)], 'sales', key)).body.code).toBe('403');
    for (const { Role_Id, Menu_Id, AuthValue } of roles)
      await app.context.db.query(
        'insert into "Sys_RoleAuth" ("Role_Id", "Menu_Id", "AuthValue") values ($1, $2, $3)',
        [Role_Id, Menu_Id, AuthValue],
      );
    app.context.changes.bump(['Sys_RoleAuth']);
    app.pass(25 * 3_600_000);
    expect(
      (
        await app.fetch('/api/user/login', {
          method: 'POST',
          body: new URLSearchParams({ userName: 'sales', password: 'jig-demo' }),
        })
      ).http,
    ).toBe(200);
  });
});

describe.each(dailyKinds)('number rules on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows } });
  });
  afterAll(() => app.close());

  const add = (more: object = {}, detail = line(1, 1)) =>
    app.post('sales', '/api/Production_SalesOrder/Add', {
      mainData: { ...header, ...more },
      detailData: [detail],
    });
  const code = (answer: Awaited<ReturnType<typeof add>>) => answer.body.data?.data?.SalesOrderCode;

  it('give codes without a gap or a double to many at once, also when some saves are refused', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 4 === 3 ? add({ SalesOrderCode: 'TAKEN' }) : add())),
    );
    const codes = answers
      .map(code)
      .filter((one) => one?.startsWith('XSDD'))
      .sort();
    expect(codes).toEqual(
      Array.from({ length: 15 }, (_, index) => `XSDD20260305${String(index + 1).padStart(3, '0')}`),
    );
    const refused = answers.filter((answer) => answer.body.status === false);
    expect(refused.map((answer) => answer.body.message)).toEqual(Array(4).fill('单据编号已存在'));
  });

  it('go on behind codes people typed, grow beyond their digits, and start anew with the day', async () => {
    await add({ SalesOrderCode: 'XSDD20260305016' });
    expect(code(await add())).toBe('XSDD20260305017');
    await app.context.db.query(`update "jig_number_counter" set "Value" = 999`);
    expect(code(await add())).toBe('XSDD202603051000');
    app.pass(24 * 3_600_000);
    const token = (
      await app.fetch('/api/user/login', {
        method: 'POST',
        body: new URLSearchParams({ userName: 'sales', password: 'jig-demo' }),
      })
    ).body.data.token;
    const next = await app.fetch('/api/Production_SalesOrder/Add', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ mainData: header, detailData: [line(1, 1)] }),
    });
    expect(next.body.data.data.SalesOrderCode).toBe('XSDD20260306001');
  });
});
