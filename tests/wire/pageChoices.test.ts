import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedingOf } from '../../server-mock/process/seedingOf.ts';
import { adoptStoredLists } from '../../server-mock/seed/adoptStoredLists.ts';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const product = { ProductClassification_Id: 1, ProductAttribute: 'selfControl', SalePrice: 1 };

/** A page of choices, and a field of documents that offers them. */
const pages = [
  {
    ...{ dictionary: 'unitList', page: 'Sys_Unit', key: 'UnitCode', label: 'UnitName', id: 'Unit_Id' },
    ...{ more: {}, table: 'Base_Product', field: 'Unit' },
    document: { mainData: { ...product, ProductName: '产品' } },
  },
  {
    ...{ dictionary: 'invoiceType', page: 'Base_Invoice', key: 'InvoiceCode', label: 'InvoiceName' },
    ...{ id: 'Invoice_Id', table: 'Accounts_SalesInvoice', field: 'InvoiceType' },
    more: { InvoiceKind: 'special', TaxRate: 6 },
    document: {
      mainData: { Customer_Id: 1, InvoiceNo: '12345678', Currency: 'CNY' },
      detailData: [{ Product_Id: 1, Qty: 1, UnitPrice: 1 }],
    },
  },
];

const rows = {
  Base_ProductClassification: [
    { ProductClassification_Id: 1, ClassificationName: '成品', ClassificationCode: 'A' },
  ],
  Base_Product: [
    { ...product, Product_Id: 1, ProductCode: 'P1', ProductName: '轴承', Unit: 'PCS', Enable: 1 },
  ],
  Customer: [{ Customer_Id: 1, CustomerCode: 'C1', CustomerName: '华东', CustomerType: 'direct', Enable: 1 }],
};

describe.each(dailyKinds)('choices that have a page of their own, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows } });
  });
  afterAll(() => app.close());

  const offered = async (dictionary: string) =>
    new Map(
      (await app.post('admin', '/api/Sys_Dictionary/GetVueDictionary', [dictionary])).body[0].data.map(
        ({ key, value }: { key: string; value: string }) => [key, value] as const,
      ),
    );

  it.each(pages)(
    '$page: a new row is offered at once, and one switched off only stays readable',
    async (one) => {
      const { dictionary, page, key, label, id, more, table, field, document } = one;
      const add = async (code: string) =>
        (
          await app.post('admin', `/api/${table}/Add`, {
            ...document,
            mainData: { ...document.mainData, [field]: code },
          })
        ).body;
      expect((await add('NEW')).message).toContain('不在可选范围内');
      const mainData = { [key]: 'NEW', [label]: '新的', ...more };
      const made = (await app.post('admin', `/api/${page}/Add`, { mainData })).body;
      expect((await offered(dictionary)).get('NEW')).toBe('新的');
      const kept = await add('NEW');
      expect(kept.message).toBe('保存成功');
      expect(kept.data.data).toMatchObject({ [field]: 'NEW' });

      const { [id]: rowId, Version } = made.data.data;
      const off = { mainData: { [id]: rowId, Version, Enable: 0 } };
      expect((await app.post('admin', `/api/${page}/Update`, off)).body.status).toBe(true);
      expect((await offered(dictionary)).has('NEW')).toBe(false);
      expect((await add('NEW')).message).toContain('不在可选范围内');
      const again = { mainData: { ...kept.data.data, Remark: '仍可保存' } };
      expect((await app.post('admin', `/api/${table}/Update`, again)).body.message).toBe('保存成功');
      const deleted = (await app.post('admin', `/api/${page}/Del`, [String(rowId)])).body;
      expect([deleted.status, deleted.message]).toEqual([false, expect.stringContaining('【新的】被 1')]);
    },
  );

  it('take over the list that people kept before there was a page, with its keys', async () => {
    const { db, catalog, clock } = app.context;
    await db.query(`delete from "Sys_Unit" where "UnitCode" <> 'PCS'`);
    await db.query(
      `insert into "Sys_Unit" ("UnitName", "Enable", "Version") values ('千克', 1, 1), ('根', 1, 1)`,
    );
    const { rows: lists } = await db.query(
      `insert into "Sys_Dictionary" ("DicNo", "DicName", "Enable", "Version") values ('unitList', '单位', 1, 1) returning "Dic_ID"`,
    );
    const entries = [
      ['PCS', '个', 1],
      ['KG', '千克', 1],
      ['OWN', '自定义单位', 1],
      ['TWICE', '自定义单位', 1],
      ['OLD', '旧单位', 0],
      ['x'.repeat(40), '没有单据能保存', 1],
    ];
    for (const entry of entries)
      await db.query(
        'insert into "Sys_DictionaryList" ("Dic_ID", "DicValue", "DicName", "Enable", "Version") values ($1, $2, $3, $4, 1)',
        [lists[0]?.Dic_ID, ...entry],
      );
    const adopt = () => db.transaction((tx) => adoptStoredLists(seedingOf(tx, { catalog, clock })));
    expect(await adopt()).toEqual(['unitList']);
    const found = await db.query(
      'select "UnitCode", "UnitName", "Enable" from "Sys_Unit" order by "Unit_Id"',
    );
    expect(found.rows.map((row) => Object.values(row).join(' '))).toEqual([
      'PCS 个 1',
      'KG 千克 1',
      '根 根 1',
      'OWN 自定义单位 1',
      'TWICE 自定义单位 2 1',
      'OLD 旧单位 0',
    ]);
    expect(await adopt()).toEqual([]);
  });
});
