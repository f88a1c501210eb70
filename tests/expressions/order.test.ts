import { describe, expect, it } from 'vitest';
import { compile, order, parseJsonLogic, readPaths } from '../../expressions/index.ts';

describe('dependency order', () => {
  it('puts each formula after those it reads and keeps the given order otherwise', () => {
    const formulas = new Map([
      ['Total', ['Amount', 'Tax']],
      ['Tax', ['Amount', 'Rate']],
      ['Amount', ['Qty', 'Price']],
      ['Other', []],
    ]);
    expect(order(formulas)).toEqual({ ok: true, value: ['Amount', 'Tax', 'Total', 'Other'] });
  });

  it('names a cycle by its path', () => {
    const formulas = new Map([
      ['X', ['A']],
      ['A', ['B']],
      ['B', ['C']],
      ['C', ['A']],
    ]);
    expect(order(formulas)).toMatchObject({
      ok: false,
      error: { code: 'cycle', params: { path: 'A -> B -> C -> A' } },
    });
  });

  it('refuses a formula that reads itself', () => {
    expect(order(new Map([['A', ['A']]]))).toMatchObject({
      ok: false,
      error: { params: { path: 'A -> A' } },
    });
  });

  it('walks a chain of 10,000 without overflowing', () => {
    const chain = Array.from({ length: 10_000 }, (_, i): [string, string[]] => [`F${i}`, [`F${i + 1}`]]);
    const result = order(new Map(chain));
    expect(result.ok && result.value[0]).toBe('F9999');
  });
});

describe('what a tree reads', () => {
  const tree = parseJsonLogic({
    '+': [
      {
        sum: [
          {
            map: [{ filter: [{ var: 'Lines' }, { var: 'On' }] }, { '*': [{ var: 'Qty' }, { var: 'Price' }] }],
          },
        ],
      },
      { var: '$main.Fee' },
      { var: ['Fee', { var: 'Base' }] },
    ],
  });

  it('names the top level once each', () => {
    expect(tree.ok && compile(tree.value).reads).toEqual(['Lines', '$main', 'Fee', 'Base']);
  });

  it('names detail columns by path', () => {
    const paths = tree.ok ? [...readPaths(tree.value)].sort() : [];
    expect(paths).toEqual(['$main.Fee', 'Base', 'Fee', 'Lines', 'Lines.On', 'Lines.Price', 'Lines.Qty']);
  });

  it('survives a journey as JSON', () => {
    const copy = tree.ok ? (JSON.parse(JSON.stringify(tree.value)) as typeof tree.value) : undefined;
    const lines = [
      { On: true, Qty: 2, Price: 1.5 },
      { On: false, Qty: 9, Price: 9 },
    ];
    const record: Readonly<Record<string, unknown>> = { Lines: lines, $main: { Fee: 1 }, Base: 0.5 };
    const result =
      copy === undefined ? undefined : compile(copy).run({ read: (name) => record[name] as never });
    expect(result).toEqual({ ok: true, value: 4.5 });
  });
});
