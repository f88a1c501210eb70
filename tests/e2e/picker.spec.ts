import type { Locator, Page } from '@playwright/test';
import { cellPlace } from './cellPlace.ts';
import { expect, signIn, test } from './product.ts';

test.use({ own: {} });

/** Clicks a cell of the grid with this name at its canvas position. */
async function clickCell(
  page: Page,
  grid: string,
  row: number,
  field: string,
  how: object = {},
): Promise<void> {
  const { x, y } = await cellPlace(page, row, field, grid);
  await page.mouse.click(x, y, how);
}

/** Opens a picker, searches, and returns the dialog once the results are there. */
async function search(page: Page, button: Locator, name: string, words: string): Promise<Locator> {
  // Waits before the click, because a fast answer could arrive first.
  const found = page.waitForResponse((answer) => /getSelector/i.test(answer.url()) && answer.ok());
  await button.click();
  const dialog = page.getByRole('dialog', { name });
  await found;
  await expect(dialog.locator('input:focus')).toBeVisible();
  const again = page.waitForResponse((answer) => /getSelector/i.test(answer.url()) && answer.ok());
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await again;
  return dialog;
}

test('an order is entered by 高级选择: customer, a place of his, products', async ({ page }) => {
  await signIn(page, 'sales');
  await page.goto('/Production_SalesOrder');
  await page.getByRole('button', { name: '新建' }).click();
  const box = page.getByRole('dialog', { name: '销售订单 - 新建' });
  const choice = box.getByRole('button', { name: '高级选择' });
  const address = box.getByLabel('收货点', { exact: true });
  const options = page.getByRole('listbox').getByRole('option');

  await test.step('nothing is offered before a customer is chosen', async () => {
    await address.click();
    await expect(options).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('the customer is picked by double click, the focus comes back to the link', async () => {
    const dialog = await search(page, choice, '高级选择 - 客户', 'KH0003');
    await expect(dialog.getByText('共 1 项', { exact: true })).toBeVisible();
    await clickCell(page, 'picker:Customer', 0, 'CustomerCode', { clickCount: 2 });
    await expect(dialog).toBeHidden();
    await expect(choice).toBeFocused();
    await expect(box.getByLabel('联系人', { exact: true })).not.toHaveValue('');
  });

  await test.step('his places are offered, the address comes with the place', async () => {
    await address.click();
    await expect(options).toHaveCount(3);
    await options.nth(1).click();
    await expect(box.getByLabel('收货地址')).toHaveValue(/号楼$/);
  });

  await test.step('another customer: the place is cleared, and that is said #X13', async () => {
    await search(page, choice, '高级选择 - 客户', 'KH0002');
    await clickCell(page, 'picker:Customer', 0, 'CustomerCode', { clickCount: 2 });
    await expect(box.getByText(/收货点原来的选项“.+二号厂区”已不可用，已清空/)).toBeVisible();
    await expect(box.getByLabel('收货地址')).toHaveValue('');
    await address.click();
    await expect(options).toHaveCount(2);
    await options.first().click();
  });

  await test.step('two products are picked at once and become rows with price and amount', async () => {
    const button = box.getByRole('button', { name: '选择产品' });
    const dialog = await search(page, button, '选择产品 - 产品定义', 'NMRV');
    await clickCell(page, 'picker:Base_Product', 0, 'ProductCode');
    await clickCell(page, 'picker:Base_Product', 1, 'ProductCode', { modifiers: ['ControlOrMeta'] });
    await page.keyboard.down('Control');
    await clickCell(page, 'picker:Base_Product', 2, 'ProductCode');
    await page.keyboard.up('Control');
    await expect(dialog.getByText(/已选 [23] 项/)).toBeVisible();
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(/已添加[23]行/).first()).toBeVisible();
  });

  await test.step('the order is saved with them', async () => {
    const rows = await page.evaluate(() => window.jig?.grid('Production_SalesOrderList')?.rowCount ?? 0);
    expect(rows).toBeGreaterThanOrEqual(2);
    for (let row = 0; row < rows; row++) {
      await clickCell(page, 'Production_SalesOrderList', row, 'Qty');
      await box.getByLabel('数量', { exact: true }).fill('2');
    }
    await box.getByLabel('交货日期').first().fill('2027-01-15');
    await page.keyboard.press('Enter');
    await box.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByRole('dialog', { name: '销售订单 - 编辑' })).toBeVisible();
    await expect(page.getByText(/^人民币大写：/)).toBeVisible();
  });

  await test.step('a text area is two rows high and grows with its text to ten #F17 #N13', async () => {
    const edit = page.getByRole('dialog', { name: '销售订单 - 编辑' });
    const area = edit.locator('textarea');
    const height = async () => (await area.boundingBox())?.height ?? 0;
    const two = await height();
    await area.fill(Array.from({ length: 7 }, (_, at) => `第${at + 1}箱`).join('\n'));
    await expect.poll(height).toBeGreaterThan(two * 2);
    const seven = await height();
    await area.fill(Array.from({ length: 30 }, (_, at) => `第${at + 1}箱`).join('\n'));
    await expect.poll(height).toBeGreaterThan(seven);
    expect(Math.round((await height()) / ((seven - two) / 5))).toBeLessThanOrEqual(11);
  });
});
