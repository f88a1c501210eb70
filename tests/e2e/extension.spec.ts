import type { Locator, Page } from '@playwright/test';
import { openInSession } from './openInSession.ts';
import { expect, signIn, test } from './product.ts';

// Needs its own product: other tests know the fields of customers.
test.use({ own: {} });

async function choose(page: Page, box: Locator, label: string, text: string): Promise<void> {
  await box.getByLabel(label, { exact: true }).click();
  await page.keyboard.type(text);
  await page.getByRole('option', { name: text }).first().click();
  // The option list closed after the choice.
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

test('an administrator adds a field and uses it at once in form, list and search #E39', async ({ page }) => {
  await signIn(page, 'admin');
  // The customer list is open in its tab before the field exists.
  await page.goto('/Customer');
  await expect(page.getByRole('grid').first()).toBeVisible();

  await openInSession(page, '/Sys_Table_Extend');
  await page.getByRole('button', { name: '新建' }).click();
  const define = page.getByRole('dialog', { name: '扩展字段 - 新建' });
  await choose(page, define, '所属表', '客户');
  await define.getByLabel('字段名称').fill('年采购额');
  await choose(page, define, '字段类型', '小数');
  await define.getByLabel('引导语').fill('万元，含税');
  await define.getByRole('button', { name: '保存并关闭' }).click();
  await expect(page.getByRole('gridcell', { name: '年采购额' })).toBeVisible();

  await page.getByRole('tab', { name: '客户', exact: true }).click();
  // The page switches in a transition: until then 新建 is the button of the page that is about to hide.
  const customers = page.getByRole('tabpanel', { name: '客户', exact: true });
  await customers.getByRole('button', { name: '新建' }).click();
  const box = page.getByRole('dialog', { name: '客户 - 新建' });
  await expect(box.getByText('扩展字段')).toBeVisible();
  const amount = box.getByLabel('年采购额');
  await expect(amount).toHaveAttribute('placeholder', '万元，含税');
  await box.getByLabel('客户名称').fill('常州华岳数控机床有限公司');
  await amount.fill('很多');
  await box.getByRole('button', { name: '保存并关闭' }).click();
  await expect(box.locator('.jig-field-message')).toHaveText(['年采购额只能是数字']);
  await amount.fill('860.5');
  await box.getByRole('button', { name: '保存并关闭' }).click();
  await expect(box).toBeHidden();

  await page.getByRole('button', { name: '高级查询' }).click();
  const search = page.getByRole('search', { name: '高级查询' });
  await search.getByLabel('年采购额').fill('860.5');
  await search.getByRole('button', { name: '查询' }).click();
  await expect(page.getByRole('navigation', { name: '分页' }).getByText('共 1 项')).toBeVisible();
});
