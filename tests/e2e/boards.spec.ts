import { Looker } from './Looker.ts';
import { Presses } from './Presses.ts';
import { expect } from './product.ts';
import { test } from './windows.ts';

// Needs its own product: its boards are there for all users.
test.use({ own: {} });

/** Presses that publish a chart of orders by customer on a new board, at most. */
const most = 10;

test('an administrator makes a board from nothing by keyboard, another role opens it, and it is deleted', async ({
  windows,
}) => {
  const page = await windows.open('admin');
  await page.goto('/DashBoard/BoardSetting');
  const looker = new Looker(page);
  const presses = new Presses();
  const found = page.getByRole('status').filter({ hasText: '个看板' });
  await expect(found).toBeVisible();
  await looker.at('the boards', page.locator('.jig-ed-page'));
  await presses.press(page.getByRole('button', { name: '新建看板' }));
  const designer = page.getByRole('dialog', { name: '看板设计' });
  await presses.press(designer.getByRole('button', { name: '用数据做图表…' }));
  const composer = page.getByRole('dialog', { name: '用数据做图表' });
  await composer.getByRole('searchbox').fill('销售订单');
  await presses.press(composer.getByRole('button', { name: '销售订单 Production_SalesOrder', exact: true }));
  await presses.press(composer.getByRole('button', { name: /^客户/ }));
  await presses.press(composer.getByRole('button', { name: /^价税合计/ }));
  await expect(composer.getByRole('radio', { name: '柱形图' })).toBeChecked();
  await expect(composer.locator('.jig-co-offer').first().locator('svg').first()).toBeVisible();
  await looker.at('a chart with its previews', composer);
  await presses.press(composer.getByRole('button', { name: '放到看板上' }));
  const chart = designer.getByRole('group', { name: /^各客户的价税合计，柱形图，第1列第1行/ });
  await expect(chart.locator('svg').first()).toBeVisible();

  // The cards by keyboard: each step is said, and taken back.
  await designer.getByRole('button', { name: '时钟', exact: true }).press('Enter');
  const clock = designer.getByRole('group', { name: /^时钟，时钟/ });
  await clock.press('ArrowRight');
  await expect(designer.getByText('时钟：第8列第1行')).toBeAttached();
  await clock.press('Shift+ArrowDown');
  await expect(designer.getByText('时钟：宽3列，高3行')).toBeAttached();
  await looker.at('a board with two cards', designer);
  await clock.press('Delete');
  await expect(clock).toHaveCount(0);
  await expect(chart).toBeFocused();
  await expect(designer.getByText('没有问题，可以发布')).toBeVisible();
  await presses.press(designer.getByRole('button', { name: '发布', exact: true }));
  const question = page.getByRole('dialog', { name: '发布看板 新看板' });
  await expect(question.getByText('卡片 各客户的价税合计')).toBeVisible();
  const loaded = page.waitForEvent('load');
  await presses.press(question.getByRole('button', { name: '确认发布' }));
  await loaded;
  expect(presses.count).toBeLessThanOrEqual(most);

  // Another role opens it by its address, with what that role may read.
  const other = await windows.open('manager');
  await other.goto('/board/board1');
  await expect(other.getByRole('heading', { name: '新看板' })).toBeVisible();
  await expect(other.getByRole('heading', { name: '各客户的价税合计' })).toBeVisible();

  const remove = page.getByRole('button', { name: '删除 新看板' });
  await remove.press('Enter');
  const again = page.waitForEvent('load');
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).press('Enter');
  await again;
  await expect(found).toBeVisible();
  await expect(remove).toHaveCount(0);
  expect(looker.problems).toEqual([]);
});
