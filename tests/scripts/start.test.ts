import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../scripts/schema/schemaFiles.ts';

let checkout: string;
const file = (path: string, text: string): void => {
  mkdirSync(join(checkout, path, '..'), { recursive: true });
  writeFileSync(join(checkout, path), text);
};
const node = (...words: string[]) =>
  spawnSync(process.execPath, words, { cwd: checkout, encoding: 'utf8', env: { PATH: '' } });

beforeAll(() => {
  checkout = mkdtempSync(join(tmpdir(), 'jig-start-'));
  cpSync(join(root, 'scripts'), join(checkout, 'scripts'), { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(root, name), join(checkout, name));
  file('dist/server/main.js', "console.log('started');");
  file('dist/server/package.json', '{ "type": "module" }');
  const hash = node(
    '--input-type=module',
    '-e',
    "import('./scripts/sources.mjs').then((m) => console.log(m.sourcesHash()))",
  );
  file(
    'dist/build.json',
    JSON.stringify({ sources: hash.stdout.trim(), schemas: '', node: process.version }),
  );
});
afterAll(() => rmSync(checkout, { recursive: true }));

/** Writes what npm remembers of its installation: the packages of the lock file that `isThere`. */
const installed = (isThere: (entry: { readonly dev?: boolean }) => boolean): void => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
  };
  const kept = Object.entries(packages).filter(([path, entry]) => path !== '' && isThere(entry));
  file('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(kept) }));
};

it('npm start runs what is built and installed without development packages, and installs nothing under it', () => {
  installed(({ dev }) => dev !== true);
  const { status, stdout, stderr } = node('scripts/start.mjs');
  expect([status, stdout, stderr]).toEqual([0, 'started\n', '']);
});

it('a command that is not built says what it needs there, and installs nothing either', () => {
  installed(({ dev }) => dev !== true);
  const { status, stdout, stderr } = node('scripts/run.mjs', 'scripts/sbom.ts');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^jig: this command needs the development packages; [^\n]+\n$/);
});

it('npm start installs where a package that it runs with is missing', () => {
  installed(() => false);
  // No npm is to be found.
  const { status, stderr } = node('scripts/start.mjs');
  expect(status).not.toBe(0);
  expect(stderr).toContain('jig: npm ci (packages are missing or older than the lock file)');
});
