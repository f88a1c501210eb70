import { openInSession } from './openInSession.ts';
import { expect, signIn, test } from './product.ts';

/** One red pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);

test('rich text and mentions are written, saved and read again as they were #F36 #N14 #N15 #T01 #T02', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await signIn(page, 'admin');

  await page.goto('/Base_Product');
  await page.getByRole('button', { name: '新建', exact: true }).click();
  const box = page.getByRole('dialog', { name: '产品定义 - 新建' });
  const craft = box.getByRole('textbox', { name: '工艺说明' });
  await craft.click();
  await page.keyboard.type('先粗车');
  await box.getByRole('button', { name: '加粗' }).click();
  await page.keyboard.type('公差 0.02');
  await expect(craft.locator('strong')).toHaveText('公差 0.02');
  await craft.press('End');
  const chooser = page.waitForEvent('filechooser');
  await box.getByRole('button', { name: '插入图片' }).click();
  await (await chooser).setFiles({ name: '装配图.png', mimeType: 'image/png', buffer: picture });
  const image = craft.locator('img');
  await expect(image).toHaveAttribute('src', /Upload\/Tables\/Base_Product\/.+\?/);
  // Tab leaves the editor like any field.
  await page.keyboard.press('Tab');
  await expect(craft).not.toBeFocused();
  await box.getByLabel('产品名称').fill('行星减速机');
  await box.getByLabel('产品分类').click();
  await page.getByRole('treeitem').last().click();
  await box.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '保存成功' })).toBeVisible();
  const edit = page.getByRole('dialog', { name: '产品定义 - 编辑' });
  // Stored without signature, shown with a new one, and its bytes arrive.
  const shown = edit.getByRole('textbox', { name: '工艺说明' }).locator('img');
  await expect(shown).toHaveAttribute('src', /\?/);
  await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1);

  await openInSession(page, '/Customer?q=苏州恒泰');
  await page.getByRole('link', { name: /^KH/ }).first().click();
  const customer = page.getByRole('dialog', { name: '客户 - 编辑' });
  const note = customer.getByRole('textbox', { name: '跟进提醒' });
  // Typing before the browser has caught up still goes after the tag.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await note.click();
  await page.keyboard.type('请 @');
  const offered = page.locator('.jig-dialog-layer').getByRole('option');
  await expect(offered.first()).toBeVisible();
  expect(await offered.count()).toBeLessThanOrEqual(10);
  await page.keyboard.type('李');
  await expect(offered).toHaveText(['李销售']);
  await expect(offered).toHaveClass(/active/);
  await page.keyboard.press('Enter');
  await page.keyboard.type(' <b>周五</b> 回访');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await customer.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '保存成功' })).toBeVisible();
  await page.reload();
  await expect(note).toContainText('<b>周五</b> 回访');
  await expect(note.locator('tag')).toHaveText('李销售');
  await expect(note.locator('b')).toHaveCount(0);
  expect(errors).toEqual([]);
});
