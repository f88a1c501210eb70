import { describe, expect, it } from 'vitest';
import { Compilation } from '../../expressions/evaluate/Compilation.ts';
import { askRecord, SITES } from '../../expressions/evaluate/fast/decide/askRecord.ts';
import { copies, FIRST_COPY_AFTER } from '../../expressions/evaluate/fast/decide/copies.ts';
import { decide } from '../../expressions/evaluate/fast/decide/decision.ts';
import { questionsFrom } from '../../expressions/evaluate/fast/decide/RecordDecision.ts';
import {
  compile,
  type Data,
  type DataObject,
  fieldsOf,
  parseJsonLogic,
  scopeOf,
} from '../../expressions/index.ts';
import { Random } from './Random.ts';

const types = { 数量: 'number', 单价: 'number', 客户: 'text', 交期: 'date', toString: 'text' } as const;
const names = ['数量', '单价', '客户', '交期', 'toString', '备注'] as const;

/** Values of every kind, also invalid ones for the field's type. */
const values: readonly [unknown, ...unknown[]] = [
  ...[0, -0, 1, 2.5, -3, 100, 1e21, null, undefined, '', '2.50', '-3', '0.00', '海尔', '美的', 'abc'],
  ...['2026-03-01', '2026-03-01 08:30:00', true, false, [], ['海尔'], { 数量: 1 }, Number.NaN],
  ...[Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
] as [unknown, ...unknown[]];
const constants: readonly [Data, ...Data[]] = [0, 1, 2.5, -3, null, '', '海尔', '2.50', '2026-03-01', true];
const texts: readonly [Data, ...Data[]] = ['海尔', '美的', 'abc', '格力'];

/** A random condition; `field` reads a field of the record or of an item. */
function condition(random: Random, depth: number, field: (name: string) => Data): Data {
  const read = () => field(random.of(names));
  const leaves: readonly [() => Data, ...(() => Data)[]] = [
    () => ({ [random.of(['<', '<=', '>', '>='])]: [read(), random.of(constants)] }),
    () => ({ [random.of(['==', '!='])]: [read(), random.of(constants)] }),
    () => ({ '==': [random.of(constants), read()] }),
    () => ({ in: [read(), Array.from({ length: 1 + random.below(10) }, () => random.of(texts))] }),
    () => ({ '<': [read(), read()] }),
    () => read(),
  ];
  if (depth === 0) return random.of(leaves)();
  const below = () => condition(random, depth - 1, field);
  const shapes: readonly [() => Data, ...(() => Data)[]] = [
    () => ({ [random.of(['and', 'or'])]: Array.from({ length: 1 + random.below(3) }, below) }),
    () => ({ [random.of(['!', '!!'])]: [below()] }),
    () => ({ if: [below(), random.of(constants), below(), below(), below()] }),
  ];
  return random.of(shapes)();
}

function answer(logic: Data, record: DataObject): unknown {
  const tree = parseJsonLogic(logic);
  if (!tree.ok) throw new Error(tree.error.message);
  const typeOf = (path: string) =>
    path === '明细' ? ('list' as const) : types[path.replace('明细.', '') as keyof typeof types];
  const result = compile(tree.value, { typeOf }).run(scopeOf(record));
  return result.ok ? result.value : result.error.code;
}

describe('a decision', () => {
  const seed = Number(process.env.SEED ?? 20261121);

  it(`over the record is what the same condition is over an item, which is walked by closures (seed ${seed})`, () => {
    const random = new Random(seed);
    for (let round = 0; round < 1_500; round += 1) {
      const depth = 1 + random.below(4);
      const start = random.below(1e9);
      const decided = condition(new Random(start), depth, (name) => ({ var: name }));
      const walked = condition(new Random(start), depth, (name) => ({ var: ['current', name].join('.') }));
      for (let row = 0; row < 8; row += 1) {
        const entries = names.filter(() => random.below(5) > 0).map((name) => [name, random.of(values)]);
        const record = Object.fromEntries(entries) as DataObject;
        const reduced = { reduce: [{ var: '明细' }, walked, null] };
        expect([start, decided, record, answer(decided, record)]).toEqual([
          start,
          decided,
          record,
          answer(reduced, { 明细: [record] }),
        ]);
      }
    }
  });
});

/** Runs a condition until it is specialized, then over the record. */
function hotAnswer(field: string, make: () => DataObject, beyond?: DataObject): unknown {
  const tree = parseJsonLogic({
    if: [{ '==': [{ var: field }, 'x'] }, 'same', { '==': [{ var: field }, null] }, 'empty', 'other'],
  });
  if (!tree.ok) throw new Error(tree.error.message);
  const program = compile(tree.value);
  const cold = program.run(fieldsOf(make(), beyond));
  for (let run = 0; run < FIRST_COPY_AFTER; run += 1) program.run(fieldsOf({ [field]: 'x' }, beyond));
  const hot = program.run(fieldsOf(make(), beyond));
  expect(hot).toEqual(cold);
  return hot.ok ? hot.value : hot.error.code;
}

describe('the code that asks records, and its copies', () => {
  const seed = Number(process.env.SEED ?? 20261123);

  it(`are functions of their own and lead to the same step (seed ${seed})`, () => {
    expect(new Set([askRecord, ...copies]).size).toBe(9);
    const random = new Random(seed);
    const typeOf = (path: string) => types[path as keyof typeof types];
    let asked = 0;
    for (let round = 0; round < 1_000; round += 1) {
      const tree = parseJsonLogic(condition(random, 1 + random.below(4), (name) => ({ var: name })));
      if (!tree.ok) throw new Error(tree.error.message);
      const first = decide(tree.value.root, new Compilation(tree.value, { typeOf }))?.first;
      if (first === undefined) continue;
      const steps = questionsFrom(first);
      for (let row = 0; row < 8; row += 1) {
        const entries = names.filter(() => random.below(5) > 0).map((name) => [name, random.of(values)]);
        const record = Object.fromEntries(entries) as DataObject;
        const beyond = random.below(3) === 0 ? { 数量: 1, 备注: '海尔' } : undefined;
        const step = askRecord(first, record, beyond);
        const site = random.below(SITES + 1);
        for (const [at, one] of steps.entries()) one.site = (site + at) % (SITES + 1);
        for (const copy of copies) expect(copy(first, record, beyond) === step).toBe(true);
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(500);
  });

  it('read own data only: nothing inherited, nothing added to Object.prototype, no getter of a class', () => {
    expect(hotAnswer('a1', () => Object.create({ a1: 'x' }))).toBe('empty');
    expect(hotAnswer('a2', () => ({}))).toBe('empty');
    for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty', '__defineGetter__'])
      expect(
        hotAnswer(name, () => ({})),
        name,
      ).toBe('empty');
    let called = 0;
    class WithGetter {
      get a3() {
        called += 1;
        return 'x';
      }
    }
    expect(hotAnswer('a3', () => new WithGetter() as unknown as DataObject)).toBe('empty');
    expect(called).toBe(0);
    const prototype = Object.prototype as unknown as Record<string, unknown>;
    try {
      prototype.a4 = 'x';
      expect(hotAnswer('a4', () => ({}))).toBe('empty');
    } finally {
      delete prototype.a4;
    }
    expect(hotAnswer('a5', () => Object.assign(Object.create(null), { a5: 'x' }))).toBe('same');
  });

  it('look beyond the record only for what has no value there', () => {
    expect(hotAnswer('b1', () => ({}), { b1: 'x' })).toBe('same');
    expect(hotAnswer('b2', () => ({ b2: null }), { b2: 'x' })).toBe('same');
    expect(hotAnswer('b3', () => ({ b3: 'y' }), { b3: 'x' })).toBe('other');
    expect(hotAnswer('toLocaleString', () => ({}), { toLocaleString: 'x' })).toBe('same');
    expect(hotAnswer('b4', () => ({}), Object.create({ b4: 'x' }))).toBe('empty');
  });
});
