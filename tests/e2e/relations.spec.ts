import type { Locator, Page } from '@playwright/test';
import { ownDocuments } from '../wire/ownDocuments.ts';
import { Looker } from './Looker.ts';
import { openInSession } from './openInSession.ts';
import { expect } from './product.ts';
import { test } from './windows.ts';

// Needs its own product: its tables and their relations are there for all users.
test.use({ own: {} });

/** Presses that link two tables, at most. */
const most = 25;

/** Calls the server as the signed-in user. */
const call = (page: Page, path: string, body: unknown) =>
  page.evaluate(
    async ([to, sent]) => {
      const { token } = JSON.parse(localStorage.getItem('user') ?? '{}');
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
      const answer = await fetch(`/api/${to}`, { method: 'POST', headers, body: JSON.stringify(sent) });
      return answer.json();
    },
    [path, body] as const,
  );

/** Presses buttons by keyboard, and counts. */
class Presses {
  count = 0;

  async press(button: Locator): Promise<void> {
    this.count += 1;
    await button.press('Enter');
  }
}

test('an administrator links two tables of his own by keyboard, without code, and takes it back', async ({
  windows,
}) => {
  const page = await windows.open('admin');
  expect(await call(page, 'builder/import', { entries: ownDocuments })).toMatchObject({ status: true });
  const lines = [{ ItemName: '端盖样品', Qty: 10 }];
  const applied = await call(page, 'SampleApply/Add', { mainData: {}, detailData: lines });
  const key: number = applied.data.data.SampleApply_Id;
  await call(page, 'SampleApply/audit?auditStatus=1&auditReason=同意', [key]);

  await page.goto('/Sys_Relations');
  const looker = new Looker(page);
  const presses = new Presses();
  const table = page.getByRole('button', { name: /^样品发放单/ });
  await expect(table).toBeVisible();
  await looker.at('the documents and what leads from one to another', page.locator('.jig-ed-page'));
  await presses.press(table);
  const designer = page.getByRole('dialog', { name: '单据关系' });
  await presses.press(designer.getByRole('button', { name: '新建关联' }));
  const source = page.getByRole('searchbox', { name: '占用哪种单据的数量？' });
  await source.fill('样品申请');
  await presses.press(source);
  await expect(designer.getByLabel('名称', { exact: true })).toHaveValue('样品发放');
  await expect(designer.getByText('没有问题，可以发布')).toBeVisible();
  await looker.at('a proposed link', designer);
  await presses.press(designer.getByRole('button', { name: '发布', exact: true }));
  const question = page.getByRole('dialog', { name: '发布 样品发放单 的单据关系' });
  await expect(question.getByText('关联【样品发放】')).toBeVisible();
  const loaded = page.waitForEvent('load');
  await presses.press(question.getByRole('button', { name: '确认发布' }));
  await loaded;
  expect(presses.count).toBeLessThanOrEqual(most);
  await expect(page.getByRole('button', { name: /样品发放 ← 样品申请单/ })).toBeVisible();

  // Made from its source with what remains, refused beyond it, and the source shows what is left.
  const made = await call(page, 'jig/make', {
    from: { table: 'SampleApply', keys: [String(key)] },
    to: 'SampleIssue.fromSampleApply',
  });
  const [line] = made.data.detailData;
  expect(line).toMatchObject({ ItemName: '端盖样品', Qty: 10 });
  const add = (Qty: number) =>
    call(page, 'SampleIssue/Add', { mainData: {}, detailData: [{ ...line, Qty }] });
  expect(await add(4)).toMatchObject({ status: true });
  expect((await add(7)).message).toContain('还可以 6，本单要 7');
  await openInSession(page, `/SampleApply?id=${key}`);
  const box = page.getByRole('dialog');
  await expect(box.getByRole('columnheader', { name: '样品发放未下推' })).toBeVisible();
  await expect(box.getByRole('gridcell', { name: '6', exact: true }).first()).toBeVisible();

  // Nothing of the draft is lost by a wrong value, and the mistake stands at its place.
  await openInSession(page, '/Sys_Relations');
  await table.press('Enter');
  await designer.getByRole('button', { name: '删除', exact: true }).press('Enter');
  await expect(designer.getByText('没有关联', { exact: true })).toBeVisible();
  await designer.getByRole('button', { name: '撤销' }).press('Enter');
  await designer.getByRole('button', { name: /^样品发放/ }).press('Enter');
  await designer.getByRole('button', { name: '历史版本' }).press('Enter');
  const versions = page.getByRole('dialog', { name: '历史版本' });
  await expect(versions.getByRole('row', { name: /第1版.*当前版本/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await designer.getByRole('button', { name: '删除', exact: true }).press('Enter');
  await designer.getByRole('button', { name: '发布', exact: true }).press('Enter');
  const again = page.waitForEvent('load');
  await question.getByRole('button', { name: '确认发布' }).press('Enter');
  await again;
  await expect(table).toBeVisible();
  expect(await add(99)).toMatchObject({ status: true });
  expect(looker.problems).toEqual([]);
});
