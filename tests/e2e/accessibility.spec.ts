import type { Locator } from '@playwright/test';
import { png } from '../wire/fileBytes.ts';
import { Looker } from './Looker.ts';
import { movingStyles } from './movingStyles.ts';
import { expect, signIn, signInByPage, test } from './product.ts';

test('nothing serious or critical on login, home, list and edit box, light and dark #X24', async ({
  page,
}) => {
  const look = new Looker(page);
  const whole = page.locator('html');
  await page.goto('/login');
  await expect(page.getByLabel('用户名')).toBeVisible();
  await look.at('login', whole);
  await signInByPage(page, 'sales');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await look.at('home', whole);
  await page.goto('/Production_SalesOrder');
  await expect(page.getByRole('gridcell', { name: /^XSDD/ }).first()).toBeVisible();
  await look.at('list', whole);
  await page.getByRole('button', { name: '高级查询' }).click();
  await expect(page.getByRole('search').getByRole('button', { name: '查询', exact: true })).toBeVisible();
  await look.at('list with search panel', whole);
  await page.getByRole('button', { name: '新建' }).click();
  const box = page.getByRole('dialog', { name: '销售订单 - 新建' });
  await expect(box.getByLabel('客户', { exact: true })).toBeFocused();
  await box.getByRole('button', { name: '新增行' }).click();
  await expect(box.getByLabel('数量', { exact: true })).toBeVisible();
  await box.getByRole('button', { name: '保存', exact: true }).click();
  await expect(box.getByText('请选择客户').first()).toBeVisible();
  await look.at('edit box', whole);
  await page.goto('/Customer?id=1');
  const customer = page.getByRole('dialog', { name: '客户 - 编辑' });
  const remark = customer.getByLabel('备注', { exact: true });
  await remark.fill('先联系再送货');
  await customer.getByRole('button', { name: '保存', exact: true }).click();
  await customer.getByRole('button', { name: '历史' }).press('Enter');
  const history = customer.getByRole('complementary', { name: '历史' });
  await expect(history.getByText('李销售 把备注填为 先联系再送货')).toBeVisible();
  await look.at('history of a record', customer);
  await history.getByRole('button', { name: '恢复为空：备注' }).press('Enter');
  await expect(remark).toBeFocused();
  await expect(remark).toHaveValue('');
  await customer.getByRole('button', { name: '保存', exact: true }).click();
  await customer.getByRole('button', { name: '评论' }).press('Enter');
  const comments = customer.getByRole('complementary', { name: '评论' });
  await comments.getByRole('textbox', { name: '写评论' }).click();
  await page.keyboard.type('请 @');
  const offered = page.locator('.jig-dialog-layer').getByRole('option');
  await expect(offered.first()).toBeVisible();
  await page.keyboard.type('吴');
  await expect(offered).toHaveText(['吴经理']);
  await page.keyboard.press('Enter');
  await page.keyboard.type('确认');
  await page.keyboard.press('Control+Enter');
  await expect(comments.getByText('@吴经理')).toBeVisible();
  await look.at('comments on a record', customer);
  // The styles of lists, boxes and the writing of comments are loaded.
  expect(await movingStyles(page)).toContain('.jig-spinner');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await movingStyles(page)).toEqual([]);
  await page.emulateMedia({ reducedMotion: null });
  await customer.getByRole('button', { name: '相关单据' }).press('Enter');
  const related = customer.getByRole('complementary', { name: '相关单据' });
  await expect(related.getByRole('link', { name: /^XSDD/ }).first()).toBeVisible();
  await look.at('related records', customer);
  await related.getByRole('link', { name: /查看全部销售订单/ }).click();
  await expect(page).toHaveURL(/Production_SalesOrder\?f\.Customer_Id=1/);
  await page.goto('/playground#kind=jsonSchema');
  await expect(page.getByRole('group', { name: '联系人' })).toBeVisible();
  await page.getByRole('button', { name: '添加一项 联系人' }).click();
  await page.getByRole('button', { name: '校验' }).click();
  await expect(page.getByText('姓名不能为空').first()).toBeVisible();
  await look.at('JSON Schema in the playground', whole);
  expect(look.problems).toEqual([]);
});

test('nothing serious or critical on every opened state, light and dark #X26', async ({ page }) => {
  const look = new Looker(page);
  const dialog = (name: string | RegExp): Locator => page.getByRole('dialog', { name, exact: true });
  const close = async (opened: Locator, button = '取消'): Promise<void> => {
    await opened.getByRole('button', { name: button, exact: true }).last().click();
    await expect(opened).toBeHidden();
  };
  /** Presses a toolbar button, also one in the menu. */
  const act = async (name: string): Promise<void> => {
    const toolbar = page.getByRole('toolbar').first();
    const direct = toolbar.getByRole('button', { name, exact: true });
    if ((await direct.count()) > 0) return direct.click();
    await toolbar.getByRole('button', { name: '更多' }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  const open = async (path: string): Promise<void> => {
    await page.goto(path);
    await expect(page.getByRole('gridcell').first()).toBeVisible();
  };
  const choose = (row: number): Promise<void> =>
    page
      .getByRole('row')
      .filter({ has: page.getByRole('gridcell', { name: /^XSDD/ }) })
      .nth(row)
      .getByRole('checkbox')
      .check();

  // Added through the debugger, not as a script element: the page's CSP stays in force.
  await signIn(page, 'manager');
  await open('/Production_SalesOrder');

  await test.step('over the list', async () => {
    await page.keyboard.press('ControlOrMeta+k');
    const palette = dialog('查找和操作');
    await palette.getByRole('combobox').fill('客户');
    await expect(palette.getByRole('option').first()).toBeVisible();
    await look.at('palette', palette);
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await look.at('keys', dialog('快捷键'));
    await close(dialog('快捷键'), '关闭');
    await page.getByRole('button', { name: '为什么（看不到列，不能用按钮）' }).click();
    await look.at('why of the list', dialog('为什么：未显示的列和不可用的按钮'));
    await close(dialog('为什么：未显示的列和不可用的按钮'), '关闭');
    await page.getByRole('button', { name: '列设置' }).click();
    await look.at('column settings', dialog('列设置'));
    await close(dialog('列设置'));
  });

  await test.step('deciding and closing', async () => {
    await choose(0);
    await act('审核');
    await look.at('approval box', dialog('审核'));
    await close(dialog('审核'), '关闭');
    await choose(1);
    await act('审核');
    await look.at('approval of several', dialog('审核'));
    await close(dialog('审核'));
    await act('结案');
    await look.at('case dialog', dialog('结案'));
    await close(dialog('结案'));
    await act('反结案');
    await look.at('reverse case dialog', dialog('反结案'));
    await close(dialog('反结案'));
  });

  await test.step('a new order: pickers, sheet mode, why, leaving', async () => {
    await act('新建');
    const box = dialog('销售订单 - 新建');
    await box.getByRole('button', { name: '高级选择' }).click();
    await expect(page.getByRole('gridcell', { name: /^KH/ }).first()).toBeVisible();
    await look.at('picker of a field', dialog('高级选择 - 客户'));
    await close(dialog('高级选择 - 客户'));
    await box.getByRole('button', { name: '选择产品' }).click();
    const products = dialog('选择产品 - 产品定义');
    await products.getByRole('row', { name: /CP/ }).first().getByRole('checkbox').check();
    await look.at('picker of rows', products);
    await close(products, '确定');
    await box.getByRole('button', { name: '新增行' }).click();
    await page.keyboard.press('Escape');
    await box.getByRole('grid').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await look.at('sheet mode, a range', box);
    await page.keyboard.press('F2');
    // The list of choices loads with its first opening.
    await expect(box.locator('[role="combobox"][aria-expanded="true"][aria-controls]')).toBeVisible();
    await look.at('sheet mode, a row in edit', box);
    await page.keyboard.press('Escape');
    await box.getByRole('button', { name: '为什么（光标所在的字段或列）' }).click();
    await look.at('why of the box', dialog('为什么：字段、列和按钮'));
    await close(dialog('为什么：字段、列和按钮'), '关闭');
    await box.getByRole('button', { name: '关闭', exact: true }).click();
    await look.at('leaving unsaved work', dialog('提示'));
    await close(dialog('提示'), '继续编辑');
  });

  await test.step('a draft after a reload, on the list and in the box', async () => {
    await page.reload();
    const bar = page.getByRole('region', { name: '未保存的草稿' });
    await look.at('drafts on the list', bar);
    await bar.getByRole('button', { name: '继续编辑' }).click();
    const box = dialog('销售订单 - 新建');
    await look.at('a draft in the box', box.getByRole('region', { name: '未保存的草稿' }));
    await box.getByRole('button', { name: '丢弃' }).click();
    await close(box, '关闭');
  });

  await test.step('a merge', async () => {
    const undecided = page.getByRole('row', { name: /XSDD/ }).filter({ hasText: '待审核' });
    await undecided.first().getByRole('link').first().click();
    const box = dialog('销售订单 - 编辑');
    const remark = box.getByLabel('备注', { exact: true });
    await remark.fill('客户要求改期');
    // Another user saves the same record meanwhile.
    await page.evaluate(async () => {
      const { token } = JSON.parse(localStorage.getItem('user') ?? '{}') as { token?: string };
      const id = new URLSearchParams(location.search).get('id');
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const mainData = { SalesOrder_Id: id, Remark: '经理：先排产' };
      await fetch('/api/Production_SalesOrder/Update', {
        method: 'POST',
        headers,
        body: JSON.stringify({ mainData }),
      });
    });
    await box.getByRole('button', { name: '保存', exact: true }).click();
    await expect(box.getByRole('radio').first()).toBeVisible();
    await look.at('merge', box);
    await box.getByRole('button', { name: '关闭', exact: true }).click();
    await close(dialog('提示'), '不保存');
  });

  await test.step('rich text and uploads', async () => {
    await open('/Base_Product');
    await page.getByRole('button', { name: '新建', exact: true }).click();
    const box = dialog('产品定义 - 新建');
    await box.getByRole('textbox', { name: '工艺说明' }).fill('先粗车');
    const files = (name: string): Locator => box.getByRole('group', { name }).locator('input[type="file"]');
    const mimeType = 'application/octet-stream';
    await files('产品图片').setInputFiles({ name: '正面.png', mimeType, buffer: png(40, 30) });
    await expect(box.getByRole('button', { name: '预览正面.png' })).toBeVisible();
    await files('图纸与资料').setInputFiles({ name: '假.pdf', mimeType, buffer: Buffer.from('不是') });
    await expect(box.getByRole('button', { name: '删除假.pdf' })).toBeVisible();
    await look.at('rich text and uploads', box);
    await box.getByRole('button', { name: '预览正面.png' }).click();
    await look.at('preview', page.getByRole('dialog').last());
    await page.keyboard.press('Escape');
    await box.getByRole('button', { name: '关闭', exact: true }).click();
    await close(dialog('提示'), '不保存');
  });

  await test.step('import with problems, export', async () => {
    await open('/Customer');
    await act('导入');
    const box = dialog('导入客户');
    const buffer = Buffer.from('客户名称,客户类型\n,老客户\n');
    await box.locator('input[type=file]').setInputFiles({ name: '客户.csv', mimeType: 'text/csv', buffer });
    await box.getByRole('button', { name: '导入', exact: true }).click();
    await expect(box.getByRole('region', { name: '错误列表' })).toBeVisible();
    await look.at('import with problems', box);
    await close(box, '关闭');
    await look.at('problems of an import in the page', page.getByRole('region', { name: '导入结果' }));
    const download = page.waitForEvent('download');
    await act('导出');
    await download;
    await look.at('the list after an export', page.getByRole('main'));
  });

  expect(look.problems).toEqual([]);
  expect(look.looks).toBeGreaterThan(36);
});
