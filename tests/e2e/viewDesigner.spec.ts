import type { Locator, Page } from '@playwright/test';
import { Looker } from './Looker.ts';
import { expect } from './product.ts';
import { test } from './windows.ts';

// Needs its own product: a published view and its menu entry are there for all users.
test.use({ own: {} });

const rowsOf = (designer: Locator): Locator =>
  designer.getByRole('region', { name: /^数据预览/ }).getByRole('row');

/** Types into a focused search and chooses the first thing found. */
async function findAndChoose(page: Page, search: Locator, text: string): Promise<void> {
  await search.focus();
  await page.keyboard.type(text);
  await expect(search).toHaveValue(text);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

test('an administrator makes a view of open orders by customer by keyboard, and a role reads it', async ({
  windows,
}) => {
  const page = await windows.open('admin');
  await page.goto('/Sys_View');
  const looker = new Looker(page);
  const start = page.getByRole('button', { name: '新建视图' });
  await expect(page.getByRole('row', { name: /未交货明细/ })).toBeVisible();
  await looker.at('the list of views', page.locator('.jig-ed-page'));
  await start.press('Enter');
  const designer = page.getByRole('dialog', { name: '视图设计' });
  await designer.getByLabel('名称', { exact: true }).fill('客户未结订单');
  await findAndChoose(page, designer.getByRole('searchbox', { name: '选择来源' }), 'Production_SalesOrder');
  await designer.getByRole('button', { name: '加入关联' }).press('Enter');
  await findAndChoose(page, designer.getByRole('searchbox', { name: '选择关联' }), '客户（经');

  await designer.getByRole('checkbox', { name: '客户', exact: true }).press(' ');
  await designer.getByRole('checkbox', { name: '单据编号', exact: true }).press(' ');
  await expect(rowsOf(designer)).toHaveCount(21);
  await designer.getByRole('combobox', { name: '单据编号 的汇总方式' }).selectOption('个数');
  await expect(designer.getByRole('columnheader', { name: '单据编号（个数）' })).toBeVisible();
  await designer.getByRole('textbox', { name: '单据编号（个数） 的标题' }).fill('订单数');
  await designer.getByRole('textbox', { name: '订单数 的标题' }).press('Alt+ArrowUp');
  await expect(designer.getByRole('textbox', { name: '订单数 的标题' })).toBeFocused();
  await expect(designer.getByRole('columnheader').first()).toHaveText('订单数');
  await designer.getByRole('button', { name: '撤销' }).press('Enter');

  const conditions = designer.getByRole('region', { name: '条件', exact: true });
  await conditions.getByRole('button', { name: '添加条件组' }).press('Enter');
  await conditions.getByRole('combobox', { name: '条件 1.1 的字段' }).selectOption({ label: '是否结案' });
  await expect(designer.getByText('有条件不完整，请补全或删除').first()).toBeVisible();
  await conditions.getByRole('combobox', { name: '条件 1.1 的比较方式' }).selectOption('不等于');
  await conditions.getByRole('combobox', { name: '条件 1.1 的值' }).press('Enter');
  await page.getByRole('option', { name: '是', exact: true }).click();
  await expect(designer.getByText('有条件不完整，请补全或删除')).toHaveCount(0);
  await expect(designer.getByText('没有问题，可以发布')).toBeVisible();

  const result = designer.getByRole('region', { name: '结果条件' });
  await result.getByRole('button', { name: '添加条件组' }).press('Enter');
  await result.getByRole('combobox', { name: '条件 1.1 的字段' }).selectOption({ label: '订单数' });
  await result.getByRole('combobox', { name: '条件 1.1 的比较方式' }).selectOption('大于');
  await result.getByLabel('条件 1.1 的值').fill('9000');
  await expect(rowsOf(designer)).toHaveCount(1);
  await result.getByLabel('条件 1.1 的值').fill('1');
  await expect(rowsOf(designer)).toHaveCount(21);
  await looker.at('a designed view', designer);

  // A reload loses nothing: the draft comes back where it was.
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  // The list is drawn again with its rows; a key pressed before is heard by nothing.
  await expect(page.getByRole('row', { name: /未交货明细/ })).toBeVisible();
  await start.press('Enter');
  await expect(page.getByText('已恢复上次未保存的修改')).toBeVisible();
  await expect(designer.getByRole('columnheader', { name: '订单数' })).toBeVisible();
  await expect(result.getByLabel('条件 1.1 的值')).toHaveValue('1');

  await designer.getByRole('button', { name: '发布', exact: true }).press('Enter');
  const question = page.getByRole('dialog', { name: '发布视图' });
  await expect(question.getByText('列【订单数】')).toBeVisible();
  await question.getByLabel('上级菜单').selectOption('销售管理');
  await question.getByRole('checkbox', { name: '销售' }).press(' ');
  await looker.at('the question before publishing', question);
  const loaded = page.waitForEvent('load');
  await question.getByRole('button', { name: '确认发布' }).press('Enter');
  await loaded;
  await expect(
    page.getByRole('row', { name: /客户未结订单 View_Production_SalesOrder 销售订单 已发布第1版/ }),
  ).toBeVisible();

  // Another version, and back to the first one.
  const line = page.getByRole('row', { name: /客户未结订单/ });
  await line.getByRole('button', { name: '编辑 客户未结订单' }).press('Enter');
  await designer.getByRole('textbox', { name: '订单数 的标题' }).fill('未结单数');
  await designer.getByRole('button', { name: '发布', exact: true }).press('Enter');
  const again = page.waitForEvent('load');
  await question.getByRole('button', { name: '确认发布' }).press('Enter');
  await again;
  await expect(line.getByText('已发布第2版')).toBeVisible();
  await line.getByRole('button', { name: '编辑 客户未结订单' }).press('Enter');
  await designer.getByRole('button', { name: '历史版本' }).press('Enter');
  const versions = page.getByRole('dialog', { name: '历史版本' });
  await expect(versions.getByRole('row', { name: /第2版.*当前版本/ })).toBeVisible();
  await looker.at('the versions of a view', versions);
  await versions.getByRole('button', { name: '载入第1版' }).press('Enter');
  await expect(designer.getByRole('textbox', { name: '订单数 的标题' })).toBeVisible();
  await designer.getByRole('button', { name: '发布', exact: true }).press('Enter');
  await expect(question.getByText('未结单数')).toBeVisible();
  const third = page.waitForEvent('load');
  await question.getByRole('button', { name: '确认发布' }).press('Enter');
  await third;
  await expect(line.getByText('已发布第3版')).toBeVisible();
  expect(looker.problems).toEqual([]);

  const sales = await windows.open('sales');
  await sales.goto('/View_Production_SalesOrder');
  await expect(sales.getByRole('gridcell').first()).toBeVisible();
  await expect(sales.getByRole('columnheader', { name: '订单数' })).toBeVisible();
  await expect(sales.getByRole('button', { name: '导出' })).toBeVisible();
  await expect(sales.getByRole('link', { name: '客户未结订单' })).toBeVisible();
});
