import type { Locator, Page } from '@playwright/test';
import { approvalFlow } from './approvalFlow.ts';
import { Looker } from './Looker.ts';
import { openInSession } from './openInSession.ts';
import { expect } from './product.ts';
import { test } from './windows.ts';

// Needs its own product: a flow affects all orders.
test.use({ own: { seed: { workflows: [approvalFlow] } } });

/** Creates an order as the clerk, which starts its flow; returns its key. */
async function newOrder(clerk: Page): Promise<string> {
  await clerk.goto('/Production_SalesOrder');
  await clerk.getByRole('gridcell', { name: /^XSDD/ }).first().waitFor();
  await clerk.getByRole('row', { name: /XSDD/ }).first().getByRole('checkbox').check();
  await clerk.getByRole('toolbar').getByRole('button', { name: '复制' }).click();
  const copy = clerk.getByRole('dialog', { name: '销售订单 - 复制' });
  await copy.getByLabel('备注', { exact: true }).fill('老客户追加订货');
  await copy.getByRole('button', { name: '保存', exact: true }).click();
  const box = clerk.getByRole('dialog', { name: /销售订单 - (编辑|查看)/ });
  const code = await box.getByLabel('单据编号').inputValue();
  await box.getByRole('button', { name: '关闭', exact: true }).click();
  await clerk
    .getByRole('row', { name: new RegExp(code) })
    .getByRole('link')
    .first()
    .click();
  await expect(clerk).toHaveURL(/id=\d+/);
  return new URL(clerk.url()).searchParams.get('id') ?? '';
}

const follow = async (page: Page, key: string): Promise<Locator> => {
  await openInSession(page, `/Production_SalesOrder?viewflow=1&id=${key}`);
  const box = page.getByRole('dialog');
  await expect(box.getByText(/^等待 /)).toBeVisible();
  return box;
};

/** Opens watch mode of the order in a dialog. */
const watch = async (page: Page, box: Locator): Promise<Locator> => {
  await box.getByRole('button', { name: '查看流程' }).click();
  const dialog = page.getByRole('dialog', { name: '审批记录' });
  await expect(dialog.getByText(/^等待 /)).toBeVisible();
  return dialog;
};

const nodeOf = (dialog: Locator, name: string): Locator =>
  dialog.locator('.jig-flow-node').filter({ hasText: name });

const inTone = (node: Locator, tone: string): Promise<void> =>
  expect(node).toHaveClass(new RegExp(`jig-flow-tone-${tone}`));

test('a clerk watches the colours of his order change; a manager hands his decision on; a clerk takes his order back', async ({
  windows,
}) => {
  test.setTimeout(240_000);
  const clerk = await windows.open('sales');
  const manager = await windows.open('manager', { width: 1366, height: 768 });
  const director = await windows.open('director');
  const key = await newOrder(clerk);
  const watched = await watch(clerk, await follow(clerk, key));

  await test.step('the canvas shows where the order stands, the list beside it says the same #W01 #W52', async () => {
    await inTone(nodeOf(watched, '流程开始'), 'passed');
    await inTone(nodeOf(watched, '主管审批'), 'progress');
    await inTone(nodeOf(watched, '经理会签'), 'pending');
    await expect(nodeOf(watched, '主管审批')).toContainText('吴经理');
    await expect(watched.getByRole('img', { name: /^流程图：5个节点/ })).toBeVisible();
    // The open step is shown; a click on the canvas shows another.
    await expect(watched.getByRole('table', { name: '审批人员（主管审批）' })).toBeVisible();
    await nodeOf(watched, '经理会签').click();
    await expect(watched.getByRole('table', { name: '审批人员（经理会签）' })).toBeVisible();
    const side = await watched.locator('.jig-watch-side').boundingBox();
    expect(Math.round(side?.width ?? 0)).toBe(600);
  });

  await test.step('watch mode takes 90% of the window and its height less 140 #W07', async () => {
    const size = await watched.boundingBox();
    expect([Math.round(size?.width ?? 0), Math.round(size?.height ?? 0)]).toEqual([1680 * 0.9, 1000 - 140]);
  });

  await test.step('blue, green, red and grey are what they are called #W16', async () => {
    const colours = await clerk.evaluate(() => {
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      document.body.append(svg);
      const of = ['progress', 'passed', 'rejected', 'pending'].map((tone) => {
        svg.innerHTML = `<g class="jig-flow-node jig-flow-tone-${tone}"><rect class="jig-flow-node-box"/></g>`;
        const box = svg.querySelector('rect');
        return box ? (getComputedStyle(box).stroke.match(/\d+/g) ?? []).slice(0, 3).map(Number) : [];
      });
      svg.remove();
      return of;
    });
    const most = ([red = 0, green = 0, blue = 0]: readonly number[]): string =>
      Math.max(red, green, blue) - Math.min(red, green, blue) < 24
        ? 'grey'
        : (['red', 'green', 'blue'].at([red, green, blue].indexOf(Math.max(red, green, blue))) ?? '');
    expect(colours.map(most)).toEqual(['blue', 'green', 'red', 'grey']);
  });

  await test.step('his superior approves; the clerk sees it without doing anything', async () => {
    const box = await follow(manager, key);
    await box.getByLabel('审核意见').fill('价格可以');
    await box.getByRole('button', { name: '提交' }).click();
    await expect(manager.getByText('审核成功，等待 吴经理、徐经理 审批').first()).toBeVisible();
    await inTone(nodeOf(watched, '主管审批'), 'passed');
    await inTone(nodeOf(watched, '经理会签'), 'progress');
    await expect(watched.getByText('等待 吴经理、徐经理 审批')).toBeVisible();
    // The user's choice stays.
    await expect(watched.getByRole('table', { name: '审批人员（经理会签）' })).toBeVisible();
  });

  await test.step('the manager hands his seat to the director; everybody sees who is asked now', async () => {
    const box = await follow(manager, key);
    await box.getByRole('button', { name: '更多' }).first().click();
    await manager.getByRole('menuitem', { name: '转交' }).click();
    const act = manager.getByRole('dialog', { name: '转交' });
    await act.getByRole('button', { name: '确定' }).click();
    await expect(act.getByRole('alert')).toHaveText('请选择人员');
    await act.getByRole('combobox').first().click();
    await manager.keyboard.type('周总监');
    await manager.getByRole('option', { name: '周总监' }).click();
    await act.getByLabel('说明').fill('出差期间请代为审批');
    await act.getByRole('button', { name: '确定' }).click();
    await expect(manager.getByRole('status').filter({ hasText: '转交成功' }).first()).toBeVisible();
    await expect(nodeOf(watched, '经理会签')).toContainText('周总监');
    await expect(watched.getByText('等待 周总监、徐经理 审批')).toBeVisible();
    await expect(watched.getByRole('table', { name: '审批记录' })).toContainText('出差期间请代为审批');
    await expect((await follow(director, key)).getByRole('radio', { name: '通过' })).toBeVisible();
  });

  await test.step('whoever is writing is told, and nothing is taken from under his hands', async () => {
    const box = director.getByRole('dialog', { name: '审核' });
    await box.getByLabel('审核意见').fill('我写到一半的意见');
    const commented = await watch(clerk, await follow(clerk, key));
    await commented.getByRole('button', { name: '更多' }).click();
    await clerk.getByRole('menuitem', { name: '评论' }).click();
    const act = clerk.getByRole('dialog', { name: '评论' });
    await act.getByLabel('评论内容').fill('客户今天催了交期');
    await act.getByRole('button', { name: '确定' }).click();
    await expect(commented.getByRole('table', { name: '审批记录' })).toContainText('客户今天催了交期');
    await expect(box.getByText('审批进度已有更新，您填写的内容还在')).toBeVisible();
    await expect(box.getByLabel('审核意见')).toHaveValue('我写到一半的意见');
    await box.getByRole('button', { name: '查看最新' }).click();
    await expect(box.getByText('审批进度已有更新')).toHaveCount(0);
    await expect(box.getByLabel('审核意见')).toHaveValue('我写到一半的意见');
  });

  await test.step('a clerk takes an order back before anybody decided, and has it again', async () => {
    const other = await newOrder(clerk);
    const box = await follow(clerk, other);
    await box.getByRole('button', { name: '撤回' }).click();
    const act = clerk.getByRole('dialog', { name: '撤回' });
    await act.getByLabel('说明').fill('数量写错了');
    await act.getByRole('button', { name: '确定' }).click();
    await expect(clerk.getByText('撤回成功').first()).toBeVisible();
    await expect(box.getByText('等待 李销售 修改后重新提交')).toBeVisible();
    const dialog = await watch(clerk, box);
    await inTone(nodeOf(dialog, '主管审批'), 'pending');
    await expect(dialog.getByRole('button', { name: '撤回' })).toHaveCount(0);
    await expect(dialog.getByRole('table', { name: '审批记录' }).getByRole('row').last()).toContainText(
      '撤回',
    );
  });

  for (const page of [clerk, manager, director]) await page.context().close();
});

test('watch mode has nothing serious by axe, zooms, and is a list on a phone #Y07', async ({ windows }) => {
  test.setTimeout(180_000);
  const clerk = await windows.open('sales');
  const key = await newOrder(clerk);
  const dialog = await watch(clerk, await follow(clerk, key));
  await nodeOf(dialog, '总监审批').waitFor();
  const look = new Looker(clerk);
  await look.at('watch mode', dialog);
  await dialog.getByRole('button', { name: '放大' }).waitFor();
  for (let at = 0; at < 8; at++) {
    const smaller = dialog.getByRole('button', { name: '缩小' });
    if (await smaller.isEnabled()) await smaller.click();
  }
  await expect(dialog.locator('.jig-flow-percent')).toHaveText('30%');
  await dialog
    .getByRole('button', { name: '评论' })
    .or(dialog.getByRole('button', { name: '更多' }))
    .first()
    .click();
  await clerk.getByRole('menuitem', { name: '抄送' }).click();
  await look.at('copying', clerk.getByRole('dialog', { name: '抄送' }));
  expect(look.problems).toEqual([]);

  const phone = await windows.open('sales', { width: 390, height: 844 });
  const small = await watch(phone, await follow(phone, key));
  await expect(small.locator('.jig-steps li')).toHaveCount(5);
  await expect(small.locator('.jig-flow')).toHaveCount(0);
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await phone.context().close();
  await clerk.context().close();
});
