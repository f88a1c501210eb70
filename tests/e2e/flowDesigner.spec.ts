import type { Page } from '@playwright/test';
import { FlowHand } from './FlowHand.ts';
import { keptDrafts } from './keptDrafts.ts';
import { Looker } from './Looker.ts';
import { expect } from './product.ts';
import { test } from './windows.ts';

// Needs its own product: a flow affects all orders.
test.use({ own: {} });

test('an administrator draws the sales-order flow from nothing, is stopped by each wrong line and publishes it #W01 #W48 #W66 #W67 #W68 #W69 #W79 #Y07', async ({
  windows,
}) => {
  const page = await windows.open('admin');
  await page.goto('/Sys_WorkFlow');
  const hand = new FlowHand(page);
  const looker = new Looker(page);
  const { box } = hand;
  await hand.click(page.getByRole('button', { name: '新建' }));
  await expect(box.getByText('流程设计')).toBeVisible();
  await expect(page.locator('.jig-flow-stage')).toBeVisible();
  await looker.at('an empty designer', box);

  // The name field has the focus.
  await expect(box.getByLabel('流程名称')).toBeFocused();
  await page.keyboard.type('大额销售订单审批');
  await hand.click(box.locator('[data-field="WorkTable"] [role=combobox]'));
  await page.keyboard.type('销售订单');
  await hand.click(page.locator('.jig-choice-option').filter({ hasText: /^销售订单$/ }));
  await hand.drop('start', 300, 60);
  await hand.drop('node', 300, 180);
  await hand.type(box.getByLabel('节点名称'), '经理会签');
  await hand.click(hand.property('userId').locator('[role=combobox]'));
  await hand.click(page.locator('.jig-choice-option').filter({ hasText: '吴经理' }));
  await hand.click(page.locator('.jig-choice-option').filter({ hasText: '徐经理' }));
  await page.keyboard.press('Escape');
  await expect(hand.property('auditMethod').getByRole('radio', { name: /会签/ })).toBeChecked();
  await hand.drop('node', 520, 300);
  await hand.type(box.getByLabel('节点名称'), '总监审批');
  await hand.click(hand.property('userId').locator('[role=combobox]'));
  await hand.click(page.locator('.jig-choice-option').filter({ hasText: '周总监' }));
  await page.keyboard.press('Escape');
  await hand.drop('end', 300, 420);

  const drawn = hand.clicks;
  // Mistakes are reported at once, and nothing is drawn.
  await hand.drop('start', 700, 60);
  await hand.says('只能有一个流程开始节点');
  await hand.drop('end', 700, 60);
  await hand.says('只能有一个流程结束节点');
  await hand.drop('node', -120, 60);
  await hand.says('请拖入画布中');
  await expect(page.locator('.jig-flow-node')).toHaveCount(4);
  hand.clicks = drawn;

  await hand.line('流程开始', '经理会签');
  await hand.line('经理会签', '总监审批');
  await hand.line('经理会签', '流程结束');
  await hand.line('总监审批', '流程结束');
  await expect(page.locator('.jig-flow-line')).toHaveCount(4);
  const lines = hand.clicks;
  await hand.refused('经理会签', '总监审批', '连线已存在');
  await hand.refused('总监审批', '经理会签', '两个节点之间不能循环连接');
  await hand.refused('总监审批', '流程开始', '开始节点不能有流入的连线');
  await expect(page.locator('.jig-flow-line')).toHaveCount(4);
  hand.clicks = lines;

  // Publishing is refused and the place is linked: without a condition one of two lines is never taken.
  await hand.click(box.getByRole('button', { name: '发布' }));
  await expect(page.getByRole('alert').filter({ hasText: '永远不会被走到' }).first()).toBeVisible();
  await hand.click(box.getByRole('button', { name: /永远不会被走到/ }).first());
  await looker.at('problems of a flow', box);
  await hand.click(page.locator('.jig-flow-line-hit').nth(1));
  await hand.click(box.getByRole('button', { name: '添加条件组' }));
  await box.getByLabel('条件 1.1 的字段').selectOption({ label: '价税合计' });
  hand.clicks += 2;
  await box.getByLabel('条件 1.1 的比较方式').selectOption({ label: '大于' });
  hand.clicks += 2;
  await hand.type(box.getByLabel('条件 1.1 的值'), '100000');
  await expect(box.getByRole('status').filter({ hasText: '没有问题，可以发布' })).toBeVisible();

  await looker.at('a drawn flow', box);
  // Two flows have the same weight, which only the server knows; the link leads to the weight field.
  await hand.click(box.getByRole('button', { name: '发布' }));
  await expect(box.getByRole('button', { name: /权重同为1/ })).toBeVisible();
  await expect(box.getByLabel('权重')).toBeFocused();
  await box.getByLabel('权重').fill('5');
  await hand.click(box.getByRole('button', { name: '发布' }));
  const ask = page.getByRole('dialog', { name: '发布流程' });
  await expect(ask.getByText('审批人：会签：吴经理、徐经理')).toBeVisible();
  await expect(ask.getByText('条件：价税合计 大于 100000')).toBeVisible();
  await looker.at('what a version changes', ask);
  await hand.click(ask.getByRole('button', { name: '确认发布' }));
  await expect(page.getByRole('status').filter({ hasText: /成功/ }).first()).toBeVisible();
  expect(hand.clicks, 'clicks to draw and publish the flow').toBeLessThanOrEqual(45);
  expect(looker.problems).toEqual([]);
  await page.context().close();
});

/** Keyboard actions only. */
class Keys {
  readonly #keyboard: Page['keyboard'];

  constructor(readonly page: Page) {
    this.#keyboard = page.keyboard;
  }

  async press(key: string): Promise<void> {
    await this.#keyboard.press(key);
  }

  /** Presses Tab until the focused element has this accessible name. */
  async tabTo(name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const met: string[] = [];
    for (let presses = 0; presses <= 80; presses += 1) {
      const here = await this.#focused();
      if (typeof name === 'string' ? here === name : name.test(here)) return;
      met.push(here);
      await this.press(key);
    }
    throw new Error(`${name} is not reached by ${key}: ${met.join(' | ')}`);
  }

  /** Moves to a control by Tab and presses Enter. */
  async use(name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await this.tabTo(name, key);
    await this.press('Enter');
  }

  /** Moves to a field by Tab and replaces its text. */
  async type(name: string | RegExp, words: string): Promise<void> {
    await this.tabTo(name);
    await this.press('Control+A');
    await this.#keyboard.type(words);
  }

  /** Presses an arrow key until the focused option or part reads like this. */
  async arrowTo(words: RegExp, key: 'ArrowDown' | 'ArrowUp' = 'ArrowDown'): Promise<void> {
    const met: string[] = [];
    for (let presses = 0; presses <= 80; presses += 1) {
      const here = await this.page.evaluate(() => {
        const focused = document.activeElement;
        if (focused instanceof HTMLSelectElement) return focused.selectedOptions[0]?.text ?? '';
        const named = focused?.closest('[aria-activedescendant]')?.getAttribute('aria-activedescendant');
        return (named ? document.getElementById(named) : focused)?.textContent ?? '';
      });
      if (words.test(here)) return;
      met.push(here);
      await this.press(key);
      await this.#drawn();
    }
    throw new Error(`${words} is not reached by ${key}: ${met.join(' | ')}`);
  }

  /** Opens a list and picks options. */
  async choose(name: string | RegExp, ...options: readonly RegExp[]): Promise<void> {
    await this.use(name);
    await expect(this.page.locator('.jig-choice-option').first()).toBeVisible();
    await this.#drawn();
    for (const option of options) {
      await this.arrowTo(option);
      await this.press('Enter');
    }
  }

  async #focused(): Promise<string> {
    const focused = this.page.locator(':focus');
    if ((await focused.count()) === 0) return '';
    const [line = ''] = (await focused.ariaSnapshot()).split('\n');
    // The star of a required field is part of the name.
    return /"\*?(.*)"/.exec(line)?.[1] ?? '';
  }

  #drawn(): Promise<void> {
    return this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
    );
  }
}

test('by keyboard alone an administrator draws a flow with a condition and a countersign, from 新建 to published #Y05 #Y07', async ({
  windows,
}) => {
  const page = await windows.open('admin');
  await page.goto('/Sys_WorkFlow');
  const keys = new Keys(page);
  const looker = new Looker(page);
  const box = page.getByRole('dialog').first();
  const part = (name: RegExp) => box.getByRole('treeitem', { name });
  await expect(page.getByRole('button', { name: '新建' })).toBeVisible();
  await keys.use('新建');
  await expect(box.getByLabel('流程名称')).toBeFocused();
  await keys.type('流程名称', '订单两级审批');
  await keys.choose(/^业务单据/, /^销售订单$/);
  await keys.type('权重', '9');

  await keys.tabTo('画布');
  await keys.press('ArrowRight');
  await expect(box.getByRole('tab', { name: '节点和连线' })).toBeFocused();
  await keys.use('添加流程开始');
  await expect(part(/^流程开始/)).toBeVisible();

  // Each new part follows the selected one, with a line to it.
  await keys.use('添加流程节点');
  await keys.use(/^流程节点/);
  await expect(box.getByLabel('节点名称')).toBeFocused();
  await keys.type('节点名称', '经理会签');
  await keys.choose('审批用户', /吴经理/, /徐经理/);
  await keys.press('Escape');
  await expect(box.getByRole('radio', { name: /^会签/ })).toBeChecked();
  await keys.use('添加流程节点', 'Shift+Tab');
  await keys.use(/^流程节点 流程节点/);
  await keys.type('节点名称', '总监审批');
  await keys.choose('审批用户', /周总监/);
  await keys.press('Escape');
  await keys.use('添加流程结束', 'Shift+Tab');
  await expect(part(/^到 流程结束/)).toHaveCount(1);

  // Draws a second line from an earlier node.
  await keys.tabTo(/^流程结束/);
  await keys.arrowTo(/经理会签.*会签/, 'ArrowUp');
  await keys.tabTo('从【经理会签】连线到', 'Shift+Tab');
  await keys.arrowTo(/^流程结束$/);
  await keys.use('连线');
  await expect(part(/^到 流程结束/)).toHaveCount(2);

  await keys.tabTo(/^(到|流程)/);
  await keys.arrowTo(/^到 总监审批/, 'ArrowUp');
  await keys.press('Enter');
  await keys.use('添加条件组');
  await expect(box.getByLabel('条件 1.1 的字段')).toBeFocused();
  await keys.arrowTo(/^价税合计$/);
  await keys.tabTo('条件 1.1 的比较方式');
  await keys.arrowTo(/^大于$/);
  await keys.type('条件 1.1 的值', '100000');
  await expect(part(/^到 总监审批 价税合计 大于 100000/)).toBeVisible();
  await looker.at('the list of nodes and lines', box);

  await keys.use('发布');
  const ask = page.getByRole('dialog', { name: '发布流程' });
  await expect(ask.getByText('审批人：会签：吴经理、徐经理')).toBeVisible();
  await expect(ask.getByText('条件：价税合计 大于 100000')).toBeVisible();
  await keys.use('确认发布');
  await expect(page.getByRole('status').filter({ hasText: /成功/ }).first()).toBeVisible();
  expect(looker.problems).toEqual([]);
  await page.context().close();
});

test('nothing an administrator draws is lost: not by a reload, not by what a colleague publishes', async ({
  windows,
}) => {
  test.setTimeout(180_000);
  const page = await windows.open('admin');
  const colleague = await windows.open('admin', { width: 1366, height: 768 });
  const box = page.getByRole('dialog', { name: '审批流程 - 编辑' });
  const part = (name: RegExp) => box.getByRole('treeitem', { name });
  const openFlow = async (window: Page): Promise<void> => {
    await window.goto('/Sys_WorkFlow');
    await window
      .getByRole('row', { name: /采购订单审批/ })
      .getByRole('link')
      .first()
      .click();
    await expect(window.getByRole('dialog', { name: '审批流程 - 编辑' }).getByLabel('流程名称')).toHaveValue(
      '采购订单审批',
    );
  };
  await openFlow(page);

  await test.step('a draft survives a reload #W48', async () => {
    await box.getByRole('tab', { name: '节点和连线' }).click();
    await part(/^流程结束/).click();
    await box.getByLabel('节点名称').fill('采购审批完成');
    await expect(part(/^流程结束 采购审批完成/)).toBeVisible();
    await expect.poll(() => keptDrafts(page)).toBe(1);
    await page.reload();
    const offer = box.getByRole('region', { name: '未保存的草稿' });
    await box.getByRole('tab', { name: '节点和连线' }).click();
    await expect(part(/^流程结束/)).not.toContainText('采购审批完成');
    await offer.getByRole('button', { name: '恢复' }).click();
    await expect(part(/^流程结束 采购审批完成/)).toBeVisible();
  });

  await test.step('a colleague publishes another change of the same flow', async () => {
    await openFlow(colleague);
    const theirs = colleague.getByRole('dialog', { name: '审批流程 - 编辑' });
    await theirs.getByRole('tab', { name: '节点和连线' }).click();
    await theirs.getByRole('treeitem', { name: /^流程开始/ }).click();
    await theirs.getByLabel('节点名称').fill('采购员提交');
    await theirs.getByRole('button', { name: '发布' }).click();
    const ask = colleague.getByRole('dialog', { name: '发布流程' });
    await expect(ask).toContainText('采购员提交');
    await ask.getByRole('button', { name: '确认发布' }).click();
    await expect(colleague.getByRole('status').filter({ hasText: /成功/ }).first()).toBeVisible();
  });

  await test.step('what a colleague published meanwhile is merged #Y06', async () => {
    const publish = async (): Promise<void> => {
      await box.getByRole('button', { name: '发布' }).click();
      await page.getByRole('button', { name: '确认发布' }).click();
    };
    await publish();
    const notice = box.getByRole('region', { name: /修改/ }).filter({ hasText: '应用合并' });
    await expect(notice).toContainText('双方修改的是不同的内容，可以全部保留');
    await expect(notice.getByRole('row', { name: /提交订单/ })).toBeVisible();
    await expect(notice.getByRole('row', { name: /采购审批完成/ })).toBeVisible();
    await notice.getByRole('button', { name: '应用合并' }).click();
    await expect(part(/^流程开始 采购员提交/)).toBeVisible();
    await expect(part(/^流程结束 采购审批完成/)).toBeVisible();
    await publish();
    await expect(page.getByRole('status').filter({ hasText: /成功/ }).first()).toBeVisible();
  });

  for (const one of [page, colleague]) await one.context().close();
});
