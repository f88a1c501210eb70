import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../scripts/schema/schemaFiles.ts';

/** Our own scripts of package.json; those of tools print the tool's help. */
const scripts = Object.entries(
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> })
    .scripts,
).filter(([, command]) => command.startsWith('node scripts/'));

let checkout: string;
beforeAll(() => {
  // A checkout without packages and build: scripts that need them, or create folders, fail here.
  checkout = mkdtempSync(join(tmpdir(), 'jig-usage-'));
  mkdirSync(join(checkout, 'server-mock', 'process'), { recursive: true });
  cpSync(join(root, 'scripts'), join(checkout, 'scripts'), { recursive: true });
  for (const file of ['package.json', 'package-lock.json', 'server-mock/process/environmentHelp.json'])
    cpSync(join(root, file), join(checkout, file));
});
afterAll(() => rmSync(checkout, { recursive: true }));

it.each(scripts)('npm run %s -- --help says its usage and starts nothing', (_name, command) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...command.split(' ').slice(1), '--help'], {
    cwd: checkout,
    encoding: 'utf8',
    env: { PATH: '' },
  });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^usage: npm (start|test|run) ?/);
  expect(['node_modules', 'dist', '.data'].filter((name) => existsSync(join(checkout, name)))).toEqual([]);
});
