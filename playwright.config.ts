import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import browserPlaces from './scripts/browserPlaces.json' with { type: 'json' };
import type { ProductOptions } from './tests/e2e/product.ts';

/** scripts/test.mjs finds or installs one and says where. */
const installed = process.env.JIG_CHROMIUM ?? browserPlaces.find((path) => existsSync(path));
const root = process.getuid?.() === 0;

/** Real browser tests against the built product; `npm test` builds first. Two databases, one story. */
export default defineConfig<ProductOptions>({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './tests/e2e/globalSetup.ts',
  // Two cores: a server and a browser fill one worker.
  workers: 1,
  forbidOnly: true,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  // Its runs empty this folder; the reports of npm test lie beside it.
  outputDir: 'test-results/browser',
  use: {
    viewport: { width: 1680, height: 1000 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    // The runner of npm test runs a failed story once more.
    trace: 'on-first-retry',
    launchOptions: {
      ...(installed ? { executablePath: installed } : {}),
      args: [
        ...(root ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    // A copy of a PostgreSQL database starts in a quarter of the time of an embedded one, and answers in half of it.
    { name: 'postgres', use: { database: 'postgres' } },
    {
      name: 'pglite',
      // What a browser sees of the database shows in saving, racing and a restart. Deciding is tested on both in `tests/wire`,
      // and in the browser by `npm run test:long`.
      testMatch:
        process.env.JIG_DATABASES === 'both'
          ? '**/{salesOrder,concurrency,workflow,approvalForPeople,inbox,administration,reports,nineRoles}.spec.ts'
          : '**/{salesOrder,concurrency}.spec.ts',
      use: { database: 'pglite' },
    },
  ],
});
