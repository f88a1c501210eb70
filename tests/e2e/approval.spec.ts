import type { Locator, Page } from '@playwright/test';
import { noFlow } from './approvalFlow.ts';
import { expect, signIn } from './product.ts';
import { test, type Windows } from './windows.ts';

// Needs its own product: other tests count its orders and read their states.
test.use({ own: { seed: { workflows: [noFlow] } } });

async function orders(page: Page): Promise<void> {
  await page.goto('/Production_SalesOrder');
  await expect(page.getByRole('gridcell', { name: /^XSDD/ }).first()).toBeVisible();
}

/** Order code in a row of the list. */
const codeOf = async (page: Page, row: number): Promise<string> =>
  String(await page.evaluate((at) => window.jig?.grid()?.cell(at, 'SalesOrderCode'), row));

const rowOf = (page: Page, code: string): Locator => page.getByRole('row', { name: new RegExp(code) });

const choose = (page: Page, code: string): Promise<void> => rowOf(page, code).getByRole('checkbox').check();

/** Presses a toolbar button, also one in the menu. */
async function act(page: Page, name: string): Promise<void> {
  const toolbar = page.getByRole('toolbar');
  const direct = toolbar.getByRole('button', { name, exact: true });
  if ((await direct.count()) > 0) {
    await direct.click();
    return;
  }
  await toolbar.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** Approves as another user, through that user's browser. */
async function approveAs(windows: Windows, user: string, code: string): Promise<void> {
  const page = await windows.open(user);
  await orders(page);
  await choose(page, code);
  await act(page, '审核');
  await page.getByRole('dialog', { name: '审核' }).getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('审核成功').first()).toBeVisible();
}

test('a manager approves an order with a reason from the list; nobody can save it then, and the record says who', async ({
  page,
}) => {
  await signIn(page, 'manager');
  await orders(page);
  await act(page, '审核');
  await expect(page.getByText('请选择要审核的行!').first()).toBeVisible();

  const code = await codeOf(page, 0);
  await choose(page, code);
  await act(page, '审核');
  const dialog = page.getByRole('dialog', { name: '审核' });
  await expect(dialog.getByText('销售订单', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('备注', { exact: true })).not.toBeEditable();
  await expect(dialog.getByRole('radio', { name: '通过' })).toBeChecked();
  await dialog.getByLabel('审核意见').fill('价格与交期已核对');
  await dialog.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('审核成功').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, code)).toContainText('审核通过');

  await rowOf(page, code).getByRole('link').first().click();
  const box = page.getByRole('dialog', { name: '销售订单 - 查看' });
  await expect(box.getByRole('note')).toHaveText('只读：流程审批已通过');
  await expect(box.getByRole('button', { name: '保存', exact: true })).toBeHidden();
  await box.getByRole('button', { name: '审批记录' }).click();
  const record = page.getByRole('dialog', { name: '审批记录' });
  await expect(record.getByRole('row').nth(1)).toContainText('吴经理');
  await expect(record.getByRole('row').nth(1)).toContainText('价格与交期已核对');
  await record.getByRole('button', { name: '关闭' }).click();
  await box.getByRole('button', { name: '关闭' }).click();
});

test('closing two orders of which one is not approved: it says which and why, and the retry does only that one', async ({
  page,
  windows,
}) => {
  await signIn(page, 'manager');
  await orders(page);
  const [approved, open] = [await codeOf(page, 0), await codeOf(page, 1)];
  await choose(page, approved);
  await choose(page, open);
  await act(page, '结案');
  const dialog = page.getByRole('dialog', { name: '结案' });
  await dialog.getByLabel('原因').fill('客户取消余量');
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('成功1行，失败1行');
  await expect(dialog.getByRole('row', { name: new RegExp(open) })).toContainText(
    '失败：当前单据未审核通过，不能结案',
  );
  await expect(dialog.getByRole('row', { name: new RegExp(approved) })).toContainText('成功');

  await approveAs(windows, 'director', open);
  await dialog.getByRole('button', { name: '重试失败的1行' }).click();
  await expect(page.getByText('结案成功').first()).toBeVisible();
  await expect(dialog).toBeHidden();

  await act(page, '反结案');
  const reopen = page.getByRole('dialog', { name: '反结案' });
  await reopen.getByRole('button', { name: '确定' }).click();
  await expect(page.getByText('反结案成功').first()).toBeVisible();
});

test('work orders are closed by their codes; one without a code is still to be made and says so', async ({
  page,
}) => {
  await signIn(page, 'planner');
  await page.goto('/Production_WorkOrder');
  await expect(page.getByRole('gridcell', { name: '待生成' }).first()).toBeVisible();
  const made = await page.evaluate(() => {
    const grid = window.jig?.grid();
    const rows = Array.from({ length: 12 }, (_, at) => grid?.cell(at, 'WorkOrderCode'));
    return String(rows.find((code) => String(code).startsWith('GD')));
  });
  await rowOf(page, '待生成').first().getByRole('checkbox').check();
  await choose(page, made);
  await act(page, '结案');
  const dialog = page.getByRole('dialog', { name: '结案' });
  await expect(dialog.getByText('确认要结案选择的2条数据吗?')).toBeVisible();
  await dialog.getByRole('button', { name: '确定' }).click();
  await expect(dialog.getByRole('row', { name: /待生成/ })).toContainText(
    '失败：单据尚未生成编号，不能结案或反结案',
  );
  await expect(dialog.getByRole('row', { name: new RegExp(made) })).toContainText('成功');
  await dialog.getByRole('button', { name: '关闭' }).click();
});

test('two people merge one order: each keeps what he chose, and both changes are stored', async ({
  page,
  windows,
}) => {
  await signIn(page, 'sales');
  await orders(page);
  const code = await codeOf(page, 2);
  const colleague = await windows.open('manager');
  await orders(colleague);
  for (const one of [page, colleague]) {
    await rowOf(one, code).getByRole('link').first().click();
    await expect(one.getByRole('dialog', { name: '销售订单 - 编辑' })).toBeVisible();
  }
  const mine = page.getByRole('dialog', { name: '销售订单 - 编辑' });
  const theirs = colleague.getByRole('dialog', { name: '销售订单 - 编辑' });
  await theirs.getByLabel('备注', { exact: true }).fill('经理：先排产');
  await theirs.getByLabel('联系人', { exact: true }).fill('周工');
  await theirs.getByRole('button', { name: '保存', exact: true }).click();
  await expect(colleague.getByText('保存成功').first()).toBeVisible();

  await mine.getByLabel('备注', { exact: true }).fill('销售：客户要求改期');
  await mine.getByLabel('联系电话', { exact: true }).fill('13812345678');
  await mine.getByRole('button', { name: '保存', exact: true }).click();
  const merge = mine.getByRole('region', { name: '数据已被他人修改' });
  await expect(merge).toContainText('吴经理');
  await merge.getByRole('radio', { name: '备注：用我的值 销售：客户要求改期' }).check();
  await merge.getByRole('button', { name: '应用合并' }).click();
  await expect(mine.getByLabel('联系人', { exact: true })).toHaveValue('周工');
  await expect(mine.getByLabel('联系电话', { exact: true })).toHaveValue('13812345678');
  await mine.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('保存成功').first()).toBeVisible();
  await expect(mine.getByLabel('备注', { exact: true })).toHaveValue('销售：客户要求改期');
});
