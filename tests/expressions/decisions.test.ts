import { describe, expect, it } from 'vitest';
import { compile, type Data, type DataObject, parseJsonLogic, scopeOf } from '../../expressions/index.ts';
import { Random } from './Random.ts';

const types = { 数量: 'number', 单价: 'number', 客户: 'text', 交期: 'date', toString: 'text' } as const;
const names = ['数量', '单价', '客户', '交期', 'toString', '备注'] as const;

/** Values of every kind, also those a field of its type should not hold. */
const values: readonly [unknown, ...unknown[]] = [
  ...[0, -0, 1, 2.5, -3, 100, 1e21, null, undefined, '', '2.50', '-3', '0.00', '海尔', '美的', 'abc'],
  ...['2026-03-01', '2026-03-01 08:30:00', true, false, [], ['海尔'], { 数量: 1 }, Number.NaN],
  ...[Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
] as [unknown, ...unknown[]];
const constants: readonly [Data, ...Data[]] = [0, 1, 2.5, -3, null, '', '海尔', '2.50', '2026-03-01', true];
const texts: readonly [Data, ...Data[]] = ['海尔', '美的', 'abc', '格力'];

/** A condition whose fields are read by `field`: of the record, or of an item. */
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
