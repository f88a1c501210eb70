import { Looker } from './Looker.ts';
import { expect, signIn, test } from './product.ts';

test('boards on a wall follow each other by time and by keys, and fill the screen', async ({ page }) => {
  await signIn(page, 'planner');
  await page.clock.install();
  await page.goto('/planProductScreenAll');
  const looker = new Looker(page);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('计划产品');
  await expect(page.getByText('1 / 5', { exact: true })).toBeVisible();
  await expect(page.locator('.jig-cardlook-rows').first()).toBeVisible();
  await looker.at('a screen', page.locator('.jig-screen'));
  await page.clock.runFor(31_000);
  await expect(title).toHaveText('计划产品清单');
  await page.keyboard.press('ArrowLeft');
  await expect(title).toHaveText('计划产品');
  await page.keyboard.press('Space');
  await expect(page.getByText('1 / 5 · 已暂停')).toBeVisible();
  await page.clock.runFor(120_000);
  await expect(title).toHaveText('计划产品');
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.className)).toContain('jig-screen');
  const { scrolled } = await page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return { scrolled: scrollHeight > innerHeight || scrollWidth > innerWidth };
  });
  expect(scrolled).toBe(false);
  expect(looker.problems).toEqual([]);
});
