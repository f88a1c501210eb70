import type { Locator, Page } from '@playwright/test';
import { approvalFlow } from './approvalFlow.ts';
import { Looker } from './Looker.ts';
import { expect, signIn, test } from './product.ts';

// Needs its own product: a saved order starts a flow.
test.use({ own: { seed: { workflows: [approvalFlow] } } });

/** Picks an option of a searchable select by typing. */
async function choose(page: Page, box: Locator, label: string, text: string): Promise<void> {
  await box.getByLabel(label, { exact: true }).click();
  await page.keyboard.type(text);
  await page.getByRole('option', { name: text }).first().click();
}

/** Nodes in the panel, with their approvers. */
const nodesOf = (panel: Locator): Locator => panel.getByRole('listitem');

test('a clerk sees who will approve before saving, and another branch with its reason after changing the amount', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('console', (said) => {
    if (said.type() === 'error' || said.type() === 'warning') problems.push(said.text());
  });
  await signIn(page, 'sales');
  await page.goto('/Production_SalesOrder');
  await page.getByRole('toolbar').getByRole('button', { name: '新建' }).click();
  const box = page.getByRole('dialog', { name: '销售订单 - 新建' });
  await choose(page, box, '客户', '苏州恒泰');
  await box.getByLabel('交货日期').fill('2027-01-15');
  await page.keyboard.press('Enter');
  await box.getByRole('button', { name: '新增行' }).click();
  const filled = page.waitForResponse(/Lookup$/i);
  await choose(page, box, '产品', 'NMRV050');
  await filled;
  await box.getByLabel('数量', { exact: true }).fill('3');
  await box.getByLabel('单价', { exact: true }).fill('1000');

  const panel = box.getByRole('region', { name: '谁来审批' });
  await test.step('asks, before anything is saved: two nodes, and why the director is not asked', async () => {
    await box.getByRole('button', { name: '谁来审批' }).click();
    await expect(nodesOf(panel)).toHaveCount(4);
    await expect(nodesOf(panel).nth(1)).toContainText('主管审批 吴经理');
    await expect(nodesOf(panel).nth(2)).toContainText('经理会签 吴经理、徐经理 · 会签');
    await expect(nodesOf(panel).nth(3)).toContainText('因为其他分支的条件都不满足');
    await expect(nodesOf(panel).nth(3)).toContainText(/【总监审批】价税合计 [\d,.]+ ≤ 100,000/);
    await expect(panel.getByRole('status')).toContainText('将依次由 主管审批 吴经理');
    const looker = new Looker(page);
    await looker.at('谁来审批', panel);
    expect(looker.problems).toEqual([]);
  });

  await test.step('types a larger quantity: the director is asked, with the amount that makes it so #W41', async () => {
    let asked = 0;
    page.on('request', (request) => {
      if (/Sys_WorkFlow\/forecast/i.test(request.url())) asked += 1;
    });
    await box.getByLabel('数量', { exact: true }).press('ControlOrMeta+a');
    await box.getByLabel('数量', { exact: true }).pressSequentially('300.00', { delay: 20 });
    await expect(nodesOf(panel)).toHaveCount(5);
    await expect(nodesOf(panel).nth(3)).toContainText('总监审批 周总监');
    await expect(nodesOf(panel).nth(3)).toContainText(/价税合计 [\d,.]+ > 100,000/);
    await expect(panel).toHaveAttribute('aria-busy', 'false');
    // Requests are debounced, not sent per key, however slow the machine.
    expect(asked).toBeLessThan(6);
  });

  await test.step('saves: the course is the one that was told', async () => {
    await box.getByRole('button', { name: '收起谁来审批' }).click();
    await expect(box.getByRole('button', { name: '谁来审批' })).toBeFocused();
    await box.getByRole('button', { name: '保存', exact: true }).click();
    const edit = page.getByRole('dialog', { name: /销售订单 - (编辑|查看)/ });
    await expect(edit.getByText('等待 吴经理 审批')).toBeVisible();
    await edit.getByRole('button', { name: '谁来审批' }).click();
    const saved = edit.getByRole('region', { name: '谁来审批' });
    await expect(nodesOf(saved)).toHaveCount(5);
    await expect(nodesOf(saved).nth(3)).toContainText('总监审批 周总监');
  });
  expect(problems).toEqual([]);
});
