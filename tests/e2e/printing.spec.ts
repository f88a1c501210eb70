import { Looker } from './Looker.ts';
import { expect } from './product.ts';
import { test } from './windows.ts';

test('a warehouse keeper prints a document by keyboard, and list and box say so', async ({ windows }) => {
  const page = await windows.open('warehouse');
  const looker = new Looker(page);
  await page.goto('/Ware_WareHouseBill');
  const row = page.getByRole('row', { name: /CGRK/ }).first();
  await row.getByRole('checkbox').check({ force: true });
  await page.keyboard.press('Control+p');
  const dialog = page.getByRole('dialog', { name: '打印' });
  await dialog.getByRole('radio', { name: /^入库单/ }).check({ force: true });
  await dialog.getByLabel('份数').fill('2');
  await looker.at('the dialog of printing', dialog);
  const opened = page.context().waitForEvent('page');
  // A browser without a viewer of PDF loads the file down and leaves the window empty.
  const asked = page
    .context()
    .waitForEvent('request', (request) => request.url().includes('/Upload/Prints/'));
  await dialog.getByRole('button', { name: '打印' }).press('Enter');
  expect((await (await asked).response())?.headers()['content-type']).toBe('application/pdf');
  await (await opened).close();
  await page.bringToFront();
  await expect(page.getByText(/^已打印\d+次（孙仓管 /)).toBeVisible();

  await row.getByRole('link').first().click();
  const box = page.getByRole('dialog', { name: /入库单/ });
  await expect(box.getByText(/^已打印\d+次（孙仓管 /)).toBeVisible();
  await looker.at('a box that says how often its document was printed', box);
  await page.keyboard.press('Control+p');
  // The last choice stands first.
  await expect(dialog.getByRole('radio', { name: /^入库单/ })).toBeChecked();
  await expect(dialog.getByLabel('份数')).toHaveValue('2');
  await page.keyboard.press('Escape');
  expect(looker.problems).toEqual([]);
});
