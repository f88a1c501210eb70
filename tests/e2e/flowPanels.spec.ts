import type { Locator, Page } from '@playwright/test';
import { Looker } from './Looker.ts';
import { expect, signIn, test } from './product.ts';

/** Opens a flow of the demo in the designer, at the list of parts. */
async function openFlow(page: Page, name: string): Promise<Locator> {
  await signIn(page, 'admin');
  await page.goto('/Sys_WorkFlow?id=1');
  const dialog = page.getByRole('dialog', { name: /审批流程/ });
  await expect(dialog.getByLabel('流程名称')).toHaveValue(name);
  await dialog.getByRole('tab', { name: '节点和连线' }).press('Enter');
  return dialog;
}

/** Presses Tab until the control has the focus, which proves that the keyboard reaches it. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (
      await control.evaluate((one) => one === document.activeElement || one.contains(document.activeElement))
    )
      return;
    await page.keyboard.press(key);
  }
  throw new Error(`${String(control)} is not reached by ${key}`);
}

/** Opens the properties of a part from the list of nodes and lines. */
async function properties(dialog: Locator, part: RegExp): Promise<Locator> {
  const item = dialog.getByRole('treeitem', { name: part });
  await item.focus();
  await item.press('Enter');
  const panel = dialog.locator('.jig-fd-side');
  await expect(panel.locator('input').first()).toBeFocused();
  return panel;
}

test('a node and a line are set by keyboard alone: approvers, conditions, the question before deleting', async ({
  page,
}) => {
  const dialog = await openFlow(page, '销售订单审批');
  const node = await properties(dialog, /^流程节点 总监审批/);
  await page.keyboard.press('End');
  await page.keyboard.type('（大额）');
  await expect(dialog.getByRole('treeitem', { name: /^流程节点 总监审批（大额）/ })).toBeVisible();

  // A second approver makes it a countersign; an arrow key changes the method.
  const users = node.getByRole('combobox', { name: '审批用户' });
  await tabTo(page, users);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: '徐经理' })).toBeVisible();
  await page.keyboard.type('吴');
  await expect(page.getByRole('option', { name: '徐经理' })).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  const both = node.getByRole('radio', { name: '会签（所有人都要同意）' });
  await expect(both).toBeChecked();
  await tabTo(page, both);
  await page.keyboard.press('ArrowDown');
  await expect(node.getByRole('radio', { name: '或签（任意一人同意即可）' })).toBeChecked();

  // Enter opens a folded section.
  await tabTo(page, node.locator('summary', { hasText: '审批时限' }));
  await page.keyboard.press('Enter');
  await tabTo(page, node.getByLabel('限时'));
  await page.keyboard.type('8');
  await tabTo(page, node.getByRole('radio', { name: '再次提醒审批人' }));
  await page.keyboard.press('ArrowDown');
  await expect(node.getByRole('radio', { name: '审批人的上级也可审批' })).toBeChecked();

  const line = await properties(dialog, /标签 超过10万元/);
  await expect(line.locator('.jig-condition-sentence')).toHaveText('价税合计 大于 100000');
  await tabTo(page, line.getByRole('button', { name: '添加条件', exact: true }));
  await page.keyboard.press('Enter');
  const field = line.getByRole('combobox', { name: '条件 1.2 的字段' });
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(field).not.toHaveValue('');
  const remove = line.getByRole('button', { name: '删除条件 1.2' });
  const question = page.getByText('确认要删除字配置条件配置吗?');
  await tabTo(page, remove);
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(field).toBeVisible();
});

test('the panels have no serious finding of axe: everything unfolded, with problems, with conditions', async ({
  page,
}) => {
  const looker = new Looker(page);
  const dialog = await openFlow(page, '销售订单审批');
  const unfold = (): Promise<void> =>
    dialog.evaluate((element) => {
      for (const section of element.querySelectorAll('details')) section.open = true;
    });
  const node = await properties(dialog, /^流程节点 经理会签/);
  await unfold();
  await looker.at('properties of a node', node);
  await node.getByLabel('节点名称').fill('');
  await node.getByLabel('限时').fill('很久');
  await expect(node.getByText('请输入节点名称')).toBeVisible();
  await looker.at('properties of a node with problems', node);
  const line = await properties(dialog, /标签 超过10万元/);
  await looker.at('properties of a line with a condition', line);
  await line.getByRole('button', { name: '添加条件', exact: true }).click();
  await expect(line.getByText('请选择条件的字段')).toBeVisible();
  await line.getByRole('combobox', { name: '条件 1.2 的字段' }).selectOption({ label: '客户' });
  await line.getByRole('combobox', { name: '条件 1.2 的值' }).click();
  await looker.at('choosing values of a condition', line);
  await page.keyboard.press('Escape');
  const start = await properties(dialog, /^流程开始 提交订单/);
  await looker.at('properties of the start', start);
  expect(looker.problems).toEqual([]);
  expect(looker.looks).toBe(10);
});
