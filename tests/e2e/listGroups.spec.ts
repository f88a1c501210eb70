import { Looker } from './Looker.ts';
import { expect, signIn, test } from './product.ts';

// Its own product: it makes views.
test.use({ own: {} });

test('a clerk sorts a list by two columns, groups it by month, makes tabs of a state and colours rows by a rule', async ({
  page,
}) => {
  const look = new Looker(page);
  const main = page.getByRole('main');
  const grid = main.getByRole('grid', { name: '销售订单' }).first();
  const head = (name: RegExp) => main.getByRole('columnheader', { name });
  await signIn(page, 'sales');
  await page.goto('/Production_SalesOrder');
  await expect(page.getByRole('gridcell').first()).toBeVisible();

  await test.step('Shift adds a second column, whose place the title says', async () => {
    await head(/^客户/).click({ force: true });
    await expect(page).toHaveURL(/sort=Customer_Id/);
    await head(/^审核状态/).click({ force: true, modifiers: ['Shift'] });
    await expect(page).toHaveURL(/sort=Customer_Id(%2C|,)AuditStatus/);
    await expect(head(/^审核状态 第2排序/)).toHaveAttribute('aria-sort', 'ascending');
    await page.reload();
    await expect(head(/^客户 第1排序/)).toBeVisible();
  });

  await test.step('tabs say how many rows they have', async () => {
    await expect(main.getByRole('tab', { name: '全部数据', exact: true })).toHaveText(/全部数据\d+\+?$/);
  });

  await test.step('the filter of a column groups by it; a group shows its rows', async () => {
    await grid.focus();
    for (let n = 0; n < 8; n += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Alt+ArrowDown');
    const filter = page.getByRole('dialog', { name: '筛选 订单日期' });
    await look.at('filter of a column', filter);
    await filter.getByRole('button', { name: '按【订单日期】分组' }).click();
    const groups = main.getByRole('region', { name: '按【订单日期】分组' });
    const first = groups.getByRole('button', { expanded: false }).first();
    await expect(first).toHaveText(/^\d{4}-\d{2}\d+ 条.*价税合计 ¥/);
    await first.click();
    await expect(groups.getByRole('gridcell').first()).toBeVisible();
    await look.at('list in groups', groups);
    await groups.getByRole('combobox', { name: '分组的时间段' }).selectOption({ label: '年' });
    await expect(groups.getByRole('button', { expanded: false }).first()).toHaveText(/^\d{4}\d+ 条/);
    await groups.getByRole('button', { name: '取消分组' }).click();
    await expect(grid).toBeVisible();
  });

  await test.step('one step makes a tab for each state', async () => {
    await page.getByRole('button', { name: '管理视图' }).click();
    await page.getByRole('button', { name: '按字段分页签' }).click();
    const dialog = page.getByRole('dialog', { name: '按字段分页签' });
    await dialog.getByRole('combobox', { name: '字段' }).selectOption({ label: '审核状态' });
    await look.at('tabs of a field', dialog);
    await dialog.getByRole('button', { name: /建立\d个页签/ }).click();
    await expect(main.getByRole('tab', { name: '待审核', exact: true })).toBeVisible();
  });

  await test.step('a rule colours rows, which say its name', async () => {
    await page.getByRole('button', { name: '管理视图' }).click();
    const drawer = page.getByRole('dialog', { name: '管理视图' });
    await drawer.getByRole('button', { name: '编辑视图 待审核' }).click();
    const editor = page.getByRole('dialog', { name: '编辑视图' });
    await editor.getByRole('tab', { name: '行颜色' }).click();
    await editor.getByRole('button', { name: '添加规则' }).click();
    await editor.getByLabel('规则名称').fill('大单');
    await editor.getByRole('combobox', { name: '条件 1.1 的字段' }).selectOption({ label: '价税合计' });
    await editor.getByRole('combobox', { name: '条件 1.1 的比较方式' }).selectOption({ label: '大于' });
    await editor.getByLabel('条件 1.1 的值').fill('100');
    await look.at('rules of a view', editor);
    await editor.getByRole('button', { name: '保存', exact: true }).click();
    await drawer.getByRole('button', { name: '关闭' }).click();
    await main.getByRole('tab', { name: '待审核', exact: true }).click();
    await expect(page.getByRole('gridcell').nth(1)).toHaveAttribute('aria-description', '大单');
    await look.at('list with coloured rows', main);
  });
  expect(look.problems).toEqual([]);
});
