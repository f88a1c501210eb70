import type { Locator, Page } from '@playwright/test';
import { openInSession } from './openInSession.ts';
import { expect, signIn, signInByPage, test } from './product.ts';

const sizeOf = async (box: Locator): Promise<{ width: number; height: number }> =>
  (await box.boundingBox()) ?? { width: 0, height: 0 };

const screens = [
  [1680, 1000],
  [2400, 1200],
] as const;

/** Expects the size of a full dialog on this screen. */
async function expectFull(box: Locator, [width, height]: (typeof screens)[number]): Promise<void> {
  const size = await sizeOf(box);
  expect(Math.abs(size.width - Math.min(width * 0.9, 1800))).toBeLessThan(1.5);
  expect(Math.abs(size.height - (height - 140))).toBeLessThan(1.5);
}

/** Waits for the favourites above the menu, whose height the next page keeps free. */
const marksLoaded = (page: Page): Promise<void> => expect(page.locator('.jig-marks-room')).toHaveCount(0);

/** Sum of the layout shifts of the page from its start until its rows and its favourites are shown. */
async function shiftsOf(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  const isNarrow = (page.viewportSize()?.width ?? 0) < 768;
  if (!isNarrow) await page.waitForFunction(() => (window.jig?.grid?.()?.rowCount ?? 0) > 0);
  const list = isNarrow ? '.jig-cards[aria-busy="false"] li' : '.jig-grid-host[aria-busy="false"]';
  await expect(page.locator(list).first()).toBeVisible();
  await marksLoaded(page);
  return page.evaluate(() =>
    (window as unknown as { shifts: readonly number[] }).shifts.reduce((sum, one) => sum + one, 0),
  );
}

test.describe('a list while it loads', () => {
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const)
    test(`stands still in ${width} pixels, beside a tree too`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await signInByPage(page, 'admin');
      await expect(page.getByRole('main')).toBeVisible();
      await marksLoaded(page);
      for (const path of ['/Base_Product', '/Production_SalesOrder'])
        expect(await shiftsOf(page, path)).toBeLessThan(0.005);
    });

  test('stands still under favourites, which load later', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await signIn(page, 'admin');
    await page.goto('/Base_Product');
    const star = page.getByRole('main').getByRole('button', { name: '收藏', exact: true });
    const marked = page.getByRole('region', { name: '收藏' });
    await star.click();
    await expect(marked).toBeVisible();
    expect(await shiftsOf(page, '/Production_SalesOrder')).toBeLessThan(0.005);
    await expect(marked).toBeVisible();
    await openInSession(page, '/Base_Product');
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
  });
});

test('boxes have their sizes (specification 1 section 2) #L16 #L17 #L18 #W02 #W07', async ({ page }) => {
  await signIn(page, 'admin');
  /** Opens the box of a new record and looks at it in a window of this size. */
  const look = async (
    path: string,
    title: string,
    [width, height]: readonly [number, number],
    at: (box: Locator) => Promise<void>,
  ): Promise<void> =>
    test.step(`${title} in ${width} pixels`, async () => {
      await page.setViewportSize({ width, height });
      await openInSession(page, path);
      await page.getByRole('button', { name: '新建', exact: true }).click();
      const box = page.getByRole('dialog', { name: `${title} - 新建` });
      await at(box);
      await box.getByRole('button', { name: '关闭', exact: true }).click();
      await expect(box).toHaveCount(0);
    });

  for (const screen of screens)
    await look('/Production_SalesOrder', '销售订单', screen, async (box) => {
      await expect(box.getByRole('grid', { name: '销售订单明细' })).toBeVisible();
      await expectFull(box, screen);
      // Host of the grid; the readable area lies inside its frame.
      expect((await sizeOf(box.locator('.jig-grid-host'))).height).toBeGreaterThanOrEqual(240);
    });

  // The grid takes the height that a short form leaves over.
  await look('/Production_ProductPlan', '生产计划', screens[0], async (box) => {
    await expect(box.getByRole('grid', { name: '计划明细' })).toBeVisible();
    expect((await sizeOf(box.locator('.jig-grid-host'))).height).toBeGreaterThan(300);
    const body = box.locator('.jig-dialog-body');
    expect(await body.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0);
  });

  for (const screen of screens)
    await look('/Sys_WorkFlow', '审批流程', screen, async (box) => {
      const form = box.getByRole('region', { name: '流程信息' });
      for (const label of ['流程名称', '业务单据', '备注'])
        await expect(form.getByLabel(label, { exact: true })).toBeVisible();
      await expect(form.getByLabel('权重', { exact: true })).toHaveValue('1');
      await expectFull(box, screen);
    });

  // The lighter box takes 80% of the window at most.
  await look('/Base_Warehouse', '仓库', [1366, 768], async (box) => {
    const size = await sizeOf(box);
    expect(size.width).toBeLessThanOrEqual(1366 * 0.8 + 1);
    expect(size.height).toBeLessThanOrEqual(768 * 0.8 + 1);
    expect(size.width).toBeGreaterThan(600);
  });
});

test('a row is added in sight of its table in a low window', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await signIn(page, 'sales');
  await page.goto('/Production_SalesOrder');
  await page.getByRole('button', { name: '新建', exact: true }).click();
  const box = page.getByRole('dialog', { name: '销售订单 - 新建' });
  await box.getByRole('button', { name: '新增行' }).click();
  await expect(box.getByLabel('产品', { exact: true })).toBeFocused();
  await expect(box.locator('.jig-grid-host')).toBeInViewport({ ratio: 1 });
  // By keyboard the header folds, and unfolds for a field of it.
  const header = box.locator('.jig-form');
  const whole = (await sizeOf(header)).height;
  await page.keyboard.press('Tab');
  await expect.poll(async () => (await sizeOf(header)).height).toBeLessThan(whole / 2);
  // Two whole lines: the second is not cut, the third is out of sight.
  await expect(box.locator('[data-field="DeliveryDate"].jig-field')).toBeInViewport({ ratio: 1 });
  await expect(box.locator('[data-field="Linkman"].jig-field')).not.toBeInViewport();
  await box.getByLabel('客户', { exact: true }).focus();
  await expect.poll(async () => (await sizeOf(header)).height).toBe(whole);
});

test('in a narrow window list and form are used without scrolling sideways #X24', async ({ page }) => {
  await signIn(page, 'sales');
  // 683 pixels is what a zoom of 200 % leaves of 1366.
  for (const width of [320, 683]) {
    await page.setViewportSize({ width, height: 640 });
    await openInSession(page, '/Production_SalesOrder');
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
    const seen = async (target: Locator): Promise<void> => {
      await target.scrollIntoViewIfNeeded();
      const place = await target.boundingBox();
      expect(place?.x ?? -1).toBeGreaterThanOrEqual(0);
      expect((place?.x ?? 0) + (place?.width ?? 999)).toBeLessThanOrEqual(width);
    };
    await expect(page.getByRole('list', { name: '销售订单' })).toBeVisible();
    expect(await wide()).toBe(width);
    await seen(page.getByRole('button', { name: '新建', exact: true }));
    await seen(page.getByRole('textbox', { name: /快速查询/ }));

    await test.step('the menu lies over the page and goes with the choice', async () => {
      const menu = page.getByRole('navigation', { name: '菜单' });
      await expect(menu).toBeHidden();
      await page.getByRole('button', { name: '展开菜单' }).click();
      await menu.getByRole('textbox', { name: '搜索菜单' }).fill('客户');
      await menu.getByRole('link', { name: '客户', exact: true }).click();
      await expect(page.getByRole('heading', { name: '客户' })).toBeVisible();
      await expect(menu).toBeHidden();
    });

    await test.step('fields stand one under the other', async () => {
      await openInSession(page, '/Production_SalesOrder');
      await page.getByRole('button', { name: '新建', exact: true }).click();
      const box = page.getByRole('dialog', { name: '销售订单 - 新建' });
      await seen(box.getByLabel('联系人'));
      await seen(box.getByLabel('收货地址'));
      await seen(box.getByRole('button', { name: '保存', exact: true }));
      expect(await wide()).toBe(width);
    });

    await test.step('what takes input has a border, what is only shown is plain text', async () => {
      const box = page.getByRole('dialog', { name: '销售订单 - 新建' });
      const look = (name: string) =>
        box.getByLabel(name, { exact: true }).evaluate((input) => {
          const style = getComputedStyle(input.closest('.semi-input-wrapper') ?? input);
          return [style.borderBottomColor, style.backgroundColor];
        });
      const [edge, paper] = ['rgb(134, 140, 150)', 'rgb(255, 255, 255)'];
      const clear = 'rgba(0, 0, 0, 0)';
      expect(await look('联系人')).toEqual([edge, paper]);
      expect(await look('付款方式')).toEqual([edge, paper]);
      expect(await look('未税金额')).toEqual([clear, clear]);
    });
    await page
      .getByRole('dialog', { name: '销售订单 - 新建' })
      .getByRole('button', { name: '关闭', exact: true })
      .click();
  }
});

test('a list on a phone is cards: opened, chosen and stepped through, the tree in a drawer', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin');
  await page.goto('/Base_Product');
  const cards = page.getByRole('list', { name: '产品定义' }).getByRole('listitem');
  await expect(cards.first()).toBeVisible();
  const small = await page
    .locator('.jig-list button, .jig-list select')
    .evaluateAll((all) => all.filter((one) => one.checkVisibility() && one.clientHeight < 40).length);
  expect(small).toBe(0);
  const total = page.getByText(/^共 \d+ 项$/);
  const all = (await total.textContent()) ?? '';
  await page.getByRole('button', { name: /^产品分类/ }).click();
  await page.getByRole('dialog').getByRole('treeitem', { name: '传感器' }).click();
  await expect(page.getByRole('button', { name: '产品分类：传感器', exact: true })).toBeVisible();
  // The rows come after the name of the class, and take a selection of the rows before with them.
  await expect(total).not.toHaveText(all);
  await cards.first().getByRole('checkbox').check();
  await expect(page.getByText('已选 1 项')).toBeVisible();
  await cards.first().getByRole('button').click();
  const box = page.getByRole('dialog', { name: '产品定义 - 编辑' });
  await expect(box).toBeVisible();
  expect(await box.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(box.getByText(/^1 \//)).toBeVisible();
  await page.keyboard.press('F9');
  await expect(box.getByText(/^2 \//)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
