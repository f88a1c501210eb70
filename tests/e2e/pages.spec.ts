import { Looker } from './Looker.ts';
import { openInSession } from './openInSession.ts';
import { Presses } from './Presses.ts';
import { expect } from './product.ts';
import { test } from './windows.ts';

// Needs its own product: its pages are there for all users.
test.use({ own: {} });

/** Presses that publish a report of orders by customer, with its rights, at most. */
const most = 10;

const path = '/Production_SalesOrderReport';

test('an administrator makes a report and a calendar by keyboard, a role that got the right opens it, and it is changed, brought back and deleted', async ({
  windows,
}) => {
  const page = await windows.open('admin');
  await page.goto('/Sys_Page');
  const looker = new Looker(page);
  const presses = new Presses();
  const found = page.getByRole('status').filter({ hasText: '个页面' });
  await expect(found).toBeVisible();
  await looker.at('the pages', page.locator('.jig-ed-page'));
  await presses.press(page.getByRole('button', { name: '新建页面' }));
  const composer = page.getByRole('dialog', { name: '用数据做页面' });
  await composer.getByRole('searchbox').fill('销售订单');
  await presses.press(composer.getByRole('button', { name: '销售订单 Production_SalesOrder', exact: true }));
  await presses.press(composer.getByRole('button', { name: /^客户/ }));
  await presses.press(composer.getByRole('button', { name: /^价税合计/ }));
  await expect(composer.getByRole('radio', { name: '报表：柱形图' })).toBeChecked();
  await expect(composer.locator('.jig-co-offer').first().locator('svg').first()).toBeVisible();
  await looker.at('offers of pages with their previews', composer);
  await presses.press(composer.getByRole('button', { name: '做成页面' }));

  const designer = page.getByRole('dialog', { name: '页面设计' });
  await expect(designer.locator('.jig-board-card svg').first()).toBeVisible();
  await expect(designer.getByText('没有问题，可以发布')).toBeVisible();
  await looker.at('a report with its rows', designer);
  await presses.press(designer.getByRole('button', { name: '发布', exact: true }));
  const question = page.getByRole('dialog', { name: '发布页面 各客户的价税合计' });
  await expect(question.getByText('图表：柱形图 各客户价税合计')).toBeVisible();
  presses.count += 1;
  await question.getByRole('checkbox', { name: '销售', exact: true }).press('Space');
  const loaded = page.waitForEvent('load');
  await presses.press(question.getByRole('button', { name: '确认发布' }));
  await loaded;
  expect(presses.count).toBeLessThanOrEqual(most);

  // The role opens it; another one has neither the line nor the page.
  const sales = await windows.open('sales');
  await sales.goto(path);
  await expect(sales.getByRole('heading', { name: '各客户的价税合计' })).toBeVisible();
  await expect(sales.locator('.jig-chart svg').first()).toBeVisible();
  const other = await windows.open('warehouse');
  await other.goto(path);
  await expect(other.getByRole('heading', { name: /没有权限|无权/ })).toBeVisible();

  // It is changed, and what was published before comes back.
  await page.getByRole('button', { name: '设计 各客户的价税合计' }).press('Enter');
  await designer.getByLabel('页面名称').fill('客户排名');
  await designer.getByRole('button', { name: '发布', exact: true }).press('Enter');
  const again = page.getByRole('dialog', { name: '发布页面 客户排名' });
  await expect(again.getByText(/各客户的价税合计.*客户排名/)).toBeVisible();
  const second = page.waitForEvent('load');
  await again.getByRole('button', { name: '确认发布' }).press('Enter');
  await second;
  await page.getByRole('button', { name: '设计 客户排名' }).press('Enter');
  await designer.getByRole('button', { name: '历史版本' }).press('Enter');
  await page.getByRole('button', { name: '载入第1版' }).press('Enter');
  await expect(designer.getByLabel('页面名称')).toHaveValue('各客户的价税合计');
  await designer.getByRole('button', { name: '关闭' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).press('Enter');

  // A calendar of the same orders.
  await page.getByRole('button', { name: '新建页面' }).press('Enter');
  await composer.getByRole('searchbox').fill('销售订单');
  await composer.getByRole('button', { name: '销售订单 Production_SalesOrder', exact: true }).press('Enter');
  await composer.getByRole('button', { name: /^交货日期/ }).press('Enter');
  await composer.getByRole('radio', { name: '日历' }).press('Space');
  await composer.getByRole('button', { name: '做成页面' }).press('Enter');
  await expect(designer.getByText('没有问题，可以发布')).toBeVisible();
  await looker.at('a calendar with its rows', designer);
  await designer.getByRole('button', { name: '发布', exact: true }).press('Enter');
  const third = page.waitForEvent('load');
  await page
    .getByRole('dialog', { name: '发布页面 销售订单日历' })
    .getByRole('button', { name: '确认发布' })
    .press('Enter');
  await third;
  await openInSession(page, '/Production_SalesOrderCalendar');
  await expect(page.getByRole('heading', { name: '销售订单日历' })).toBeVisible();
  await expect(page.getByRole('grid')).toBeVisible();

  await openInSession(page, '/Sys_Page');
  await page.getByRole('button', { name: '删除 客户排名' }).press('Enter');
  const gone = page.waitForEvent('load');
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).press('Enter');
  await gone;
  await expect(found).toBeVisible();
  await expect(page.getByRole('button', { name: '删除 客户排名' })).toHaveCount(0);
  expect(looker.problems).toEqual([]);
});
