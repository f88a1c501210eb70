import { expect, test } from '@playwright/test';
import { servePages } from '../../../scripts/servePages.ts';
import cases from '../../model/richText/cases.json' with { type: 'json' };

let pages: Awaited<ReturnType<typeof servePages>>;

test.beforeAll(async () => {
  pages = await servePages(['tests/e2e/richText/page.html']);
});
test.afterAll(() => pages.close());

test('the browser cleans rich text as the server does #F36', async ({ page }) => {
  await page.goto(`${pages.base}/tests/e2e/richText/page.html`);
  await page.waitForFunction(() => window.cleaned !== undefined);
  for (const { name, html, clean } of cases) {
    const [made, wanted] = await page.evaluate(
      ([dirty, expected]) => [window.cleaned?.(dirty), window.normal?.(expected)],
      [html.replaceAll('alert(1)', 'harmed=true'), clean] as const,
    );
    expect.soft(made, name).toBe(wanted);
  }
  expect(await page.evaluate(() => window.harmed)).toBeUndefined();
});
