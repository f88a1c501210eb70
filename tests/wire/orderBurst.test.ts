import { expect, it } from 'vitest';
import { openTestApp } from './testApp.ts';

const orders = 300;

const rows = {
  Customer: [
    { Customer_Id: 1, CustomerCode: 'C1', CustomerName: '华东机械', CustomerType: 'direct', Enable: 1 },
  ],
  Base_Product: [
    {
      Product_Id: 1,
      ProductCode: 'P1',
      ProductName: '齿轮',
      ProductClassification_Id: 1,
      Unit: 'PCS',
      ProductAttribute: 'selfControl',
      SalePrice: 10,
      Enable: 1,
    },
  ],
  Base_NumberRule: [{ FormCode: 'SalesOrder', Prefix: 'XSDD', SubmitTime: 'yyyyMMdd', SerialNumber: 3 }],
};

const order = {
  mainData: { Customer_Id: 1, OrderDate: '2026-03-05', DeliveryDate: '2026-04-01', Currency: 'CNY' },
  detailData: [{ Product_Id: 1, Qty: 1, UnitPrice: 10 }],
};

it('saves 300 orders sent at once on PostgreSQL', async () => {
  const app = await openTestApp('postgres', { file: { rows } });
  await app.token('admin');
  const answers = await Promise.all(
    Array.from({ length: orders }, () => app.post('admin', '/api/Production_SalesOrder/Add', order)),
  );
  const counts: Record<string, number> = {};
  for (const { http, body } of answers) {
    const outcome = `${http} ${body.status === true ? 'saved' : body.message}`;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  expect(counts).toEqual({ '200 saved': orders });
  await app.close();
}, 300_000);
