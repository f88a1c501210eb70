import type { Locator, Page } from '@playwright/test';
import { expect, signIn, test } from './product.ts';
import { scannerOf } from './scannerOf.ts';

const products = ['NMRV050 速比10', 'NMRV050 速比20', 'NMRV063 速比10', 'NMRV025 速比20', 'NMRV030 速比10'];

test.use({ own: {} });

/** Opens a new order and returns its dialog, with the keyboard from the button on. */
async function newOrder(page: Page): Promise<Locator> {
  await signIn(page, 'sales');
  await page.goto('/Production_SalesOrder');
  await page.getByRole('button', { name: '新建' }).focus();
  await page.keyboard.press('Enter');
  const box = page.getByRole('dialog', { name: '销售订单 - 新建' });
  await expect(box.getByLabel('客户', { exact: true })).toBeFocused();
  return box;
}

/** Presses Tab until this element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < 40; pressed += 1) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not get there');
}

/** Cell texts of the detail grid by row. */
const cells = (page: Page, ...fields: readonly string[]): Promise<readonly string[]> =>
  page.evaluate((names) => {
    const grid = window.jig?.grid('Production_SalesOrderList');
    return Array.from({ length: grid?.rowCount ?? 0 }, (_, row) =>
      names.map((name) => grid?.cell(row, name) ?? '').join(' '),
    );
  }, fields);

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('Control+v');
}

test('a sales clerk enters an order of 30 lines with the keyboard alone and saves it #E07 #X26', async ({
  page,
}) => {
  const box = await newOrder(page);
  await tabTo(page, box.getByLabel('客户', { exact: true }));
  // Through an input method: its first letters open the list and filter nothing yet, its characters do.
  const keyboard = await page.context().newCDPSession(page);
  await keyboard.send('Input.imeSetComposition', { text: 'su', selectionStart: 2, selectionEnd: 2 });
  await expect(page.locator('.jig-choice-option').nth(5)).toBeVisible();
  await keyboard.send('Input.insertText', { text: '苏州恒泰' });
  await expect(page.getByRole('option', { name: '苏州恒泰' }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await tabTo(page, box.getByLabel('交货日期', { exact: true }));
  await page.keyboard.type('2027-01-15');
  await page.keyboard.press('Enter');
  await tabTo(page, box.getByRole('button', { name: '新增行' }));
  await page.keyboard.press('Enter');
  for (let line = 0; line < 30; line += 1) {
    const product = products[line % products.length] ?? '';
    const row = page.getByRole('group', { name: `编辑第${line + 1}行` });
    await expect(row).toBeVisible();
    // Typing into the product opens its list; the choice sets the price.
    const priced = page.waitForResponse(/Lookup$/i);
    await page.keyboard.type(product);
    await expect(page.getByRole('option', { name: product })).toHaveCount(1);
    await page.keyboard.press('Enter');
    await priced;
    await page.keyboard.press('Enter');
    await expect(row.getByLabel('数量', { exact: true })).toBeFocused();
    await page.keyboard.type(String(line + 1));
    await page.keyboard.press('Tab');
    await page.keyboard.type('10.5');
    await page.keyboard.press('ArrowRight');
    await expect(row.getByLabel('税率(%)', { exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('2027-01-20');
    await page.keyboard.press('Tab');
    await page.keyboard.type(`第${line + 1}行`);
    // Enter on the last cell of the last row adds a row.
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('group', { name: '编辑第31行' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await cells(page, 'Qty')).length).toBe(30);
  expect((await cells(page, 'Product_Id', 'Qty', 'UnitPrice', 'Amount', 'DeliveryDate', 'Remark'))[29]).toBe(
    'NMRV030 速比10 30.00 10.50 315.00 2027-01-20 第30行',
  );
  await expect(box.getByLabel('未税金额', { exact: true })).toHaveValue('4,882.50');
  await tabTo(page, box.getByRole('button', { name: '保存', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: '销售订单 - 编辑' })).toBeVisible();
  await expect(page.getByText('保存成功').first()).toBeVisible();
  expect(await cells(page, 'Remark')).toHaveLength(30);
});

test('a block from a spreadsheet is pasted, its bad cells marked, undone, redone and filled down #X08', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
  const box = await newOrder(page);
  await test.step('the header first', async () => {
    await box.getByLabel('客户', { exact: true }).click();
    await page.keyboard.type('苏州恒泰');
    await page.getByRole('option', { name: '苏州恒泰' }).first().click();
    await box.getByLabel('交货日期', { exact: true }).fill('2027-01-15');
    await page.keyboard.press('Enter');
    await expect(box.getByLabel('联系人')).not.toHaveValue('');
  });
  const grid = box.getByRole('grid', { name: '销售订单明细' });
  await grid.focus();
  // Number and unit follow from the product.
  const skipped = '\t\t';
  await paste(
    page,
    `NMRV050 速比10${skipped}\t1,200\t9.5\t13%\t\t\t2027/1/5\r\n` +
      `没有的产品${skipped}\t三\t8\t13\t\t\t2027年2月8日\r\n` +
      `NMRV063 速比10${skipped}\t２０\t7\r\n`,
  );
  const written = [
    'NMRV050 速比10 1,200.00 9.50 2027-01-05',
    '没有的产品 三 8.00 2027-02-08',
    'NMRV063 速比10 20.00 7.00 2027-01-15',
  ];
  const shown = (): Promise<readonly string[]> =>
    cells(page, 'Product_Id', 'Qty', 'UnitPrice', 'DeliveryDate');

  await test.step('what can be read is there, what cannot is marked with its message', async () => {
    await expect.poll(shown).toEqual(written);
    await expect
      .poll(() => cells(page, 'ProductCode'))
      .toEqual(['CP0101-010', '', expect.stringMatching(/^CP/)]);
    await expect(
      box.getByText(/已粘贴3行9列，新增3行，跳过\d+个只读单元格，2个单元格有误，已标出/),
    ).toBeVisible();
    const bad = grid.locator('[role=gridcell][aria-invalid=true]');
    await expect(bad).toHaveText(['没有的产品', '三']);
    await expect(bad.nth(0)).toHaveAttribute('title', '产品没有“没有的产品”这个选项');
    await expect(bad.nth(1)).toHaveAttribute('title', '数量只能是数字');
  });

  await test.step('undo takes all of it back in one step, redo brings it again', async () => {
    await page.keyboard.press('Control+z');
    await expect.poll(shown).toEqual([]);
    await page.keyboard.press('Control+y');
    await expect.poll(shown).toEqual(written);
  });

  await test.step('Ctrl+D fills the chosen cells down', async () => {
    await page.keyboard.press('Control+Home');
    for (let at = 0; at < 10; at += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(box.getByText('已选3行1列')).toBeVisible();
    await page.keyboard.press('Control+d');
    await expect.poll(() => cells(page, 'DeliveryDate')).toEqual(['2027-01-05', '2027-01-05', '2027-01-05']);
  });

  await test.step('the save blocks, names both, and F8 goes from one to the other', async () => {
    await box.getByRole('button', { name: '保存', exact: true }).click();
    const bar = box.getByRole('region', { name: '2 处需要修改' });
    await expect(bar).toContainText('销售订单明细 第 2 行：产品没有“没有的产品”这个选项');
    const row = page.getByRole('group', { name: '编辑第2行' });
    await expect(row.getByLabel('产品', { exact: true })).toBeFocused();
    await page.keyboard.press('F8');
    await expect(row.getByLabel('数量', { exact: true })).toBeFocused();
    await expect(bar).toContainText('销售订单明细 第 2 行：数量只能是数字');
  });

  await test.step('corrected, it is saved', async () => {
    const row = page.getByRole('group', { name: '编辑第2行' });
    await row.getByLabel('产品', { exact: true }).click();
    await page.keyboard.type('NMRV025 速比20');
    const brought = page.waitForResponse(/Lookup$/i);
    await page.getByRole('option', { name: 'NMRV025 速比20' }).first().click();
    await brought;
    await row.getByLabel('数量', { exact: true }).fill('3');
    await box.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByRole('dialog', { name: '销售订单 - 编辑' })).toBeVisible();
    await expect(page.getByText('保存成功').first()).toBeVisible();
  });

  await test.step('a mistake far down is scrolled to', async () => {
    const stored = page.getByRole('dialog', { name: '销售订单 - 编辑' });
    await stored.getByRole('grid', { name: '销售订单明细' }).focus();
    await page.keyboard.press('Control+Home');
    const rows = Array.from(
      { length: 40 },
      (_, at) => `NMRV050 速比10${skipped}\t${at === 38 ? '三' : 1}\t9.5\r\n`,
    );
    await paste(page, rows.join(''));
    await expect.poll(() => cells(page, 'Qty')).toHaveLength(40);
    await stored.getByRole('button', { name: '保存', exact: true }).click();
    const row = page.getByRole('group', { name: '编辑第39行' });
    await expect(row.getByLabel('数量', { exact: true })).toBeFocused();
    await expect(row.getByLabel('数量', { exact: true })).toBeInViewport();
  });
});

test('an order of three lines takes at most 40 keys, 18 before its first line', async ({ page }) => {
  await signIn(page, 'sales');
  await page.goto('/Production_SalesOrder');
  await expect(page.getByRole('gridcell', { name: /^XSDD/ }).first()).toBeVisible();
  let keys = 0;
  const press = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) {
      keys += 1;
      // A character of an input method counts as one key.
      if (/\p{Script=Han}/u.test(name)) await page.keyboard.insertText(name);
      // Slower than a scanner.
      else await page.keyboard.press(name, { delay: 60 });
    }
  };
  const option = (name: string): Locator => page.getByRole('option', { name }).first();
  await press('n');
  const box = page.getByRole('dialog', { name: '销售订单 - 新建' });
  await expect(box.getByLabel('客户', { exact: true })).toBeFocused();
  // A part of a name finds it.
  await press(...'恒泰');
  await expect(option('苏州恒泰')).toBeVisible();
  await press('Enter');
  await expect(page.getByRole('listbox')).toBeHidden();
  await press('Tab', 'Tab', 'Tab');
  await expect(box.getByLabel('交货日期', { exact: true }).first()).toBeFocused();
  await press(...'20270115', 'Control+Enter');
  const product = box.getByLabel('产品', { exact: true });
  await expect(product).toBeFocused();
  expect(keys).toBeLessThanOrEqual(18);
  const lines = [
    ['V050', 'NMRV050'],
    ['F09', 'PLF090'],
    ['V063', 'NMRV063'],
  ] as const;
  for (const [at, [part, name]] of lines.entries()) {
    if (at > 0) await press('Control+Enter');
    await expect(product).toBeFocused();
    await press(...part);
    // Listed first, so that Tab takes it.
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(name);
    await press('Tab');
    await expect(box.getByLabel('数量', { exact: true })).toBeFocused();
    await press(String(at + 2));
  }
  await press('Control+s');
  await expect(page.getByRole('dialog', { name: '销售订单 - 编辑' })).toBeVisible();
  expect(keys).toBeLessThanOrEqual(40);
});

test('a scanner alone fills an order: the customer, then its lines', async ({ page }) => {
  await signIn(page, 'sales');
  await page.goto('/Production_SalesOrder');
  await page.getByRole('button', { name: '新建', exact: true }).click();
  const box = page.getByRole('dialog', { name: '销售订单 - 新建' });
  await expect(box.getByLabel('客户', { exact: true })).toBeFocused();
  const scan = await scannerOf(page);
  await scan('KH0003');
  await expect(box.getByLabel('联系人')).not.toHaveValue('');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(box.getByLabel('客户', { exact: true })).toBeFocused();
  await scan('CP0101-001');
  await expect.poll(() => cells(page, 'ProductCode', 'Qty')).toEqual(['CP0101-001 1.00']);
  await scan('CP0101-001');
  await expect.poll(() => cells(page, 'Qty')).toEqual(['2.00']);
  await expect(box.getByLabel('单据编号')).toHaveValue('');
});
