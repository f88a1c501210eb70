import type { Locator, Page } from '@playwright/test';
import { end, node, start, through } from '../wire/flows.ts';
import { Looker } from './Looker.ts';
import { openInSession } from './openInSession.ts';
import { expect } from './product.ts';
import { saveDocument } from './saveDocument.ts';
import { phone, test } from './windows.ts';

const sales = {
  WorkName: '销售订单审批',
  WorkTable: 'Production_SalesOrder',
  Weight: 1,
  AuditingEdit: 0,
  NodeConfig: [
    { ...start, name: '流程开始' },
    node('m', '经理审批', { userId: ['manager'], jig: { editable: ['Remark'] } }),
    node('d', '总监审批', { userId: ['director'] }),
    { ...end, name: '流程结束' },
  ],
  LineConfig: through('s', 'm', 'd', 'e'),
};

/** A flow with a worker whose role hides purchase orders; the node also hides prices. */
const purchases = {
  WorkName: '采购订单确认',
  WorkTable: 'ProcureOrder',
  Weight: 1,
  AuditingEdit: 0,
  NodeConfig: [
    { ...start, name: '流程开始' },
    node('w', '车间确认', {
      userId: ['worker'],
      jig: {
        hidden: ['TotalWithTax', 'ProcureOrderList.UnitPrice'],
        editable: ['Remark', 'ProcureOrderList.Qty', 'ProcureOrderList.Remark'],
      },
    }),
    { ...end, name: '流程结束' },
  ],
  LineConfig: through('s', 'w', 'e'),
};

// Needs its own product: a flow affects all orders.
test.use({ own: { seed: { workflows: [sales, purchases] } } });

const dates = { OrderDate: '2026-03-05', DeliveryDate: '2026-04-01', Currency: 'CNY' };
const newOrder = (clerk: Page) =>
  saveDocument(clerk, 'Production_SalesOrder', ['SalesOrder_Id', 'SalesOrderCode'], {
    mainData: { Customer_Id: 1, ...dates },
    detailData: [{ Product_Id: 1, Qty: 20 }],
  });

const countOf = async (page: Page, tab: string): Promise<number> =>
  Number(await page.getByRole('tab', { name: tab }).locator('.jig-inbox-count').textContent());

const rowOf = (page: Page, code: string): Locator => page.getByRole('row', { name: new RegExp(code) });

/** Opens the inbox and waits for its event stream. */
async function inbox(page: Page, tab = ''): Promise<void> {
  const live = page.waitForResponse(/\/api\/events/);
  await page.goto(`/approval${tab}`);
  await live;
  await expect(page.getByRole('tab', { name: '待我审批' }).locator('.jig-inbox-count')).toBeVisible();
}

test('a clerk watches his inbox while a manager approves from a link on a phone and the director decides several together', async ({
  windows,
}) => {
  test.setTimeout(240_000);
  const clerk = await windows.open('sales');
  const director = await windows.open('director', { width: 1366, height: 768 });
  const manager = await windows.open('manager', phone);
  const looked: Looker[] = [];

  await inbox(clerk, '?tab=mine');
  await inbox(director);
  const [mine, waiting] = [await countOf(clerk, '我发起'), await countOf(director, '待我审批')];
  // Detects a reload, which would drop this mark.
  for (const page of [clerk, director]) await page.evaluate(() => Object.assign(window, { stayed: true }));

  const order = await test.step('a new order stands in the list of who made it, by itself #W44', async () => {
    const made = await newOrder(clerk);
    await expect(rowOf(clerk, made.code)).toContainText('经理审批');
    await expect.poll(() => countOf(clerk, '我发起')).toBe(mine + 1);
    return made;
  });

  await test.step('the manager follows the link in a message: three taps with it, and it is approved #W45', async () => {
    let taps = 1;
    const tap = async (target: Locator): Promise<void> => {
      const { width = 0, height = 0 } = (await target.boundingBox()) ?? {};
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await target.tap();
      taps += 1;
    };
    await openInSession(manager, `/approve?table=Production_SalesOrder&key=${order.key}`);
    await expect(manager.getByRole('heading', { level: 1 })).toHaveText(`销售订单 ${order.code}`);
    await expect(manager.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(manager.getByText('等待 吴经理 审批')).toBeVisible();
    await expect(manager.getByRole('region', { name: '销售订单明细（1行）' })).toBeVisible();
    expect(await manager.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    const looker = new Looker(manager);
    looked.push(looker);
    await looker.at('approval page', manager.locator('.jig-approve'));

    await tap(manager.getByRole('button', { name: '通过', exact: true }));
    const sheet = manager.getByRole('dialog', { name: `通过 销售订单 ${order.code}` });
    await looker.at('approval sheet', sheet);
    await expect(sheet.getByRole('button', { name: '确认通过' })).toBeFocused();
    await tap(sheet.getByRole('button', { name: '确认通过' }));
    await expect(manager.getByRole('status').filter({ hasText: '审核成功，等待 周总监 审批' })).toBeFocused();
    expect(taps).toBeLessThanOrEqual(3);
    await looker.at('after the decision', manager.locator('.jig-approve'));
  });

  await test.step('clerk and director see it without doing anything #W44', async () => {
    await expect(rowOf(clerk, order.code)).toContainText('总监审批');
    await expect(rowOf(clerk, order.code)).toContainText('审核中');
    await expect(rowOf(director, order.code)).toBeVisible();
    await expect.poll(() => countOf(director, '待我审批')).toBe(waiting + 1);
    await expect(director.getByRole('button', { name: `我的审批，${waiting + 1}张待审批` })).toBeVisible();
  });

  await test.step('the manager fills in what his node permits, and the next document is offered #Y04', async () => {
    const [next, after] = [await newOrder(clerk), await newOrder(clerk)];
    await openInSession(manager, `/approve?table=Production_SalesOrder&key=${after.key}`);
    await manager.getByLabel('备注', { exact: true }).fill('经理：优先发货');
    await manager.getByRole('button', { name: '通过', exact: true }).tap();
    await manager.getByLabel('审批意见').fill('价格已核对');
    await manager.getByRole('button', { name: '确认通过' }).tap();
    // The longest waiting document; the demo company has older ones.
    const offer = manager.getByRole('link', { name: /^审批下一张：/ });
    const offered = String(await offer.textContent()).replace('审批下一张：', '');
    await offer.tap();
    await expect(manager.getByRole('heading', { level: 1 })).toHaveText(offered);
    await expect(manager.getByRole('button', { name: '通过', exact: true })).toBeVisible();
    await openInSession(manager, `/approve?table=Production_SalesOrder&key=${next.key}`);
    await manager.getByRole('button', { name: '通过', exact: true }).tap();
    await manager.getByRole('button', { name: '确认通过' }).tap();
    await expect(manager.getByText('审核成功，等待 周总监 审批')).toBeVisible();
    await openInSession(clerk, `/approve?table=Production_SalesOrder&key=${after.key}`);
    await expect(clerk.getByRole('definition').filter({ hasText: '经理：优先发货' })).toBeVisible();
    await expect(clerk.getByRole('table', { name: '审批记录' })).toContainText('价格已核对');
    await expect(clerk.getByRole('button', { name: '通过', exact: true })).toHaveCount(0);
    await openInSession(clerk, '/approval?tab=mine');
  });

  await test.step('the director decides three together and hears what became of each #Y03', async () => {
    await expect.poll(() => countOf(director, '待我审批')).toBe(waiting + 3);
    const looker = new Looker(director);
    looked.push(looker);
    await looker.at('inbox', director.locator('.jig-inbox'));
    const boxes = director.getByRole('checkbox', { name: /^选择 销售订单/ });
    for (let at = 0; at < 3; at++) await boxes.nth(at).check();
    await director.getByRole('button', { name: '批量审批（已选3张）' }).click();
    const dialog = director.getByRole('dialog', { name: '批量审批' });
    await looker.at('decide together', dialog);
    await dialog.getByLabel('审核意见').fill('同意');
    await dialog.getByRole('button', { name: '提交' }).click();
    await expect(director.getByText('审核成功').first()).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect.poll(() => countOf(director, '待我审批')).toBe(waiting);
    await expect(rowOf(clerk, order.code)).toContainText('审核通过');
    expect(await director.evaluate(() => 'stayed' in window)).toBe(true);
  });

  await test.step('search finds by number, and the address has it', async () => {
    await director.getByRole('tab', { name: '我已审批' }).click();
    await director.getByRole('searchbox', { name: '查找单据' }).fill(order.code);
    await director.getByRole('button', { name: '查询' }).click();
    await expect(director).toHaveURL(/tab=decided&q=XSDD/);
    await expect(director.getByRole('table', { name: '我已审批' }).getByRole('row')).toHaveCount(2);
    await rowOf(director, order.code).getByRole('link', { name: order.code, exact: true }).click();
    await expect(director).toHaveURL(/approve\?table=Production_SalesOrder&key=/);
  });

  for (const looker of looked) expect(looker.problems).toEqual([]);
});

test('who is asked about a document his role does not show him decides on it; offline nothing is lost, and it counts once #W45', async ({
  windows,
}) => {
  const buyer = await windows.open('buyer');
  const worker = await windows.open('worker', phone);
  const order = await saveDocument(buyer, 'ProcureOrder', ['ProcureOrder_Id', 'ProcureOrderCode'], {
    mainData: { Supplier_Id: 1, ...dates },
    detailData: [{ Product_Id: 1, Qty: 5 }],
  });
  await worker.goto('/ProcureOrder');
  await expect(worker).toHaveURL(/\/401/);
  await openInSession(worker, `/approve?table=ProcureOrder&key=${order.key}`);
  await expect(worker.getByRole('heading', { level: 1 })).toHaveText(`采购订单 ${order.code}`);
  await expect(worker.getByText('供应商', { exact: true })).toBeVisible();
  await expect(worker.getByText('价税合计')).toHaveCount(0);
  await expect(worker.getByText('单价', { exact: true })).toHaveCount(0);

  await worker.getByRole('button', { name: '拒绝', exact: true }).tap();
  const sheet = worker.getByRole('dialog', { name: `拒绝 采购订单 ${order.code}` });
  await sheet.getByLabel('审批意见').fill('材质写错了');
  await worker.context().setOffline(true);
  await sheet.getByRole('button', { name: '确认拒绝' }).tap();
  await expect(sheet.getByRole('alert')).toHaveText('网络连接失败，请检查您的网络并稍后重试');
  await expect(sheet.getByLabel('审批意见')).toHaveValue('材质写错了');
  await worker.context().setOffline(false);
  await sheet.getByRole('button', { name: '确认拒绝' }).tap();
  await expect(worker.getByText(/^审核成功，等待 赵采购 修改后重新提交/)).toBeVisible();

  await inbox(buyer, '?tab=mine');
  await expect(rowOf(buyer, order.code)).toContainText('审核未通过');
  await openInSession(buyer, `/approve?table=ProcureOrder&key=${order.key}`);
  const record = buyer.getByRole('table', { name: '审批记录' });
  await expect(record.getByText('材质写错了')).toHaveCount(1);
  await openInSession(buyer, '/approve?table=ProcureOrder&key=999999');
  await expect(buyer.getByRole('main').getByRole('alert')).toBeVisible();
  await openInSession(buyer, '/approve');
  await expect(buyer.getByRole('main').getByRole('alert')).toHaveText('链接不完整：缺少单据');
});

test('on a phone a message leads to the page to decide on, where rows are filled in; what is wrong stands at its field, and nothing is lost #W45', async ({
  windows,
}) => {
  test.setTimeout(180_000);
  const buyer = await windows.open('buyer');
  const worker = await windows.open('worker', phone);
  const order = await saveDocument(buyer, 'ProcureOrder', ['ProcureOrder_Id', 'ProcureOrderCode'], {
    mainData: { Supplier_Id: 1, ...dates },
    detailData: [1, 2, 3, 4].map((Product_Id) => ({ Product_Id, Qty: 10 * Product_Id })),
  });

  await test.step('from the message history, for who may not open the document’s page and for who may', async () => {
    const clerk = await windows.open('sales');
    const made = await newOrder(clerk);
    const manager = await windows.open('manager', phone);
    for (const [page, code, to] of [
      [worker, order.code, `/approve?table=ProcureOrder&key=${order.key}`],
      [manager, made.code, `/approve?table=Production_SalesOrder&key=${made.key}`],
    ] as const) {
      await openInSession(page, '/Sys_message_history');
      // The list is cards there; a press on one follows the link of its title.
      await page
        .getByRole('button', { name: new RegExp(code) })
        .first()
        .click();
      await expect(page).toHaveURL(to);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(code);
      await expect(page.getByRole('button', { name: '通过', exact: true })).toBeVisible();
    }
  });

  const rows = worker.getByRole('region', { name: '采购订单明细（4行）' });
  const fill = rows.getByRole('button', { name: /^填写 / });
  const quantity = rows.getByLabel('数量');
  await test.step('a row opens under the finger; a wrong value keeps it open until it is mended', async () => {
    await expect(rows.getByText('审批时可填写：数量、备注')).toBeVisible();
    await fill.first().tap();
    await expect(quantity).toBeFocused();
    await quantity.fill('0');
    await rows.getByRole('button', { name: '填下一行' }).tap();
    await expect(rows.getByText('数量不能小于0.001')).toBeVisible();
    await expect(quantity).toBeFocused();
    await quantity.fill('8');
    await rows.getByRole('button', { name: '填下一行' }).tap();
    await expect(rows.getByText('原：10.00')).toBeVisible();
    await rows.getByLabel('备注').fill('分两批到货');
    const looker = new Looker(worker);
    await looker.at('a row being filled in', worker.locator('.jig-approve'));
    expect(looker.problems).toEqual([]);
    const small = await rows.evaluate((section) =>
      [...section.querySelectorAll('button, input, textarea')]
        .filter((one) => one.getBoundingClientRect().height < 44)
        .map((one) => one.outerHTML.slice(0, 120)),
    );
    expect(small).toEqual([]);
    expect(await worker.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  });

  await test.step('the page left and come back to has what was typed; it goes with the vote', async () => {
    await worker.reload();
    await expect(rows.getByText('原：10.00')).toBeVisible();
    await expect(rows.getByText('分两批到货')).toBeVisible();
    await worker.getByRole('button', { name: '通过', exact: true }).tap();
    await worker.getByRole('button', { name: '确认通过' }).tap();
    await expect(worker.getByRole('status').filter({ hasText: '审核成功' })).toBeFocused();
    await expect(rows.getByRole('button', { name: /^填写 / })).toHaveCount(0);
    await openInSession(buyer, `/approve?table=ProcureOrder&key=${order.key}`);
    const seen = buyer.getByRole('region', { name: '采购订单明细（4行）' }).getByRole('listitem');
    await expect(seen.first()).toContainText('8.00');
    await expect(seen.nth(1)).toContainText('分两批到货');
    await expect(buyer.getByText('98.00', { exact: true })).toBeVisible();
  });
});

test('a long inbox goes on to its end by scrolling on a phone, and by the keyboard #W44', async ({
  windows,
}) => {
  test.setTimeout(180_000);
  const buyer = await windows.open('buyer');
  for (let at = 0; at < 65; at++)
    await saveDocument(buyer, 'ProcureOrder', ['ProcureOrder_Id', 'ProcureOrderCode'], {
      mainData: { Supplier_Id: 1, ...dates },
      detailData: [{ Product_Id: 1, Qty: 5 }],
    });
  const shown = (page: Page): Locator => page.locator('.jig-inbox-foot [role=status]');
  const rows = (page: Page): Locator => page.getByRole('table', { name: '待我审批' }).getByRole('row');

  await test.step('the foot that comes into sight brings the next page, until all are there, each once', async () => {
    const worker = await windows.open('worker', phone);
    await inbox(worker);
    await expect(shown(worker)).toHaveText(/^显示30张，共\d+张$/);
    const total = Number(/共(\d+)张/.exec(String(await shown(worker).textContent()))?.[1]);
    expect(total).toBeGreaterThanOrEqual(65);
    await expect(async () => {
      await shown(worker).scrollIntoViewIfNeeded();
      await expect(shown(worker)).toHaveText(`显示${total}张，共${total}张`, { timeout: 1_000 });
    }).toPass();
    const codes = await rows(worker)
      .getByRole('link', { name: /^CGDD\d+$/ })
      .allTextContents();
    expect([codes.length, new Set(codes).size]).toEqual([total, total]);
  });

  await test.step('who presses the button is at the first document that came', async () => {
    const worker = await windows.open('worker', { width: 1366, height: 768 });
    await inbox(worker);
    await expect(rows(worker)).toHaveCount(31);
    // Tapping a button scrolls to it first: the event must not arrive before the tap.
    let release = (): void => undefined;
    const pressed = new Promise<void>((resolve) => {
      release = resolve;
    });
    await worker.route(/Sys_WorkFlowTable\/Page/i, async (route) => {
      await pressed;
      await route.continue();
    });
    await worker.getByRole('button', { name: '加载更多' }).press('Enter');
    release();
    await expect(rows(worker).nth(31).getByRole('link').first()).toBeFocused();
  });
});
