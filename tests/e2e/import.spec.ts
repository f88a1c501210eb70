import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { expect, signIn, test } from './product.ts';

const rowCount = 20_000;

const sheet = async (download: Download): Promise<readonly (readonly unknown[])[]> => {
  const { sheets } = await readXlsx(new Uint8Array(await readFile(await download.path())));
  return sheets[0]?.rows ?? [];
};

/** 20,000 customers in the template's columns; `wrong` replaces values by row of the file. */
const customers = async (
  columns: readonly string[],
  wrong: Readonly<Record<number, Readonly<Record<string, string>>>> = {},
): Promise<{ name: string; mimeType: string; buffer: Buffer }> => {
  const rows = Array.from({ length: rowCount }, (_, index) => {
    const right: Readonly<Record<string, string | number>> = {
      客户名称: `常州精密机械${index}厂`,
      客户类型: index % 3 === 0 ? '经销商' : '直销客户',
      联系电话: 13_800_000_000 + index,
      详细地址: `新北区通江大道${index}号`,
    };
    const one = { ...right, ...wrong[index + 2] };
    return columns.map((column) => one[column] ?? null);
  });
  const bytes = await writeXlsx({ sheets: [{ name: '客户', rows: [[...columns], ...rows] }] });
  return { name: '客户.xlsx', mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) };
};

const total = async (page: Page): Promise<number> => {
  const text = await page.getByText(/^共 \d+ 项$/).innerText();
  return Number(/\d+/.exec(text)?.[0]);
};

// Needs its own product: other tests count its customers.
test.use({ own: {} });

test('a 20,000-row import with 7 bad cells names all 7 and changes nothing, then succeeds and is undone #L19 #X10 #X26', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await signIn(page, 'sales');
  await page.goto('/Customer');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  const before = await total(page);

  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载模板' }).click();
  const [header = []] = await sheet(await template);
  const columns = header.map(String);

  await page.getByRole('button', { name: '导入', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '导入客户' });
  const size = await dialog.locator('.jig-dialog-body').boundingBox();
  expect([size?.width, size?.height].map((pixels) => Math.round(pixels ?? 0))).toEqual([600, 350]);
  const bad = {
    5: { 客户类型: '老客户' },
    777: { 客户名称: '' },
    4001: { 联系电话: '12345' },
    9999: { 邮箱: '不是邮箱' },
    12000: { 结算币别: '银两' },
    12001: { 客户名称: '长'.repeat(101) },
    20001: { 付款方式: '赊' },
  };
  await dialog.locator('input[type=file]').setInputFiles(await customers(columns, bad));
  await dialog.getByRole('button', { name: '导入', exact: true }).click();
  await expect(dialog.getByText('共20000行，其中7行有错误（7处），未导入任何数据')).toBeVisible({
    timeout: 120_000,
  });
  const table = dialog.getByRole('table');
  for (const row of Object.keys(bad)) await expect(table.getByText(`第${row}行[`)).toHaveCount(1);
  const bar = dialog.getByRole('region', { name: '7 处需要修改' });
  await expect(bar).toContainText('第5行 客户类型');
  await bar.getByRole('button', { name: '下一处需要修改的地方' }).click();
  await page.keyboard.press('F8');
  await expect(bar).toContainText('第4001行 ');
  await expect(table.getByText('第4001行[')).toBeInViewport();
  const marked = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载错误文件' }).click();
  const rows = await sheet(await marked);
  expect(rows).toHaveLength(rowCount + 1);
  expect(String(rows[4]?.at(-1))).toContain('第5行[客户类型]');
  await dialog.getByRole('button', { name: '关闭' }).click();

  // The list of bad cells stays on the page, and nothing was stored.
  const result = page.getByRole('region', { name: '导入结果' });
  await expect(result.getByText('第777行[客户名称]验证未通过,不能为空。')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  expect(await total(page)).toBe(before);

  await page.getByRole('button', { name: '导入', exact: true }).click();
  await dialog.locator('input[type=file]').setInputFiles(await customers(columns));
  await dialog.getByRole('button', { name: '检查' }).click();
  await expect(dialog.getByText('检查通过，共20000行可以导入')).toBeVisible({ timeout: 120_000 });
  await dialog.getByRole('button', { name: '导入', exact: true }).click();
  await expect(dialog.getByText('导入成功，共20000行')).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(`共 ${before + rowCount} 项`, { exact: true })).toBeVisible({
    timeout: 30_000,
  });
  await dialog.getByRole('button', { name: '撤销导入' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('已撤销导入，删除20000条数据').first()).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText(`共 ${before} 项`, { exact: true })).toBeVisible({ timeout: 30_000 });
});

test('the list is exported as it is filtered, to who may #P03', async ({ page }) => {
  await signIn(page, 'sales');
  await page.goto('/Customer');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  const count = await total(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^客户\d{14}\.xlsx$/);
  const rows = await sheet(file);
  expect(rows).toHaveLength(count + 1);
  expect(rows[0]).toContain('客户名称');
});
