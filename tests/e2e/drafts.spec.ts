import type { Page } from '@playwright/test';
import { keptDrafts } from './keptDrafts.ts';
import { expect, signInByPage, test } from './product.ts';

// Needs its own product: other tests count its customers.
test.use({ own: {} });

async function editFirst(page: Page): Promise<void> {
  await page.goto('/Production_SalesOrder');
  // An undecided order, which can be edited.
  const first = page.getByRole('row', { name: /XSDD/ }).filter({ hasText: '待审核' }).first();
  await first.getByRole('link').first().click();
  await expect(page.getByRole('dialog', { name: '销售订单 - 编辑' })).toBeVisible();
}

test('an unsaved edit survives a reload, is offered once, and is gone after saving #X19', async ({
  page,
}) => {
  await signInByPage(page, 'sales');
  await editFirst(page);
  const box = page.getByRole('dialog', { name: '销售订单 - 编辑' });
  await box.getByLabel('备注', { exact: true }).fill('客户要求先发一半');
  await expect.poll(() => keptDrafts(page)).toBe(1);
  await page.reload();
  const offer = box.getByRole('region', { name: '未保存的草稿' });
  await expect(offer).toContainText('未保存的修改，是否恢复?');
  await expect(box.getByLabel('备注', { exact: true })).not.toHaveValue('客户要求先发一半');
  await offer.getByRole('button', { name: '恢复' }).click();
  await expect(box.getByLabel('备注', { exact: true })).toHaveValue('客户要求先发一半');
  await box.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('保存成功').first()).toBeVisible();
  await expect.poll(() => keptDrafts(page)).toBe(0);
  await page.reload();
  await expect(box.getByLabel('备注', { exact: true })).toHaveValue('客户要求先发一半');
  await expect(offer).toBeHidden();
});

test('a new record is offered on its list; leaving the box asks with three answers; another user sees nothing #X19', async ({
  page,
}) => {
  await signInByPage(page, 'sales');
  await page.goto('/Customer');
  await page.getByRole('toolbar').getByRole('button', { name: '新建' }).click();
  const box = page.getByRole('dialog', { name: '客户 - 新建' });
  await box.getByLabel('客户名称').fill('苏州精工机械有限公司');
  await expect.poll(() => keptDrafts(page)).toBe(1);

  await box.getByRole('button', { name: '关闭', exact: true }).click();
  const question = page.getByRole('dialog', { name: '提示' });
  await expect(question.getByRole('button', { name: '保存', exact: true })).toBeFocused();
  await question.getByRole('button', { name: '继续编辑' }).click();
  await expect(box.getByLabel('客户名称')).toHaveValue('苏州精工机械有限公司');

  // Simulates a crash of the tab: no page is closed first.
  await page.reload();
  const bar = page.getByRole('region', { name: '未保存的草稿' });
  await expect(bar).toContainText('有1份未保存的新建草稿');

  // Logout asks about drafts; other users never see kept ones.
  await page.getByRole('button', { name: /李销售/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await page.getByRole('dialog', { name: '退出登录' }).getByRole('button', { name: '保留并退出' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signInByPage(page, 'manager');
  await page.goto('/Customer');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await expect(bar).toBeHidden();

  await page.evaluate(() => localStorage.removeItem('user'));
  await signInByPage(page, 'sales');
  await page.goto('/Customer');
  await bar.getByRole('button', { name: '继续编辑' }).click();
  await box.getByRole('button', { name: '恢复' }).click();
  await expect(box.getByLabel('客户名称')).toHaveValue('苏州精工机械有限公司');
  await box.getByRole('button', { name: '关闭', exact: true }).click();
  await question.getByRole('button', { name: '不保存' }).click();
  await expect(box).toBeHidden();
  await expect.poll(() => keptDrafts(page)).toBe(0);
});

test('a session that ends while somebody edits: the same user goes on where it ended, another starts at home #X19', async ({
  page,
}) => {
  const box = page.getByRole('dialog', { name: '销售订单 - 编辑' });
  const remark = box.getByLabel('备注', { exact: true });
  /** Ends the session on the server, as an administrator or another window does. */
  const revoke = async (): Promise<void> => {
    const token = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').token);
    const answer = await page.request.post('/api/User/logout', {
      headers: { authorization: `Bearer ${token}` },
      data: {},
    });
    expect(answer.ok()).toBe(true);
  };
  /** The session ends while the save is on its way: any call of the window that comes later would also open the login page. */
  const saveAfterEnd = async (): Promise<void> => {
    const path = '**/api/Production_SalesOrder/Update';
    await page.route(path, async (route) => {
      await revoke();
      await route.continue();
    });
    await box.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.unroute(path);
  };
  const signInAgain = async (userName: string): Promise<void> => {
    await page.getByLabel('用户名').fill(userName);
    await page.getByLabel('密码').fill('jig-demo');
    await page.getByRole('button', { name: '登录' }).click();
  };

  await signInByPage(page, 'sales');
  await editFirst(page);
  const address = page.url();
  await remark.fill('到期前写的备注');
  await saveAfterEnd();
  await signInAgain('sales');
  await expect(remark).toHaveValue('到期前写的备注');
  expect(page.url()).toBe(address);
  await expect(page.getByText('授权未通过')).toBeHidden();
  await expect(box.getByRole('region', { name: '未保存的草稿' })).toBeHidden();

  await remark.fill('第二次写的备注');
  await saveAfterEnd();
  await signInAgain('manager');
  await expect(page).toHaveURL(/\/home/);
  await page.goto(address);
  await expect(box).toBeVisible();
  await expect(remark).not.toHaveValue('第二次写的备注');
});

test('without a connection the list stays and says of what time it is; it is read again when the connection is back', async ({
  page,
  context,
}) => {
  // The code for the bar comes once the page is complete.
  const isWatched = page.waitForResponse(/assets\/shell-.*\.js/);
  await signInByPage(page, 'sales');
  await page.goto('/Customer');
  const rows = page.getByRole('row');
  await expect(rows.nth(2)).toBeVisible();
  await isWatched;
  const bar = page.getByRole('status').filter({ hasText: '正在重连' });
  await expect(page.locator('.jig-connection')).toBeAttached();
  await context.setOffline(true);
  await expect(bar).toContainText(/当前显示\d\d:\d\d的数据/);
  await expect(rows.nth(2)).toBeVisible();
  await page.getByRole('button', { name: '高级查询' }).click();
  const isRead = page.waitForResponse(/\/api\/Customer\/Page/i);
  await context.setOffline(false);
  await isRead;
  await expect(bar).toBeHidden();
  // Code that could not be loaded comes by itself.
  await expect(page.getByRole('button', { name: '查询', exact: true })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});
