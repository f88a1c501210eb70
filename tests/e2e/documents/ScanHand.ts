import type { Locator, Page } from '@playwright/test';
import { scannerOf } from '../scannerOf.ts';

/** A user at a phone with a scanner. Counts taps, and keys that the user types. */
export class ScanHand {
  taps = 0;
  keys = 0;
  readonly page: Page;
  /** What the last scan or save came to, and why it was refused. */
  readonly said: Locator;
  readonly problem: Locator;
  readonly cards: Locator;
  readonly quantity: Locator;
  readonly scan: (code: string) => Promise<void>;

  private constructor(page: Page, scan: ScanHand['scan']) {
    this.page = page;
    this.scan = scan;
    this.said = page.locator('.jig-scan-said');
    this.problem = page.locator('.jig-scan-problem');
    this.cards = page.locator('.jig-scan-card');
    this.quantity = page.locator('[data-scan=quantity]');
  }

  static async of(page: Page): Promise<ScanHand> {
    return new ScanHand(page, await scannerOf(page));
  }

  async tap(place: Locator): Promise<void> {
    this.taps += 1;
    await place.tap();
  }

  /** Types into what has the focus; a proposed quantity is marked, so that typing replaces it. */
  async type(text: string): Promise<void> {
    this.keys += text.length;
    await this.page.keyboard.type(text);
  }

  done(): Promise<void> {
    return this.tap(this.page.getByRole('button', { name: '完成', exact: true }));
  }
}
