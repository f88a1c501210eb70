import type { Page } from '@playwright/test';
import { expect, signIn, test } from './product.ts';

const rows = (page: Page) => page.getByRole('treegrid', { name: '产品分类' }).getByRole('row');
/** The visible row with this name in its third column; in other rows it is the name of the parent. */
const row = (page: Page, name: string) =>
  rows(page).filter({
    has: page.locator('[role=gridcell][aria-colindex="3"]', { hasText: new RegExp(`^${name}$`) }),
  });

test('a table that points at itself is a tree: opened by pointer and keyboard, searched with what leads there #X05', async ({
  page,
}) => {
  await signIn(page, 'planner');
  await page.goto('/Base_ProductClassification');
  const finished = row(page, '成品');
  await expect(finished).toHaveAttribute('aria-expanded', 'false');
  await expect(finished).toHaveAttribute('aria-level', '1');
  await expect(row(page, '减速机')).toHaveCount(0);

  await test.step('the arrow opens a row, the name still opens the record', async () => {
    const at = await page.evaluate(() => {
      const grid = window.jig?.grid('Base_ProductClassification');
      const count = grid?.rowCount ?? 0;
      const index = Array.from({ length: count }, (_, one) => one).find(
        (one) => grid?.cell(one, 'ClassificationName') === '成品',
      );
      return grid?.bounds(index ?? -1, 'ClassificationName');
    });
    if (!at) throw new Error('no such row');
    await page.mouse.click(at.x + 18, at.y + 20);
    await expect(finished).toHaveAttribute('aria-expanded', 'true');
    await expect(row(page, '减速机')).toHaveAttribute('aria-level', '2');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('Left goes to the row above in the tree, then closes it, Right opens it again', async () => {
    const active = () =>
      page.evaluate(() => {
        const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
        return document.getElementById(id)?.textContent;
      });
    await page.keyboard.press('ArrowDown');
    expect(await active()).not.toBe('成品');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(active).toBe('成品');
    await page.keyboard.press('ArrowLeft');
    await expect(finished).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('ArrowRight');
    await expect(finished).toHaveAttribute('aria-expanded', 'true');
    await expect(row(page, '减速机')).toHaveCount(1);
  });

  await test.step('a search opens all it leaves and counts what it found', async () => {
    await page.getByRole('textbox', { name: /^快速查询/ }).fill('蜗轮');
    await page.keyboard.press('Enter');
    await expect(row(page, '蜗轮蜗杆减速机')).toHaveAttribute('aria-level', '3');
    await expect(row(page, '减速机')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('navigation').getByText('共 1 项', { exact: true })).toBeVisible();
    await expect(rows(page)).toHaveCount(4);
  });
});
