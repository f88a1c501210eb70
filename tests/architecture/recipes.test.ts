import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './sourceFiles.ts';

const folder = join(root, 'docs/recipes');
const recipes = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Code blocks of a text: what stands after the language, and the code. */
const blocksOf = (text: string): readonly (readonly [file: string, code: string])[] =>
  [...text.matchAll(/^```\w+ ?(\S*)\n([\s\S]*?)^```$/gm)].map(([, file = '', code = '']) => [file, code]);

const bare = (text: string): string => text.replaceAll(/\s/g, '');

describe.each(recipes)('the recipe %s', (recipe) => {
  const read = (file: string): string => readFileSync(join(folder, recipe, file), 'utf8');
  const [english, chinese] = [read('README.md'), read('README.zh-CN.md')];

  it('shows whole files as they are', () => {
    const quoted = blocksOf(english).filter(([file]) => /\.(ts|tsx|json)$/.test(file));
    for (const [file, code] of quoted) expect(bare(code), file).toBe(bare(read(file)));
    const named = quoted.map(([file]) => file);
    const unquoted = readdirSync(join(folder, recipe), { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.(ts|tsx|json|css)$/.test(file) && !named.includes(file));
    // A file that is not shown is at least named.
    for (const file of unquoted) expect(english, file).toContain(file.split('/').at(-1));
  });

  it('has the same code in both languages, and the same number of lines to follow', () => {
    expect(blocksOf(english).length).toBeGreaterThan(1);
    expect(blocksOf(chinese)).toEqual(blocksOf(english));
    const steps = (text: string): number => text.match(/^(\d+\.|-) /gm)?.length ?? 0;
    expect(steps(chinese)).toBe(steps(english));
  });

  it('is in both lists of recipes', () => {
    for (const list of ['README.md', 'README.zh-CN.md'])
      expect(readFileSync(join(folder, list), 'utf8')).toContain(`(${recipe}/${list})`);
    expect(existsSync(join(folder, recipe))).toBe(true);
  });
});
