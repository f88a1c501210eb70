import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Layer } from '../../runtime/model/fields/resolve/Layer.ts';
import { resolve } from '../../runtime/model/fields/resolve/resolve.ts';
import type { SeedFile } from '../../server-mock/seed/SeedFile.ts';
import { dailyKind, dailyKinds } from '../setup/testDatabase.ts';
import { sheetOf } from './sheetOf.ts';
import { json, openTestApp, query, type TestApp } from './testApp.ts';

const everything = ['Search', 'Add', 'Update', 'Delete', 'Export'];

/** 跟单 sees no prices of order lines and products, and no credit of customers. */
const file: SeedFile = {
  roles: [
    {
      roleName: '跟单',
      parent: '经理',
      permissions: {
        Customer: everything,
        Production_SalesOrder: everything,
        Production_WorkOrder: everything,
        Base_Product: ['Search'],
      },
      fields: {
        Production_SalesOrderList: { UnitPrice: { show: 0 } },
        Base_Product: { SalePrice: { show: 0 } },
        Customer: { CreditLimit: { show: 0 }, ShortName: { isEdit: 0 } },
        Production_WorkOrder: { Status: { show: 0 } },
      },
    },
  ],
  users: [{ userName: 'clerk', realName: '林跟单', password: 'jig-demo', roles: ['跟单'] }],
  rows: {
    Customer: [
      { Customer_Id: 1, CustomerCode: 'KH-1', CustomerName: '华东机械', CustomerType: 'direct', Enable: 1 },
      {
        Customer_Id: 2,
        CustomerCode: 'KH-2',
        CustomerName: '江南重工',
        CustomerType: 'direct',
        CreditLimit: 500000,
        BankName: '工商银行',
        Enable: 1,
      },
    ],
    Base_Product: [
      {
        Product_Id: 1,
        ProductCode: 'P1',
        ProductName: '轴承',
        ProductClassification_Id: 1,
        Unit: 'PCS',
        ProductAttribute: 'selfControl',
        SalePrice: 12.5,
        Enable: 1,
      },
    ],
    Base_NumberRule: [{ FormCode: 'SalesOrder', Prefix: 'XSDD', SubmitTime: 'yyyyMMdd', SerialNumber: 3 }],
  },
};

describe('fields a role hides', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(dailyKind, { file });
    const limit = { var: 'CreditLimit' };
    const patch = {
      table: { nameField: 'CreditLimit', sortName: 'CreditLimit,Customer_Id' },
      fields: [
        { field: 'Mail', visibleWhen: { '>': [limit, 100] } },
        { field: 'Linkman', requiredWhen: { '>': [limit, 100] } },
        { field: 'BankName', readonlyWhen: { '>': [limit, 100] } },
        { field: 'PaymentTerm', visibleWhen: { '!=': [{ var: 'Currency' }, 'USD'] } },
        { field: 'Score', title: '评分', type: 'decimal', formula: 'CreditLimit * 2', editRowNo: 9 },
        { field: 'Rank', title: '名次', type: 'decimal', formula: '=Score+1', required: true, editRowNo: 9 },
        { field: 'Next', title: '下一位', type: 'decimal', formula: '=Customer_Id+1', editRowNo: 9 },
      ],
    };
    const published = { kind: 'extension', name: 'Customer', patch };
    const { body } = await app.post('admin', '/api/jig/schema/publish', published);
    expect(body.message).toBe('保存成功');
  });
  afterAll(() => app.close());

  interface TableAnswer {
    readonly layers: readonly Layer[];
    readonly details: Readonly<Record<string, readonly Layer[]>>;
  }
  const asked = async (user: string, name: string): Promise<TableAnswer> =>
    (await app.get(user, `/api/jig/table?name=${name}`)).body.data;
  const seen = (layers: readonly Layer[]) => resolve(layers, app.context.catalog.types).table;

  it('are in no layer: no line, title, formula, condition, lookup, order or button names them', async () => {
    const customer = JSON.stringify(await asked('clerk', 'Customer'));
    expect(customer).not.toMatch(/CreditLimit|信用额度/);
    expect(customer).toContain('"Currency"');
    const order = JSON.stringify(await asked('clerk', 'Production_SalesOrder'));
    expect(order).not.toMatch(/UnitPrice|SalePrice|单价/);
    expect(order).toContain('"Qty"');
    const work = JSON.stringify((await asked('clerk', 'Production_WorkOrder')).layers);
    expect(work).not.toMatch(/"Status"|工单状态/);
    const session = JSON.stringify((await app.get('clerk', '/api/jig/session')).body.data.fieldRights);
    expect(session).not.toMatch(/CreditLimit|UnitPrice|SalePrice|Status/);
    expect(session).toContain('ShortName');
    // Users without hidden fields get all of them.
    expect(JSON.stringify(await asked('admin', 'Customer'))).toContain('CreditLimit');
    expect(JSON.stringify(await asked('admin', 'Production_SalesOrder'))).toContain('"UnitPrice"');
  });

  it('leave formulas that read them to the server: nobody types those, nobody is asked for them', async () => {
    const { layers } = await asked('clerk', 'Customer');
    const table = seen(layers);
    for (const name of ['Score', 'Rank']) {
      const field = table.byName.get(name);
      expect([name, field?.formula, field?.readonly, field?.required]).toEqual([
        name,
        undefined,
        true,
        false,
      ]);
    }
    expect(table.byName.get('Next')?.formula).toBeDefined();
    expect(table.byName.get('ShortName')?.readonly).toBe(true);
    expect(table.byName.get('Mail')?.visibleWhen).toBeUndefined();
    expect(table.byName.get('PaymentTerm')?.visibleWhen).toBeDefined();
    expect([table.nameField, table.sortName]).toEqual(['CustomerName', 'Customer_Id']);
    // The header totals read the amounts of rows, which read the price.
    const order = await asked('clerk', 'Production_SalesOrder');
    expect(seen(order.layers).byName.get('TotalAmount')?.formula).toBeUndefined();
    expect(seen(order.layers).byName.get('TotalWithTax')?.formula).toBeUndefined();
    expect(seen(order.layers).byName.get('TotalQty')?.formula).toBeDefined();
    expect(seen(order.details.Production_SalesOrderList ?? []).byName.get('Amount')?.formula).toBeUndefined();
  });

  it('are filled in and computed by the server when the record is saved', async () => {
    const { body } = await app.post('clerk', '/api/Production_SalesOrder/Add', {
      mainData: { Customer_Id: 1, OrderDate: '2026-03-05', DeliveryDate: '2026-04-01', Currency: 'CNY' },
      detailData: [{ Product_Id: 1, Qty: 4 }],
    });
    expect(body.message).toBe('保存成功');
    expect(body.data.data.TotalAmount).toBe(50);
    expect(body.data.list[0]).toMatchObject({ Qty: 4, Amount: 50 });
    expect(JSON.stringify(body)).not.toContain('UnitPrice');
    const changed = await app.post('clerk', '/api/Customer/Update', {
      mainData: { Customer_Id: 2, Linkman: '周一' },
    });
    expect(changed.body.data.data).toMatchObject({ Score: 1_000_000, Rank: 1_000_001 });
  });

  it('a value typed into a field locked by a condition that reads them is refused with its place, not dropped', async () => {
    const update = async (mainData: object) =>
      (await app.post('clerk', '/api/Customer/Update', { mainData })).body;
    const refused = await update({ Customer_Id: 2, Linkman: '周二', BankName: '建设银行' });
    expect([refused.status, refused.message]).toEqual([false, '【开户银行】现在不能修改']);
    expect((await update({ Customer_Id: 2, Linkman: '周二', BankName: '工商银行' })).status).toBe(true);
    expect((await update({ Customer_Id: 1, BankName: '建设银行' })).data.data.BankName).toBe('建设银行');
  });

  it('a value that another change of the same save unlocks is taken, one that stays locked is refused', async () => {
    const update = async (mainData: object) =>
      (await app.post('admin', '/api/Customer/Update', { mainData: { Customer_Id: 2, ...mainData } })).body;
    expect(await update({ Linkman: '周二', BankName: '农业银行' })).toMatchObject({
      status: false,
      message: '【开户银行】现在不能修改',
    });
    const kept = await update({ CreditLimit: 100, BankName: '农业银行' });
    expect(kept.data.data).toMatchObject({ BankName: '农业银行' });
    await update({ CreditLimit: 500000, BankName: '工商银行' });
  });

  it('a status button that depends on one is shown, and the server says whether it may be pressed', async () => {
    const { layers } = await asked('clerk', 'Production_WorkOrder');
    const [start] = seen(layers).transitions ?? [];
    expect(start).toMatchObject({ text: '开始', when: { root: { kind: 'literal', value: true } }, set: {} });
  });
});

describe.each(dailyKinds)(
  'what comes with a chosen record from a field the role may not see, on %s',
  (kind) => {
    let app: TestApp;
    const order = '/api/Production_SalesOrder';
    const clerk = {
      roleName: '文员',
      parent: '经理',
      permissions: { Production_SalesOrder: everything, Customer: everything },
      fields: { Customer: { CustomerName: { show: 0 }, Linkman: { show: 0 } } },
    } as const;
    beforeAll(async () => {
      const customer = {
        Customer_Id: 1,
        CustomerCode: 'KH-1',
        CustomerName: '华东机械',
        CustomerType: 'direct',
      };
      const users = ['文员', '销售'].map((role, at) => ({
        userName: `clerk${at}`,
        realName: '林文员',
        password: 'jig-demo',
        roles: [role],
      }));
      const rows = {
        ...file.rows,
        Customer: [{ ...customer, Linkman: '王五', Phone: '13800000001', Enable: 1 }],
      };
      app = await openTestApp(kind, { file: { roles: [clerk], users, rows } });
    });
    afterAll(() => app.close());

    const chosen = async (user: string) =>
      (await app.post(user, `${order}/Lookup`, { field: 'Customer_Id', key: 1 })).body.data;

    it('is left out of what the choice brings', async () => {
      expect(await chosen('clerk0')).toEqual({ PaymentTerm: null, Phone: '13800000001' });
      expect(await chosen('clerk1')).toEqual({ PaymentTerm: null, Phone: '13800000001', Linkman: '王五' });
    });

    it('is no label of the choice, of all, of keys, or found by typing #W40', async () => {
      const calls: readonly (readonly [string, unknown])[] = [
        ['/api/Sys_Dictionary/GetVueDictionary', ['customers']],
        ['/api/Sys_Dictionary/GetTableDictionary', { customers: ['1'] }],
        ['/api/Sys_Dictionary/GetTableDictionaryAndSearchByKey?dicNo=customers', ['1']],
        ['/api/Sys_Dictionary/GetTableDictionaryAndSearchByKey?dicNo=customers&value=华东', []],
        [`${order}/Choices`, { field: 'Customer_Id', values: {} }],
      ];
      for (const [path, body] of calls) {
        const told = JSON.stringify((await app.post('clerk0', path, body)).body);
        expect([path, told.includes('华东')]).toEqual([path, false]);
        expect([path, JSON.stringify((await app.post('clerk1', path, body)).body)]).toEqual([
          path,
          expect.stringContaining('华东机械'),
        ]);
      }
      // The options stay: a customer is shown by key.
      const { body } = await app.post('clerk0', calls[0]?.[0] ?? '', ['customers']);
      expect(body[0].data).toMatchObject([{ key: 1, value: '1' }]);
    });

    it('is no text of a cell in a list’s export', async () => {
      const mainData = {
        Customer_Id: 1,
        OrderDate: '2026-03-05',
        DeliveryDate: '2026-04-01',
        Currency: 'CNY',
      };
      const detailData = [{ Product_Id: 1, Qty: 4 }];
      const saved = await app.post('clerk0', `${order}/Add`, { mainData, detailData });
      expect(saved.body.message).toBe('保存成功');
      const columns = ['SalesOrderCode', 'Customer_Id'];
      const sheet = async (user: string) =>
        JSON.stringify(await sheetOf(await app.raw(user, `${order}/Export`, json(query([], { columns })))));
      expect(await sheet('clerk0')).not.toContain('华东');
      expect(await sheet('clerk1')).toContain('华东机械');
    });

    it('comes with the saved record where the record’s own field is shown: hide that, too, or it tells (decision 0023)', async () => {
      const { body } = await app.post('clerk0', `${order}/Page`, query());
      expect(body.rows[0]).toMatchObject({ Customer_Id: 1, Linkman: '王五' });
    });
  },
);
