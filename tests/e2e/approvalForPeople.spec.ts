import type { Locator, Page } from '@playwright/test';
import { noFlow } from './approvalFlow.ts';
import { FlowHand } from './FlowHand.ts';
import { expect } from './product.ts';
import { phone, test } from './windows.ts';

// Needs its own product without a flow for sales orders.
test.use({ own: { seed: { workflows: [noFlow] } } });

/** Picks an option of a searchable select by typing. */
async function choose(page: Page, box: Locator, label: string, text: string): Promise<void> {
  await box.getByLabel(label, { exact: true }).click();
  await page.keyboard.type(text);
  await page.getByRole('option', { name: text }).first().click();
}

const today = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai', dateStyle: 'short' }).format(new Date());

const nodeOf = (dialog: Locator, name: string): Locator =>
  dialog.locator('.jig-flow-node').filter({ hasText: name });
const inTone = (node: Locator, tone: string): Promise<void> =>
  expect(node).toHaveClass(new RegExp(`jig-flow-tone-${tone}`));

/** Opens the link of a message on a phone and decides. Expects at most three taps including the link. */
async function approveByPhone(page: Page, key: string, said: string | RegExp): Promise<void> {
  let taps = 1;
  await page.goto(`/approve?table=Production_SalesOrder&key=${key}`);
  for (const name of ['通过', '确认通过']) {
    await page.getByRole('button', { name, exact: true }).tap();
    taps += 1;
  }
  await expect(page.getByRole('status').filter({ hasText: said })).toBeVisible();
  expect(taps).toBeLessThanOrEqual(3);
}

test('an administrator draws the flow of sales orders, tries and publishes it; a clerk sees who will approve; managers decide on phones, one by a substitute; the clerk watches; the director takes it back', async ({
  windows,
}) => {
  test.setTimeout(300_000);
  const admin = await windows.open('admin');
  const hand = new FlowHand(admin);
  const { box } = hand;

  await test.step('the administrator draws it from nothing and is stopped by each wrong line #W50', async () => {
    await admin.goto('/Sys_WorkFlow');
    await admin.getByRole('button', { name: '新建' }).click();
    await expect(box.getByLabel('流程名称')).toBeFocused();
    await admin.keyboard.type('销售订单分级审批');
    await box.locator('[data-field="WorkTable"] [role=combobox]').click();
    await admin.keyboard.type('销售订单');
    await admin
      .locator('.jig-choice-option')
      .filter({ hasText: /^销售订单$/ })
      .click();
    await hand.drop('start', 300, 60);
    await hand.drop('node', 300, 180);
    await box.getByLabel('节点名称').fill('经理会签');
    await hand.property('userId').locator('[role=combobox]').click();
    await admin.locator('.jig-choice-option').filter({ hasText: '吴经理' }).click();
    await admin.locator('.jig-choice-option').filter({ hasText: '徐经理' }).click();
    await admin.keyboard.press('Escape');
    await hand.drop('node', 520, 300);
    await box.getByLabel('节点名称').fill('总监审批');
    await hand.property('userId').locator('[role=combobox]').click();
    await admin.locator('.jig-choice-option').filter({ hasText: '周总监' }).click();
    await admin.keyboard.press('Escape');
    await hand.drop('end', 300, 420);
    await hand.line('流程开始', '经理会签');
    await hand.line('经理会签', '总监审批');
    await hand.line('经理会签', '流程结束');
    await hand.line('总监审批', '流程结束');
    await hand.refused('经理会签', '总监审批', '连线已存在');
    await hand.refused('总监审批', '经理会签', '两个节点之间不能循环连接');
    await hand.refused('总监审批', '流程开始', '开始节点不能有流入的连线');
    await expect(admin.locator('.jig-flow-line')).toHaveCount(4);
    await admin.locator('.jig-flow-line-hit').nth(1).click();
    await box.getByRole('button', { name: '添加条件组' }).click();
    await box.getByLabel('条件 1.1 的字段').selectOption({ label: '价税合计' });
    await box.getByLabel('条件 1.1 的比较方式').selectOption({ label: '大于' });
    await box.getByLabel('条件 1.1 的值').fill('100000');
  });

  await test.step('rehearses it on the demo company and publishes it #W50', async () => {
    await box.getByRole('tab', { name: '试跑' }).click();
    await box.getByRole('button', { name: '开始试跑' }).click();
    await expect(box.getByText('全部单据都能走完')).toBeVisible();
    const ways = box.getByRole('table', { name: '走过的路径' });
    await expect(ways).toContainText('经理会签');
    await expect(ways).toContainText('总监审批');
    await box.getByRole('button', { name: '发布' }).click();
    const ask = admin.getByRole('dialog', { name: '发布流程' });
    await expect(ask.getByText('条件：价税合计 大于 100000')).toBeVisible();
    await ask.getByRole('button', { name: '确认发布' }).click();
    await expect(admin.getByRole('status').filter({ hasText: /成功/ }).first()).toBeVisible();
    await admin.context().close();
  });

  const manager = await windows.open('manager', { width: 1366, height: 768 });
  await test.step('a manager who is away names who stands in for him', async () => {
    await manager.goto('/Sys_WorkFlowSubstitute');
    await manager.getByRole('button', { name: '新建' }).click();
    const form = manager.getByRole('dialog', { name: '审批代理 - 新建' });
    await choose(manager, form, '代理人', '陈计划');
    for (const label of ['开始日期', '结束日期']) {
      await form.getByLabel(label).fill(today());
      await manager.keyboard.press('Enter');
    }
    await form.getByRole('button', { name: '保存并关闭' }).click();
    await expect(form).toBeHidden();
    await manager.context().close();
  });

  const clerk = await windows.open('sales');
  const key = await test.step('the clerk sees who will approve before he saves #W50', async () => {
    await clerk.goto('/Production_SalesOrder');
    await clerk.getByRole('toolbar').getByRole('button', { name: '新建' }).click();
    const order = clerk.getByRole('dialog', { name: '销售订单 - 新建' });
    await choose(clerk, order, '客户', '苏州恒泰');
    await order.getByLabel('交货日期').fill('2027-01-15');
    await clerk.keyboard.press('Enter');
    await order.getByRole('button', { name: '新增行' }).click();
    const filled = clerk.waitForResponse(/Lookup$/i);
    await choose(clerk, order, '产品', 'NMRV050');
    await filled;
    await order.getByLabel('数量', { exact: true }).fill('300');
    await order.getByLabel('单价', { exact: true }).fill('1000');
    await order.getByRole('button', { name: '谁来审批' }).click();
    const panel = order.getByRole('region', { name: '谁来审批' });
    await expect(panel).toContainText('经理会签 吴经理、徐经理 · 会签');
    await expect(panel).toContainText('总监审批 周总监');
    await expect(panel).toContainText(/价税合计 [\d,.]+ > 100,000/);
    const saved = clerk.waitForResponse(/Production_SalesOrder\/Add$/i);
    await order.getByRole('button', { name: '保存', exact: true }).click();
    return String((await (await saved).json()).data.data.SalesOrder_Id);
  });

  await clerk.goto(`/Production_SalesOrder?viewflow=1&id=${key}`);
  await clerk.getByRole('dialog').getByRole('button', { name: '查看流程' }).click();
  const watched = clerk.getByRole('dialog', { name: '审批记录' });
  await inTone(nodeOf(watched, '经理会签'), 'progress');

  await test.step('the managers decide on phones, one by his substitute; the clerk sees it happen #W50 #Y07', async () => {
    const second = await windows.open('manager2', phone);
    await approveByPhone(second, key, /审核成功/);
    await expect(watched.getByText(/^等待 吴经理/)).toBeVisible();
    await second.context().close();
    const substitute = await windows.open('planner', phone);
    await approveByPhone(substitute, key, '审核成功，等待 周总监 审批');
    await inTone(nodeOf(watched, '经理会签'), 'passed');
    await inTone(nodeOf(watched, '总监审批'), 'progress');
    await expect(watched.getByRole('table', { name: '审批记录' })).toContainText(/陈计划.*代.*吴经理/);
    await substitute.context().close();
    const director = await windows.open('director', phone);
    await approveByPhone(director, key, /审核成功/);
    await inTone(nodeOf(watched, '总监审批'), 'passed');
    await inTone(nodeOf(watched, '流程结束'), 'passed');
    await director.context().close();
  });

  await test.step('the director takes it back and sees what it touches #W50', async () => {
    const director = await windows.open('director');
    await director.goto(`/Production_SalesOrder?viewflow=1&id=${key}`);
    await director.getByRole('dialog').getByRole('button', { name: '反审' }).click();
    const deciding = director.getByRole('dialog', { name: '审核' });
    await expect(deciding.getByRole('region', { name: '反审影响' })).toContainText('没有由此单据生成的单据');
    // The default would return the document to the start: the director was the only approver there.
    await expect(deciding.getByRole('radio', { name: /^返回开始节点/ })).toBeChecked();
    await deciding.getByRole('radio', { name: /^返回上一节点/ }).check();
    await deciding.getByLabel('审核意见').fill('客户要求改价');
    await deciding.getByRole('button', { name: '提交', exact: true }).click();
    await expect(director.getByRole('status').filter({ hasText: '审核成功' }).first()).toBeVisible();
    await inTone(nodeOf(watched, '总监审批'), 'progress');
    await expect(watched.getByRole('table', { name: '审批记录' })).toContainText('客户要求改价');
    await director.context().close();
  });
  await clerk.context().close();
});
