import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { act, render, screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BrowserCapability } from '../../runtime/BrowserCapability.ts';
import { pageKinds } from '../../runtime/model/check/pageKinds/pageKinds.ts';
import type { Renderer } from '../../runtime/Renderer.ts';

const root = process.cwd();

const blocks = [
  ...readFileSync(join(root, 'docs/recipes/browser-capability.md'), 'utf8').matchAll(
    /^```\w+ (\S+)\n([\s\S]*?)^```$/gm,
  ),
].map(([, file = '', code = '']) => ({ file, code }));

const list = 'renderers/capabilities.ts';

/** The product with the recipe followed in it. */
let copy: string;

/** Imports a file of the copy. */
const ofCopy = (file: string) => import(/* @vite-ignore */ join(copy, file));

beforeAll(() => {
  // Below the checkout, as the browser's tests load no file outside of it.
  mkdirSync(join(root, 'test-results'), { recursive: true });
  copy = mkdtempSync(join(root, 'test-results/capability-'));
  for (const folder of ['expressions', 'runtime', 'renderers'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  for (const { file, code } of blocks.filter((block) => block.file !== list)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), code);
  }
  const lines = blocks.find(({ file }) => file === list)?.code ?? '';
  const [imported = '', entry = ''] = lines.trim().split('\n\n');
  const text = readFileSync(join(copy, list), 'utf8').replace('\n];', `\n${entry}\n];`);
  writeFileSync(join(copy, list), `${imported}\n${text}`);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Files of the product's browser half that import a capability's value, store or parts, outside its folders. */
const importersOf = (name: string): readonly string[] => {
  const own = new RegExp(`^(?:renderers|runtime/store)/${name}/`);
  const imports = new RegExp(`(?:from |import\\()'[^']*(?:renderers|store|\\.)/${name}/`);
  return ['runtime', 'renderers', 'designer']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (file) => `${folder}/${file}`,
      ),
    )
    .filter((file) => /\.tsx?$/.test(file) && !own.test(file))
    .filter((file) => imports.test(readFileSync(join(root, file), 'utf8')));
};

describe('the recipe of a capability', () => {
  it('adds files of its own, and one line with its import to one file', () => {
    const changed = blocks.filter(({ file }) => file === list);
    expect(changed.map(({ code }) => code.trim().split('\n').filter(Boolean).length)).toEqual([2]);
    for (const { file } of blocks.filter((block) => block.file !== list))
      expect(() => readFileSync(join(root, file)), file).toThrow();
  });

  // Imports a second copy of the browser's stores, which takes seconds on a busy machine.
  it('draws its part over its own store, and goes with its line', { timeout: 60_000 }, async () => {
    const [{ capabilities }, { Parts }, { AppContext }, { text }] = await Promise.all([
      ofCopy(list),
      ofCopy('runtime/host/Parts.tsx'),
      ofCopy('runtime/host/AppContext.ts'),
      ofCopy('runtime/model/messages/index.ts'),
    ]);
    const known: readonly BrowserCapability[] = capabilities;
    const before = [...readFileSync(join(root, list), 'utf8').matchAll(/^ {2}(\w+),$/gm)].map(
      ([, name]) => name,
    );
    expect(known.map(({ name }) => name)).toEqual([...before, 'visits']);
    const menu = (on: readonly BrowserCapability[], current: string) => (
      <AppContext.Provider value={{ capabilities: on, stores, t: (key: string) => text(key, 'en') }}>
        <Parts place="menuTop" told={{ current }} />
      </AppContext.Provider>
    );
    const visits = known.filter(({ name }) => name === 'visits');
    const stores = visits[0]?.store?.({} as never);
    const view = render(menu(visits, '/a'));
    await act(async () => view.rerender(menu(visits, '/b')));
    expect(screen.getByRole('note', { name: 'Pages opened' }).textContent).toBe('2');
    view.rerender(menu([], '/b'));
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('gives a kind of page its look, which goes with the line', async () => {
    const [{ capabilities }, { pageRenderers }] = await Promise.all([
      ofCopy(list),
      ofCopy('renderers/pages/index.ts'),
    ]);
    const known: readonly BrowserCapability[] = capabilities;
    const looksOf = (on: readonly BrowserCapability[]): readonly string[] =>
      [...(pageRenderers as readonly Renderer[]), ...on.flatMap(({ renderers = [] }) => renderers)]
        .filter(({ slot }) => slot === 'page')
        .map(({ type }) => type);
    const drawn = pageKinds.map(({ name }) => name);
    expect(looksOf(known).toSorted()).toEqual(drawn.toSorted());
    const without = looksOf(known.filter(({ name }) => name !== 'calendar'));
    expect(drawn.filter((name) => !without.includes(name))).toEqual(['calendar']);
  });

  it.each(['favourites', 'trail', 'calendar'])('is what %s follows: the list alone knows it', (name) => {
    expect(importersOf(name)).toEqual(['renderers/capabilities.ts']);
  });
});
