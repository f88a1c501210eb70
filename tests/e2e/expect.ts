import {
  type ExpectMatcherState,
  type Locator,
  type MatcherReturnType,
  type Page,
  expect as playwright,
} from '@playwright/test';

interface Options {
  /** Milliseconds; default as in playwright.config.ts. */
  readonly timeout?: number;
}

const usual = 15_000;

/** What was waited for is there, or will not be. */
const now = { timeout: 1_000 };

/** What Playwright's own matcher says. */
async function said({ isNot }: ExpectMatcherState, look: () => Promise<void>): Promise<MatcherReturnType> {
  try {
    await look();
    return { pass: !isNot, message: () => '' };
  } catch (error) {
    return { pass: isNot, message: () => (error as Error).message };
  }
}

/**
 * Playwright's `expect`, which first waits for the element or the address. Playwright itself describes the whole page each time that it looks
 * too early, which took a twelfth of what the browser does in stories.
 */
export const expect = playwright.extend({
  async toBeVisible(this: ExpectMatcherState, locator: Locator, { timeout = usual }: Options = {}) {
    const { isNot } = this;
    await locator.waitFor({ state: isNot ? 'hidden' : 'visible', timeout }).catch(() => undefined);
    const asked = playwright(locator);
    return said(this, () => (isNot ? asked.not : asked).toBeVisible(now));
  },
  async toBeHidden(this: ExpectMatcherState, locator: Locator, { timeout = usual }: Options = {}) {
    const { isNot } = this;
    await locator.waitFor({ state: isNot ? 'visible' : 'hidden', timeout }).catch(() => undefined);
    const asked = playwright(locator);
    return said(this, () => (isNot ? asked.not : asked).toBeHidden(now));
  },
  async toHaveURL(
    this: ExpectMatcherState,
    page: Page,
    url: string | RegExp,
    { timeout = usual }: Options = {},
  ) {
    if (this.isNot) return said(this, () => playwright(page).not.toHaveURL(url, { timeout }));
    await page.waitForURL(url, { timeout, waitUntil: 'commit' }).catch(() => undefined);
    return said(this, () => playwright(page).toHaveURL(url, now));
  },
}) as typeof playwright;
