import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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

/** The quick test (JIG_QUICK=1) leaves out slow files. */
const isQuick = process.env.JIG_QUICK === '1';
/**
 * Files share modules, and component tests the document, in an order that follows from JIG_SEED: what only runs before or after
 * another file is found by the order. Reading the product anew for each file took longer than the tests.
 */
const seed = Number(process.env.JIG_SEED ?? 1);

const testsIn = (folders: readonly string[]): readonly string[] =>
  folders
    .map((name) => join('tests', name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /\.test\.tsx?$/.test(file));

/**
 * Files that replace a module, patch one, or test the state before anything was loaded. They run isolated.
 */
const ownModules = /vi\.(mock|doMock|resetModules)\(|patchedOracle|regex-not-loaded/;
const aloneIn = (folders: readonly string[]): readonly string[] =>
  testsIn(folders).filter((file) => ownModules.test(readFileSync(file, 'utf8')));

/** Files that the time zone of the machine could change, which run in a second one (JIG_DATES=1). Architecture tests read source text. */
const datedText = /\bDate\b|time ?zone|\d{4}-\d\d-\d\d/i;
const datedName = /date|day|time|period|duration/i;
const undated =
  process.env.JIG_DATES === '1'
    ? testsIn(folders.unit).filter(
        (file) =>
          file.startsWith('tests/architecture/') ||
          (!datedName.test(basename(file)) && !datedText.test(readFileSync(file, 'utf8'))),
      )
    : [];

/** Files that the quick test leaves to the full one, where they run isolated: a type check of a scaffold, the whole demo company, and inputs made to hang or flood us. */
const slow = testsIn(folders.unit).filter((file) =>
  /^tests\/(?:scripts\/|schemas\/demoDocuments\.test\.ts$|expressions\/fuzz\/|.*hostile\.test\.ts$|expressions\/(?:alone|hugeArguments)\.test\.ts$)/i.test(
    file,
  ),
);

const unitAlone = [...new Set([...aloneIn(folders.unit), ...slow])].filter(
  (file) => !undated.includes(file) && !(isQuick && slow.includes(file)),
);
/** Only Vite's module runner can replace a module or forget one. */
const unitReplacing = unitAlone.filter((file) =>
  /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(file, 'utf8')),
);
const unitApart = unitAlone.filter((file) => !unitReplacing.includes(file));

/** Files that see one stub in place of the grid's canvas. They share modules, because all replace the same module alike. */
const stubbedGrid =
  /vi\.mock\('\.\.\/\.\.\/renderers\/grid\/DataGrid\.tsx', async \(\) => await import\('[^']*GridStub\.tsx'\)\)/;
const stubs = (file: string): boolean => {
  const text = readFileSync(file, 'utf8');
  return stubbedGrid.test(text) && !ownModules.test(text.replace(stubbedGrid, ''));
};
const domStubbed = aloneIn(folders.dom).filter(stubs);
/** Each reads the browser code for itself, which takes longer than its tests: not in the quick test. */
const domAlone = isQuick ? [] : aloneIn(folders.dom).filter((file) => !domStubbed.includes(file));

/** Node.js reads the modules itself: see tests/setup/typescript.mjs. Such tests cannot replace a module. */
const native = {
  experimental: { viteModuleRunner: false, nodeLoader: false },
  execArgv: ['--enable-source-maps', '--import', new URL('tests/setup/typescript.mjs', import.meta.url).href],
};

/** Hooks load pieces of the product for the first time, which takes minutes on a busy machine; the limit is for what hangs. */
const hookTimeout = 240_000;

/** Limits end what hangs. A busy machine takes several times as long for the same, and so do more runs (`JIG_CASES`). */
const unit = {
  environment: 'node',
  testTimeout: 60_000 * Math.max(1, Number(process.env.JIG_CASES ?? 200) / 200),
  hookTimeout,
};

const dom = {
  environment: 'happy-dom',
  setupFiles: ['tests/setup/dom.ts'],
  server: { deps: { inline: [/@douyinfe/, /@logicflow/] } },
  testTimeout: 60_000,
  hookTimeout,
};

const replacing = aloneIn(folders.db);
if (replacing.length > 0)
  throw new Error(
    `${replacing.join(', ')}: tests of the server share modules; give openTestApp what replaces one`,
  );

/** Files share modules in every run: reading the server anew for each took a third of their time. */
const db = {
  ...native,
  environment: 'node',
  globalSetup: ['tests/setup/databases.mjs'],
  testTimeout: 180_000,
  hookTimeout,
};

export default defineConfig({
  plugins: [react()],
  test: {
    reporters: ['default'],
    // Runs transform many files alike. A kept one is found by its content. The whole run of a fresh clone keeps none: it reads few
    // of them again, and writing all takes longer.
    experimental: {
      fsModuleCache:
        process.env.JIG_WHOLE !== '1' || existsSync(join('node_modules', '.experimental-vitest-cache')),
    },
    // Also ends only what hangs: code loads for the first time inside it.
    expect: { poll: { timeout: 30_000 } },
    // Two cores: more workers only take memory from PostgreSQL and the WASM databases.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          ...native,
          ...unit,
          name: 'unit',
          include: filesIn(folders.unit),
          exclude: [...configDefaults.exclude, ...slow, ...unitAlone, ...undated],
          isolate: false,
          sequence: { shuffle: { files: true }, seed },
        },
      },
      {
        extends: true,
        test: {
          ...dom,
          name: 'dom',
          // A plugin brings its own tests.
          include: [...filesIn(folders.dom), 'plugins/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ...aloneIn(folders.dom)],
          isolate: false,
          sequence: { shuffle: { files: true }, seed },
        },
      },
      ...(unitApart.length === 0
        ? []
        : [{ extends: true as const, test: { ...native, ...unit, name: 'unit alone', include: unitApart } }]),
      ...(unitReplacing.length === 0
        ? []
        : [{ extends: true as const, test: { ...unit, name: 'unit replacing', include: unitReplacing } }]),
      {
        extends: true,
        test: {
          ...dom,
          name: 'dom stubbed',
          include: [...domStubbed],
          isolate: false,
          sequence: { shuffle: { files: true }, seed },
        },
      },
      ...(domAlone.length === 0
        ? []
        : [{ extends: true as const, test: { ...dom, name: 'dom alone', include: [...domAlone] } }]),
      {
        extends: true,
        test: {
          ...db,
          name: 'db',
          include: filesIn(folders.db),
          isolate: false,
        },
      },
    ],
  },
});
