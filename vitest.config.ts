import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** A folder of tests belongs to exactly one project; `tests/e2e` is Playwright's. */
const folders = {
  unit: ['expressions', 'model', 'schemas', 'architecture', 'scripts'],
  dom: ['forms', 'grid', 'shell', 'plugins', 'designer'],
  db: ['conformance', 'wire'],
} as const;

const filesIn = (names: readonly string[]): string[] =>
  names.map((name) => `tests/${name}/**/*.test.{ts,tsx}`);

export default defineConfig({
  plugins: [react()],
  test: {
    reporters: ['default'],
    // Two cores: more workers only take memory from PostgreSQL and the WASM databases.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: filesIn(folders.unit),
          // Random tests count runs, not seconds: a busy machine takes longer for the same.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          // A plugin brings its own tests.
          include: [...filesIn(folders.dom), 'plugins/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup/dom.ts'],
          server: { deps: { inline: [/@douyinfe/] } },
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'db',
          environment: 'node',
          include: filesIn(folders.db),
          globalSetup: ['tests/setup/databases.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
