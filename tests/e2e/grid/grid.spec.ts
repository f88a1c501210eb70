import assert from 'node:assert/strict';
import { expect, type Page, test } from '@playwright/test';
import { servePages } from '../../../scripts/servePages.ts';

interface PageWindow {
  readonly log: string[];
  readonly start: readonly unknown[];
  setRows(rows: readonly unknown[]): void;
  setStay(stay: boolean): void;
  setShown(shown: boolean): void;
  readonly jig: {
    grid(name?: string): {
      readonly rowCount: number;
      cell(row: number, field: string): string | undefined;
      bounds(row: number, field: string): { x: number; y: number; width: number; height: number } | undefined;
    };
  };
}

declare const window: PageWindow & Window;

let pages: Awaited<ReturnType<typeof servePages>>;
const errors: string[] = [];

test.use({ viewport: { width: 1000, height: 500 } });
test.beforeAll(async () => {
  pages = await servePages(['tests/e2e/grid/page.html']);
});
test.afterAll(() => pages.close());
test.afterEach(() => expect(errors.splice(0)).toEqual([]));

/** Opens a fresh page with a drawn grid; page errors fail the test. */
async function opened(page: Page, query: string): Promise<void> {
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${pages.base}/tests/e2e/grid/page.html${query}`);
  await page.locator('.jig-grid-canvas canvas').first().waitFor();
}

/** Entries of the page's log since the last call. */
async function told(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.log.splice(0));
}

async function clickCell(page: Page, row: number, field: string): Promise<void> {
  const box = await page.evaluate(([at, name]) => window.jig.grid().bounds(at, name), [row, field] as const);
  assert(box, `no cell ${row} ${field}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

const active = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const id = document.querySelector('[role=grid]')?.getAttribute('aria-activedescendant');
    return id ? (document.getElementById(id)?.textContent ?? undefined) : undefined;
  });

test.describe('the grid, reading', () => {
  test.beforeEach(({ page }) => opened(page, ''));

  test('rows and cells are found by role and text', async ({ page }) => {
    assert.equal(await page.getByRole('grid', { name: '销售订单' }).getAttribute('aria-rowcount'), '202');
    await page
      .getByRole('row', { name: /SO1003/ })
      .getByRole('gridcell', { name: '客户3' })
      .click();
    assert.deepEqual(await told(page), ['select 4']);
  });
  test('the checkbox of a row and of the header choose #L12', async ({ page }) => {
    await page
      .getByRole('row', { name: /SO1002/ })
      .getByRole('checkbox')
      .check();
    assert.equal(await page.getByRole('checkbox', { name: '全选' }).getAttribute('aria-checked'), 'mixed');
    await page.getByRole('checkbox', { name: '全选' }).click();
    assert.equal(await page.getByRole('row', { name: /SO1005/ }).getAttribute('aria-selected'), 'true');
  });
  test('a header click sorts, and once more the other way #S33', async ({ page }) => {
    const header = page.getByRole('columnheader', { name: '数量' });
    await header.click();
    assert.equal(await header.getAttribute('aria-sort'), 'ascending');
    await header.click();
    assert.deepEqual(await told(page), ['sort Qty asc', 'sort Qty desc']);
  });
  test('a link is followed by click and by Enter #E12', async ({ page }) => {
    await page.getByRole('link', { name: 'SO1001' }).click();
    await page.getByRole('grid').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    assert.deepEqual(await told(page), ['link 2 Code', 'link 3 Code']);
  });
  test('the keyboard reaches every cell and the view follows', async ({ page }) => {
    await page.getByRole('grid').focus();
    await page.keyboard.press('Control+End');
    assert.equal(await active(page), '已审核');
    await page.keyboard.press('ArrowLeft');
    assert.equal(await active(page), '值199-7');
    await page.keyboard.press('Control+Home');
    await page.keyboard.press('PageDown');
    await page.keyboard.press(' ');
    assert.deepEqual(await told(page), ['select 9']);
    await page.keyboard.press('Control+a');
    assert.equal((await told(page))[0]?.split(',').length, 200);
  });
  test('bounds finds a cell far away and a click there hits it', async ({ page }) => {
    await clickCell(page, 150, 'F6');
    assert.deepEqual(await told(page), ['select 151']);
    assert.equal(await active(page), '值150-6');
    assert.equal(await page.evaluate(() => window.jig.grid('orders').cell(3, 'Name')), '客户3');
  });
  test('the wheel scrolls, the mirror follows', async ({ page }) => {
    await page.getByRole('gridcell', { name: '客户2', exact: true }).hover();
    await page.mouse.wheel(0, 4000);
    await page.getByRole('row', { name: /SO1100/ }).waitFor();
  });
  test('another page of rows is read from its top', async ({ page }) => {
    await clickCell(page, 150, 'Name');
    await page.evaluate(() => window.setRows(window.start.slice(20, 50)));
    await page.getByRole('row', { name: /SO1020/ }).waitFor();
    assert.equal(await page.evaluate(() => window.jig.grid().rowCount), 30);
  });
  test('dragging a header edge resizes the column #G07', async ({ page }) => {
    const box = await page.getByRole('columnheader', { name: '客户' }).boundingBox();
    assert(box);
    await page.mouse.move(box.x + box.width, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width + 60, box.y + 10, { steps: 3 });
    await page.mouse.up();
    // From the width that is drawn: columns in sight fill the grid.
    assert.deepEqual(await told(page), [`resize Name ${Math.round(box.width) + 60}`]);
  });
  test('Ctrl+C copies the chosen rows as a spreadsheet reads them', async ({ page }) => {
    await page.evaluate(() => {
      document.addEventListener('copy', (event) => {
        window.log.push(event.clipboardData?.getData('text/plain').slice(0, 14) ?? '');
      });
    });
    await page
      .getByRole('row', { name: /SO1002/ })
      .getByRole('checkbox')
      .check();
    await page.keyboard.press('Control+c');
    assert.deepEqual(await told(page), ['select 3', 'SO1002\t客户2\t6\t值']);
  });
  test('light and dark change places, and the grid goes and comes back', async ({ page }) => {
    await page.evaluate(() => document.body.setAttribute('theme-mode', 'dark'));
    await page.evaluate(() => window.setShown(false));
    assert.equal(await page.getByRole('grid').count(), 0);
    assert.equal(await page.evaluate(() => window.jig.grid()), undefined);
    await page.evaluate(() => window.setShown(true));
    await page
      .getByRole('row', { name: /SO1002/ })
      .getByRole('checkbox')
      .check();
  });
});

test.describe('the grid, editing in place', () => {
  test.beforeEach(({ page }) => opened(page, '?edit'));

  const field = (page: Page): Promise<string | null | undefined> =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label'));

  test('a click begins the edit of the row at the cell #G02 #S23', async ({ page }) => {
    await clickCell(page, 4, 'Qty');
    await page.keyboard.type('77');
    assert.equal(
      await page
        .getByRole('group', { name: '编辑第5行' })
        .getByRole('textbox', { name: '数量' })
        .inputValue(),
      '77',
    );
    assert.equal(await page.getByRole('textbox').count(), 3);
  });
  test('a click on a cell that may not be changed only goes there', async ({ page }) => {
    await clickCell(page, 4, 'F0');
    assert.equal(await page.getByRole('textbox').count(), 0);
    assert.equal(await active(page), '值4-0');
  });
  test('Enter and Tab go through the cells and on to the next row, Escape restores #X07', async ({
    page,
  }) => {
    await clickCell(page, 4, 'Name');
    await page.keyboard.type('甲');
    await page.keyboard.press('Enter');
    assert.equal(await field(page), '数量');
    await page.keyboard.press('Tab');
    assert.equal(await field(page), '字段6');
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: '编辑第6行' }).waitFor();
    await page.keyboard.press('Shift+Tab');
    await page.getByRole('group', { name: '编辑第5行' }).waitFor();
    assert.equal(await field(page), '字段6');
    await page.keyboard.press('Escape');
    assert.equal(await page.getByRole('textbox').count(), 0);
    assert.equal(await page.evaluate(() => document.activeElement?.getAttribute('role')), 'grid');
    assert.equal(await page.evaluate(() => window.jig.grid().cell(4, 'Name')), '甲');
  });
  test('arrows go on from a cell that was entered as a whole, and move the caret after F2', async ({
    page,
  }) => {
    await clickCell(page, 4, 'Name');
    await page.keyboard.type('甲乙');
    await page.keyboard.press('ArrowDown');
    await page.getByRole('group', { name: '编辑第6行' }).waitFor();
    assert.equal(await field(page), '客户');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('F2');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('丙');
    assert.equal(await page.getByRole('textbox', { name: '客户' }).inputValue(), '甲丙乙');
    await page.keyboard.press('F2');
    await page.keyboard.press('ArrowRight');
    assert.equal(await field(page), '数量');
    await page.keyboard.press('ArrowRight');
    assert.equal(await active(page), '值4-0');
  });
  test('a letter on a cell replaces what stands in it', async ({ page }) => {
    await clickCell(page, 4, 'F0');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('9');
    assert.equal(await page.getByRole('textbox', { name: '数量' }).inputValue(), '9');
  });
  test('a refused end keeps the row in edit #X07', async ({ page }) => {
    await clickCell(page, 4, 'Name');
    await page.evaluate(() => window.setStay(true));
    await clickCell(page, 6, 'Name');
    await page.getByRole('group', { name: '编辑第5行' }).waitFor();
    assert.deepEqual(await told(page), ['begin 5 Name', 'end']);
    await page.keyboard.press('ArrowDown');
    await page.getByRole('group', { name: '编辑第5行' }).waitFor();
    assert.equal(await field(page), '客户');
  });
  test('Shift and arrows, Shift and a click, and a drag choose cells #X07', async ({ page }) => {
    await clickCell(page, 4, 'F0');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowRight');
    assert.deepEqual((await told(page)).at(-1), 'range 4-5 F0,F1');
    assert.equal(await page.locator('[role=gridcell][aria-selected=true]').count(), 4);
    await page.keyboard.press('ArrowLeft');
    assert.deepEqual(await told(page), ['range none']);
    const [from, to] = await page.evaluate(() => [
      window.jig.grid().bounds(2, 'Qty'),
      window.jig.grid().bounds(4, 'F0'),
    ]);
    assert(from && to);
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 20, { steps: 6 });
    await page.mouse.up();
    assert.deepEqual((await told(page)).at(-1), 'range 2-4 Qty,F0');
    assert.equal(await page.getByRole('textbox').count(), 0);
    await page.keyboard.down('Shift');
    await clickCell(page, 6, 'F1');
    await page.keyboard.up('Shift');
    assert.deepEqual((await told(page)).at(-1), 'range 2-6 Qty,F0,F1');
  });
  test('Delete, Ctrl+D, Ctrl+Z, Ctrl+Y and Ctrl+Enter are told with their cells #X08', async ({ page }) => {
    await clickCell(page, 4, 'F0');
    await page.keyboard.press('Shift+ArrowDown');
    await told(page);
    for (const key of ['Delete', 'Control+d', 'Control+z', 'Control+y', 'Control+Enter'])
      await page.keyboard.press(key);
    assert.deepEqual(await told(page), ['clear 4-5 F0', 'fill 4-5 F0', 'undo', 'range none', 'redo', 'add']);
    assert.equal(await active(page), '9');
  });
  test('Ctrl+C gives the chosen cells, Ctrl+V takes the text #X08', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await clickCell(page, 4, 'F0');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+c');
    assert.equal(await page.evaluate(() => navigator.clipboard.readText()), '值4-0\r\n值5-0');
    await told(page);
    await page.keyboard.press('Control+v');
    assert.equal((await told(page))[0], 'paste "值4-0\\r\\n值5-0" 4-5 F0');
  });
  test('the editors move with the columns', async ({ page }) => {
    await clickCell(page, 4, 'Name');
    await page.getByRole('textbox', { name: '字段6' }).focus();
    const editor = await page.getByRole('textbox', { name: '字段6' }).boundingBox();
    const cell = await page.evaluate(() => window.jig.grid().bounds(4, 'F6'));
    assert(editor && cell && Math.abs(editor.x - cell.x) < 10, `${editor?.x} is not at ${cell?.x}`);
  });
});
