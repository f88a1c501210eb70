import type { Browser, Page } from '@playwright/test';
import { test as base, expect, signIn } from './product.ts';

/** A phone in portrait; windows of this size use touch. */
export const phone = { width: 390, height: 844 };

/** Windows of several users, each with its own session. */
export interface Windows {
  /** Signs a user in. */
  open(user: string, size?: { readonly width: number; readonly height: number }): Promise<Page>;
}

async function open(
  browser: Browser,
  size: { readonly width: number; readonly height: number },
): Promise<Page> {
  const touch = size === phone ? { hasTouch: true, isMobile: true } : {};
  const context = await browser.newContext({ viewport: size, ...touch });
  return context.newPage();
}

/** `test` for several users: no console may report an error; closes all windows at the end. */
export const test = base.extend<{ windows: Windows }>({
  windows: async ({ browser }, use) => {
    const said: string[] = [];
    const pages: Page[] = [];
    await use({
      async open(user, size = { width: 1680, height: 1000 }) {
        const page = await open(browser, size);
        pages.push(page);
        page.on('pageerror', (error) => said.push(`${user}: page error: ${error.message}`));
        page.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) said.push(`${user}: ${message.text()}`);
        });
        await signIn(page, user);
        return page;
      },
    });
    for (const page of pages) await page.context().close();
    // A test may go offline; the browser reports that itself.
    expect(
      said.filter((line) => !/ERR_INTERNET_DISCONNECTED/.test(line)),
      'the consoles stay clean',
    ).toEqual([]);
  },
});
