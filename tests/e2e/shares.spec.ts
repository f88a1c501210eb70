import { axe, Looker } from './Looker.ts';
import { expect, signIn, test } from './product.ts';

test('a board is shared by a link that needs no account, and ended by one press', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  await page.addInitScript(axe);
  await page.goto('/boardBi/salesOverview');
  await page.getByRole('button', { name: '分享', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('公开链接').click();
  await dialog.getByLabel('水印文字').fill('仅供参考');
  await dialog.getByRole('checkbox', { name: '本月收款' }).uncheck();
  await dialog.getByRole('button', { name: '预览公开内容' }).click();
  await expect(dialog.getByRole('heading', { name: '客户排行' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: '本月收款' })).toBeHidden();
  await dialog.getByRole('button', { name: '确认公开' }).click();
  const link = await dialog.getByLabel('链接', { exact: true }).inputValue();
  await expect(dialog.getByRole('img', { name: /二维码/ })).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  await phone.addInitScript(axe);
  const looker = new Looker(phone);
  const calls = new Set<string>();
  phone.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.add(pathname);
  });
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: '客户排行' })).toBeVisible();
  await looker.at('a shared board', phone.locator('.jig-shared'));
  expect([...calls]).toEqual(['/api/jig/shared']);
  expect(looker.problems).toEqual([]);

  await page.goto('/Bi_share');
  await page.getByRole('button', { name: '结束分享“销售概况”' }).click();
  await phone.goto(link);
  await expect(phone).toHaveURL(/\/404/);
  await context.close();
});
