import type { Page } from '@playwright/test';
import { cellPlace } from './cellPlace.ts';
import { expect, signIn, test } from './product.ts';

const buttons = [
  { action: 'Start' },
  { action: 'Withdraw' },
  { text: '看产品', linkTo: { path: '/Base_Product', where: { ProductCode: 'ProductCode' } } },
];

test.use({
  own: {
    environment: { DEMO_SIZE: 'small' },
    schemas: {
      'pages/production/Production_WorkOrder.json': {
        format: 1,
        page: 'list',
        path: '/Production_WorkOrder',
        table: 'Production_WorkOrder',
        quickSearch: 'WorkOrderCode',
        rowButtons: buttons,
      },
    },
  },
});

const cell = (page: Page, row: number, field: string): Promise<string | undefined> =>
  page.evaluate(([at, name]) => window.jig?.grid()?.cell(at, name), [row, field] as const);

/** The first row with this button. */
const rowWith = async (page: Page, field: string, words: string): Promise<number> => {
  const texts = await page.evaluate((name) => {
    const grid = window.jig?.grid();
    return Array.from({ length: grid?.rowCount ?? 0 }, (_, at) => grid?.cell(at, name));
  }, field);
  return texts.indexOf(words);
};

test('a row changes its state and leads elsewhere by its buttons, by pointer and by keyboard', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/Production_WorkOrder');
  await expect.poll(() => rowWith(page, '$button0', '开始')).toBeGreaterThanOrEqual(0);
  const row = await rowWith(page, '$button0', '开始');
  expect(await cell(page, row, '$button1')).toBe('');
  const press = async (field: string): Promise<void> => {
    const { x, y } = await cellPlace(page, row, field);
    await page.mouse.click(x, y);
  };
  await press('$button0');
  // In its new state the row has the other button.
  await expect.poll(() => cell(page, row, '$button1')).toBe('撤回');
  expect(await cell(page, row, '$button0')).toBe('');
  // The button of the row is the cell that the arrows reach, and Enter presses it.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect.poll(() => cell(page, row, '$button0')).toBe('开始');
  const code = await cell(page, row, 'ProductCode');
  await press('$button2');
  await expect(page).toHaveURL(
    new RegExp(`/Base_Product\\?f\\.ProductCode=${encodeURIComponent(code ?? '')}`),
  );
});
