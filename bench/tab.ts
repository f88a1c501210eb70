import type { CDPSession, Page } from '@playwright/test';
import { pageId } from '../renderers/shell/pageId.ts';
import { type Figure, heap } from './measure.ts';
import { suiteOf } from './Suite.ts';
import { signedSession } from './signedUser.ts';

interface Size {
  /** Page changes that are measured; before them a quarter as many, which load what is loaded once. */
  readonly changes: number;
}

/** A day's pages: lists, records in a box, boards, the inbox and the home page. */
const places: readonly string[] = [
  ...['/Production_SalesOrder', '/Production_SalesOrder?id=1', '/Customer', '/Customer?id=1', '/home'],
  ...['/Ware_OutWareHouseBill', '/Base_Product', '/Base_Product?id=1', '/board/salesOverview', '/myWork'],
  ...['/Production_SalesOrderList', '/Supplier', '/ProcureOrder', '/CollectionOrder', '/Sys_User'],
  ...['/Base_ProductBom', '/Sys_Log'],
];

const navigate = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Goes to a place as a link within the product does, and waits until it stands. A record closes again. */
async function go(page: Page, place: string): Promise<void> {
  const [path = ''] = place.split('?');
  await navigate(page, place);
  await page.locator(`#${pageId(path)}`).waitFor();
  if (place === path) return;
  const box = page.getByRole('dialog');
  await box.getByRole('textbox').first().waitFor();
  await navigate(page, path);
  await box.waitFor({ state: 'detached' });
}

interface Held {
  /** Megabytes of the heap. */
  readonly heap: number;
  readonly elements: number;
  readonly listeners: number;
}

async function held(cdp: CDPSession): Promise<Held> {
  const megabytes = await heap(cdp);
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  return { heap: megabytes, elements: nodes, listeners: jsEventListeners };
}

const growth = (
  what: string,
  before: number,
  after: number,
  { unit = '', limit }: { readonly unit?: string; readonly limit?: number } = {},
): Figure => ({
  what: `${what} (${after.toFixed(1)}${unit}) / before (${before.toFixed(1)}${unit})`,
  value: after / before,
  unit: 'x',
  ...(limit !== undefined && { limit }),
});

/** `npm run bench -- tab`: what a tab of the browser keeps in memory after many changes of page. */
export const tabSuite = suiteOf<Size>({
  title: 'a tab over a day',
  full: { changes: 500 },
  tiny: { changes: 4 },
  async measure({ changes }, windows) {
    const { base } = await windows.product();
    const session = await signedSession(base, 'admin');
    const browser = await windows.browser();
    const context = await browser.newContext({ baseURL: base, viewport: { width: 1366, height: 768 } });
    await context.addInitScript(`localStorage.setItem('user', ${JSON.stringify(session)})`);
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const cdp = await context.newCDPSession(page);
    await page.goto('/home');
    await page.locator(`#${pageId('/home')}`).waitFor();
    let turn = 0;
    const walk = async (count: number): Promise<void> => {
      for (const end = turn + count; turn < end; turn += 1)
        await go(page, places[turn % places.length] ?? '');
    };
    await walk(Math.ceil(changes / 4));
    const before = await held(cdp);
    await walk(changes);
    const after = await held(cdp);
    await context.close();
    if (errors.length > 0) throw new Error(`bench: the tab threw ${errors.join('; ')}`);
    return [
      growth(`heap of a tab after ${changes} changes of page`, before.heap, after.heap, {
        unit: ' MB',
        limit: 1.1,
      }),
      growth('elements of its document', before.elements, after.elements),
      growth('listeners of its document', before.listeners, after.listeners),
    ];
  },
});
