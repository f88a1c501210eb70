import { expect, signIn } from './product.ts';
import { test } from './windows.ts';

test('two people editing one order cannot overwrite each other silently', async ({ page, windows }) => {
  await signIn(page, 'sales');
  const colleague = await windows.open('manager');

  // Both users open the newest undecided order.
  for (const one of [page, colleague]) {
    await one.goto('/Production_SalesOrder');
    await expect(one.getByRole('gridcell', { name: /^XSDD/ }).first()).toBeVisible();
    // Status labels load after the rows.
    await expect(one.getByRole('row').filter({ hasText: '待审核' }).first()).toBeVisible();
    const place = await one.evaluate(() => {
      const grid = window.jig?.grid();
      const rows = Array.from({ length: grid?.rowCount ?? 0 }, (_, at) => at);
      const open = rows.find((at) => grid?.cell(at, 'AuditStatus') === '待审核');
      return open === undefined ? undefined : grid?.bounds(open, 'SalesOrderCode');
    });
    if (!place) throw new Error('the list shows no order that nobody has decided about');
    await one.mouse.click(place.x + 20, place.y + place.height / 2);
    await expect(one.getByRole('dialog', { name: '销售订单 - 编辑' })).toBeVisible();
  }

  const mine = page.getByRole('dialog', { name: '销售订单 - 编辑' });
  const theirs = colleague.getByRole('dialog', { name: '销售订单 - 编辑' });
  await theirs.getByLabel('备注', { exact: true }).fill('经理：先排产');
  await theirs.getByRole('button', { name: '保存', exact: true }).click();
  await expect(colleague.getByText('保存成功').first()).toBeVisible();

  await mine.getByLabel('备注', { exact: true }).fill('销售：客户要求改期');
  await mine.getByRole('button', { name: '保存', exact: true }).click();
  // The page names who changed it, keeps the typed text, and overwrites nothing.
  await expect(
    mine
      .getByRole('alert')
      .filter({ hasText: '王经理' })
      .or(mine.getByText(/经理.*修改/))
      .first(),
  ).toBeVisible();
  await expect(mine.getByLabel('备注', { exact: true })).toHaveValue('销售：客户要求改期');
  await colleague.reload();
});
