import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';

/** A folder of tests belongs to exactly one project; `tests/e2e` is Playwright's. */
const folders = {
  unit: ['expressions', 'model', 'schemas', 'architecture', 'scripts'],
  dom: ['forms', 'grid', 'shell', 'plugins', 'designer'],
  db: ['conformance', 'wire'],
} as const;

const filesIn = (names: readonly string[]): string[] =>
  names.map((name) => `tests/${name}/**/*.test.{ts,tsx}`);

/**
 * The quick test (JIG_SHARED=1) lets files share modules and document: reading them anew for each took half of the time.
 * The full test gives each its own, and so finds what only runs after another file.
 */
const isShared = process.env.JIG_SHARED === '1';

/** Files that put something in the place of a module: nobody may run after them in the same worker. */
const replaces = /vi\.(mock|doMock|resetModules)\(/;
const alone = isShared
  ? folders.dom
      .map((name) => join('tests', name))
      .filter((folder) => existsSync(folder))
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
      )
      .filter((file) => /\.test\.tsx?$/.test(file) && replaces.test(readFileSync(file, 'utf8')))
  : [];

const dom = {
  environment: 'happy-dom',
  setupFiles: ['tests/setup/dom.ts'],
  server: { deps: { inline: [/@douyinfe/] } },
  testTimeout: 20_000,
};

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
          isolate: !isShared,
          // Random tests count runs, not seconds: a busy machine takes longer for the same.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          ...dom,
          name: 'dom',
          // A plugin brings its own tests.
          include: [...filesIn(folders.dom), 'plugins/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...alone],
          isolate: !isShared,
        },
      },
      ...(alone.length === 0
        ? []
        : [{ extends: true as const, test: { ...dom, name: 'dom alone', include: alone } }]),
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
