import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dailyKinds } from '../setup/testDatabase.ts';
import { openTestApp, type TestApp } from './testApp.ts';

const rows = {
  Customer: [
    {
      Customer_Id: 1,
      CustomerCode: 'KH0001',
      CustomerName: '苏州江南机械',
      CustomerType: 'direct',
      Enable: 1,
    },
  ],
  Base_Product: [
    {
      Product_Id: 1,
      ProductCode: 'CP0001',
      ProductName: '蜗轮减速机',
      ProductAttribute: 'selfControl',
      Unit: 'PCS',
      SalePrice: 860,
      Enable: 1,
    },
  ],
};

describe.each(dailyKinds)('detail rows that follow the header, on %s', (kind) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp(kind, { file: { rows } });
  });
  afterAll(() => app.close());

  it('take its value over where nobody sent one, and keep what was sent', async () => {
    const { body } = await app.post('sales', '/api/Production_SalesOrder/Add', {
      mainData: { Customer_Id: 1, OrderDate: '2026-03-05', DeliveryDate: '2026-04-01', Currency: 'CNY' },
      detailData: [
        { Product_Id: 1, Qty: 1 },
        { Product_Id: 1, Qty: 1, DeliveryDate: '2026-05-20' },
        { Product_Id: 1, Qty: 1, DeliveryDate: null },
      ],
    });
    expect(
      body.data.list.map((row: { DeliveryDate: string | null }) => row.DeliveryDate?.slice(0, 10) ?? null),
    ).toEqual(['2026-04-01', '2026-05-20', null]);
  });
});
