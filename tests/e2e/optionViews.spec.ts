import { Looker } from './Looker.ts';
import { openInSession } from './openInSession.ts';
import { expect, signIn, signInByPage, test } from './product.ts';

// Its own product: it shares views with other users.
test.use({ own: {} });

test('a clerk keeps the filter of the list for two colleagues in four clicks; one uses it, changes it and throws the change away', async ({
  page,
  browser,
  baseURL,
}) => {
  const look = new Looker(page);
  const filter = encodeURIComponent('[["OrderDate","thisMonth"],["AuditStatus","in",["0"]]]');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await signIn(page, 'sales');
  await page.goto(`/Production_SalesOrder?c=${filter}&sort=-TotalWithTax`);
  await expect(page.getByRole('gridcell').first()).toBeVisible();

  await test.step('kept under a name', async () => {
    await page.getByRole('button', { name: '存为视图' }).click();
    const dialog = page.getByRole('dialog', { name: '存为视图' });
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(dialog.getByText('请填写视图名称')).toBeVisible();
    await dialog.getByLabel('视图名称').fill('本月未审');
    await dialog.getByLabel('吴经理').check();
    await dialog.getByLabel('周总监').check();
    await look.at('a view being kept', dialog);
    await dialog.getByRole('button', { name: '确定' }).click();
    await expect(tab('本月未审')).toHaveAttribute('aria-selected', 'true');
    await look.at('list with views', page.getByRole('main'));
  });

  await test.step('edited: a hidden column cannot be frozen; then it is the first of the list', async () => {
    await page.getByRole('button', { name: '管理视图' }).click();
    const drawer = page.getByRole('dialog', { name: '管理视图' });
    await look.at('views in the drawer', drawer);
    await drawer.getByRole('button', { name: '编辑视图 本月未审' }).click();
    const editor = page.getByRole('dialog', { name: '编辑视图' });
    await editor.getByRole('tab', { name: '字段配置' }).click();
    await editor
      .getByRole('checkbox', { name: /显示.*汇率|汇率.*显示/ })
      .first()
      .uncheck();
    await editor
      .getByRole('checkbox', { name: /冻结.*汇率|汇率.*冻结/ })
      .first()
      .check();
    await editor.getByRole('button', { name: '保存', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: '列 "汇率" 未显示，无法冻结' })).toBeVisible();
    await editor
      .getByRole('checkbox', { name: /显示.*汇率|汇率.*显示/ })
      .first()
      .check();
    await look.at('columns of a view', editor);
    await editor.getByRole('tab', { name: '数据过滤' }).click();
    await expect(editor.getByRole('combobox', { name: '排序字段' })).toHaveValue('TotalWithTax');
    await look.at('conditions of a view', editor);
    await editor.getByRole('button', { name: '保存', exact: true }).click();
    await drawer.getByRole('button', { name: '关闭' }).click();
    await expect(page.getByRole('columnheader', { name: '汇率' })).toBeVisible();
  });

  await test.step('used by a colleague, who cannot change it', async () => {
    const other = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      locale: 'zh-CN',
    });
    const desk = await other.newPage();
    await signIn(desk, 'manager');
    await desk.goto('/Production_SalesOrder');
    await expect(desk.getByRole('gridcell').first()).toBeVisible();
    await desk.keyboard.press('Alt+Digit3');
    const shared = desk.getByRole('tab', { name: /^本月未审/ });
    await expect(shared).toHaveAttribute('aria-selected', 'true');
    await expect(desk.getByRole('button', { name: /订单日期 在本月/ })).toBeVisible();
    await desk.getByRole('button', { name: /订单日期 在本月/ }).click();
    await expect(shared).toHaveText(/已更改/);
    await expect(desk.getByRole('button', { name: '更新视图' })).toHaveCount(0);
    await desk.getByRole('button', { name: '放弃更改' }).click();
    await expect(shared).toHaveText(/^本月未审\d*$/);
    await desk.goto('/home');
    await desk.goto('/Production_SalesOrder');
    await expect(shared).toHaveAttribute('aria-selected', 'true');
    await other.close();
  });

  await test.step('page, view and record are favourites, also after a new sign-in elsewhere', async () => {
    const main = page.getByRole('main');
    for (const star of ['收藏', '收藏视图']) {
      await main.getByRole('button', { name: star, exact: true }).click();
      await expect(main.getByRole('button', { name: star, exact: true })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    }
    await openInSession(page, '/Production_SalesOrder?id=1');
    const box = page.getByRole('dialog', { name: /^销售订单 - / });
    await box.getByRole('button', { name: '收藏记录' }).click();
    await look.at('a record that is a favourite', box);
    await box.getByRole('button', { name: '关闭', exact: true }).click();
    const favourites = page.getByRole('region', { name: '收藏' });
    await expect(favourites.getByRole('link')).toHaveCount(3);
    await page.getByText('最近打开').click();
    await look.at('menu with favourites', page.getByRole('navigation', { name: '主菜单' }));
    const other = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      locale: 'zh-CN',
    });
    const desk = await other.newPage();
    await signInByPage(desk, 'sales');
    const marked = desk.getByRole('region', { name: '收藏' });
    await marked.getByRole('link', { name: '销售订单', exact: true }).click();
    await expect(desk.getByRole('tab', { name: '本月未审' })).toHaveAttribute('aria-selected', 'true');
    await desk.getByRole('tab', { name: '全部数据' }).click();
    await marked.getByRole('link', { name: '本月未审' }).click();
    await expect(desk.getByRole('tab', { name: '本月未审' })).toHaveAttribute('aria-selected', 'true');
    await marked.getByRole('link', { name: /^XSDD.*0001/ }).click();
    await expect(desk.getByRole('dialog', { name: /^销售订单 - / })).toBeVisible();
    await other.close();
  });
  expect(look.problems).toEqual([]);
});
