import { Looker } from './Looker.ts';
import { expect, signIn, test } from './product.ts';

test('a board is taken along as PDF, sent by mail, shared by a link that needs no account, and ended by one press', async ({
  page,
  browser,
}) => {
  await signIn(page, 'admin');
  await page.goto('/boardBi/salesOverview');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出PDF' }).press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^销售概况_.*\.pdf$/);
  // Sent by mail at set times: arranged, seen in the list and ended.
  await page.getByRole('button', { name: '邮件发送' }).press('Enter');
  const mailing = page.getByRole('dialog', { name: '按时邮件发送：销售概况' });
  await expect(mailing.getByText('还没有设置发信服务器')).toBeVisible();
  await mailing.getByRole('button', { name: '新增发送' }).click();
  await mailing.getByLabel('多久一次').selectOption('每周');
  await mailing.getByRole('checkbox', { name: '总监', exact: true }).check();
  const maker = new Looker(page);
  await maker.at('a mailing of a board', mailing);
  await mailing.getByRole('button', { name: '保存', exact: true }).click();
  await mailing.getByRole('button', { name: '结束 销售概况' }).click();
  await page.getByRole('button', { name: '确定' }).click();
  await expect(mailing.getByText('这个看板还没有安排邮件发送')).toBeVisible();
  await mailing.getByRole('button', { name: '关闭' }).click();
  expect(maker.problems).toEqual([]);
  await page.getByRole('button', { name: '分享', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('公开链接').click();
  await dialog.getByLabel('水印文字').fill('仅供参考');
  await dialog.getByRole('checkbox', { name: '本月收款' }).uncheck();
  await dialog.getByRole('button', { name: '预览公开内容' }).click();
  await expect(dialog.getByRole('heading', { name: '客户排行' })).toBeVisible();
  await expect(dialog.getByRole('heading', { name: '本月收款' })).toBeHidden();
  await expect(dialog.getByText(/^表格“逾期未交订单”最多公开 \d+ 条/)).toBeVisible();
  await dialog.getByRole('button', { name: '确认公开' }).click();
  const link = await dialog.getByLabel('链接', { exact: true }).inputValue();
  await expect(dialog.getByRole('img', { name: /二维码/ })).toBeVisible();

  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
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
