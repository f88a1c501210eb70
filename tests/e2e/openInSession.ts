import type { Page } from '@playwright/test';
import { pageId } from '../../renderers/shell/pageId.ts';
import { expect } from './product.ts';

/** Goes to an address without loading the product again; false: the window has not loaded it yet. */
const navigate = (page: Page, address: string): Promise<boolean> =>
  page.evaluate((to) => {
    if (document.getElementById('root') === null) return false;
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
    return true;
  }, address);

/**
 * Opens a page, or a record on it, as a link within the product does: what a session has loaded it does not load again. A
 * cold load takes a second of a processor.
 */
export async function openInSession(page: Page, address: string): Promise<void> {
  const [path = ''] = address.split('?');
  const dialogs = page.getByRole('dialog');
  // What lies over a record holds the window.
  for (let open = await dialogs.count(); open > 1; open--) {
    await page.keyboard.press('Escape');
    await expect(dialogs).toHaveCount(open - 1);
  }
  const isLoaded = await navigate(page, path);
  if (!isLoaded) await page.goto(address);
  else if (path !== address) {
    // A record that is open closes first, so that the same one is read again.
    await expect(dialogs).toHaveCount(0);
    await navigate(page, address);
  }
  // `expect` would describe the whole page each time that it looks too early.
  await page.locator(`#${pageId(path)}`).waitFor();
}
