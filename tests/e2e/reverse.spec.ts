import type { APIRequestContext, Page } from '@playwright/test';
import { Looker } from './Looker.ts';
import { expect } from './product.ts';
import { test, type Windows } from './windows.ts';

// Needs its own product: an approval is reversed.
test.use({ own: {} });

/** Demo orders the director may reverse: one with a work order under way, one without derived documents. */
interface Orders {
  readonly started: string;
  readonly work: string;
  /** Documents made from `started`, and how many of them stand in the way. */
  readonly made: number;
  readonly blocking: number;
  readonly free: string;
}

async function findOrders(request: APIRequestContext): Promise<Orders> {
  const data = { userName: 'director', password: 'jig-demo' };
  const signed = await (await request.post('/api/user/login', { data })).json();
  const headers = { authorization: `Bearer ${signed.data.token}` };
  const body = { page: 1, rows: 60, wheres: '[]', sort: 'SalesOrder_Id', order: 'desc' };
  const { rows } = await (
    await request.post('/api/Production_SalesOrder/Page', { headers, data: { ...body, rows: 120 } })
  ).json();
  const found = { started: '', work: '', made: 0, blocking: 0, free: '' };
  for (const { SalesOrder_Id: key, AuditStatus } of rows) {
    if (AuditStatus !== 1 || (found.started !== '' && found.free !== '')) continue;
    const asked = `tableName=Production_SalesOrder&id=${key}`;
    const read = async (call: string) =>
      (await request.get(`/api/Sys_WorkFlow/${call}?${asked}`, { headers })).json();
    if (!(await read('getSteps')).mayReverse) continue;
    const { list } = (await read('consequences')).data;
    const underWay = list.find((one: { status: string }) => one.status === '进行中');
    if (list.length === 0) found.free = String(key);
    else if (underWay) {
      const blocking = list.filter((one: { blocks: string | null }) => one.blocks !== null).length;
      Object.assign(found, { started: String(key), work: underWay.label, made: list.length, blocking });
    }
  }
  return found;
}

/** Opens an order as the director, in the dialog for reversing. */
async function taking(windows: Windows, key: string): Promise<Page> {
  const page = await windows.open('director');
  await page.goto(`/Production_SalesOrder?viewflow=1&id=${key}`);
  await page.getByRole('dialog').getByRole('button', { name: '反审' }).click();
  await expect(page.getByRole('dialog', { name: '审核' })).toBeVisible();
  return page;
}

test('the director takes an approved order back and sees what it touches', async ({ windows, request }) => {
  test.setTimeout(180_000);
  const { started, work, made, blocking, free } = await findOrders(request);
  expect([started, work, free]).not.toContain('');
  const page = await taking(windows, started);
  const impact = page.getByRole('region', { name: '反审影响' });

  await test.step('the work order made from it is named, how far it is, and that it stands in the way', async () => {
    await expect(impact).toContainText(`由此单据生成的单据共${made}张，其中${blocking}张须先处理`);
    await expect(impact.getByRole('listitem').first()).toContainText(`工单 ${work}进行中，须先处理`);
  });

  await test.step('the order to undo it in comes on demand, by the keyboard, the document itself last #W43', async () => {
    await impact.getByText('建议的撤销顺序').focus();
    await page.keyboard.press('Enter');
    const steps = impact.getByRole('list', { name: '建议的撤销顺序' }).getByRole('listitem');
    await expect(steps).toHaveCount(made + 1);
    await expect(steps.nth(-2)).toHaveText(`工单 ${work}：撤回或取消 → 删除或作废`);
    await expect(steps.last()).toHaveText(/^销售订单 XSDD\d+：反审$/);
  });

  await test.step('nothing serious by axe, light and dark', async () => {
    const look = new Looker(page);
    await look.at('what a reverse approval touches', impact);
    expect(look.problems).toEqual([]);
  });

  await test.step('the work order opens beside what he is writing', async () => {
    await page.getByLabel('审核意见').fill('客户取消了一半数量');
    const opened = page.context().waitForEvent('page');
    await impact.getByRole('link', { name: `工单 ${work}` }).click();
    const beside = await opened;
    const box = beside.getByRole('dialog');
    await expect(box.getByText(work).or(box.getByLabel('工单编号')).first()).toBeVisible();
    await beside.close();
    await expect(page.getByLabel('审核意见')).toHaveValue('客户取消了一半数量');
  });

  await test.step('it is told, not forbidden: the approval is taken back', async () => {
    await page.getByRole('dialog').getByRole('button', { name: '提交', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: '审核成功' }).first()).toBeVisible();
    await expect(impact).toHaveCount(0);
  });
  await page.context().close();

  await test.step('of another order nothing was made', async () => {
    const other = await taking(windows, free);
    await expect(other.getByRole('region', { name: '反审影响' })).toContainText('没有由此单据生成的单据');
    await other.context().close();
  });
});
