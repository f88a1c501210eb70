import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Issue } from '../../runtime/model/schema/Issue.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';
import type { CardProps, Renderer } from '../../runtime/Renderer.ts';

const root = process.cwd();

const blocks = [
  ...readFileSync(join(root, 'docs/recipes/board-card.md'), 'utf8').matchAll(
    /^```\w+ (\S+)\n([\s\S]*?)^```$/gm,
  ),
].map(([, file = '', code = '']) => ({ file, code }));

const list = 'runtime/model/boards/cards/cardKinds.ts';
const codeOf = (name: string): string => blocks.find(({ file }) => file === name)?.code ?? '';
const boardFile = 'schemas/boards/sales/customerLamps.json';
const board = JSON.parse(codeOf(boardFile));

/** The product with the recipe followed in it. */
let copy: string;

/** Imports a file of the copy. */
const ofCopy = (file: string) => import(/* @vite-ignore */ join(copy, file));

beforeAll(() => {
  // Below the checkout, as the browser's tests load no file outside of it.
  mkdirSync(join(root, 'test-results'), { recursive: true });
  copy = mkdtempSync(join(root, 'test-results/card-kind-'));
  for (const folder of ['expressions', 'runtime', 'renderers'])
    cpSync(join(root, folder), join(copy, folder), { recursive: true });
  for (const { file, code } of blocks)
    if (file !== list && !file.endsWith('.json')) writeFileSync(join(copy, file), code);
  const [line = '', entry = ''] = codeOf(list).trim().split('\n\n');
  const text = readFileSync(join(copy, list), 'utf8').replace('\n];', `\n${entry}\n];`);
  writeFileSync(join(copy, list), `${line}\n${text}`);
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('the recipe of a kind of card', () => {
  it('adds files of its own, and one line with its import to one file', () => {
    expect(blocks.filter(({ file }) => file === list)).toHaveLength(1);
    expect(codeOf(list).trim().split('\n').filter(Boolean)).toHaveLength(2);
    for (const { file } of blocks.filter((block) => block.file !== list))
      expect(() => readFileSync(join(root, file)), file).toThrow();
  });

  // Imports a second copy of the model, which takes seconds on a busy machine.
  it('has its options checked', { timeout: 60_000 }, async () => {
    const [{ checkFiles }, { fieldTypeRegistry }] = await Promise.all([
      ofCopy('runtime/model/check/checkFiles.ts'),
      ofCopy('runtime/model/fields/types/index.ts'),
    ]);
    const rulesOf = (more: object): readonly string[] => {
      const [card] = board.cards;
      const text = JSON.stringify({ ...board, cards: [{ ...card, ...more }] });
      const found: readonly Issue[] = checkFiles(new Map([[boardFile, text]]), fieldTypeRegistry([]));
      return found.map(({ path }) => path);
    };
    const unknownTable = rulesOf({});
    const more = (path: string) => [...unknownTable, `${boardFile}#/cards/0/${path}`].toSorted();
    expect(rulesOf({ options: { most: 0 } }).toSorted()).toEqual(more('options/most'));
    expect(rulesOf({ kind: 'lamp' })).not.toEqual(unknownTable);
  });

  it('has its look found by its name', { timeout: 60_000 }, async () => {
    const [{ cardRenderers }] = await Promise.all([
      ofCopy('renderers/boards/cards/index.ts'),
      ofCopy('renderers/boards/cards/LampsCard.tsx'),
    ]);
    const found = (cardRenderers as readonly Renderer[]).find(({ type }) => type === 'lamps');
    if (found?.slot !== 'card') throw new Error('no renderer of the kind');
    const picked: Cell[] = [];
    const props: CardProps = {
      card: { ...board.cards[0] },
      data: {
        asks: 'groups',
        by: { field: 'Customer_Id', title: '客户', type: 'select' },
        of: [],
        isMore: false,
        groups: [
          { key: 3, label: '宁波海川机械', count: 2, sums: {} },
          { key: 7, label: '苏州恒力精密', count: 5, sums: {} },
        ],
      },
      isWall: false,
      onMeasure: () => undefined,
      onPick: (key) => picked.push(key),
      onOpen: () => undefined,
    };
    await act(async () =>
      render(
        <Suspense>
          <found.Component {...props} />
        </Suspense>,
      ),
    );
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      '● 宁波海川机械 2 / 3',
      '▲ 苏州恒力精密 5 / 3',
    ]);
    fireEvent.click(screen.getByRole('button', { name: '▲ 苏州恒力精密 5 / 3' }));
    expect(picked).toEqual([7]);
  });
});
