import type { Page } from '@playwright/test';
import { cellPlace } from './cellPlace.ts';
import { keptDrafts } from './keptDrafts.ts';
import { Looker } from './Looker.ts';
import { openInSession } from './openInSession.ts';
import { expect } from './product.ts';
import { phone, test } from './windows.ts';

// Needs its own product: a saved form makes a table.
test.use({ own: {} });

/** The draft of the demo company. */
const title = '合理化建议征集';
const form = '6a1f0c16-52d4-4c1b-9a10-000000000016';

/** Row of the list with this name. */
const rowOf = (page: Page): Promise<number> =>
  page.evaluate((name) => {
    const grid = window.jig?.grid();
    return Array.from({ length: grid?.rowCount ?? 0 }, (_, at) => grid?.cell(at, 'Title')).indexOf(name);
  }, title);

test('an administrator designs and publishes a form, a worker fills it in on a phone, and the answer is in the list', async ({
  windows,
}) => {
  const admin = await windows.open('admin');
  const looker = new Looker(admin);
  await admin.goto(`/formDraggable?form=${form}`);
  const canvas = admin.getByRole('listbox', { name: '表单', exact: true });
  await expect(canvas.getByRole('option')).toHaveCount(4);
  await canvas.getByRole('option', { name: /^预计年节约/ }).click();
  await admin.getByRole('button', { name: '单选', exact: true }).click();
  await admin.getByRole('textbox', { name: '字段名称' }).fill('愿意参与实施');
  await admin.getByRole('textbox', { name: '选项 1', exact: true }).fill('愿意');
  await admin.keyboard.press('Enter');
  await admin.keyboard.type('再考虑');
  await expect(canvas.getByRole('option', { name: /^愿意参与实施 单选/ })).toBeVisible();
  await looker.at('the designer of a form', admin.locator('.jig-fm-page'));
  await admin.getByRole('button', { name: '保存', exact: true }).click();
  const asked = admin.getByRole('dialog', { name: '保存表单设计' });
  const loaded = admin.waitForEvent('load');
  await asked.getByRole('button', { name: '保存', exact: true }).click();
  await loaded;
  await expect(admin).toHaveURL(/FormDesignOptions/);
  await expect.poll(() => rowOf(admin)).toBeGreaterThanOrEqual(0);
  const row = await rowOf(admin);
  const { x, y } = await cellPlace(admin, row, '$button1');
  await admin.mouse.click(x, y);
  await expect.poll(() => admin.evaluate((at) => window.jig?.grid()?.cell(at, '$button2'), row)).toBe('结束');

  const worker = await windows.open('worker', phone);
  await worker.goto('/formSubmit');
  await worker.getByRole('button', { name: new RegExp(title) }).click();
  await worker.getByRole('textbox', { name: '建议标题' }).fill('冲压废料分类回收');
  await worker.getByRole('button', { name: '提交' }).click();
  await expect(worker.locator('[aria-invalid="true"]').first()).toBeVisible();
  // What is typed outlives a reload.
  await expect.poll(() => keptDrafts(worker)).toBe(1);
  await worker.reload();
  await expect(worker.getByRole('textbox', { name: '建议标题' })).toHaveValue('冲压废料分类回收');
  await worker.getByRole('combobox', { name: '建议类别' }).click();
  await worker.getByRole('option', { name: '成本节约' }).click();
  await worker.getByRole('radio', { name: '再考虑' }).check({ force: true });
  await worker.getByRole('textbox', { name: '现状与建议' }).fill('废料混放，回收价低');
  await new Looker(worker).at('a form on a phone', worker.locator('.jig-collect-form'));
  await worker.getByRole('button', { name: '提交' }).click();
  await expect(worker.getByRole('heading', { name: '填写成功' })).toBeVisible();

  await openInSession(admin, `/formCollectionResultTree?form=${form}`);
  const forms = admin.getByRole('complementary', { name: '采集表单' });
  await expect(forms.getByRole('button', { name: new RegExp(`${title}.*1份`) })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await expect(admin.getByRole('grid').getByText('冲压废料分类回收')).toHaveCount(1);
  await expect(admin.getByRole('grid').getByText('再考虑')).toHaveCount(1);
  expect(looker.problems).toEqual([]);
});
