import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { refusal } from '../../scripts/renderer/refusal.ts';
import { withEntry } from '../../scripts/renderer/register.ts';
import { scaffold } from '../../scripts/renderer/scaffold.ts';
import { root } from '../../scripts/schema/schemaFiles.ts';

/** As deep in the checkout as `tests/plugins`, so that paths to its root are the same; ignored by git. */
const results = join(root, 'test-results');
let folder: string;

const node = (...args: readonly string[]) =>
  spawnSync(process.execPath, [...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: '0' },
  });

beforeAll(() => {
  mkdirSync(results, { recursive: true });
  folder = mkdtempSync(join(results, 'scaffold-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run renderer -- new NAME', () => {
  // Lint, the type check and the component tests of the checkout look at that plugin as at any other.
  it('writes the plugin of tests/plugins/colour-swatch', () => {
    const files = scaffold('colour-swatch', folder, root);
    const place = `test-results/${basename(folder)}`;
    expect(files.map((file) => file.replace(`${place}/colour-swatch/`, ''))).toEqual([
      'ColourSwatch.tsx',
      'README.md',
      'cell.ts',
      'colourSwatch.test.tsx',
      'fieldType.ts',
      'model.ts',
      'plugin.ts',
      'sample/Sample_ColourSwatch.json',
      'sample/Sample_ColourSwatch.page.json',
    ]);
    for (const file of files) {
      const known = file.replace(place, 'tests/plugins');
      const written = readFileSync(join(root, file), 'utf8').replaceAll(place, 'tests/plugins');
      expect(written, known).toBe(readFileSync(join(root, known), 'utf8'));
      expect(written, file).not.toMatch(/__[a-z]+__/);
    }
  });

  it.each([
    ['Colour', '小写字母', 'lower-case'],
    ['../../etc', '小写字母', 'lower-case'],
    ['a_b', '小写字母', 'lower-case'],
    ['-a', '小写字母', 'lower-case'],
    ['', '小写字母', 'lower-case'],
    ['a'.repeat(41), '小写字母', 'lower-case'],
    ['delete', '保留字', 'reserved'],
    ['tree-select', 'my-tree-select', 'my-tree-select'],
  ])('refuses the name %j in both languages and says what to do', (name, zh, en) => {
    const refused = refusal(name, folder);
    expect(refused?.zh).toContain(zh);
    expect(refused?.en).toContain(en);
  });

  it('refuses a name that exists and leaves what is there alone', () => {
    mkdirSync(join(folder, 'taken'));
    expect(refusal('taken', folder)?.zh).toContain('已存在');
    expect(refusal('taken', folder)?.en).toContain('exists already');
    expect(refusal('free', folder)).toBeUndefined();
  });

  it('adds to a list, whatever is in it', () => {
    const shipped = readFileSync(join(root, 'plugins/server.ts'), 'utf8');
    const one = withEntry(shipped, 'a', './a/model.ts') ?? '';
    const two = withEntry(one, 'b', './b/model.ts');
    expect(two).toContain("import { b } from './b/model.ts';\nimport { a } from './a/model.ts';\n");
    expect(two).toMatch(/serverPlugins[^=]*= \[(\w+, )*a, b\];\n/);
    expect(withEntry('export const plugins = load();', 'a', './a')).toBeUndefined();
  });

  it('explains itself, and asks for what is missing', () => {
    const command = ['scripts/run.mjs', 'scripts/renderer.ts'];
    expect(node(...command, '--help')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('new NAME'),
    });
    expect(node(...command, 'new')).toMatchObject({ status: 2, stderr: expect.stringContaining('usage') });
    const bad = node(...command, 'new', 'Bad Name');
    expect([bad.status, bad.stderr.split('\n').length]).toEqual([1, 3]);
  }, 60_000);
});
