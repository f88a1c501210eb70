import type { Locator, Page, Request } from '@playwright/test';
import { expect, signInByPage, test } from './product.ts';

/** Picks an option of a searchable select by typing. */
async function choose(page: Page, box: Locator, label: string, text: string): Promise<void> {
  await box.getByLabel(label, { exact: true }).click();
  await page.keyboard.type(text);
  await page.getByRole('option', { name: text }).first().click();
}

/** Adds a detail row and fills product, quantity and price. */
async function addLine(
  page: Page,
  box: Locator,
  line: { product: string; qty: string; price: string },
): Promise<void> {
  await box.getByRole('button', { name: '新增行' }).click();
  // The product sets the price; a price typed later stays.
  const filled = page.waitForResponse(/Lookup$/i);
  await choose(page, box, '产品', line.product);
  await filled;
  await box.getByLabel('数量', { exact: true }).fill(line.qty);
  await box.getByLabel('单价', { exact: true }).fill(line.price);
}

/** Where a cell of the row with this text is drawn; undefined: the grid does not hold such a row yet. */
const placeOf = (page: Page, field: string, text: string) =>
  page.evaluate(
    ([wanted, name]) => {
      const grid = window.jig?.grid();
      if (!grid) return undefined;
      for (let row = 0; row < grid.rowCount; row++) {
        if (grid.columns.some(({ field: column }) => grid.cell(row, column) === wanted))
          return grid.bounds(row, name);
      }
      return undefined;
    },
    [text, field] as const,
  );

/** Clicks a cell of the row with this text at its canvas position, once the list holds it. */
async function clickCell(page: Page, field: string, text: string): Promise<void> {
  await expect.poll(() => placeOf(page, field, text), `a row with ${text}`).toBeTruthy();
  const place = await placeOf(page, field, text);
  if (!place) throw new Error(`no row with ${text}`);
  await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
}

test.describe.configure({ mode: 'serial' });

test('a salesperson finds, creates, edits, copies and deletes an order, and finds it after a restart #P02', async ({
  page,
  product,
}) => {
  await signInByPage(page, 'sales');

  await test.step('finds the order list by the menu and filters it #L06', async () => {
    await page
      .getByRole('navigation', { name: '主菜单' })
      .getByRole('link', { name: '销售订单', exact: true })
      .click();
    await expect(page).toHaveURL(/Production_SalesOrder/);
    await expect(page.getByText('共 5000 项', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: '高级查询' }).click();
    const panel = page.getByRole('search', { name: '高级查询' });
    await panel.getByLabel('单据编号').fill('XSDD');
    await panel.getByRole('button', { name: '查询' }).click();
    await expect(page).toHaveURL(/XSDD/);
    await page.goBack();
    await expect(page).not.toHaveURL(/XSDD/);
  });

  let code = '';
  await test.step('gets the exact messages on wrong input, and the focus on the first', async () => {
    await page.getByRole('button', { name: '新建' }).click();
    const box = page.getByRole('dialog', { name: '销售订单 - 新建' });
    await expect(box).toBeVisible();
    await expect(box.getByLabel('客户', { exact: true })).toBeFocused();
    await box.getByRole('button', { name: '保存', exact: true }).click();
    await expect(box.getByText('请选择客户').or(box.getByText('客户不能为空')).first()).toBeVisible();
    await expect(box.getByText('请选择日期')).toBeVisible();
    await expect(box.getByLabel('客户', { exact: true })).toBeFocused();
    await box.getByLabel('联系电话').fill('12345');
    await box.getByLabel('联系电话').blur();
    await expect(box.getByText('请输入正确的手机号')).toBeVisible();
  });

  await test.step('saves once despite a double click #G09 #M06', async () => {
    const box = page.getByRole('dialog', { name: '销售订单 - 新建' });
    await choose(page, box, '客户', '苏州恒泰');
    await expect(box.getByLabel('联系人')).not.toHaveValue('');
    await box.getByLabel('联系电话').fill('13912345678');
    await box.getByLabel('交货日期').fill('2027-01-15');
    await page.keyboard.press('Enter');
    await addLine(page, box, { product: 'NMRV050', qty: '3', price: '9.995' });
    await addLine(page, box, { product: 'PLF090', qty: '2', price: '100.05' });
    await expect(box.getByLabel('未税金额')).toHaveValue('230.09');
    let saves = 0;
    page.on('request', (request) => {
      if (/Production_SalesOrder\/Add$/i.test(request.url())) saves++;
    });
    await box.getByRole('button', { name: '保存', exact: true }).dblclick();
    const edit = page.getByRole('dialog', { name: '销售订单 - 编辑' });
    await expect(edit).toBeVisible();
    expect(saves).toBe(1);
    code = await edit.getByLabel('单据编号').inputValue();
    expect(code).toMatch(/^XSDD\d{12}$/);
    await expect(page.getByText('保存成功').first()).toBeVisible();
  });

  await test.step('edits it', async () => {
    const box = page.getByRole('dialog', { name: '销售订单 - 编辑' });
    await box.getByLabel('备注').last().fill('加急，随货附检验报告');
    await box.getByRole('button', { name: '保存并关闭' }).click();
    await expect(box).toBeHidden();
  });

  await test.step('finds it after a restart of the server #L05 #L08', async () => {
    // Leaves the product while it is down: an open window would report its leave to no server.
    const list = page.url();
    await page.goto('about:blank');
    await product.restart();
    await page.goto(list);
    await page.getByRole('textbox', { name: /^快速查询单据编号/ }).fill(code);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('gridcell', { name: code })).toBeVisible();
    await expect(page.getByText('共 1 项', { exact: true })).toBeVisible();
  });

  await test.step('opens it, reading it once although it is followed live from then on', async () => {
    const reads: string[] = [];
    const note = (request: Request): void => {
      if (request.url().endsWith('/getDetailPage')) reads.push(request.url());
    };
    page.on('request', note);
    const followed = page.waitForResponse(/\/api\/events\?watch=Production_SalesOrder/);
    await page.getByRole('gridcell', { name: code }).getByRole('link').click();
    const box = page.getByRole('dialog', { name: /^销售订单 - / });
    await expect(box.getByLabel('单据编号')).toHaveValue(code);
    await followed;
    // What the stream's opening would read again is asked for before the next call is answered.
    await page.evaluate(() => fetch('/healthz'));
    expect(reads).toHaveLength(1);
    page.off('request', note);
    await box.getByRole('button', { name: '关闭', exact: true }).click();
  });

  await test.step('copies it', async () => {
    await clickCell(page, 'OrderDate', code);
    await page.getByRole('button', { name: '复制' }).click();
    const box = page.getByRole('dialog', { name: '销售订单 - 复制' });
    await expect(box.getByLabel('单据编号')).toHaveValue('');
    await box.getByRole('button', { name: '保存', exact: true }).click();
    const edit = page.getByRole('dialog', { name: '销售订单 - 编辑' });
    await expect(edit).toBeVisible();
    await expect(edit.getByLabel('单据编号')).toHaveValue(/^XSDD/);
    const copied = await edit.getByLabel('单据编号').inputValue();
    expect(copied).not.toBe(code);
    await edit.getByRole('button', { name: '关闭', exact: true }).click();
    // The copy takes the first place once the list is read again: until then its row is that of the original.
    await expect(page.getByRole('gridcell', { name: copied })).toBeVisible();
  });

  await test.step('deletes it #M17', async () => {
    await clickCell(page, 'OrderDate', code);
    await page.getByRole('button', { name: '删除' }).click();
    await page.getByRole('button', { name: '确定' }).click();
    await expect(page.getByText('删除成功').first()).toBeVisible();
    await expect(page.getByText('共 0 项', { exact: true })).toBeVisible();
  });
});
