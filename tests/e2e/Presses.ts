import type { Locator } from '@playwright/test';

/** Presses buttons by keyboard, and counts. */
export class Presses {
  count = 0;

  async press(button: Locator): Promise<void> {
    this.count += 1;
    await button.press('Enter');
  }
}
