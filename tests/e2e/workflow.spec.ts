import type { Locator, Page } from '@playwright/test';
import { approvalFlow } from './approvalFlow.ts';
import { Looker } from './Looker.ts';
import { openInSession } from './openInSession.ts';
import { expect } from './product.ts';
import { test } from './windows.ts';

// Needs its own product: a flow affects all orders.
test.use({ own: { seed: { workflows: [approvalFlow] } } });

/** Opens the order as the link of a message does: to decide for its approver, to view for others. */
async function follow(page: Page, key: string): Promise<Locator> {
  await openInSession(page, `/Production_SalesOrder?viewflow=1&id=${key}`);
  const box = page.getByRole('dialog');
  await expect(box.getByText(/^(等待 |审批已全部通过)/)).toBeVisible();
  return box;
}

interface Decision {
  readonly result: '通过' | '拒绝' | '反审';
  readonly follows?: string | RegExp;
  readonly reason: string;
  /** Text of the toast. */
  readonly said: string;
  /** True when the next node asks the same user. */
  readonly again?: boolean;
}

/** Decides about the order in its dialog, and checks who is asked next. */
async function decide(
  page: Page,
  key: string,
  { result, follows, reason, said, again = false }: Decision,
): Promise<void> {
  const box = await follow(page, key);
  if (result === '反审') await box.getByRole('button', { name: '反审' }).click();
  await expect(page.getByRole('dialog', { name: '审核' })).toBeVisible();
  await box.getByRole('radio', { name: result, exact: true }).check();
  if (follows !== undefined) await box.getByRole('radio', { name: follows }).check();
  await box.getByLabel('审核意见').fill(reason);
  await box.getByRole('button', { name: '提交' }).click();
  await expect(page.getByRole('status').filter({ hasText: said }).first()).toBeVisible();
  // An approver of the next node may continue at once; others return to the view that the link opened.
  await expect(page.getByRole('dialog', { name: again ? '审核' : /^销售订单/ })).toBeVisible();
}

/** Steps with their states, as the dialog lists them. */
async function stepsOf(page: Page, key: string): Promise<readonly string[]> {
  const box = await follow(page, key);
  if ((await box.getByRole('button', { name: '查看流程' }).count()) > 0)
    await box.getByRole('button', { name: '查看流程' }).click();
  const list = page.getByRole('dialog').last().locator('.jig-steps');
  await expect(list).toBeVisible();
  return list.getByRole('button').evaluateAll((buttons) =>
    buttons.map((button) => {
      const part = (name: string): string => button.querySelector(name)?.textContent ?? '';
      return `${part('.jig-step-name')} ${part('.jig-state')}`;
    }),
  );
}

/** History entries: node, actor, decision; the dialog must be open. */
async function recordOf(page: Page): Promise<readonly string[]> {
  const rows = page.getByRole('dialog').last().getByRole('table', { name: '审批记录' }).getByRole('row');
  return rows.evaluateAll((all) =>
    all.slice(1).map((row) => {
      const cells = [...row.querySelectorAll('td')];
      return [1, 2, 3]
        .map((at) => (cells[at]?.querySelector('.jig-state') ?? cells[at])?.textContent)
        .join(' ');
    }),
  );
}

/** Copies an order over 100,000, which starts a flow. Leaves it open in its dialog. */
async function newOrder(clerk: Page): Promise<{ readonly key: string; readonly code: string }> {
  await clerk.goto('/Production_SalesOrder');
  await expect(clerk.getByRole('gridcell', { name: /^XSDD/ }).first()).toBeVisible();
  const big = await clerk.evaluate(() => {
    const grid = window.jig?.grid();
    for (let at = 0; at < 30; at++) {
      const amount = Number(String(grid?.cell(at, 'TotalWithTax')).replace(/[^0-9.]/g, ''));
      if (amount > 100_000) return String(grid?.cell(at, 'SalesOrderCode'));
    }
    return '';
  });
  await clerk
    .getByRole('row', { name: new RegExp(big) })
    .getByRole('checkbox')
    .check();
  await clerk.getByRole('toolbar').getByRole('button', { name: '复制' }).click();
  const copy = clerk.getByRole('dialog', { name: '销售订单 - 复制' });
  await copy.getByLabel('备注', { exact: true }).fill('老客户追加订货');
  await copy.getByRole('button', { name: '保存', exact: true }).click();
  const box = clerk.getByRole('dialog', { name: /销售订单 - (编辑|查看)/ });
  await expect(box).toBeVisible();
  const made = await box.getByLabel('单据编号').inputValue();
  await box.getByRole('button', { name: '关闭', exact: true }).click();
  await clerk
    .getByRole('row', { name: new RegExp(made) })
    .getByRole('link')
    .first()
    .click();
  await expect(clerk).toHaveURL(/id=\d+/);
  return { key: new URL(clerk.url()).searchParams.get('id') ?? '', code: made };
}

test('an order goes its whole way: condition, countersign, return, rejection, a second round, approval, reversal #P05 #R08', async ({
  windows,
}) => {
  test.setTimeout(300_000);
  const clerk = await windows.open('sales');
  const manager = await windows.open('manager');
  const second = await windows.open('manager2');
  const director = await windows.open('director');

  const { key, code } =
    await test.step('a clerk copies an order of more than 100,000: its flow starts', async () => {
      return newOrder(clerk);
    });
  const status = async (page: Page, word: string): Promise<void> => {
    await openInSession(page, '/Production_SalesOrder');
    // The list is as it was read; this reads it again.
    await page.getByRole('textbox', { name: /^快速查询/ }).press('Enter');
    await expect(page.getByRole('row', { name: new RegExp(code) })).toContainText(word);
  };

  await test.step('it waits for his superior; the forecast goes on to the director; nobody else may decide', async () => {
    await expect((await follow(clerk, key)).getByText('等待 吴经理 审批')).toBeVisible();
    expect(await stepsOf(clerk, key)).toEqual([
      '流程开始 已发起',
      '主管审批 审批中',
      '经理会签 未到达',
      '总监审批 未到达',
      '流程结束 未到达',
    ]);
    const box = await follow(director, key);
    await expect(director.getByRole('dialog', { name: '审核' })).toHaveCount(0);
    await expect(box.getByRole('button', { name: '审核', exact: true })).toHaveCount(0);
    await status(clerk, '待审核');
  });

  await test.step('the superior passes it on to two managers', async () => {
    await decide(manager, key, {
      result: '通过',
      reason: '价格可以',
      said: '审核成功，等待 吴经理、徐经理 审批',
      again: true,
    });
    await status(clerk, '审核中');
    const box = await follow(clerk, key);
    await expect(box.getByText('等待 吴经理、徐经理 审批')).toBeVisible();
  });

  await test.step('one signs, the other returns it to the previous node', async () => {
    await decide(manager, key, { result: '通过', reason: '同意', said: '审核成功，等待 徐经理 审批' });
    await decide(second, key, {
      result: '拒绝',
      follows: '返回上一节点（主管审批）',
      reason: '折扣请再核对',
      said: '审核成功，等待 吴经理 审批',
    });
    expect((await stepsOf(clerk, key)).slice(0, 3)).toEqual([
      '流程开始 已发起',
      '主管审批 审批中',
      '经理会签 未到达',
    ]);
    expect((await recordOf(clerk)).at(-1)).toBe('经理会签 徐经理 拒绝');
    await status(clerk, '审核中');
  });

  await test.step('it is voted again, and rejected: the clerk has it', async () => {
    await decide(manager, key, {
      result: '通过',
      reason: '折扣已核对',
      said: '等待 吴经理、徐经理 审批',
      again: true,
    });
    await decide(second, key, {
      result: '拒绝',
      follows: '流程结束',
      reason: '交期太短，请与客户商量',
      said: '审核成功，等待 李销售 修改后重新提交',
    });
    await status(clerk, '审核未通过');
    expect(await stepsOf(manager, key)).toContain('经理会签 已拒绝');
  });

  await test.step('the clerk edits it and submits it again: a second round', async () => {
    await openInSession(clerk, `/Production_SalesOrder?id=${key}`);
    const box = clerk.getByRole('dialog', { name: /销售订单 - (编辑|查看)/ });
    await expect(box.getByText('等待 李销售 修改后重新提交')).toBeVisible();
    await box.getByLabel('备注', { exact: true }).fill('交期已与客户推迟两周');
    await box.getByRole('button', { name: '保存', exact: true }).click();
    await expect(clerk.getByText('保存成功').first()).toBeVisible();
    await box.getByRole('button', { name: '重新提交' }).click();
    await expect(clerk.getByText('提交审批成功，等待 吴经理 审批').first()).toBeVisible();
    await status(clerk, '待审核');
  });

  await test.step('everybody approves; a rival vote from an old window is told who was quicker and keeps its words', async () => {
    await decide(manager, key, {
      result: '通过',
      reason: '可以',
      said: '等待 吴经理、徐经理 审批',
      again: true,
    });
    await decide(manager, key, { result: '通过', reason: '可以', said: '等待 徐经理 审批' });
    const stale = await second.context().newPage();
    const old = await follow(stale, key);
    await old.getByLabel('审核意见').fill('我写到一半的意见');
    await decide(second, key, { result: '通过', reason: '同意', said: '等待 周总监 审批' });
    await old.getByRole('button', { name: '提交' }).click();
    await expect(old.getByRole('alert').filter({ hasText: '徐经理已先一步处理（通过' })).toBeVisible();
    await expect(old.getByText('等待 周总监 审批')).toBeVisible();
    await stale.close();
    await decide(director, key, { result: '通过', reason: '批准', said: '审核成功，审批已全部通过' });
    await status(clerk, '审核通过');
    const box = await follow(clerk, key);
    await expect(box.getByRole('button', { name: '保存', exact: true })).toHaveCount(0);
    await expect(box.getByRole('button', { name: '反审' })).toHaveCount(0);
    expect(await stepsOf(clerk, key)).toEqual([
      '流程开始 已发起',
      '主管审批 已通过',
      '经理会签 已通过',
      '总监审批 已通过',
      '流程结束 已通过',
    ]);
  });

  await test.step('the director takes it back: the clerk has it again, and the record tells all of it', async () => {
    await decide(director, key, {
      result: '反审',
      follows: '返回开始节点（李销售）',
      reason: '客户改了数量',
      said: '等待 李销售 修改后重新提交',
    });
    await status(clerk, '已反审');
    await stepsOf(clerk, key);
    expect(await recordOf(clerk)).toEqual([
      expect.stringMatching(/李销售 提交$/),
      '主管审批 吴经理 通过',
      '经理会签 吴经理 通过',
      '经理会签 徐经理 拒绝',
      '主管审批 吴经理 通过',
      '经理会签 徐经理 拒绝',
      expect.stringMatching(/李销售 重新提交$/),
      '主管审批 吴经理 通过',
      '经理会签 吴经理 通过',
      '经理会签 徐经理 通过',
      '总监审批 周总监 通过',
      '总监审批 周总监 反审',
    ]);
  });
  for (const page of [clerk, manager, second, director]) await page.context().close();
});

test('in a narrow box an approver reads, changes what his node permits and decides; several at once are answered one by one', async ({
  windows,
}) => {
  test.setTimeout(300_000);
  const clerk = await windows.open('sales');
  const manager = await windows.open('manager');
  // Uses a wide window for the dialog: in a narrow one the link leads to the phone page.
  const phone = await windows.open('manager2', { width: 1000, height: 844 });
  const { key, code } = await newOrder(clerk);
  const other = await newOrder(clerk);
  await decide(manager, key, {
    result: '通过',
    reason: '可以',
    said: '等待 吴经理、徐经理 审批',
    again: true,
  });

  await test.step('in 390 pixels: nothing sideways, one finger’s size, nothing serious by axe in either theme #W45', async () => {
    const box = await follow(phone, key);
    await expect(phone.getByRole('dialog', { name: '审核' })).toBeVisible();
    await phone.setViewportSize({ width: 390, height: 844 });
    const look = new Looker(phone);
    await look.at('a vote', box);
    await box.getByRole('button', { name: '去审批' }).click();
    await expect(box.getByRole('heading', { name: '审批', exact: true })).toBeInViewport();
    await box.getByRole('radio', { name: '拒绝' }).check();
    await look.at('a rejection', box);
    expect(look.problems).toEqual([]);
    const small = await box
      .locator('.jig-audit-panel')
      .evaluate((panel) =>
        [...panel.querySelectorAll('button, .semi-radio')]
          .filter((one) => one.getBoundingClientRect().height < 44)
          .map((one) => one.textContent),
      );
    expect(small).toEqual([]);
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  await test.step('the date his node permits goes with his vote, and stands in the record of the order', async () => {
    const box = phone.getByRole('dialog', { name: '审核' });
    await box.getByRole('radio', { name: '通过' }).check();
    await expect(box.getByText('本节点可修改：交货日期，随审批一起提交')).toBeVisible();
    await expect(box.getByLabel('备注', { exact: true })).not.toBeEditable();
    await box.getByLabel('交货日期').fill('2027-06-30');
    await box.getByLabel('交货日期').press('Enter');
    await box.getByLabel('审核意见').fill('交期改到月底');
    await box.getByRole('button', { name: '提交' }).click();
    await expect(phone.getByText('审核成功，等待 吴经理 审批').first()).toBeVisible();
    await expect((await follow(clerk, key)).getByLabel('交货日期')).toHaveValue('2027-06-30');
  });

  await test.step('two from the list: each is answered, the one that waits for somebody else is named', async () => {
    await decide(manager, key, { result: '通过', reason: '可以', said: '等待 周总监 审批' });
    await openInSession(manager, '/Production_SalesOrder');
    for (const one of [code, other.code])
      await manager
        .getByRole('row', { name: new RegExp(one) })
        .getByRole('checkbox')
        .check();
    await manager.getByRole('toolbar').getByRole('button', { name: '更多' }).click();
    await manager.getByRole('menuitem', { name: '审核', exact: true }).click();
    const dialog = manager.getByRole('dialog', { name: '审核' });
    await expect(dialog.getByRole('note')).toHaveText(`其中1条当前不需要您审核：${code}`);
    await dialog.getByRole('button', { name: '提交' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('成功1行，失败1行');
    await expect(dialog.getByRole('row', { name: new RegExp(code) })).toContainText('失败：');
    await expect(dialog.getByRole('row', { name: new RegExp(other.code) })).toContainText('成功');
  });
  for (const page of [clerk, manager, phone]) await page.context().close();
});
