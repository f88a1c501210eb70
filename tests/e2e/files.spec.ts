import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pdf, png } from '../wire/fileBytes.ts';
import { expect, signIn, test } from './product.ts';

const field = (page: Page, name: string) => page.getByRole('dialog').getByRole('group', { name });

const choose = (page: Page, name: string, files: readonly { name: string; buffer: Buffer }[]) =>
  field(page, name)
    .locator('input[type="file"]')
    .setInputFiles(files.map((file) => ({ mimeType: 'application/octet-stream', ...file })));

/** Searches a product and opens it; the search has one result. */
async function openProduct(page: Page, name: string): Promise<void> {
  await page.goto(`/Base_Product?q=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name: /^WJ-/ }).first().click();
}

// Needs its own product: other tests count its products.
test.use({ own: {} });

test('a picture and a drawing are uploaded, saved, seen, downloaded and deleted; a wrong file is refused in words', async ({
  page,
}) => {
  await signIn(page, 'planner');
  await page.goto('/Base_Product');
  await page.getByRole('button', { name: '新建', exact: true }).click();
  const box = page.getByRole('dialog', { name: '产品定义 - 新建' });
  const drawing = pdf('蜗轮减速机总装图');

  await test.step('wrong files are refused with their text and nothing is added', async () => {
    await choose(page, '产品图片', [{ name: '报价.pdf', buffer: pdf() }]);
    await expect(
      page.getByRole('alert').filter({ hasText: '选择的文件报价.pdf只能是图片格式' }),
    ).toBeVisible();
    await choose(page, '图纸与资料', [{ name: '假图纸.pdf', buffer: Buffer.from('这不是PDF') }]);
    await expect(
      page.getByRole('alert').filter({ hasText: '文件假图纸.pdf的内容不是pdf格式' }),
    ).toBeVisible();
    await field(page, '图纸与资料').getByRole('button', { name: '删除假图纸.pdf' }).click();
    await expect(field(page, '图纸与资料').getByRole('listitem')).toHaveCount(0);
  });

  await test.step('a picture and a drawing are uploaded at once', async () => {
    await choose(page, '产品图片', [
      { name: '正面.png', buffer: png(40, 30) },
      { name: '侧面.png', buffer: png(30, 40) },
    ]);
    await expect(field(page, '产品图片').getByRole('button', { name: '预览侧面.png' })).toBeVisible();
    await choose(page, '图纸与资料', [{ name: '总装图.pdf', buffer: drawing }]);
    await expect(page.getByRole('status').filter({ hasText: '文件上传成功' })).toBeVisible();
    await expect(
      field(page, '图纸与资料').getByRole('button', { name: '总装图.pdf', exact: true }),
    ).toBeVisible();
  });

  await test.step('the record is saved with them and shows them when it is opened again', async () => {
    await box.getByLabel('产品编号').fill('WJ-001');
    await box.getByLabel('产品名称').fill('带图的蜗轮减速机');
    await box.getByRole('combobox', { name: '产品分类' }).click();
    await page.locator('.jig-dialog-layer').getByRole('treeitem').first().click();
    await box.getByRole('button', { name: '保存并关闭' }).click();
    await expect(page.getByRole('status').filter({ hasText: '保存成功' })).toBeVisible();
    await openProduct(page, '带图的');
    const picture = field(page, '产品图片').locator('img').first();
    await expect(picture).toBeVisible();
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(40);
    expect(await picture.getAttribute('src')).not.toContain('Bearer');
  });

  await test.step('the preview is opened by keyboard, leafed through, and gives the focus back', async () => {
    const opener = field(page, '产品图片').getByRole('button', { name: '预览正面.png' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const preview = page.getByRole('dialog', { name: '图片预览' });
    await expect(preview.getByRole('img', { name: '正面.png' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(preview.getByRole('img', { name: '侧面.png' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('a click downloads the bytes as they went', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      field(page, '图纸与资料').getByRole('button', { name: '总装图.pdf', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('总装图.pdf');
    expect(readFileSync(await download.path()).equals(drawing)).toBe(true);
  });

  await test.step('a screenshot is pasted, a picture deleted, and both are saved', async () => {
    await field(page, '产品图片').getByRole('button', { name: '选择图片' }).focus();
    await page.evaluate(
      async (bytes) => {
        const file = new File([new Uint8Array(bytes)], 'image.png', { type: 'image/png' });
        const clipboardData = new DataTransfer();
        clipboardData.items.add(file);
        document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
      },
      [...png(8, 8)],
    );
    await expect(field(page, '产品图片').getByRole('button', { name: /预览截图/ })).toBeVisible();
    await field(page, '产品图片').getByRole('button', { name: '删除正面.png' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '保存并关闭' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openProduct(page, '带图的');
    await expect(field(page, '产品图片').getByRole('button', { name: /^预览/ })).toHaveCount(2);
    await expect(field(page, '产品图片').getByRole('button', { name: '预览正面.png' })).toHaveCount(0);
  });

  await test.step('the list shows the pictures, and opens them by pointer and by keyboard #G06', async () => {
    await page.goto(`/Base_Product?q=${encodeURIComponent('带图的')}`);
    const grid = page.getByRole('grid', { name: '产品定义' });
    const thumbnails = page.locator('.jig-grid-picture:not([hidden]) img');
    await expect(thumbnails).toHaveCount(2);
    const place = await page.evaluate(() => window.jig?.grid('Base_Product')?.bounds(0, 'Picture'));
    if (!place) throw new Error('no such cell');
    const preview = page.getByRole('dialog', { name: '图片预览' });
    // The second thumbnail opens the second picture.
    await page.mouse.click(place.x + 10 + 36 + 16, place.y + 20);
    await expect(preview.getByText('（2/2）')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(grid).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(preview.getByText('（1/2）')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(grid).toBeFocused();
  });

  await test.step('who may only look sees pictures and files and no buttons to change them', async () => {
    await page.evaluate(() => localStorage.clear());
    await signIn(page, 'viewer');
    await openProduct(page, '带图的');
    await expect(field(page, '产品图片').locator('img')).toHaveCount(2);
    await expect(field(page, '图纸与资料').getByRole('button')).toHaveText(['总装图.pdf']);
  });
});
