import { png } from '../wire/fileBytes.ts';
import { Looker } from './Looker.ts';
import { openInSession } from './openInSession.ts';
import { expect, signIn, test } from './product.ts';

// Its own product: it changes rights, departments and the name that every page shows.
test.use({ own: {} });

test('an administrator sets rights on a field and looks as that role, moves a department by keys, names the company', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const look = new Looker(page);
  const main = page.getByRole('main');

  await test.step('sales may read the contact of a customer, but not change it', async () => {
    await openInSession(page, '/permission');
    await page.getByRole('treeitem', { name: '销售', exact: true }).click();
    await page.getByRole('searchbox', { name: '按名称或表名查找' }).fill('Customer');
    await page.getByRole('button', { name: '客户：字段权限' }).click();
    await page.getByRole('checkbox', { name: '联系人: 可编辑' }).click();
    await look.at('rights of a role', main);
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByRole('button', { name: '保存', exact: true })).toBeDisabled();
    await page.getByRole('button', { name: '以该角色查看' }).click();
    const bar = page.getByRole('region', { name: /查看/ });
    await expect(bar.getByText('销售')).toBeVisible();
    await openInSession(page, '/Customer?id=1');
    const box = page.getByRole('dialog', { name: /^客户 - / });
    await expect(box.getByLabel('联系电话', { exact: true })).toBeEditable();
    await expect(box.getByLabel('联系人', { exact: true })).not.toBeEditable();
    await box.getByLabel('联系电话', { exact: true }).fill('13800138000');
    await box.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: '查看' })).toBeVisible();
    await page.goto('/home');
    await bar.getByRole('button').click();
    await expect(bar).toHaveCount(0);
  });

  await test.step('a department is moved by keys, and the tree keeps its open nodes', async () => {
    await openInSession(page, '/Sys_DeptTree');
    const item = (name: string) => page.getByRole('treeitem', { name, exact: true });
    await item('磨齿班').focus();
    await page.keyboard.press('Control+x');
    await item('质量部').focus();
    await page.keyboard.press('Control+v');
    await expect(page.getByRole('status').filter({ hasText: '【磨齿班】已移到【质量部】下' })).toBeVisible();
    await expect(item('磨齿班')).toBeVisible();
    await expect(item('质量部')).toBeFocused();
    await page.reload();
    await expect(item('磨齿班')).toBeVisible();
    const below = await page.getByRole('treeitem').allTextContents();
    expect(below[below.indexOf('质量部') + 1]).toBe('磨齿班');
    await look.at('departments beside a tree', main);
  });

  await test.step('name, company and logo are everywhere at once, also before signing in', async () => {
    await page.goto('/ParamsSetting');
    await page.getByLabel('系统名称', { exact: true }).fill('江南智造');
    await page.getByLabel('公司名称', { exact: true }).fill('江南精密机械有限公司');
    await page.getByLabel('每页条数', { exact: true }).fill('20026');
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByLabel('每页条数', { exact: true })).toBeFocused();
    await page.getByLabel('每页条数', { exact: true }).fill('50');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: png(64, 64) });
    await look.at('settings', main);
    await page.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page).toHaveTitle(/江南智造/);
    await page.evaluate(() => {
      localStorage.removeItem('jig.session');
      sessionStorage.clear();
    });
    await page.goto('/login');
    await expect(page.getByText('江南智造').first()).toBeVisible();
  });
  expect(look.problems).toEqual([]);
});
