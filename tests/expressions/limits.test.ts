import { describe, expect, it } from 'vitest';
import { compile, type Data, type DataObject, parseJsonLogic, scopeOf } from '../../expressions/index.ts';
import { evaluate } from './evaluate.ts';

const codeOf = (result: ReturnType<typeof evaluate>): string => (result.ok ? 'ok' : result.error.code);

function nested(levels: number): Data {
  let logic: Data = true;
  for (let i = 0; i < levels; i += 1) logic = { '!': [logic] };
  return logic;
}

describe('limits of the source', () => {
  it('takes 200 levels and refuses 201', () => {
    expect(evaluate(nested(200))).toEqual({ ok: true, value: true });
    expect(codeOf(evaluate(nested(201)))).toBe('limit-depth');
  });

  it('refuses 20,000 levels of operations and of lists without overflowing', () => {
    let list: Data = [];
    for (let i = 0; i < 20_000; i += 1) list = [list];
    expect(codeOf(evaluate(nested(20_000)))).toBe('limit-depth');
    expect(codeOf(evaluate(list))).toBe('limit-depth');
    expect(codeOf(evaluate({ var: 'a.'.repeat(20_000) }))).toBe('limit-depth');
  });

  it('refuses a source that contains itself', () => {
    const logic: { '!': unknown[] } = { '!': [] };
    logic['!'].push(logic);
    expect(codeOf(evaluate(logic))).toBe('limit-depth');
  });

  it('takes 20,000 nodes and refuses one more, also when the list is endless', () => {
    expect(codeOf(evaluate({ or: Array.from({ length: 19_999 }, () => false) }))).toBe('ok');
    expect(codeOf(evaluate({ or: Array.from({ length: 20_000 }, () => false) }))).toBe('limit-nodes');
    expect(codeOf(evaluate({ or: new Array(2 ** 32 - 1) }))).toBe('limit-nodes');
    expect(codeOf(evaluate({ missing: Array.from({ length: 50_000 }, () => 'a') }))).toBe('limit-nodes');
  });

  it('refuses constants that are no data', () => {
    for (const constant of [undefined, Number.NaN, Number.POSITIVE_INFINITY, () => 1, Symbol('x'), 1n])
      expect(codeOf(evaluate({ '!': [constant] }))).toBe('invalid-literal');
  });
});

describe('limits of a run', () => {
  const rows = (count: number): DataObject => ({ rows: Array.from({ length: count }, () => 1) });

  it('charges bulk functions per item and body, and is deterministic', () => {
    const logic = { map: [{ var: 'rows' }, { '+': [{ var: '' }, 1] }] };
    expect(codeOf(evaluate(logic, rows(1000), { limits: { steps: 6000 } }))).toBe('ok');
    expect(codeOf(evaluate(logic, rows(1000), { limits: { steps: 4000 } }))).toBe('limit-steps');
  });

  it('ends nested loops', () => {
    const logic = {
      map: [
        { var: 'rows' },
        { map: [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], { map: [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 1] }] },
      ],
    };
    const result = evaluate(logic, rows(100_000));
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'limit-steps', at: '', params: { limit: 1_000_000 } },
    });
  });

  it('refuses an endless list before walking it', () => {
    const endless = { rows: new Array(2 ** 32 - 1) as Data[] };
    for (const name of ['sum', 'max', 'merge', 'cat'])
      expect([name, codeOf(evaluate({ [name]: [{ var: 'rows' }] }, endless))]).toEqual([name, 'limit-steps']);
    expect(codeOf(evaluate({ in: [1, { var: 'rows' }] }, endless))).toBe('limit-steps');
    expect(codeOf(evaluate({ var: 'rows' }, endless))).toBe('limit-steps');
  });

  it('accounts for the memory it takes', () => {
    const logic = { map: [{ var: 'rows' }, { cat: [{ var: '' }, { var: '' }] }] };
    const long = { rows: Array.from({ length: 100 }, () => 'x'.repeat(1_000_000)) };
    expect(codeOf(evaluate(logic, long))).toBe('limit-memory');
    expect(codeOf(evaluate({ map: [{ var: 'rows' }, 1] }, rows(1000), { limits: { bytes: 8000 } }))).toBe(
      'limit-memory',
    );
  });

  it('caps the length of a text', () => {
    const logic = {
      reduce: [{ var: 'rows' }, { cat: [{ var: 'accumulator' }, { var: 'accumulator' }] }, 'x'],
    };
    expect(codeOf(evaluate(logic, rows(64)))).toBe('limit-text');
  });

  it('charges for searching and comparing huge texts', () => {
    const text = 'a'.repeat(1_000_000);
    expect(codeOf(evaluate({ in: [{ var: 'part' }, { var: 'text' }] }, { text, part: `${text}b` }))).toBe(
      'limit-steps',
    );
    const many = { rows: Array.from({ length: 1000 }, () => `${text}b`), text: `${text}c` };
    expect(codeOf(evaluate({ in: [{ var: 'text' }, { var: 'rows' }] }, many))).toBe('limit-steps');
  });

  it('stops at the wall time when one is given', () => {
    const logic = { map: [{ var: 'rows' }, { map: [[1, 2, 3], 1] }] };
    expect(codeOf(evaluate(logic, rows(10_000), { limits: { milliseconds: -1 } }))).toBe('limit-time');
  });

  it('refuses results nested too deeply', () => {
    let deep: Data = 1;
    for (let i = 0; i < 20_000; i += 1) deep = [deep];
    expect(codeOf(evaluate({ var: 'deep' }, { deep }))).toBe('limit-depth');
  });
});

describe('hostile data', () => {
  it('lets only plain data out', () => {
    const foreign = {
      f: () => 1,
      n: Number.NaN,
      s: Symbol('x'),
      big: 1n,
      d: new Date(0),
      u: undefined,
      list: [() => 1, 1],
    };
    const tree = parseJsonLogic({ var: 'row' });
    const program = tree.ok ? compile(tree.value) : undefined;
    expect(program?.run({ read: () => foreign as never })).toEqual({
      ok: true,
      value: { f: null, n: null, s: null, big: null, d: {}, u: null, list: [null, 1] },
    });
    for (const value of [() => 1, Number.NaN, Number.NEGATIVE_INFINITY, Symbol('x'), 1n, undefined])
      expect(program?.run({ read: () => value as never })).toEqual({ ok: true, value: null });
  });

  it('never answers a prototype, not even an own __proto__', () => {
    const record = JSON.parse(
      '{"__proto__": {"admin": true}, "row": {"__proto__": {"admin": true}, "x": 1}}',
    ) as DataObject;
    expect(evaluate({ var: '__proto__.admin' }, record)).toEqual({ ok: true, value: null });
    expect(evaluate({ var: 'row.__proto__.admin' }, record)).toEqual({ ok: true, value: null });
    expect(evaluate({ var: 'row' }, record)).toEqual({ ok: true, value: { x: 1 } });
    expect(Object.prototype).not.toHaveProperty('admin');
  });

  it('reads no inherited property', () => {
    const scope = scopeOf(Object.create({ secret: 1 }) as DataObject);
    for (const name of ['secret', 'toString', 'hasOwnProperty', 'valueOf', '__defineGetter__', 'constructor'])
      expect([name, scope.read(name)]).toEqual([name, undefined]);
  });
});
