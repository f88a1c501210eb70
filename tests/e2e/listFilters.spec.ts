import { expect, signIn } from './product.ts';
import { test } from './windows.ts';

// Needs its own product: settings are stored per user.
test.use({ own: {} });

test.describe('a list as a person wants it', () => {
  test('filters with groups and chips, shares the address, selects over pages', async ({ page, windows }) => {
    await signIn(page, 'admin');
    await page.goto('/Production_SalesOrder');
    // Waits for the real count; a loading list shows 0.
    await expect(page.getByText(/^共 [1-9]\d* 项$/)).toBeVisible();
    const total = Number((await page.getByText(/^共 \d+ 项$/).textContent())?.replace(/\D/g, ''));
    await page.getByRole('button', { name: '高级查询' }).click();
    await page.getByRole('button', { name: '添加组合条件' }).click();
    await page.getByLabel('条件组 1 的关系').selectOption('or');
    await page.getByLabel('条件 1.1 的字段').selectOption({ label: '订单日期' });
    await page.getByLabel('条件 1.1 的比较方式').selectOption('lastMonth');
    await page.getByRole('button', { name: '添加条件', exact: true }).click();
    await page.getByLabel('条件 1.2 的字段').selectOption({ label: '订单日期' });
    await page.getByLabel('条件 1.2 的比较方式').selectOption('thisMonth');
    await page.getByRole('button', { name: '查询', exact: true }).click();
    const chip = page.getByRole('button', { name: /移除筛选 订单日期 在上月 .+ 或 订单日期 在本月/ });
    await expect(chip).toBeVisible();
    const counted = page.getByText(/^共 \d+ 项$/);
    await expect(counted).not.toHaveText(`共 ${total} 项`);
    const shared = (await counted.textContent()) ?? '';

    // The address holds the whole view: another user sees the same rows.
    const colleague = await windows.open('manager');
    await colleague.goto(page.url());
    await expect(colleague.getByRole('button', { name: /移除筛选 订单日期 在上月/ })).toBeVisible();
    await expect(colleague.getByText(shared, { exact: true })).toBeVisible();

    // The selection spans pages and can be cleared at once.
    await page.getByRole('button', { name: '关闭', exact: true }).click();
    await page.getByRole('grid').focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('已选 1 项')).toBeVisible();
    const code = page.getByRole('gridcell').nth(2);
    const before = (await code.textContent()) ?? '';
    await page.getByRole('button', { name: '下一页' }).click();
    await expect(code).not.toHaveText(before);
    await expect(page.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('grid').focus();
    await page.keyboard.press('Space');
    await expect(page.getByText('已选 2 项')).toBeVisible();
    await page.getByRole('button', { name: '清空选择' }).click();
    await expect(page.getByText(/^已选/)).toHaveCount(0);

    // Delete on the chip removes the filter, and the whole list is back.
    await chip.focus();
    await page.keyboard.press('Delete');
    await expect(counted).toHaveText(`共 ${total} 项`);

    // Alt+Down on a header filters its column by keyboard.
    await page.getByRole('grid').focus();
    await page.keyboard.press('Home');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Alt+ArrowDown');
    const filter = page.getByRole('dialog', { name: '筛选 客户' });
    await filter.getByRole('checkbox').first().check();
    await filter.getByRole('button', { name: '确定' }).click();
    await expect(page.getByRole('button', { name: /移除筛选 客户 属于 \[/ })).toBeVisible();
    await page.getByRole('button', { name: '清除全部' }).click();
    await expect(counted).toHaveText(`共 ${total} 项`);
  });

  test('columns are arranged by the keyboard, and the settings hold #G08 #L23', async ({ page }) => {
    await signIn(page, 'admin');
    await page.goto('/Production_SalesOrder');
    const headers = page.getByRole('columnheader');
    await expect(headers.filter({ hasText: '订单日期' })).toHaveCount(1);
    await page.getByRole('button', { name: '列设置' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: '列设置' });
    await expect(dialog).toBeVisible();
    const box = await dialog.boundingBox();
    expect([box?.width, box?.height]).toEqual([500, 520]);

    const order = dialog.locator('.jig-columns-title');
    await expect(order.first()).toHaveText('单据编号');
    await dialog.getByRole('button', { name: '移动 单据编号' }).focus();
    await page.keyboard.press('Space');
    // The neighbours move aside within 200 ms.
    const neighbour = dialog.locator('.jig-columns-line').nth(1);
    await expect.poll(() => neighbour.evaluate((line) => line.style.transition)).toContain('200ms');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('列 单据编号 移到位置 2', { exact: false })).toBeAttached();
    await page.keyboard.press('Space');
    await expect(order.first()).toHaveText('客户');

    await dialog.getByRole('checkbox', { name: '显示 单据编号' }).press('Space');
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('列 "单据编号" 未显示，无法冻结')).toBeVisible();
    await dialog.getByRole('checkbox', { name: '冻结 单据编号' }).press('Space');
    await dialog.getByRole('checkbox', { name: '冻结 交货日期' }).press('Space');
    await dialog.getByRole('button', { name: '确定' }).press('Enter');
    await expect(dialog).toHaveCount(0);

    const first = headers.nth(2);
    await expect(first).toHaveText(/交货日期/);
    await expect(headers.filter({ hasText: '单据编号' })).toHaveCount(0);
    await page.reload();
    await expect(first).toHaveText(/交货日期/);
    await expect(headers.filter({ hasText: '单据编号' })).toHaveCount(0);

    // The split between main table and details is stored too.
    await page.getByRole('gridcell').nth(4).click();
    const handle = page.getByRole('separator', { name: '调整主表与明细的高度' });
    await handle.focus();
    const saved = page.waitForResponse((answer) => answer.url().includes('SaveTableSpacing'));
    await page.keyboard.press('Home');
    expect((await (await saved).json()).status).toBe(true);
    await expect(handle).toHaveAttribute('aria-valuenow', '140');
    await page.reload();
    await page.getByRole('gridcell').nth(4).click();
    await expect(handle).toHaveAttribute('aria-valuenow', '140');

    await page.getByRole('button', { name: '列设置' }).click();
    await dialog.getByRole('button', { name: '重置' }).click();
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(headers.nth(2)).toHaveText(/单据编号/);
  });
});
