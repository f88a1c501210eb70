import type { Locator, Page } from '@playwright/test';
import { FlowHand } from './FlowHand.ts';
import { Looker } from './Looker.ts';
import { expect, signIn, test } from './product.ts';

// Needs its own product: its tests make tables and menu lines.
test.use({ own: {} });

/** Columns of the column sheet in the order in which it shows them, as far as a line fills them. */
const order = [
  ...[
    '列中文名',
    '列名',
    '存储类型',
    '长度',
    '小数位数',
    '主键',
    '可为空',
    '只读',
    '编辑类型',
    '编辑行',
    '编辑列',
    '宽度',
  ],
  ...['数据源', '选项', '编号前缀', '默认值', '查询类型', '查询行'],
] as const;

type Line = Partial<Record<(typeof order)[number], string>>;

/** Lines as a spreadsheet copies them. */
const copied = (lines: readonly Line[]): string =>
  lines.map((line) => `${order.map((name) => line[name] ?? '').join('\t')}\r\n`).join('');

const items: readonly Line[] = [
  { 列中文名: '主键', 列名: 'Item_Id', 存储类型: '整数', 主键: '是' },
  { 列中文名: '点检单', 列名: 'Check_Id', 存储类型: '整数' },
  { 列中文名: '项目', 列名: 'ItemName', 存储类型: '文本', 长度: '50', 可为空: '否', 编辑行: '1' },
  { 列中文名: '标准', 列名: 'Standard', 存储类型: '文本', 长度: '100', 编辑行: '1' },
];

const checks: readonly Line[] = [
  { 列中文名: '主键', 列名: 'Check_Id', 存储类型: '整数', 主键: '是' },
  {
    ...{ 列中文名: '点检单号', 列名: 'CheckCode', 存储类型: '文本', 长度: '40', 编辑行: '1' },
    ...{ 编号前缀: 'DJ', 查询类型: '模糊', 查询行: '1' },
  },
  { 列中文名: '点检日期', 列名: 'CheckDate', 存储类型: '日期', 可为空: '否', 编辑行: '1', 默认值: '{today}' },
  { 列中文名: '班组', 列名: 'Team', 存储类型: '文本', 长度: '50', 可为空: '否', 编辑行: '1' },
  // Its choices are missing.
  { 列中文名: '结果', 列名: 'Result', 存储类型: '整数', 编辑类型: '单选', 编辑行: '2' },
  { 列中文名: '费用', 列名: 'Cost', 存储类型: '小数', 编辑行: '2' },
  { 列中文名: '耗时', 列名: 'Minutes', 存储类型: '整数', 编辑行: '2' },
  { 列中文名: '说明', 列名: 'Note', 存储类型: '文本', 长度: '200', 编辑行: '3', 宽度: '12' },
];

/** Writes these lines into the column sheet of the box from the clipboard. */
async function pasteColumns(page: Page, box: Locator, lines: readonly Line[]): Promise<void> {
  await box.getByRole('grid').focus();
  await page.evaluate((words) => navigator.clipboard.writeText(words), copied(lines));
  await page.keyboard.press('Control+v');
}

/** Presses Tab until this element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let pressed = 0; pressed < 40; pressed += 1) {
    if (await target.evaluate((element) => element.contains(document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not get there');
}

const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

/** Cells of the first row of a list, by field. */
const firstRow = (page: Page, table: string, fields: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(([name, wanted]) => wanted.map((field) => window.jig?.grid(name)?.cell(0, field) ?? ''), [
    table,
    fields,
  ] as const);

test('an administrator makes a table with its page, uses it, changes it and takes it away, without a reload', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
  let clicks = 0;
  await page.exposeFunction('clicked', () => {
    clicks += 1;
  });
  await page.addInitScript(() =>
    window.addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        if (isTrusted && detail > 0) (window as unknown as { clicked(): void }).clicked();
      },
      true,
    ),
  );
  await signIn(page, 'admin');
  await page.goto('/coder');
  const menu = page.getByRole('navigation', { name: '菜单' });
  const preview = page.getByRole('complementary', { name: '预览' });
  const saved = page.getByRole('status').filter({ hasText: '保存成功' });
  const list = page.getByRole('main');
  /** The page of a tab, once it is in front: until then `list` holds the page that is about to hide. */
  const front = (name: string): Locator => page.getByRole('tabpanel', { name, exact: true });
  await list.getByRole('button', { name: '新建', exact: true }).click();
  const box = dialog(page, '代码生成配置 - 新建');
  const edit = dialog(page, '代码生成配置 - 编辑');

  await test.step('the detail table', async () => {
    await box.getByLabel('表中文名', { exact: true }).fill('点检项目');
    await box.getByLabel('表名', { exact: true }).fill('Equip_CheckItem');
    await pasteColumns(page, box, items);
    await expect(preview.getByRole('columnheader')).toHaveText(['点检单', '项目', '标准']);
    await expect(preview.getByText('没有问题，可以发布')).toBeVisible();
    await box.getByRole('button', { name: '保存并关闭' }).click();
    await expect(box).toBeHidden();
  });

  await test.step('the table, its problem found from the preview', async () => {
    await list.getByRole('button', { name: '新建', exact: true }).click();
    await box.getByLabel('表中文名', { exact: true }).fill('设备点检');
    await box.getByLabel('表名', { exact: true }).fill('Equip_Check');
    await box.getByLabel('上级菜单', { exact: true }).click();
    await page.keyboard.type('设备');
    await page.getByRole('option', { name: '设备管理' }).click();
    await box.getByText('审批', { exact: true }).click();
    await box.getByLabel('快捷编辑字段', { exact: true }).fill('CheckCode');
    await box.getByLabel('明细表', { exact: true }).fill('Equip_CheckItem');
    await pasteColumns(page, box, checks);
    const problem = preview.getByRole('button', { name: /第 5 行.*结果.*数据源/ });
    await problem.click();
    const row = page.getByRole('group', { name: '编辑第5行' });
    await expect(row.getByLabel('数据源', { exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.type('1:正常,2:异常');
    await expect(problem).toHaveCount(0);
    await expect(preview.getByText('没有问题，可以发布')).toBeVisible();
    await expect(preview.getByRole('columnheader').first()).toHaveText('点检单号');
    await expect(preview.getByText('异常')).toBeVisible();
    await expect(preview.getByRole('listitem').filter({ hasText: 'DJyyyyMMdd0001' })).toContainText('新增');
    await expect(preview.getByRole('listitem').filter({ hasText: 'Equip_Check_Result' })).toContainText(
      '新增',
    );
    await box.getByRole('button', { name: '保存', exact: true }).click();
    await expect(saved).toBeVisible();
    await expect(edit).toBeVisible();
    await expect(preview.getByRole('listitem').filter({ hasText: 'DJyyyyMMdd0001' })).toContainText('不变');
    await edit.getByRole('button', { name: '关闭', exact: true }).click();
  });

  const line = menu.getByRole('link', { name: '设备点检', exact: true });
  const values = (): Promise<readonly string[]> => firstRow(page, 'Equip_Check', ['Team', 'Result', 'Cost']);
  await test.step('the page is in the menu, and a record with a row is saved there by keyboard', async () => {
    await menu.getByText('设备管理', { exact: true }).click();
    await line.click();
    await expect(page).toHaveURL(/Equip_Check$/);
    // The address changes before the page does, and the page before has a button of this name too.
    await expect(list.getByRole('columnheader', { name: '点检单号' })).toBeVisible();
    const before = clicks;
    await list.getByRole('button', { name: '新建', exact: true }).focus();
    await page.keyboard.press('Enter');
    const record = dialog(page, '设备点检 - 新建');
    await tabTo(page, record.getByLabel('班组', { exact: true }));
    await page.keyboard.type('甲班');
    await tabTo(page, record.getByRole('radio', { name: '正常' }));
    await page.keyboard.press('Space');
    await tabTo(page, record.getByLabel('费用', { exact: true }));
    await page.keyboard.type('12.5');
    await tabTo(page, record.getByRole('button', { name: '新增行' }));
    await page.keyboard.press('Enter');
    await expect(record.getByLabel('项目', { exact: true })).toBeFocused();
    await page.keyboard.type('油位');
    await page.keyboard.press('Control+s');
    await expect(dialog(page, '设备点检 - 编辑').getByLabel('点检单号', { exact: true })).toHaveValue(
      /^DJ\d{8}0001$/,
    );
    await dialog(page, '设备点检 - 编辑').getByRole('button', { name: '关闭', exact: true }).press('Enter');
    await expect.poll(values).toEqual(['甲班', '正常', '12.5']);
    expect(clicks).toBe(before);
    expect(clicks).toBeLessThanOrEqual(70);
  });

  await test.step('a flow decides about its records', async () => {
    await menu.getByPlaceholder('搜索菜单').fill('审批流程');
    await menu.getByRole('link', { name: '审批流程', exact: true }).click();
    await expect(page).toHaveURL(/Sys_WorkFlow$/);
    await expect(list.getByRole('columnheader', { name: '流程名称' })).toBeVisible();
    await list.getByRole('button', { name: '新建', exact: true }).click();
    const hand = new FlowHand(page);
    const designer = hand.box;
    await expect(designer.getByLabel('流程名称')).toBeFocused();
    await page.keyboard.type('设备点检审批');
    await designer.locator('[data-field="WorkTable"] [role=combobox]').click();
    await page.keyboard.type('设备点检');
    await page
      .locator('.jig-choice-option')
      .filter({ hasText: /^设备点检$/ })
      .click();
    await hand.drop('start', 300, 60);
    await hand.drop('node', 300, 180);
    await designer.getByLabel('节点名称').fill('班长确认');
    await hand.property('userId').locator('[role=combobox]').click();
    await page.locator('.jig-choice-option').filter({ hasText: '吴经理' }).click();
    await page.keyboard.press('Escape');
    await hand.drop('end', 300, 320);
    await hand.line('流程开始', '班长确认');
    await hand.line('班长确认', '流程结束');
    await designer.getByRole('button', { name: '发布' }).click();
    await dialog(page, '发布流程').getByRole('button', { name: '确认发布' }).click();
    // It names the record that was saved before there was a flow.
    const published = dialog(page, '流程已发布');
    await expect(published.getByRole('region', { name: /尚未进入流程的单据/ })).toBeVisible();
    await published.getByRole('button', { name: '关闭', exact: true }).last().click();
    await expect(published).toBeHidden();
    await designer.getByRole('button', { name: '关闭', exact: true }).click();
    await page.getByRole('tab', { name: '设备点检' }).click();
    await front('设备点检').getByRole('button', { name: '新建', exact: true }).click();
    const record = dialog(page, '设备点检 - 新建');
    await expect(record.getByText('保存后提交给 吴经理')).toBeVisible();
    await record.getByLabel('班组', { exact: true }).fill('乙班');
    await page.keyboard.press('Control+s');
    const kept = dialog(page, '设备点检 - 编辑');
    await expect(kept.getByText(/等待.*吴经理|吴经理.*审批/).first()).toBeVisible();
    await kept.getByRole('button', { name: '关闭', exact: true }).click();
  });

  await test.step('a design changes its form', async () => {
    await list.getByRole('button', { name: '更多', exact: true }).click();
    await page.getByRole('menuitem', { name: '表单设计' }).click();
    const designer = dialog(page, '表单设计');
    await designer.getByRole('option', { name: /^说明 / }).click();
    await designer.getByLabel('字段名称', { exact: true }).fill('点检说明');
    const loaded = page.waitForEvent('load');
    await designer.getByRole('button', { name: '保存', exact: true }).click();
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: /确定|保存/ })
      .first()
      .click();
    await loaded;
    await expect(list.getByRole('columnheader', { name: '点检单号' })).toBeVisible();
  });

  const open = async (): Promise<void> => {
    await page.getByRole('tab', { name: '代码生成' }).click();
    await front('代码生成').getByRole('link', { name: '设备点检', exact: true }).click();
    await expect(edit).toBeVisible();
  };
  await test.step('a further column is on the open page, and the record is still there', async () => {
    await open();
    await edit.getByRole('button', { name: '新增行' }).click();
    await page.keyboard.type('点检人');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Checker');
    const head = (name: string): Locator => preview.getByRole('columnheader', { name, exact: true });
    const heads = preview.getByRole('columnheader');
    await expect(head('点检人')).toBeVisible();
    // By keyboard, by the buttons, by drag.
    await head('点检日期').getByRole('button').focus();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(heads.first()).toHaveText('点检日期');
    await expect(head('点检日期').getByRole('button')).toBeFocused();
    await head('班组').getByRole('button').click();
    await preview.getByRole('button', { name: '左移' }).click();
    await expect(heads.nth(1)).toHaveText('班组');
    await head('结果').dragTo(head('点检日期'));
    await expect(heads.first()).toHaveText('结果');
    await edit.getByRole('button', { name: '保存并关闭' }).click();
    await expect(edit).toBeHidden();
    await page.getByRole('tab', { name: '设备点检' }).click();
    // A page that is in front before its new design has come offers it; one behind takes it up by itself.
    const column = list.getByRole('columnheader', { name: '点检人' });
    const offered = list.getByRole('button', { name: '载入新设计' });
    await expect(column.or(offered).first()).toBeVisible();
    if (await offered.isVisible()) await offered.click();
    await expect(column).toBeVisible();
    const shown = await list.getByRole('columnheader').allTextContents();
    expect(shown.filter((name) => /^(结果|点检日期|班组|点检单号)/.test(name))).toEqual([
      '结果',
      '点检日期',
      '班组',
      '点检单号',
    ]);
    await expect.poll(values).toEqual(['乙班', '', '']);
    // What the designer changed stays.
    await expect(list.getByRole('columnheader', { name: '点检说明' })).toBeVisible();
    await list.getByRole('link', { name: /^DJ\d{8}0002$/ }).click();
    const record = dialog(page, '设备点检 - 编辑');
    await expect(record.getByLabel('点检说明', { exact: true })).toBeVisible();
    await record.getByRole('button', { name: '关闭', exact: true }).click();
  });

  await test.step('without its entry, the page is gone from menu and tabs', async () => {
    await page.getByRole('tab', { name: '代码生成' }).click();
    await front('代码生成')
      .getByRole('row')
      .filter({ has: page.getByRole('gridcell', { name: '设备点检', exact: true }) })
      .getByRole('checkbox')
      .check();
    await list.getByRole('button', { name: '删除', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
    await expect(line).toHaveCount(0);
    await expect(page.getByRole('tab', { name: '设备点检' })).toHaveCount(0);
  });
});

for (const [width, height] of [
  [1366, 768],
  [390, 844],
] as const)
  test(`entry and preview are free of serious problems and scroll no page sideways in ${width} pixels`, async ({
    page,
    context,
    product,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url });
    await page.setViewportSize({ width, height });
    await signIn(page, 'admin');
    await page.goto('/coder');
    await page.getByRole('button', { name: '新建', exact: true }).click();
    const box = dialog(page, '代码生成配置 - 新建');
    await box.getByLabel('表中文名', { exact: true }).fill('设备巡检');
    await box.getByLabel('表名', { exact: true }).fill('Equip_Tour');
    await pasteColumns(page, box, checks);
    const preview = box.getByRole('complementary', { name: '预览' });
    await expect(preview.getByRole('button', { name: /结果/ })).toBeVisible();
    const look = new Looker(page);
    await look.at(`entry with preview, ${width}`, box);
    expect(look.problems).toEqual([]);
    const over = await box
      .locator('.jig-dialog-body')
      .evaluate((body) => body.scrollWidth - body.clientWidth);
    expect(over).toBe(0);
  });
