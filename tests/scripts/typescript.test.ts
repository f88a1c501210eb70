import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'jig-modules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const hooks = new URL('../setup/typescript.mjs', import.meta.url).href;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--enable-source-maps', '--import', hooks, join(folder, 'main.ts')],
    { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  );
  return { stdout, stderr };
};

it('reads TypeScript, JSON and a file of a package without the end of its name', () => {
  const { stdout, stderr } = run({
    'node_modules/icons/one/Icon.js': "import { size } from '../size'; export const icon = `icon ${size}`;",
    'node_modules/icons/size.js': "import './icon.css'; export const size = 16;",
    'node_modules/icons/icon.css': '.icon { color: red }',
    'node_modules/icons/package.json': '{ "type": "module" }',
    'text.json': '{ "text": "工装" }',
    'main.ts': `import { icon } from 'icons/one/Icon';
      import json from './text.json';
      const shown: string = json.text;
      console.log(icon, shown satisfies string);`,
  });
  expect(stderr).toBe('');
  expect(stdout).toBe('icon 16 工装\n');
});

it('makes a file anew when its text changed', () => {
  expect(run({ 'main.ts': 'console.log(1 as number);' }).stdout).toBe('1\n');
  expect(run({ 'main.ts': 'console.log(2 as number);' }).stdout).toBe('2\n');
});

it('names the line of the TypeScript in an error', () => {
  const text = [
    'interface Gone {',
    '  readonly one: 1;',
    '}',
    '',
    'const gone = null as unknown as Gone;',
    'gone.one.toFixed();',
  ];
  expect(run({ 'main.ts': text.join('\n') }).stderr).toMatch(/main\.ts:6:6\)?\n/);
});

it('fails at an import of ours that is missing, by the name that was written', () => {
  expect(run({ 'main.ts': "import './missing';" }).stderr).toMatch(/Cannot find module '[^']*missing'/);
});
