import { expect, signIn, test } from './product.ts';

// Needs its own product: it saves an order that other tests read.
test.use({ own: {} });

test('a window of before an upgrade says that there is a new version, keeps what is typed, and reloads after saving', async ({
  page,
}) => {
  let isUpgraded = false;
  // A part of the old version that the new one does not have.
  await page.route(/\/assets\/HistoryPanel-/, (route) => route.abort('internetdisconnected'));
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      await route.fulfill({
        response: answer,
        body: isUpgraded ? html.replace(/assets\/index-\w+/, 'assets/index-upgraded') : html,
      });
    },
  );
  await signIn(page, 'sales');
  await page.goto('/Production_SalesOrder');
  const first = page.getByRole('row', { name: /XSDD/ }).filter({ hasText: '待审核' }).first();
  await first.getByRole('link').first().click();
  const box = page.getByRole('dialog', { name: '销售订单 - 编辑' });
  const note = box.getByLabel('备注', { exact: true });
  await note.fill('升级前填写的备注');
  isUpgraded = true;
  await box.getByRole('button', { name: '历史' }).click();
  const notice = page.getByRole('alert').filter({ hasText: '系统已更新到新版本，您填写的内容还在' });
  await expect(notice).toBeVisible({ timeout: 15_000 });
  await expect(note).toHaveValue('升级前填写的备注');
  await notice.getByRole('button', { name: '保存后刷新' }).click();
  await expect(notice).toBeHidden();
  await expect(note).toHaveValue('升级前填写的备注');
});
