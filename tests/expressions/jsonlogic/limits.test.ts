import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compile, type Data, readPaths, reads } from '../../../expressions/index.ts';
import { bareOperators } from '../../../expressions/jsonLogic/bare/bareOperators.ts';
import { jsonlogic, parseBareJsonLogic } from '../../../expressions/jsonLogic/bare/index.ts';
import { cpuMilliseconds } from '../../setup/cpuMilliseconds.ts';
import { randomCases } from '../../setup/randomCases.ts';
import { bare } from './bare.ts';

const codeOf = (result: ReturnType<typeof bare>): string => (result.ok ? 'ok' : result.error.code);

function nested(levels: number, around: (inner: unknown) => unknown): unknown {
  let value: unknown = 1;
  for (let i = 0; i < levels; i += 1) value = around(value);
  return value;
}

describe('bare JSON Logic within its limits', () => {
  it.each<[string, (inner: unknown) => unknown]>([
    ['operations', (inner) => ({ '!!': [inner] })],
    ['lone arguments', (inner) => ({ '!!': inner })],
    ['lists', (inner) => [inner]],
    ['objects', (inner) => ({ a: inner, b: 1 })],
  ])('takes 199 levels of %s and refuses 20,000 without overflowing', (_what, around) => {
    expect(codeOf(bare(nested(199, around)))).toBe('ok');
    expect(codeOf(bare(nested(202, around)))).toBe('limit-depth');
    expect(codeOf(bare(nested(20_000, around)))).toBe('limit-depth');
  });

  it('refuses 20,001 nodes, in rules and in objects', () => {
    expect(codeOf(bare(Array.from({ length: 19_999 }, () => 1)))).toBe('ok');
    expect(codeOf(bare(Array.from({ length: 20_000 }, () => 1)))).toBe('limit-nodes');
    expect(codeOf(bare({ a: Array.from({ length: 20_000 }, () => 1), b: 1 }))).toBe('limit-nodes');
    expect(codeOf(bare({ a: new Array(2 ** 32 - 1), b: 1 }))).toBe('invalid-literal');
  });

  it('refuses constants that are no data, and rules that contain themselves', () => {
    for (const constant of [undefined, Number.NaN, Number.POSITIVE_INFINITY, () => 1, Symbol('x'), 1n]) {
      expect(codeOf(bare({ '!': [constant] }))).toBe('invalid-literal');
      expect(codeOf(bare({ a: constant, b: 1 }))).toBe('invalid-literal');
    }
    const rule: { '!': unknown[] } = { '!': [] };
    rule['!'].push(rule);
    expect(codeOf(bare(rule))).toBe('limit-depth');
    expect(codeOf(bare(JSON.parse('{"__proto__": {}, "b": 1}')))).toBe('invalid-literal');
  });

  it('refuses to write or answer data nested too deeply', () => {
    const deep = nested(20_000, (inner) => [inner]) as Data;
    expect(codeOf(bare({ cat: [{ var: 'a' }] }, { a: deep }))).toBe('limit-depth');
    expect(codeOf(bare({ '==': [{ var: 'a' }, 1] }, { a: deep }))).toBe('limit-depth');
    expect(codeOf(bare({ var: 'a' }, { a: deep }))).toBe('limit-depth');
  });

  it('refuses an endless list before walking it', () => {
    const endless = { a: new Array(2 ** 32 - 1) as Data[] };
    for (const name of ['merge', 'cat', 'missing', 'max', '+', '==', 'var', 'map', 'all'])
      expect([name, codeOf(bare({ [name]: [{ var: 'a' }, 1] }, endless))]).toEqual([name, 'limit-steps']);
    expect(codeOf(bare({ in: [1, { var: 'a' }] }, endless))).toBe('limit-steps');
    expect(codeOf(bare({ missing_some: [1, { var: 'a' }] }, endless))).toBe('limit-steps');
  });

  it('charges for comparing and searching huge texts again and again', () => {
    const a = 'a'.repeat(1_000_000);
    const rows = Array.from({ length: 1000 }, () => `${a}b`);
    for (const name of ['==', '===', '<', 'in'])
      expect([name, codeOf(bare({ map: [{ var: '' }, { [name]: [{ var: '' }, `${a}c`] }] }, rows))]).toEqual([
        name,
        'limit-steps',
      ]);
  });

  it('refuses names of more than 200 parts, written or calculated', () => {
    const name = (parts: number) => Array.from({ length: parts }, () => 'a').join('.');
    expect(codeOf(bare({ var: name(200) }, {}))).toBe('ok');
    for (const logic of [{ var: name(201) }, { var: { cat: [name(201)] } }, { missing: [name(201)] }])
      expect(codeOf(bare(logic, {}))).toBe('limit-depth');
  });

  it('charges for walking blank texts again and again', () => {
    const blanks = ' '.repeat(4_000_000);
    const rows = Array.from({ length: 10_000 }, () => blanks);
    for (const name of ['-', '+', 'max'])
      expect([name, codeOf(bare({ map: [{ var: '' }, { [name]: [{ var: '' }] }] }, rows))]).toEqual([
        name,
        'limit-steps',
      ]);
  });

  it('answers any JSON at all, soon, and leaves Object.prototype alone', () => {
    const names = [...bareOperators.keys(), '__proto__', 'constructor', 'x'];
    const { rule } = fc.letrec<{ rule: unknown }>((tie) => ({
      rule: fc.oneof(
        { maxDepth: 6, withCrossShrink: false },
        fc.jsonValue({ maxDepth: 2 }),
        fc.constantFrom(
          { var: '' },
          { var: 'a' },
          { var: 'current' },
          { var: 'accumulator' },
          { var: '__proto__.x' },
        ),
        fc
          .tuple(fc.constantFrom(...names), tie('rule'))
          .map(([name, given]) => JSON.parse(JSON.stringify({ [name]: given }))),
        fc
          .tuple(fc.constantFrom(...names), fc.array(tie('rule'), { maxLength: 4 }))
          .map(([name, given]) => JSON.parse(JSON.stringify({ [name]: given }))),
      ),
    }));
    fc.assert(
      fc.property(rule, fc.jsonValue(), (logic, data) => {
        const start = cpuMilliseconds();
        const result = bare(logic, data as Data);
        expect(cpuMilliseconds() - start).toBeLessThan(1500);
        if (result.ok) expect(JSON.parse(JSON.stringify(result.value))).toEqual(result.value);
        else expect(result.error.code).toMatch(/^[a-z]+(-[a-z]+)+$/);
      }),
      { numRuns: randomCases },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  it('leaves no NaN, no Infinity and no prototype in what it answers', () => {
    expect(bare({ var: '' }, { a: Number.NaN, b: [Number.POSITIVE_INFINITY] } as Data)).toEqual({
      ok: true,
      value: { a: null, b: [null] },
    });
    expect(bare({ var: '' }, JSON.parse('{"__proto__": {"x": 1}, "y": 2}'))).toEqual({
      ok: true,
      value: { y: 2 },
    });
  });

  it('asks a scope that has no whole only for names', () => {
    const run = (logic: unknown) => {
      const tree = parseBareJsonLogic(logic);
      return tree.ok
        ? compile(tree.value, { languages: [jsonlogic] }).run({
            read: (name) => (name === 'a' ? 1 : undefined),
          })
        : tree;
    };
    expect(run({ var: 'a' })).toEqual({ ok: true, value: 1 });
    expect(run({ '!': { var: '' } })).toMatchObject({ ok: false, error: { code: 'whole-record', at: '/!' } });
  });
});

describe('what a bare rule reads', () => {
  it.each<[unknown, readonly string[]]>([
    [{ '+': [{ var: '数量' }, { var: ['地址.省', { var: '默认' }] }] }, ['数量', '地址.省', '默认']],
    [{ map: [{ var: '明细' }, { var: '单价' }] }, ['明细']],
    [{ reduce: [{ var: '明细' }, { var: 'current' }, { var: '起始' }] }, ['明细', '起始']],
    [{ missing: ['客户', ['单价']] }, ['*']],
    [{ missing: [['客户', '单价']] }, ['客户', '单价']],
    [{ missing_some: [1, ['客户', '单价']] }, ['客户', '单价']],
    [{ var: '' }, ['*']],
    [{ var: { cat: ['客', '户'] } }, ['*']],
  ])('%j', (logic, paths) => {
    const tree = parseBareJsonLogic(logic);
    expect(tree.ok && [...readPaths(tree.value)]).toEqual(paths);
    expect(tree.ok && reads(tree.value)).toEqual([...new Set(paths.map((path) => path.split('.')[0]))]);
  });
});

describe('the language', () => {
  it('reads JSON text and says when it is none', () => {
    expect(jsonlogic.parse('{"+": [1, 2]}').ok).toBe(true);
    expect(jsonlogic.parse('{"+": [1, 2}')).toEqual({
      ok: false,
      error: { code: 'invalid-json', message: 'This is no JSON.', from: 0, to: 12 },
    });
  });

  it('survives a journey as JSON', () => {
    const tree = parseBareJsonLogic({ if: [{ '==': [0, false] }, { var: 'a' }] });
    const copy = tree.ok ? (JSON.parse(JSON.stringify(tree.value)) as typeof tree.value) : undefined;
    const run = copy && compile(copy, { languages: [jsonlogic] }).run({ read: () => 5 });
    expect(run).toEqual({ ok: true, value: 5 });
  });
});
