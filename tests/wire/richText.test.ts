import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const rows = {
  Base_ProductClassification: [
    { ProductClassification_Id: 1, ClassificationCode: 'JSJ', ClassificationName: '减速机', Enable: 1 },
  ],
};

describe.each(dailyKinds)('texts with markup and mentions on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows } });
  });
  afterAll(() => app.close());

  const product = (Craft: string, more: object = {}) => ({
    mainData: {
      ProductName: '减速机',
      ProductClassification_Id: 1,
      Unit: 'PCS',
      ProductAttribute: 'selfControl',
      Craft,
      ...more,
    },
  });
  const add = async (table: string, body: object) =>
    (await app.post('admin', `/api/${table}/Add`, body)).body;

  it('rich text is stored clean, whoever sent it #F36', async () => {
    const { data, status } = await add(
      'Base_Product',
      product('<p onclick="x()">先<b>粗车</b><script>x()</script></p>'),
    );
    expect(status).toBe(true);
    const key = data.data.Product_Id;
    const stored = await app.context.db.query('select "Craft" from "Base_Product" where "Product_Id" = $1', [
      key,
    ]);
    expect(stored.rows[0]?.Craft).toBe('<p>先<b>粗车</b></p>');
  });

  it('a picture in a rich text must be one the user may see', async () => {
    const craft = '<p><img src="Upload/Tables/Base_Product/nowhere/a.png"></p>';
    expect(await add('Base_Product', product(craft))).toMatchObject({
      status: false,
      data: { issues: [{ path: 'Craft', rule: 'upload.notYours' }] },
    });
  });

  it('a mention names somebody of the list, or is refused #T03', async () => {
    const customer = (FollowUp: string) => ({
      mainData: { CustomerName: '华东机械', CustomerType: 'direct', FollowUp },
    });
    const said = (field: string) => `请 [[{"value":"系统管理员","field":"${field}"}]] 回访`;
    expect(await add('Customer', customer(said('1')))).toMatchObject({ status: true });
    const refused = await add('Customer', customer(said('99999')));
    expect(refused).toMatchObject({ status: false });
    expect(refused.message).toContain('跟进提醒');
  });
});
