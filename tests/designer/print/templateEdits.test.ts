import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { designBlocks } from '../../../designer/print/blocks/designBlocks.ts';
import { addDetailField, addMainField } from '../../../designer/print/commands/addField.ts';
import { insertBlock } from '../../../designer/print/commands/insertBlock.ts';
import { moveBlock, stepBlock } from '../../../designer/print/commands/moveBlock.ts';
import type { PrintEdit } from '../../../designer/print/commands/PrintEdit.ts';
import { alignItems, shiftItems } from '../../../designer/print/commands/placeItems.ts';
import { removeParts } from '../../../designer/print/commands/removeParts.ts';
import { columnsAt, drawnWidths, resizeColumns } from '../../../designer/print/commands/resizeColumns.ts';
import { outlineOf } from '../../../designer/print/draft/outline.ts';
import { blockAt, blocksAt, valueAt, withValue } from '../../../designer/print/draft/places.ts';
import { templateChanges } from '../../../designer/print/draft/templateChanges.ts';
import { blockSchema, readBlock, writeBlock } from '../../../designer/print/properties/blockPanel.ts';
import { headSchema, readHead, writeHead } from '../../../designer/print/properties/headPanel.ts';
import { jsonChecker } from '../../../runtime/model/check/jsonSchema/checkJson.ts';
import { type MessageKey, messageOf } from '../../../runtime/model/messages/index.ts';
import '../../../runtime/model/explain/allMessages.ts';
import { blockKinds } from '../../../runtime/model/print/blocks/blockKinds.ts';
import type { JsonObject } from '../../../runtime/model/schema/Json.ts';
import type { PrintBlock, PrintSchema } from '../../../runtime/model/schema/PrintSchema.ts';
import { orderDocument } from '../../model/orderDocument.ts';
import { randomCases } from '../../setup/randomCases.ts';

const t = (rule: MessageKey, params?: object) => messageOf({ rule, params: { ...params } }, 'zh');
const world = { t, doc: orderDocument, detail: undefined };

const text = (said: string): PrintBlock => ({ kind: 'text', value: { text: said } }) as PrintBlock;
const rows = {
  ...{ kind: 'rows', detail: 'OrderList' },
  columns: [
    { value: { field: 'Product' }, width: 60 },
    { value: { field: 'Qty' }, width: 30 },
    { value: { field: 'Price' }, width: 30 },
  ],
} as PrintBlock;

const draft: PrintSchema = {
  ...{ format: 1, print: 'sample', table: 'Orders', title: '销售订单', paper: { size: 'A4' } },
  header: [text('a'), { kind: 'columns', columns: [{ width: 1, blocks: [text('b')] }] } as PrintBlock],
  body: [text('c'), rows, text('d')],
  footer: [{ kind: 'frame', blocks: [text('e')] } as PrintBlock],
};

/** The draft of an edit that is taken. */
const taken = (answer: PrintEdit): PrintSchema => {
  if (!answer.ok) throw new Error(answer.rule);
  return answer.draft;
};
const selected = (answer: PrintEdit): string => (answer.ok ? (answer.select?.[0] ?? '') : answer.rule);

describe('blocks', () => {
  it('move within a list, into others and out of those that they push aside', () => {
    const down = stepBlock(draft, '/body/0', 1);
    expect([selected(down), blocksAt(taken(down), '/body')[1]]).toEqual(['/body/1', text('c')]);
    expect(stepBlock(draft, '/body/0', -1)).toMatchObject({ draft });
    const into = moveBlock(draft, '/header/0', '/header/1/columns/0/blocks', 1);
    expect(selected(into)).toBe('/header/0/columns/0/blocks/1');
    expect(blocksAt(taken(into), '/header/0/columns/0/blocks')).toEqual([text('b'), text('a')]);
    const out = moveBlock(draft, '/header/1/columns/0/blocks/0', '/header', 0);
    expect([selected(out), blocksAt(taken(out), '/header')]).toMatchObject([
      '/header/0',
      [text('b'), text('a'), { columns: [{ blocks: [] }] }],
    ]);
    expect(moveBlock(draft, '/header/1', '/header/1/columns/0/blocks', 0)).toMatchObject({ draft });
  });

  it.each<[PrintBlock, string, string]>([
    [rows, '/header', 'printDesign.onlyBody'],
    [rows, '/footer/0/blocks', 'printDesign.onlyBody'],
    [{ kind: 'watermark' }, '/body', 'printDesign.onlyHeader'],
    [{ kind: 'columns' }, '/header/1/columns/0/blocks', 'printDesign.notInside'],
    [{ kind: 'frame' }, '/footer/0/blocks', 'printDesign.notInside'],
  ])('of %o are refused in %s', (block, list, rule) => {
    expect(insertBlock(draft, block, list, 0)).toMatchObject({ ok: false, rule });
  });

  it('are removed together, also when one stands in another', () => {
    const left = taken(
      removeParts(draft, ['/body/0', '/body/2', '/header/1', '/header/1/columns/0/blocks/0']),
    );
    expect([left.header, left.body]).toEqual([[text('a')], [rows]]);
  });

  it('are kept by any move: none is lost, none doubled, the moved one is selected', () => {
    const said = (one: PrintSchema): readonly string[] =>
      outlineOf(one)
        .flatMap(({ block }) => (block?.kind === 'text' ? [JSON.stringify(block)] : []))
        .toSorted();
    const lists = ['/header', '/body', '/footer', '/footer/0/blocks', '/header/1/columns/0/blocks'];
    fc.assert(
      fc.property(fc.nat(20), fc.constantFrom(...lists), fc.nat(4), (which, list, at) => {
        const blocks = outlineOf(draft).filter(({ kind }) => kind === 'block');
        const node = blocks[which % blocks.length];
        if (node === undefined) return;
        const moved = moveBlock(draft, node.place, list, Math.min(at, blocksAt(draft, list).length));
        if (!moved.ok || moved.draft === draft) return;
        expect(said(moved.draft)).toEqual(said(draft));
        expect(blockAt(moved.draft, selected(moved))).toEqual(node.block);
      }),
      { numRuns: randomCases },
    );
  });

  it('take fields: of the document and of its rows', () => {
    const [customer] = orderDocument.main.fields.filter(({ field }) => field === 'Customer');
    const [due] = orderDocument.details[0]?.table.fields.filter(({ field }) => field === 'DueDate') ?? [];
    const [detail] = orderDocument.details;
    if (customer === undefined || due === undefined || detail === undefined) throw new Error('no field');
    const first = addMainField(draft, customer, undefined, { list: '/body', at: 0 });
    const second = addMainField(taken(first), customer, selected(first), { list: '/body', at: 0 });
    expect(valueAt(taken(second), '/body/0/items')).toHaveLength(2);
    const column = taken(addDetailField(draft, { detail, field: due }, undefined, t));
    expect(columnsAt(column, '/body/1')).toHaveLength(4);
  });
});

describe('columns', () => {
  it('give their neighbour what they lose, in tenths of a millimetre, and keep three', () => {
    const by = (mm: number) =>
      columnsAt(taken(resizeColumns(draft, '/body/1', { at: 0, by: mm, room: 190 })), '/body/1').map(
        ({ width }) => width,
      );
    expect(by(0.1)).toEqual([95.1, 47.4, 47.5]);
    expect(by(-500)).toEqual([3, 139.5, 47.5]);
    expect(by(500)).toEqual([139.5, 3, 47.5]);
    expect(drawnWidths([{ width: 1 }, { width: 3 }], 200)).toEqual([50, 150]);
  });
});

describe('items of a free area', () => {
  const item = (x: number, y: number) => ({ x, y, width: 20, blocks: [text('x')] });
  const free = withValue(draft, '/body', [{ kind: 'free', height: 40, items: [item(5, 5), item(30, 12)] }]);
  const placed = [
    { place: '/body/0/items/0', x: 5, y: 5, width: 20, height: 4 },
    { place: '/body/0/items/1', x: 30, y: 12, width: 20, height: 8 },
  ];
  const at = (answer: PrintEdit) => valueAt(taken(answer), '/body/0/items');

  it('line up with the outermost', () => {
    expect(at(alignItems(free, placed, 'left'))).toMatchObject([
      { x: 5, y: 5 },
      { x: 5, y: 12 },
    ]);
    expect(at(alignItems(free, placed, 'right'))).toMatchObject([
      { x: 30, y: 5 },
      { x: 30, y: 12 },
    ]);
    expect(at(alignItems(free, placed, 'bottom'))).toMatchObject([
      { x: 5, y: 16 },
      { x: 30, y: 12 },
    ]);
    expect(at(alignItems(free, placed, 'middle'))).toMatchObject([{ y: 10.5 }, { y: 8.5 }]);
  });

  it('move by tenths of a millimetre and not beyond the edges', () => {
    expect(at(shiftItems(free, placed, 0.1, -6))).toMatchObject([
      { x: 5.1, y: 0 },
      { x: 30.1, y: 6 },
    ]);
  });
});

const shipped = (): readonly PrintSchema[] =>
  readdirSync(join('schemas', 'prints'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join('schemas', 'prints', name), 'utf8')));

describe('panels', () => {
  it('show each block of the shipped templates and write it back as it was', () => {
    for (const template of shipped())
      for (const { block, place } of outlineOf(template)) {
        if (block === undefined) continue;
        for (const [name, value] of Object.entries(readBlock(block)))
          expect(writeBlock(block, name, value), `${template.print} ${place} ${name}`).toEqual(block);
      }
  });

  it('show the head of the shipped templates and write it back as it was', () => {
    for (const template of shipped())
      for (const [name, value] of Object.entries(readHead(template))) {
        const { paper, size = 9, ...others } = template;
        const next = writeHead(template, name, value);
        expect({ ...next, paper: undefined }, `${template.print} ${name}`).toMatchObject({
          ...others,
          size,
          paper: undefined,
        });
        expect(readHead(next ?? template)).toEqual(readHead(template));
      }
  });

  it('have a title for every property, in both languages, and choices that are texts', () => {
    const raw = (locale: 'zh' | 'en'): readonly string[] => {
      const said: string[] = [];
      const spy = (rule: MessageKey, params?: object): string => {
        const made = messageOf({ rule, params: { ...params } }, locale);
        if (made.includes('printDesign.') || made === '') said.push(rule);
        return made;
      };
      for (const { name } of blockKinds) blockSchema({ kind: name }, { ...world, t: spy });
      headSchema(draft, { catalogs: [], roles: [] }, { ...world, t: spy });
      for (const { title } of designBlocks) spy(title);
      return said;
    };
    expect([raw('zh'), raw('en')]).toEqual([[], []]);
    expect(designBlocks.map(({ name }) => name).toSorted()).toEqual(
      blockKinds.map(({ name }) => name).toSorted(),
    );
  });

  it('take what is made anew without a complaint', () => {
    for (const { name, make } of designBlocks) {
      const block = make(orderDocument, t);
      if (block === undefined) continue;
      const detail = (block as { readonly detail?: string }).detail;
      const schema: JsonObject = blockSchema(block, { ...world, detail });
      expect(jsonChecker(schema).check(readBlock(block)), name).toEqual([]);
    }
  });

  it('give a new column what it needs to be drawn', () => {
    const { columns = [] } = readBlock(rows) as { readonly columns?: readonly JsonObject[] };
    const longer = writeBlock(rows, 'columns', [...columns, {}]) as unknown as { columns: readonly object[] };
    expect(longer.columns.at(-1)).toEqual({ value: { text: '' }, width: 10 });
  });

  it('keep the blocks of columns that are moved', () => {
    const block = {
      kind: 'columns',
      columns: [
        { width: 1, blocks: [text('a')] },
        { width: 2, blocks: [text('b')] },
      ],
    } as PrintBlock;
    const { columns } = readBlock(block) as { readonly columns: readonly JsonObject[] };
    expect(writeBlock(block, 'columns', columns.toReversed())).toMatchObject({
      columns: [
        { width: 2, blocks: [text('b')] },
        { width: 1, blocks: [text('a')] },
      ],
    });
  });
});

it('tells the changes of a template in words', () => {
  const now = { ...draft, title: '订单', body: [rows, text('new')] };
  expect(templateChanges(draft, now, orderDocument, t).map(({ what, how }) => `${how} ${what}`)).toEqual([
    'changed 模板',
    'changed 正文 文字：new',
    'removed 正文 文字：d',
  ]);
});
