import type { Locator, Page } from '@playwright/test';
import { Looker } from './Looker.ts';
import { openInSession } from './openInSession.ts';
import { expect, signIn, test } from './product.ts';

/** The first entry that may be moved, and that begins in the period. */
const movable = (page: Page): Locator =>
  page.locator('.jig-entry[data-entry]:not([data-locked]):not([data-before])').first();

const dayOf = async (page: Page, key: string): Promise<string | null> =>
  page.locator(`[data-entry="${key}"]:not([data-before])`).first().locator('..').getAttribute('data-day');

/** The day in the same week, one column away. */
const neighbour = (page: Page, day: string): Locator =>
  page.locator(`[data-day="${day}"] + [data-day], :has(+ [data-day="${day}"])[data-day]`).first();

test('the planner moves a plan by drag and back by keys, and is told why another stays', async ({ page }) => {
  await signIn(page, 'planner');
  // The demo's next plans begin tomorrow, which may be in another month.
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await page.goto(`/Production_PlanCalendar?day=${tomorrow}`);
  await expect(movable(page)).toBeVisible();
  const key = (await movable(page).getAttribute('data-entry')) ?? '';
  const before = (await dayOf(page, key)) ?? '';
  const target = neighbour(page, before);
  const after = (await target.getAttribute('data-day')) ?? '';

  await test.step('by drag', async () => {
    const from = await movable(page).boundingBox();
    const to = await target.boundingBox();
    if (from === null || to === null) throw new Error('nothing to drag');
    await page.mouse.move(from.x + 20, from.y + 8);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y + 12);
    await page.mouse.move(to.x + 40, to.y + 12, { steps: 4 });
    await expect(page.locator('[data-target]').first()).toBeVisible();
    await page.mouse.up();
    await expect(page.getByText(`已移到 ${after}`).first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect.poll(() => dayOf(page, key)).toBe(after);
  });

  await test.step('and back by keys, with the focus', async () => {
    const moved = page.locator(`[data-entry="${key}"]:not([data-before])`).first();
    await moved.focus();
    await page.keyboard.press(after > before ? 'Alt+ArrowLeft' : 'Alt+ArrowRight');
    await expect(page.getByText(`已移到 ${before}`).first()).toBeVisible();
    await expect(moved).toBeFocused();
    await page.reload();
    await expect.poll(() => dayOf(page, key)).toBe(before);
  });

  await test.step('an approved plan stays', async () => {
    const locked = page.locator('.jig-entry[data-locked]').first();
    await locked.focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect(page.getByText(/^不能移动：/).first()).toBeVisible();
  });
});

test('calendars: nothing serious or critical, light and dark, wide and narrow', async ({ page }) => {
  const look = new Looker(page);
  await signIn(page, 'planner');
  const whole = page.locator('html');
  for (const view of ['month', 'week', 'day']) {
    await openInSession(page, `/Cal_Calendar?view=${view}`);
    await expect(page.locator('.jig-entry').first()).toBeVisible();
    await look.at(`calendar of a ${view}`, whole);
  }
  await openInSession(page, '/Cal_Calendar?day=2026-10-05');
  await expect(page.locator('.jig-day-mark').first()).toHaveText('国庆节 放假');
  await look.at('calendar with holidays', whole);
  await page.setViewportSize({ width: 390, height: 844 });
  await openInSession(page, '/Production_PlanCalendar');
  await expect(page.locator('.jig-agenda .jig-entry').first()).toBeVisible();
  await look.at('calendar in a narrow window', whole);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(look.problems).toEqual([]);
});
