import type { Locator, Page } from '@playwright/test';
import { Looker } from './Looker.ts';
import { openInSession } from './openInSession.ts';
import { expect } from './product.ts';
import { phone, test } from './windows.ts';

/** First and last day of the month before this one, in the product's time zone. */
const lastMonth = (): readonly [string, string] => {
  const now = new Date(Date.now() + 8 * 3_600_000);
  const day = (month: number, date: number): string =>
    new Date(Date.UTC(now.getUTCFullYear(), month, date)).toISOString().slice(0, 10);
  return [day(now.getUTCMonth() - 1, 1), day(now.getUTCMonth(), 0)];
};

/** The number of rows, once the list has some and none are being read. */
const rowsOf = async (page: Page): Promise<number> => {
  // Pages left behind stay in their tabs, hidden.
  const counted = page.getByText(/^共 [1-9]\d* 项$/).filter({ visible: true });
  await expect(counted).toBeVisible();
  // Enter opens no row while others are read.
  await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0);
  return Number((await counted.textContent())?.replace(/\D/g, ''));
};

/** Walks to the first row's cell of a column by the keyboard, and gives its text. */
async function walkTo(page: Page, column: string): Promise<string> {
  const grid = page.getByRole('grid');
  const head = grid.getByRole('columnheader', { name: column, exact: true });
  const steps = Number(await head.getAttribute('aria-colindex')) - 1;
  await grid.focus();
  await page.keyboard.press('Control+Home');
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowRight');
  // Rows that are read again take the place of the ones in view, the active one with them.
  const active = (): Promise<string | null> =>
    grid.evaluate(
      (one) => document.getElementById(one.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null,
    );
  await expect.poll(active).not.toBeNull();
  return (await active()) ?? '';
}

/** Searches a list by the days of a field; no first day: up to the last one. */
async function searchDays(page: Page, field: string, days: readonly (string | undefined)[]): Promise<void> {
  await page.getByRole('button', { name: '高级查询' }).click();
  const panel = page.getByRole('search', { name: '高级查询' });
  for (const [index, end] of ['开始', '结束'].entries()) {
    const day = days[index];
    if (day === undefined) continue;
    await panel.getByRole('textbox', { name: `${field}（${end}）` }).fill(day);
    await page.keyboard.press('Enter');
  }
  const answered = page.waitForResponse(/\/Page$/);
  await panel.getByRole('button', { name: '查询', exact: true }).click();
  await answered;
  await panel.getByRole('button', { name: '关闭', exact: true }).click();
}

/** Presses the first bar of a chart by months: left of the middle of its group, above the name of the month. */
async function pressBar(picture: Locator): Promise<void> {
  const month = picture.getByText(/^\d{4}-\d\d$/).first();
  // A picture may be drawn anew meanwhile.
  await expect.poll(() => month.boundingBox()).not.toBeNull();
  const { x, y, width } = (await month.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  await picture.page().mouse.click(x + width / 2 - 8, y - 12);
}

const figure = (page: Page, name: string): Locator =>
  page
    .locator('.jig-figures > div')
    .filter({ visible: true })
    .filter({ has: page.getByText(name, { exact: true }) });

test('the storekeeper reads the stock at the end of last month and follows it to its bills by keyboard', async ({
  windows,
}) => {
  const [, end] = lastMonth();
  const page = await windows.open('warehouse');
  await page.goto('/View_StockBalance');
  await rowsOf(page);
  await searchDays(page, '期间（默认本月）', [undefined, end]);
  await expect(page.getByRole('button', { name: /^移除筛选 期间.*/ })).toBeVisible();
  await rowsOf(page);
  const code = await walkTo(page, '产品编号');
  const stock = await walkTo(page, '库存数量');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/View_WareInOutDetail\?/);
  await expect(page.getByRole('gridcell', { name: code }).first()).toBeVisible();
  // What moved up to that day is what was there.
  await expect(page.getByText(`库存变更数量 ${stock}`)).toBeVisible();
  const bill = await walkTo(page, '来源单据编号');
  expect(bill).toMatch(/^[A-Z]{3,4}\d{12}$/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Ware_(Out)?WareHouseBill\?/);
  await expect(page.getByRole('dialog').getByText(bill).or(page.getByLabel('单据编号'))).toBeVisible();
});

/** The six reports: a figure, the field of their period, and the column that leads to documents. */
const reports = [
  ['View_OutputStatistics', '数量', '报工日期', '工单', 'Production_WorkOrder'],
  ['View_EmployeePerformance', '良品数', '报工时间', '合计', 'Production_ReportWorkOrder'],
  ['View_SalaryReport', '工资小计', '报工时间', '报工总数', 'Production_ReportWorkOrder'],
  ['View_DefectItemDistribute', '数量', '时间', '不良品项名称', 'Production_ReportWorkOrderList'],
  ['View_DefectItemSummary', '不良品数', '生产结束时间', '工单编号', 'Production_WorkOrder'],
  ['View_ProductionReport', '报工数', '实际结束时间', '工单编号', 'Production_WorkOrder'],
] as const;

test('the manager reads six reports over a period, and leads from a bar to documents, by keyboard too', async ({
  windows,
}) => {
  const page = await windows.open('manager');
  const looker = new Looker(page);

  for (const [report, total, period, column, documents] of reports)
    await test.step(report, async () => {
      await openInSession(page, `/${report}`);
      const before = await rowsOf(page);
      const value = figure(page, total).locator('dd');
      await expect(value).toHaveText(/^[\d,.]+(\s\S+)*$/);
      const all = await value.textContent();
      await searchDays(page, period, lastMonth());
      await expect(value).not.toHaveText(all ?? '');
      expect(await rowsOf(page)).toBeLessThan(before);
      await looker.at(report, page.locator('.jig-report').filter({ visible: true }));

      await test.step('a part by keyboard, and its documents', async () => {
        const within = await rowsOf(page);
        const chart = page.locator('.jig-chart').filter({ visible: true }).last();
        await chart.getByRole('button', { name: '表格' }).press('Enter');
        const part = chart.getByRole('row').nth(1);
        const behind = await part.getByRole('cell').last().textContent();
        await part.getByRole('button').press('Enter');
        await expect(page.getByText(`共 ${behind} 项`, { exact: true })).toBeVisible();
        expect(Number(behind)).toBeLessThanOrEqual(within);
        await walkTo(page, column);
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(new RegExp(`/${documents}\\?f\\.`));
        await rowsOf(page);
      });
    });

  await test.step('a bar of the chart by mouse, then the file', async () => {
    await openInSession(page, '/View_OutputStatistics');
    const before = await rowsOf(page);
    await pressBar(page.locator('.jig-chart-picture').filter({ visible: true }).first());
    await expect(page.getByRole('button', { name: /^移除筛选 报工日期/ })).toBeVisible();
    await expect.poll(() => rowsOf(page)).toBeLessThan(before);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出' }).click();
    expect((await download).suggestedFilename()).toMatch(/^产量统计.*\.xlsx$/);
  });
  expect(looker.problems).toEqual([]);
});

test('who may not read prices sees no figure made of them, on a phone either', async ({ windows }) => {
  const page = await windows.open('viewer', phone);
  for (const report of ['View_SalaryReport', 'View_EmployeePerformance']) {
    const answer = page.waitForResponse((response) => response.url().includes(`/api/${report}/`));
    await openInSession(page, `/${report}`);
    expect(await (await answer).text()).not.toMatch(/salary/i);
    await rowsOf(page);
    await expect(page.locator('.jig-chart-picture svg').filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/工资(?!报表)/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  }
});
