import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect, signIn, test } from './product.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe calls serious or critical, as "rule: element". */
async function serious(page: Page): Promise<string[]> {
  // Through the debugger, not a script element: the page's CSP stays as it is.
  await page.evaluate(axe);
  const results = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  expect(results.passes.length, 'axe has looked').toBeGreaterThan(5);
  return results.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ''}`),
    );
}

for (const theme of ['浅色', '深色'] as const) {
  test(`nothing serious or critical on login, home, list and edit box (${theme})`, async ({ page }) => {
    await page.goto('/login');
    if (theme === '深色') await page.getByRole('button', { name: '切换到深色' }).click();
    expect(await serious(page), 'login').toEqual([]);
    await signIn(page, 'sales');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await serious(page), 'home').toEqual([]);
    await page.goto('/Production_SalesOrder');
    await expect(page.getByRole('gridcell', { name: /^XSDD/ }).first()).toBeVisible();
    expect(await serious(page), 'list').toEqual([]);
    await page.getByRole('button', { name: '高级查询' }).click();
    expect(await serious(page), 'list with search panel').toEqual([]);
    await page.getByRole('button', { name: '新建' }).click();
    const box = page.getByRole('dialog', { name: '销售订单 - 新建' });
    await expect(box.getByLabel('单据编号')).toBeFocused();
    await box.getByRole('button', { name: '新增行' }).click();
    await expect(box.getByLabel('数量', { exact: true })).toBeVisible();
    await box.getByRole('button', { name: '保存', exact: true }).click();
    await expect(box.getByText('请选择客户').first()).toBeVisible();
    expect(await serious(page), 'edit box').toEqual([]);
  });
}
