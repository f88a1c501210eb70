import type { Locator, Page } from '@playwright/test';
import { Looker } from './Looker.ts';
import { expect } from './product.ts';
import { test } from './windows.ts';

// Needs its own product: the design of user 1 applies to all users.
test.use({ own: {} });

/** Opens the form designer of the list that is open. */
async function openDesigner(page: Page): Promise<Locator> {
  const more = page.getByRole('button', { name: '更多', exact: true });
  const direct = page.getByRole('button', { name: '表单设计', exact: true });
  if (await direct.isVisible()) await direct.click();
  else {
    await more.click();
    await page.getByRole('menuitem', { name: '表单设计' }).click();
  }
  const designer = page.getByRole('dialog', { name: '表单设计' });
  await expect(designer.getByRole('listbox', { name: '表单', exact: true })).toBeVisible();
  return designer;
}

/** Chooses an option of a select in the open dialog. */
async function choose(page: Page, field: Locator, text: string): Promise<void> {
  await field.click();
  await page.keyboard.type(text);
  await page.getByRole('option', { name: text, exact: true }).first().click();
}

const part = (designer: Locator, name: string): Locator =>
  designer.getByRole('option', { name: new RegExp(`^${name} `) });

/** Waits until the window has loaded again after a save. */
async function reloaded(page: Page, act: () => Promise<void>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await act();
  await loaded;
  await expect(page.getByRole('grid').first()).toBeVisible();
}

test('user 1 adds fields, a line and a formula to the sales order for everybody, and restores the default', async ({
  windows,
}) => {
  const page = await windows.open('admin');
  await page.goto('/Production_SalesOrder');
  await expect(page.getByRole('grid').first()).toBeVisible();
  const looker = new Looker(page);
  const designer = await openDesigner(page);
  const canvas = designer.getByRole('listbox', { name: '表单', exact: true });
  await looker.at('an opened designer', designer);

  // A field without a name keeps the user at it; a choice needs a source.
  await part(designer, '订单日期').click();
  await designer.getByRole('button', { name: '下拉选择', exact: true }).click();
  const name = designer.getByLabel('字段名称', { exact: true });
  await expect(name).toBeFocused();
  await part(designer, '客户').click();
  await expect(page.getByText('请填写字段名称')).toBeVisible();
  await name.fill('客户');
  await designer.getByLabel('数据源', { exact: true }).focus();
  await expect(page.getByText('字段名称已存在，请重新输入！')).toBeVisible();
  await expect(name).toHaveValue('');
  await name.fill('项目等级');
  await part(designer, '客户').click();
  await expect(page.getByText('请填写字段数据源')).toBeVisible();
  await choose(page, designer.getByLabel('数据源', { exact: true }), '付款方式');
  await looker.at('a new choice', designer);
  await part(designer, '客户').click();
  await expect(part(designer, '客户')).toHaveAttribute('aria-selected', 'true');
  await designer.getByRole('button', { name: '表格', exact: true }).click();
  await expect(page.getByText('表单已有表格控件,不可多个添加')).toBeVisible();

  // By keyboard alone: a number with its width, moved forward; a required field hides its switch 显示.
  await designer.getByRole('button', { name: '数字', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(name).toBeFocused();
  await page.keyboard.type('预付比例');
  await designer.getByLabel('必填', { exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(designer.getByLabel('显示', { exact: true })).toHaveCount(0);
  await part(designer, '预付比例').focus();
  const before = await canvas.getByRole('option').evaluateAll((all) => all.map((one) => one.textContent));
  await page.keyboard.press('Alt+ArrowUp');
  const after = await canvas.getByRole('option').evaluateAll((all) => all.map((one) => one.textContent));
  expect(after).not.toEqual(before);
  expect([...after].sort()).toEqual([...before].sort());

  // A line by drag, before the remark.
  const from = await designer.getByRole('button', { name: '分割线', exact: true }).boundingBox();
  await part(designer, '备注').scrollIntoViewIfNeeded();
  const to = await part(designer, '备注').boundingBox();
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + 20, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + to.width / 2, to.y + 4, { steps: 8 });
  await page.mouse.up();
  await designer.getByLabel('标题', { exact: true }).fill('其他约定');
  await expect(part(designer, '其他约定')).toBeVisible();

  // A formula: incomplete ones are refused.
  await part(designer, '预付比例').click();
  await designer.getByRole('button', { name: '设置计算公式' }).click();
  const formula = page.getByRole('dialog', { name: '计算公式' });
  await formula.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('请输入计算公式名称').first()).toBeVisible();
  await formula.getByLabel('公式名称').fill('按汇率');
  await choose(page, formula.getByLabel('计算方式'), '自定义公式');
  await formula.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('请完善计算公式').first()).toBeVisible();
  await formula.getByLabel('插入字段').selectOption({ label: '汇率' });
  await formula.getByRole('button', { name: '*', exact: true }).click();
  await formula.getByRole('button', { name: '确定' }).click();
  await expect(formula.locator('.jig-field-message').first()).toBeVisible();
  await looker.at('a refused formula', formula);
  await formula.getByRole('button', { name: '(', exact: true }).click();
  await formula.getByLabel('插入字段').selectOption({ label: '汇率' });
  await formula.getByRole('button', { name: ')', exact: true }).click();
  await formula.getByRole('button', { name: '确定' }).click();
  await expect(formula).toBeHidden();

  // Hidden, and back in the list of hidden fields.
  await part(designer, '联系电话').click();
  await designer.getByRole('button', { name: '移除', exact: true }).click();
  await expect(designer.getByRole('button', { name: '联系电话 显示' })).toBeVisible();
  await part(designer, '客户').click();
  await designer.getByRole('button', { name: '移除', exact: true }).click();
  await expect(page.getByText('必填字段【客户】不能隐藏')).toBeVisible();

  // Columns of the detail.
  await designer.getByRole('button', { name: '表格配置' }).click();
  const tables = page.getByRole('dialog', { name: '表格配置' });
  await looker.at('the table configuration', tables);
  await tables.getByRole('button', { name: '添加字段' }).click();
  await tables.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText(/请填写第\d+行字段中文名称/)).toBeVisible();
  await tables
    .getByLabel(/第\d+行字段中文名称/)
    .last()
    .fill('包装要求');
  await tables.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText(/请填写第\d+行字段类型/)).toBeVisible();
  await tables
    .getByLabel(/第\d+行字段类型/)
    .last()
    .selectOption('text');
  await tables.getByRole('button', { name: '确定' }).click();
  await expect(tables).toBeHidden();

  await designer.getByRole('button', { name: '预览' }).click();
  const preview = page.getByRole('dialog', { name: '预览' });
  await expect(preview.getByText('其他约定')).toBeVisible();
  await preview.getByLabel('预付比例').waitFor();
  await preview.getByLabel('预览记录').selectOption({ index: 1 });
  await expect(preview.getByLabel('预付比例')).toBeVisible();
  // What the role may read is asked of the server.
  await preview.getByLabel('以角色预览').selectOption({ index: 1 });
  await expect(preview.getByText(/^只显示角色【.+】和您自己都可以看到的字段$/)).toBeVisible();
  await looker.at('the preview', preview);
  await preview.getByRole('button', { name: '重置' }).click();
  await expect(page.getByText('表单已重置')).toBeVisible();
  await preview.getByRole('button', { name: '关闭' }).click();

  await designer.getByRole('button', { name: '保存', exact: true }).click();
  const question = page.getByRole('dialog', { name: '保存表单设计' });
  await expect(question.getByText('字段【项目等级】')).toBeVisible();
  await looker.at('the question', question);
  // `sales` is typing an order meanwhile.
  const sales = await windows.open('sales');
  await sales.goto('/Production_SalesOrder');
  await sales.getByRole('button', { name: '新建' }).click();
  const box = sales.getByRole('dialog', { name: /销售订单/ });
  await box.getByLabel('备注', { exact: true }).fill('先发货');
  await reloaded(page, () => question.getByRole('button', { name: '保存', exact: true }).click());
  // Any answer of the server tells of the design, here that to a question about the approval.
  await box.getByRole('button', { name: '谁来审批' }).click();
  await expect(box.getByText('页面设计已更新')).toBeVisible();
  await expect(box.getByLabel('备注', { exact: true })).toHaveValue('先发货');
  await expect(box.getByText('其他约定')).toHaveCount(0);
  const salesLooker = new Looker(sales);
  await salesLooker.at('a form with a new design', box);
  // The save published the custom fields before the design. A window that had heard of these alone is offered the design next.
  await expect(async () => {
    const load = box.getByRole('button', { name: '载入新设计' });
    if (await load.isVisible()) await load.click();
    await expect(box.getByText('其他约定')).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 15_000 });
  await expect(box.getByLabel('备注', { exact: true })).toHaveValue('先发货');
  await expect(box.getByLabel('项目等级')).toBeVisible();
  await expect(box.getByLabel('联系电话')).toHaveCount(0);
  await choose(sales, box.getByLabel('币别', { exact: true }), '美元');
  await box.getByLabel('汇率').fill('3');
  await expect(box.getByLabel('预付比例')).toHaveValue('9');

  // The default comes back; custom fields stay at the end of the form.
  const again = await openDesigner(page);
  await again.getByRole('button', { name: '恢复默认' }).click();
  await reloaded(page, () => page.locator('.jig-confirm').getByRole('button', { name: '确定' }).click());
  await page.getByRole('button', { name: '新建' }).click();
  const plain = page.getByRole('dialog', { name: /销售订单/ });
  await expect(plain.getByLabel('联系电话')).toBeVisible();
  await expect(plain.getByText('其他约定')).toHaveCount(0);
  expect([...looker.problems, ...salesLooker.problems]).toEqual([]);
});

test('a second user designs a form alone, and changes nothing that user 1 set for all users', async ({
  windows,
}) => {
  const admin = await windows.open('admin');
  await admin.goto('/Customer');
  const whole = await openDesigner(admin);
  await part(whole, '联系电话').click();
  await whole.getByLabel('字段名称', { exact: true }).fill('手机');
  await whole.getByLabel('应用到全局', { exact: true }).focus();
  await admin.keyboard.press('Space');
  await whole.getByRole('button', { name: '保存', exact: true }).click();
  const forAll = admin.getByRole('dialog', { name: '保存表单设计' });
  await expect(forAll.getByText('保存后立即对所有用户生效', { exact: false })).toBeVisible();
  await reloaded(admin, () => forAll.getByRole('button', { name: '保存', exact: true }).click());

  const sales = await windows.open('sales');
  await sales.goto('/Customer');
  const looker = new Looker(sales);
  const designer = await openDesigner(sales);
  await part(designer, '邮箱').click();
  await expect(designer.getByLabel('显示', { exact: true })).toBeVisible();
  for (const only of ['应用到全局', '必填'])
    await expect(designer.getByLabel(only, { exact: true })).toHaveCount(0);
  await expect(designer.getByRole('button', { name: '设置计算公式' })).toHaveCount(0);
  await designer.getByLabel('字段名称', { exact: true }).fill('电子邮箱');
  await part(designer, '手机').click();
  await expect(designer.getByLabel('只读', { exact: true })).toBeVisible();
  for (const imposed of ['字段名称', '宽度', '显示'])
    await expect(designer.getByLabel(imposed, { exact: true })).toHaveCount(0);
  await designer.getByRole('button', { name: '移除', exact: true }).click();
  await expect(
    sales.getByText('字段【手机】由管理员为所有用户统一设置，名称、宽度和显示不能更改'),
  ).toBeVisible();
  await looker.at('a field set for all users', designer);
  await designer.getByRole('button', { name: '保存', exact: true }).click();
  const forMe = sales.getByRole('dialog', { name: '保存表单设计' });
  await expect(forMe.getByText('保存后立即对您自己生效', { exact: false })).toBeVisible();
  await expect(forMe.getByText('字段【邮箱】')).toBeVisible();
  await reloaded(sales, () => forMe.getByRole('button', { name: '保存', exact: true }).click());

  const formOf = async (page: Page): Promise<Locator> => {
    await page.getByRole('button', { name: '新建' }).click();
    return page.getByRole('dialog', { name: /客户/ });
  };
  const own = await formOf(sales);
  await expect(own.getByLabel('手机', { exact: true })).toBeVisible();
  await expect(own.getByLabel('电子邮箱', { exact: true })).toBeVisible();
  await expect(own.getByText('此表单使用您自己的设计')).toBeVisible();
  const theirs = await formOf(admin);
  await expect(theirs.getByLabel('手机', { exact: true })).toBeVisible();
  await expect(theirs.getByLabel('邮箱', { exact: true })).toBeVisible();
  await expect(theirs.getByLabel('电子邮箱', { exact: true })).toHaveCount(0);
  expect(looker.problems).toEqual([]);
});
