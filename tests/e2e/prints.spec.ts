import type { Page } from '@playwright/test';
import { Looker } from './Looker.ts';
import { openInSession } from './openInSession.ts';
import { expect } from './product.ts';
import { test } from './windows.ts';

// Needs its own product: its templates are there for all users.
test.use({ own: {} });

/** What a file of the product begins with. */
const begins = (page: Page, url: string): Promise<string> =>
  page.evaluate(async (at) => (await (await fetch(at)).text()).slice(0, 4), url);

test('an administrator makes a delivery note from nothing by keyboard, prints with it and deletes it', async ({
  windows,
}) => {
  const page = await windows.open('admin');
  await page.goto('/Base_PrintTemplateTree');
  const looker = new Looker(page);
  await expect(page.getByRole('button', { name: '送货单（1）' })).toBeVisible();
  await looker.at('the templates by catalogue', page.locator('.jig-ed-page'));
  await page.getByRole('button', { name: '送货单（1）' }).press('Enter');
  await page.getByRole('button', { name: '新建模板' }).press('Enter');
  const asked = page.getByRole('searchbox', { name: '为哪种单据设计' });
  await asked.fill('Ware_OutWareHouseBill');
  await asked.press('Enter');
  await page.getByLabel('模板名称').fill('送货单（自制）');
  await page.getByLabel('纸张').selectOption('241x140');
  await page.getByLabel('模板名称').press('Enter');

  const designer = page.getByRole('dialog', { name: '打印模板设计' });
  const add = (name: string) => designer.getByRole('button', { name, exact: true }).press('Enter');
  const part = (name: RegExp) => designer.getByRole('treeitem', { name });
  await part(/^页眉/).press('Enter');
  await add('文字');
  await designer.getByLabel(/文字或公式/).fill('送 货 单');
  await add('条码');
  await add('字段');
  await part(/^正文/).press('Enter');
  await add('明细表格');
  for (const flag of ['印本页小计', '印过次页、承前页'])
    await designer.getByRole('switch', { name: flag }).press('Space');
  // A border by a millimetre, and what is undone and done again.
  const border = designer.getByRole('slider', { name: '第1列的宽度' });
  const width = async () => Number(await border.getAttribute('aria-valuenow'));
  const before = await width();
  await border.press('Shift+ArrowRight');
  await expect.poll(width).toBeCloseTo(before + 1, 1);
  await page.keyboard.press('Control+z');
  await expect.poll(width).toBeCloseTo(before, 1);
  await part(/^文字/).press('Alt+ArrowDown');
  await expect(part(/^条码/)).toHaveAttribute('aria-posinset', '1');
  await expect(designer.getByText('没有问题，可以发布')).toBeVisible();
  await looker.at('a template on its paper', designer);

  await designer.getByRole('button', { name: '预览' }).press('Enter');
  const preview = page.getByRole('dialog', { name: '预览' });
  await expect(preview.getByRole('img', { name: /第1页/ })).toBeVisible();
  await preview.getByLabel('单据', { exact: true }).selectOption({ label: '示例数据（300行明细）' });
  await expect(preview.getByRole('status')).toHaveText(/共\d\d页/);
  await expect(preview.getByText('过次页').first()).toBeAttached();
  await looker.at('the preview', preview);
  await page.keyboard.press('Escape');

  await designer.getByRole('button', { name: '发布', exact: true }).press('Enter');
  const question = page.getByRole('dialog', { name: '发布打印模板 送货单（自制）' });
  await expect(question.getByText('正文 明细表格：出库单明细')).toBeVisible();
  const loaded = page.waitForEvent('load');
  await question.getByRole('button', { name: '确认发布' }).press('Enter');
  await loaded;
  const row = page.getByRole('row', { name: /送货单（自制）/ });
  await expect(row).toContainText('版本1');
  await openInSession(page, '/Ware_OutWareHouseBill');
  await page.getByRole('row', { name: /CKD/ }).first().getByRole('checkbox').check();
  await page.getByRole('button', { name: '更多', exact: true }).click();
  await page.getByRole('menuitem', { name: '打印', exact: true }).press('Enter');
  const how = page.getByRole('dialog', { name: '打印' });
  await how.getByRole('radio', { name: '送货单（自制）' }).check();
  const kept = page.waitForResponse(/keepPrint/);
  await how.getByRole('button', { name: '打印', exact: true }).press('Enter');
  const { data } = await (await kept).json();
  expect(data).toMatchObject({ documents: 1, pages: 1 });
  expect(await begins(page, data.url)).toBe('%PDF');
  await openInSession(page, '/Base_PrintTemplateTree');

  await row.getByRole('button', { name: /^删除/ }).press('Enter');
  await page.getByRole('button', { name: '确定' }).press('Enter');
  await expect(page.getByRole('row', { name: /送货单（241/ })).toBeVisible();
  await expect(row).toHaveCount(0);
  expect(looker.problems).toEqual([]);
});
