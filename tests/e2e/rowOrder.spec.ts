import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './product.ts';

const grid = (page: Page, name: string): Locator => page.getByRole('grid', { name });
/** Sort numbers and names of the rows, in order. */
const order = (rows: Locator): Promise<string[]> =>
  rows.evaluateAll((all) =>
    all
      .filter((row) => row.querySelector('[role=gridcell]'))
      .map((row) => [...row.querySelectorAll('[role=gridcell]')].map((cell) => cell.textContent ?? ''))
      .map((cells) => cells.slice(1, 4).join(' ')),
  );
const processes = async (page: Page): Promise<string> =>
  (await order(grid(page, '工序').getByRole('row')))
    .map((text) => text.split(' ')[2])
    .slice(0, 5)
    .join(' ');

/** Position of a row's number; waits while the rows are redrawn. */
async function placeOf(row: Locator): Promise<{ x: number; y: number }> {
  let place: { x: number; y: number } | null = null;
  await expect
    .poll(async () => {
      place = await row
        .getByRole('gridcell')
        .nth(1)
        .boundingBox({ timeout: 1000 })
        .catch(() => null);
      return place !== null;
    })
    .toBe(true);
  return place ?? { x: 0, y: 0 };
}

/** Drags a row by its sort number onto the upper half of another row. */
async function drag(page: Page, row: Locator, onto: Locator): Promise<void> {
  const [from, to] = [await placeOf(row), await placeOf(onto)];
  await page.mouse.move(from.x + 40, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, (from.y + to.y) / 2, { steps: 5 });
  await page.mouse.move(to.x + 40, to.y + 6, { steps: 5 });
  await page.mouse.up();
}

test('rows of a list are put in order by dragging; the server keeps it, the message takes it back #G05', async ({
  page,
}) => {
  await signIn(page, 'planner');
  await page.goto('/Base_Process');
  const rows = grid(page, '工序');
  await expect(rows).toHaveAccessibleDescription(/空格拿起/);
  expect(await processes(page)).toBe('下料 粗车 精车 铣削 钻孔');
  await drag(page, rows.getByRole('row', { name: /钻孔/ }), rows.getByRole('row', { name: /粗车/ }));
  await expect(page.getByRole('status').filter({ hasText: '顺序已保存' })).toBeVisible();
  expect(await processes(page)).toBe('下料 钻孔 粗车 精车 铣削');
  expect((await order(rows.getByRole('row')))[1]).toMatch(/^2 /);
  await page.reload();
  await expect(rows.getByRole('row', { name: /钻孔/ })).toBeVisible();
  expect(await processes(page)).toBe('下料 钻孔 粗车 精车 铣削');
  await drag(page, rows.getByRole('row', { name: /钻孔/ }), rows.getByRole('row', { name: /滚齿/ }));
  await expect.poll(() => processes(page)).toBe('下料 粗车 精车 铣削 钻孔');
  await page.getByRole('button', { name: '撤销' }).click();
  await expect.poll(() => processes(page)).toBe('下料 钻孔 粗车 精车 铣削');
  await drag(page, rows.getByRole('row', { name: /钻孔/ }), rows.getByRole('row', { name: /滚齿/ }));
  await expect.poll(() => processes(page)).toBe('下料 粗车 精车 铣削 钻孔');
});

test('rows are put in order with the keyboard alone, and each step is said #G05', async ({ page }) => {
  await signIn(page, 'planner');
  await page.goto('/Base_Process');
  const rows = grid(page, '工序');
  await expect(rows).toHaveAccessibleDescription(/空格拿起/);
  const said = page.locator('[data-live-region]');
  await rows.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await expect(said).toHaveText('已拿起 下料，第1行，共21行');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(said).toHaveText('下料 移到第3行，共21行');
  await page.keyboard.press('Escape');
  await expect(said).toHaveText('已取消移动 下料');
  expect(await processes(page)).toBe('下料 粗车 精车 铣削 钻孔');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press(' ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  await expect(said).toHaveText('下料 放在第2行，共21行');
  await expect.poll(() => processes(page)).toBe('粗车 下料 精车 铣削 钻孔');
  await expect(page.getByRole('status').filter({ hasText: '顺序已保存' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect.poll(() => processes(page)).toBe('下料 粗车 精车 铣削 钻孔');
});

test('rows stay where they are while the list is sorted otherwise, and for who may only look #N23', async ({
  page,
}) => {
  await signIn(page, 'planner');
  await page.goto('/Base_Process?sort=ProcessName');
  const rows = grid(page, '工序');
  await expect(rows.getByRole('row', { name: /下料/ })).toBeVisible();
  await expect(rows).not.toHaveAccessibleDescription(/空格拿起/);
  await page.getByRole('columnheader', { name: '顺序' }).click();
  await expect(rows).toHaveAccessibleDescription(/空格拿起/);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await signIn(page, 'worker');
  await page.goto('/Base_Process');
  await expect(rows.getByRole('row', { name: /下料/ })).toBeVisible();
  await expect(rows).not.toHaveAccessibleDescription(/空格拿起/);
});

test('the processes of a route are dragged in its box, undone, and saved with it #G05', async ({ page }) => {
  await signIn(page, 'planner');
  await page.goto('/Base_ProcessLine');
  await page.getByRole('link', { name: 'GYLX0003' }).click();
  const rows = grid(page, '工序列表');
  const steps = async (): Promise<string> =>
    (await order(rows.getByRole('row'))).map((text) => text.split(' ').slice(0, 2).join('')).join(' ');
  await expect.poll(steps).toBe('1清洗 2装配 3检验 4包装');
  await expect(rows).toHaveAccessibleDescription(/空格拿起/);
  await drag(page, rows.getByRole('row', { name: /包装/ }), rows.getByRole('row', { name: /装配/ }));
  await expect.poll(steps).toBe('1清洗 2包装 3装配 4检验');
  await rows.focus();
  await page.keyboard.press('Control+z');
  await expect.poll(steps).toBe('1清洗 2装配 3检验 4包装');
  await drag(page, rows.getByRole('row', { name: /包装/ }), rows.getByRole('row', { name: /检验/ }));
  await expect.poll(steps).toBe('1清洗 2装配 3包装 4检验');
  await page.getByRole('button', { name: '保存并关闭' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('link', { name: 'GYLX0003' }).click();
  await expect.poll(steps).toBe('1清洗 2装配 3包装 4检验');
});

test('全选 of work orders takes only those that have their code #S35', async ({ page }) => {
  await signIn(page, 'planner');
  await page.goto('/Production_WorkOrder');
  const rows = grid(page, '工单').getByRole('row');
  await expect(rows.filter({ hasText: '待生成' }).first()).toBeVisible();
  const all = page.getByRole('checkbox', { name: '全选' });
  await all.click();
  await expect(all).toHaveAttribute('aria-checked', 'true');
  await expect(rows.filter({ hasText: '待生成' }).first()).toHaveAttribute('aria-selected', 'false');
  const coded = rows.filter({ hasText: /GD20/ }).filter({ hasNotText: '待生成' }).first();
  await expect(coded).toHaveAttribute('aria-selected', 'true');
  await coded.getByRole('checkbox').click();
  await expect(all).toHaveAttribute('aria-checked', 'mixed');
});

test('the switch of a workshop takes its lines with it, by pointer and by keyboard #S36', async ({
  page,
}) => {
  await signIn(page, 'planner');
  await page.goto('/Base_WorkShop');
  const rows = page.getByRole('treegrid', { name: '车间' });
  const shop = rows.getByRole('row', { name: /机加工车间/ });
  await shop
    .getByRole('gridcell')
    .nth(2)
    .click({ position: { x: 16, y: 20 } });
  const states = (): Promise<string> =>
    rows
      .getByRole('switch')
      .evaluateAll((all) => all.map((one) => one.getAttribute('aria-checked')).join(' '));
  await expect.poll(states).toBe(`false${' true'.repeat(11)}`);
  await expect(rows.getByRole('checkbox')).toHaveCount(0);
  await shop.getByRole('switch').first().click();
  await expect(page.getByRole('status').filter({ hasText: '已更新6行' })).toBeVisible();
  await expect.poll(states).toBe(`false${' true'.repeat(5)}${' false'.repeat(6)}`);
  await page.reload();
  await expect.poll(states).toBe(`false${' true'.repeat(5)} false`);
  await rows.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.press(' ');
  await expect.poll(states).toBe(`false${' true'.repeat(6)}`);
});
