import type { APIRequestContext, Locator } from '@playwright/test';
import { Caller, type Row } from './documents/Caller.ts';
import { Desk } from './documents/Desk.ts';
import { receiveByScanning } from './documents/receiveByScanning.ts';
import { reportByPhone } from './documents/reportByPhone.ts';
import { fillField } from './fillField.ts';
import { openInSession } from './openInSession.ts';
import { expect } from './product.ts';
import { phone, test } from './windows.ts';

// Its own product: others count the documents that these stories make.
test.use({ own: {} });

const callers = <const Names extends readonly string[]>(request: APIRequestContext, ...names: Names) =>
  Promise.all(names.map((name) => Caller.of(request, name))) as Promise<{ [At in keyof Names]: Caller }>;

test('an order becomes deliveries, an invoice, a receivable and two receipts', async ({
  windows,
  request,
}) => {
  test.setTimeout(240_000);
  const [sales, manager, second, admin] = await callers(request, 'sales', 'manager', 'manager2', 'admin');
  const products = await sales.rows('Base_Product', 'ProductCode', 'CP', 'like');
  const { data } = await sales.post('/api/Production_SalesOrder/Add', {
    mainData: { Customer_Id: 1, OrderDate: '2026-11-29', DeliveryDate: '2026-12-20', Currency: 'CNY' },
    detailData: [10, 20, 30].map((Qty, at) => ({
      Product_Id: products[at]?.Product_Id,
      Qty,
      UnitPrice: 100,
      TaxRate: 13,
    })),
  });
  const order = data.data.SalesOrder_Id;
  for (const one of [manager, second])
    expect(await one.approve('Production_SalesOrder', order)).toBe('审核成功');
  const stored = async (): Promise<Row | undefined> =>
    (await admin.rows('Production_SalesOrder', 'SalesOrder_Id', order))[0];
  const orders = `/Production_SalesOrder?f.SalesOrder_Id=${order}`;
  const [lines, delivered] = ['Ware_OutWareHouseBillList', 'OutStoreQty'];

  const keeper = new Desk(await windows.open('warehouse'));
  await test.step('the keeper delivers a part of it by the keyboard', async () => {
    await keeper.select(orders, 1);
    await keeper.push('销售出库');
    const box = await keeper.made('出库单', lines, 3);
    expect(await keeper.column(delivered, lines)).toEqual(['10.00', '20.00', '30.00']);
    await keeper.type(lines, 0, delivered, '6');
    await keeper.type(lines, 2, delivered, '12');
    await fillField(box.locator('.jig-field[data-field="Warehouse_Id"]'), '成品');
    expect(await keeper.column(delivered, lines)).toEqual(['6.00', '20.00', '12.00']);
    await keeper.look.at('a delivery made from an order', box);
    await keeper.save(box, '出库单');
  });
  const first = await admin.newest('Ware_OutWareHouseBill', 'OutWareHouseBill_Id');
  const clerk = new Desk(await windows.open('sales'));
  await openInSession(clerk.page, `${orders}&id=${order}`);
  const percent = clerk.page.getByRole('dialog').getByLabel('交货率(%)');
  await expect(percent).toHaveValue('0.00');
  expect(await manager.approve('Ware_OutWareHouseBill', first.OutWareHouseBill_Id)).toBe('审核成功');
  expect(await stored()).toMatchObject({ IsColoseCase: 0 });
  // Who has the order open sees it.
  await expect(percent).toHaveValue('63.33');

  await test.step('it cannot be reversed while its delivery stands', async () => {
    const page = await windows.open('director');
    await page.goto(`/Production_SalesOrder?viewflow=1&id=${order}`);
    await page.getByRole('dialog').getByRole('button', { name: '反审' }).click();
    await expect(page.getByRole('region', { name: '反审影响' })).toContainText(
      `出库单 ${first.OutWareHouseBillCode}`,
    );
    await page.getByLabel('审核意见').fill('客户要改数量');
    await page.getByRole('dialog').getByRole('button', { name: '提交', exact: true }).click();
    const refusal = page.getByRole('alert').filter({ hasText: String(first.OutWareHouseBillCode) });
    await expect(refusal.first()).toBeVisible();
    await page.context().close();
  });

  const hand = new Desk(await windows.open('warehouse', phone));
  const pushedOnPhone = async (offer: string, document: string, table: string, count: number) => {
    await openInSession(hand.page, `${orders}&id=${order}`);
    await hand.page.getByRole('dialog').getByRole('button', { name: '下推' }).tap();
    await hand.page.getByRole('dialog', { name: '下推' }).getByRole('button', { name: offer }).tap();
    const box = await hand.made(document, table, count);
    await fillField(box.locator('.jig-field[data-field="Warehouse_Id"]'), '成品');
    return box;
  };
  await test.step('the rest goes out by the phone; too much is refused with numbers and what took it', async () => {
    const box = await pushedOnPhone('销售出库', '出库单', lines, 2);
    expect(await hand.column(delivered, lines)).toEqual(['4.00', '18.00']);
    await hand.type(lines, 0, delivered, '5');
    await box.getByRole('button', { name: '保存', exact: true }).tap();
    const said = `共 10，已被 出库单 ${first.OutWareHouseBillCode} 占用 6，还可以 4，本单要 5`;
    await expect(box.getByText(said).first()).toBeVisible();
    await hand.look.at('too much on the phone', box);
    await hand.type(lines, 0, delivered, '4');
    await hand.save(box, '出库单');
  });
  const rest = await admin.newest('Ware_OutWareHouseBill', 'OutWareHouseBill_Id');
  expect(await manager.approve('Ware_OutWareHouseBill', rest.OutWareHouseBill_Id)).toBe('审核成功');

  const shown = async (): Promise<readonly (string | undefined)[]> => {
    await openInSession(clerk.page, orders);
    await expect.poll(() => clerk.page.evaluate(() => window.jig?.grid()?.rowCount)).toBe(1);
    return (
      await Promise.all(
        ['DeliveredPercent', 'InvoicedPercent', 'PaidPercent', 'IsColoseCase'].map((field) =>
          clerk.column(field),
        ),
      )
    ).flat();
  };
  await test.step('the order has closed itself and says so in the list', async () => {
    await expect.poll(shown).toEqual(['100%', '0%', '0%', '是']);
  });

  await test.step('a return opens it again', async () => {
    const box = await pushedOnPhone('销售退货', '入库单', 'Ware_WareHouseBillList', 3);
    await hand.type('Ware_WareHouseBillList', 0, 'InStoreQty', '2');
    await hand.save(box, '入库单');
    const { WareHouseBill_Id: key } = await admin.newest('Ware_WareHouseBill', 'WareHouseBill_Id');
    expect(await manager.approve('Ware_WareHouseBill', key)).toBe('审核成功');
    await expect.poll(shown).toEqual(['13%', '0%', '0%', '否']);
    await keeper.back(orders, 1);
    await keeper.push('销售出库');
    const again = await keeper.made('出库单', lines, 3);
    await fillField(again.locator('.jig-field[data-field="Warehouse_Id"]'), '成品');
    await keeper.save(again, '出库单');
    const { OutWareHouseBill_Id: replaced } = await admin.newest(
      'Ware_OutWareHouseBill',
      'OutWareHouseBill_Id',
    );
    expect(await manager.approve('Ware_OutWareHouseBill', replaced)).toBe('审核成功');
    await expect.poll(shown).toEqual(['100%', '0%', '0%', '是']);
  });

  const deliveries = `/Ware_OutWareHouseBillSale?f.SalesOrder_Id=${order}`;
  await test.step('two deliveries give one invoice, and no second one', async () => {
    await clerk.select(deliveries, 3, 2);
    await clerk.push();
    const box = await clerk.made('销售发票', 'Accounts_SalesInvoiceList', 5);
    await fillField(box.locator('.jig-field[data-field="InvoiceNo"]'), '25320001');
    await clerk.look.at('an invoice of two deliveries', box);
    await clerk.save(box, '销售发票');
    await clerk.back(deliveries, 2);
    await clerk.push();
    const dialog = clerk.page.getByRole('dialog', { name: '下推' });
    await expect(dialog.getByRole('alert')).toContainText('没有可以按出库开票的余量');
    await clerk.look.at('nothing is left', dialog);
    await clerk.page.keyboard.press('Escape');
  });
  const { SalesInvoice_Id: invoice } = await admin.newest('Accounts_SalesInvoice', 'SalesInvoice_Id');
  expect(await manager.approve('Accounts_SalesInvoice', invoice)).toBe('审核成功');

  await test.step('the invoice gives the receivable, and two receipts settle it', async () => {
    await openInSession(clerk.page, `/Accounts_SalesInvoice?id=${invoice}`);
    await clerk.page.getByRole('dialog').getByRole('button', { name: '下推' }).click();
    const box = await clerk.made('销售应收单', 'Accounts_SaleShouldReceiveBillList', 5);
    await clerk.save(box, '销售应收单');
    const receivable = await admin.newest('Accounts_SaleShouldReceiveBill', 'SaleShouldReceiveBill_Id');
    for (const amount of ['3000', undefined]) {
      await openInSession(
        clerk.page,
        `/Accounts_SaleShouldReceiveBill?id=${receivable.SaleShouldReceiveBill_Id}`,
      );
      await clerk.page.getByRole('dialog').getByRole('button', { name: '下推' }).click();
      const receipt = await clerk.made('销售收款单', 'Accounts_SaleReceiveBillList', 1);
      if (amount !== undefined) await clerk.type('Accounts_SaleReceiveBillList', 0, 'ReceiveAmount', amount);
      await clerk.save(receipt, '销售收款单');
      const { SaleReceiveBill_Id: key } = await admin.newest(
        'Accounts_SaleReceiveBill',
        'SaleReceiveBill_Id',
      );
      expect(await manager.approve('Accounts_SaleReceiveBill', key)).toBe('审核成功');
    }
    await expect.poll(shown).toEqual(['100%', '100%', '100%', '是']);
  });

  await test.step('the order shows what became of it', async () => {
    await openInSession(clerk.page, `${orders}&id=${order}`);
    const box = clerk.page.getByRole('dialog');
    await box.getByRole('button', { name: '相关单据' }).click();
    const down = box.getByRole('list', { name: '下游单据' });
    await expect(down.getByRole('link', { name: String(first.OutWareHouseBillCode) })).toBeVisible();
    await expect(down.getByText('销售收款单')).toHaveCount(2);
    await clerk.look.at('the trail of an order', box);
  });
  expect([...keeper.look.problems, ...hand.look.problems, ...clerk.look.problems]).toEqual([]);
});

test('what has to be bought becomes an order, its check, receipt, invoice and payment', async ({
  windows,
  request,
}) => {
  test.setTimeout(240_000);
  const [manager, director, admin] = await callers(request, 'manager', 'director', 'admin');
  const buyer = new Desk(await windows.open('buyer'));
  const field = (box: Locator, name: string): Locator => box.locator(`.jig-field[data-field="${name}"]`);

  await test.step('the buyer releases a line of the pool', async () => {
    await openInSession(buyer.page, '/Production_ProcureOrderPlanPool');
    await expect.poll(async () => (await buyer.column('BuyQty')).length).toBeGreaterThan(0);
    const [wanted] = await buyer.column('BuyQty');
    await buyer.page.getByRole('grid').first().focus();
    await buyer.page.keyboard.press('Space');
    await buyer.push();
    const box = await buyer.made('采购订单', 'ProcureOrderList', 1);
    expect(await buyer.column('Qty', 'ProcureOrderList')).toEqual([wanted]);
    await fillField(field(box, 'Supplier_Id'), '@first');
    await fillField(field(box, 'DeliveryDate'), '2026-12-20');
    await buyer.save(box, '采购订单');
  });
  const { ProcureOrder_Id: order } = await admin.newest('ProcureOrder', 'ProcureOrder_Id');
  // An order over 50,000 needs the director as well. A smaller one is approved by then, and refuses the second decision.
  for (const one of [manager, director]) await one.approve('ProcureOrder', order);
  const orders = `/ProcureOrder?f.ProcureOrder_Id=${order}`;

  const keeper = new Desk(await windows.open('warehouse'));
  await test.step('the keeper checks what arrives and takes it into stock', async () => {
    await keeper.select(orders, 1);
    await keeper.push('到货验收');
    const check = await keeper.made('采购验收单', 'Procure_OrderCheckList', 1);
    await fillField(field(check, 'Warehouse_Id'), '@first');
    await keeper.save(check, '采购验收单');
    const { OrderCheck_Id: checked } = await admin.newest('Procure_OrderCheck', 'OrderCheck_Id');
    expect(await manager.approve('Procure_OrderCheck', checked)).toBe('审核成功');
    await openInSession(keeper.page, `/ProcureOrderCheck?id=${checked}`);
    await keeper.page.getByRole('dialog').getByRole('button', { name: '下推' }).click();
    const receipt = await keeper.made('入库单', 'Ware_WareHouseBillList', 1);
    await keeper.save(receipt, '入库单');
  });
  const { WareHouseBill_Id: receipt } = await admin.newest('Ware_WareHouseBill', 'WareHouseBill_Id');
  expect(await manager.approve('Ware_WareHouseBill', receipt)).toBe('审核成功');

  await test.step('its invoice gives a payable, and the payment settles it', async () => {
    await buyer.select(`/Ware_WareHouseBillProcure?f.WareHouseBill_Id=${receipt}`, 1);
    await buyer.push();
    const invoice = await buyer.made('采购发票', 'Accounts_ProcureInvoiceList', 1);
    await fillField(field(invoice, 'InvoiceNo'), '25320002');
    await buyer.save(invoice, '采购发票');
    const { ProcureInvoice_Id: invoiced } = await admin.newest(
      'Accounts_ProcureInvoice',
      'ProcureInvoice_Id',
    );
    expect(await manager.approve('Accounts_ProcureInvoice', invoiced)).toBe('审核成功');
    await openInSession(buyer.page, `/Accounts_ProcureInvoice?id=${invoiced}`);
    await buyer.page.getByRole('dialog').getByRole('button', { name: '下推' }).click();
    await buyer.save(
      await buyer.made('采购应付单', 'Accounts_ProcureShouldPaymentBillList', 1),
      '采购应付单',
    );
    const payable = await admin.newest('Accounts_ProcureShouldPaymentBill', 'ProcureShouldPaymentBill_Id');
    await openInSession(
      buyer.page,
      `/Accounts_ProcureShouldPaymentBill?id=${payable.ProcureShouldPaymentBill_Id}`,
    );
    await buyer.page.getByRole('dialog').getByRole('button', { name: '下推' }).click();
    await buyer.save(await buyer.made('采购付款单', 'Accounts_ProcurePaymentBillList', 1), '采购付款单');
    const { ProcurePaymentBill_Id: paid } = await admin.newest(
      'Accounts_ProcurePaymentBill',
      'ProcurePaymentBill_Id',
    );
    expect(await manager.approve('Accounts_ProcurePaymentBill', paid)).toBe('审核成功');
    await openInSession(buyer.page, orders);
    const shown = () =>
      Promise.all(['ReceivedPercent', 'InvoicedPercent', 'PaidPercent'].map((one) => buyer.column(one)));
    await expect.poll(shown).toEqual([['100%'], ['100%'], ['100%']]);
  });
  expect([...buyer.look.problems, ...keeper.look.problems]).toEqual([]);
});

test('a worker reports work by a phone, and a keeper receives by scanning', async ({ windows, request }) => {
  test.setTimeout(120_000);
  await reportByPhone(windows);
  await receiveByScanning(windows, request);
});
