import { chromium } from '@playwright/test';
import { editingChecks, readingChecks } from './smoke.ts';

/** Runs the checks against a server that has `tests/e2e/grid/page.html`; the address is the first argument. */
const base = process.argv[2] ?? 'http://127.0.0.1:4599';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
let failed = 0;
for (const [query, checks] of [
  ['', readingChecks],
  ['?edit', editingChecks],
] as const) {
  for (const [name, check] of Object.entries(checks)) {
    const page = await browser.newPage({ viewport: { width: 1000, height: 500 } });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.setDefaultTimeout(5000);
    try {
      await page.goto(`${base}/tests/e2e/grid/page.html${query}`);
      await page.locator('.jig-grid-canvas canvas').first().waitFor();
      await check(page);
      if (errors.length > 0) throw new Error(errors.join('; '));
      console.info(`ok   ${name}`);
    } catch (error) {
      failed += 1;
      console.error(`FAIL ${name}: ${error instanceof Error ? error.message : String(error)}`);
    }
    await page.close();
  }
}
await browser.close();
process.exitCode = failed === 0 ? 0 : 1;
