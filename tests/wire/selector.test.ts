import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, query, type TestApp } from './testApp.ts';

const product = (id: number, name: string, more: object = {}) => ({
  Product_Id: id,
  ProductCode: `CP000${id}`,
  ProductName: name,
  ProductAttribute: 'selfControl',
  Unit: 'PCS',
  SalePrice: 100 * id,
  PurchasePrice: 60 * id,
  Enable: 1,
  ...more,
});
const rows = {
  Base_Product: [
    product(1, '蜗轮减速机', { ProductStandard: 'NMRV050' }),
    product(2, '斜齿轮减速机', { ProductStandard: 'R67' }),
    product(3, '停产联轴器', { Enable: 0 }),
    product(4, '行星减速机'),
  ],
};

describe.each(dailyKinds)('the rows of a picker, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows } });
  });
  afterAll(() => app.close());

  const pick = async (more: object = {}, user = 'sales', wheres: object[] = [], table = 'Base_Product') =>
    (
      await app.post(
        user,
        `/api/${table}/getSelector`,
        query(wheres, { sort: 'Product_Id', order: 'asc', ...more }),
      )
    ).body;
  const names = (body: { rows: readonly { ProductName: string }[] }) =>
    body.rows.map((row) => row.ProductName);

  it('are a page of the table with its total, like Page', async () => {
    const body = await pick({ rows: 2, page: 2 });
    expect([names(body), body.total]).toEqual([['停产联轴器', '行星减速机'], 4]);
  });

  it('leave out what the named dictionary leaves out: a product out of use is not offered #X15', async () => {
    expect(names(await pick({ dicNo: 'products' }))).toEqual(['蜗轮减速机', '斜齿轮减速机', '行星减速机']);
  });

  it('are searched over several columns, and narrowed by clauses', async () => {
    const fields = ['ProductCode', 'ProductName', 'ProductStandard'];
    expect(names(await pick({ multiples: { fields, value: 'nmrv' } }))).toEqual(['蜗轮减速机']);
    const clause = { name: 'SalePrice', value: '300', displayType: 'thanorequal' };
    expect(names(await pick({ dicNo: 'products' }, 'sales', [clause]))).toEqual(['行星减速机']);
  });

  it('have no column a role hides, in rows, search or sort', async () => {
    const body = await pick({ sort: 'PurchasePrice' });
    expect(Object.keys(body.rows[0])).not.toContain('PurchasePrice');
    expect(body.extra.ignored).toMatchObject([{ name: 'PurchasePrice' }]);
    const searched = await pick({ multiples: { fields: ['PurchasePrice'], value: '60' } });
    expect(searched.extra.ignored).toMatchObject([{ name: 'PurchasePrice' }]);
  });

  it('are nobody’s who may not search the table', async () => {
    expect(await pick({}, 'worker', [], 'Customer')).toMatchObject({ status: false, code: '403' });
  });

  it('are at most 1000, and more is said to be clamped', async () => {
    expect((await pick({ rows: 5000 })).extra.clamped).toEqual({ rows: 1000, asked: 5000 });
  });

  it('are not mixed up with a dictionary of another table or of none', async () => {
    expect(await pick({ dicNo: 'customers' })).toMatchObject({
      code: '422',
      message: '字典“customers”的选项不来自产品定义',
    });
    expect(await pick({ dicNo: '__proto__' })).toMatchObject({ code: '422' });
  });
});
