import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Renderer } from '../../runtime/Renderer.ts';

const root = process.cwd();

const blocks = [
  ...readFileSync(join(root, 'docs/recipes/page-kind.md'), 'utf8').matchAll(
    /^```\w+ (\S+)\n([\s\S]*?)^```$/gm,
  ),
].map(([, file = '', code = '']) => ({ file, code }));

const list = 'runtime/model/check/pageKinds/pageKinds.ts';
const codeOf = (name: string): string => blocks.find(({ file }) => file === name)?.code ?? '';
const page = JSON.parse(codeOf('schemas/pages/clock.json'));

/** The product with the recipe followed in it. */
let copy: string;

/** Imports a file of the copy. */
const ofCopy = (file: string) => import(/* @vite-ignore */ join(copy, file));

beforeAll(() => {
  // Below the checkout, as the browser's tests load no file outside of it.
  mkdirSync(join(root, 'test-results'), { recursive: true });
  copy = mkdtempSync(join(root, 'test-results/page-kind-'));
  for (const folder of ['expressions', 'runtime', 'renderers'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  for (const { file, code } of blocks)
    if (file !== list && !file.endsWith('.json')) writeFileSync(join(copy, file), code);
  const [line = '', entry = ''] = codeOf(list).trim().split('\n\n');
  const text = readFileSync(join(copy, list), 'utf8').replace('\n];', `\n${entry}\n];`);
  writeFileSync(join(copy, list), `${line}\n${text}`);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('the recipe of a kind of page', () => {
  it('adds files of its own, and one line with its import to one file', () => {
    const known = blocks.filter(({ file }) => !file.startsWith('schemas/') && file === list);
    expect(known).toHaveLength(1);
    expect(codeOf(list).trim().split('\n').filter(Boolean)).toHaveLength(2);
    const added = blocks.map(({ file }) => file).filter((file) => file !== list);
    for (const file of added) expect(() => readFileSync(join(root, file)), file).toThrow();
  });

  // Imports a second copy of the model, which takes seconds on a busy machine.
  it('has its options checked', { timeout: 60_000 }, async () => {
    const [{ checkFiles }, { fieldTypeRegistry }] = await Promise.all([
      ofCopy('runtime/model/check/checkFiles.ts'),
      ofCopy('runtime/model/fields/types/index.ts'),
    ]);
    const found = (more: object): readonly Issue[] =>
      checkFiles(
        new Map([['schemas/pages/clock.json', JSON.stringify({ ...page, ...more })]]),
        fieldTypeRegistry([]),
      );
    expect(found({})).toEqual([]);
    expect(found({ zones: [1] })).toMatchObject([{ path: 'schemas/pages/clock.json#/zones/0' }]);
    expect(found({ stages: [] })).toMatchObject([{ rule: 'schema.notOfPageKind' }]);
    expect(found({ page: 'navigation' })).toMatchObject([{ rule: 'schema.notOfPageKind' }]);
  });

  it('has its view found by its name', async () => {
    const { pageRenderers } = await ofCopy('renderers/pages/index.ts');
    const found = (pageRenderers as readonly Renderer[]).find(({ type }) => type === 'clock');
    if (found?.slot !== 'page') throw new Error('no renderer of the kind');
    render(
      <Suspense>
        <found.Component page={page} />
      </Suspense>,
    );
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      '08:00:00',
      '01:00:00',
    ]);
  });
});
