import type { Data } from '../../../expressions/index.ts';
import type { Random } from '../Random.ts';

type Make = (random: Random, depth: number) => Data;

const constants: readonly [Data, ...Data[]] = [
  ...[null, true, false, 0, 1, -1, 2, 3, 7, 10, 0.5, -2.25, 100],
  ...['', ' ', '0', '1', '2', '1.5', '-3', '3.25abc', 'abc', 'b', 'Z', '真', '0x10', '1e2', ' 7 ', 'null'],
  ...[[], [0], [1], [1, 2], ['a'], [[]], [null], ['1', 2]],
  ...[{}, { x: 1, y: 2 }],
] as [Data, ...Data[]];
const names: readonly [string, ...string[]] = [
  'n',
  'm',
  's',
  't',
  'none',
  'empty',
  'flag',
  'list',
  'rows',
  'rows.0.q',
  'rows.1',
  'deep.a.b',
  'deep.a.z',
  'deep.a.b.c',
  'list.2',
  'q',
  'tag',
  'x',
  '',
];

/** A record with every kind of JSON value. */
export function randomData(random: Random): Data {
  const scalar = (): Data => random.of(constants);
  return {
    n: random.below(21) - 10,
    m: (random.below(41) - 20) / 4,
    s: random.of(['a', 'abc', '10', '9', '', '物料']),
    t: random.of(['b', 'c a', '-1']),
    none: null,
    empty: '',
    flag: random.below(2) === 0,
    list: Array.from({ length: random.below(5) }, scalar),
    rows: Array.from({ length: random.below(4) }, () => ({ q: scalar(), tag: random.of(['a', 'b', '']) })),
    deep: { a: { b: scalar() } },
  };
}

/** Any rule: operators with arguments of any type, about as many as they take. */
export function randomRule(random: Random, depth: number): Data {
  if (depth === 0 || random.below(6) === 0)
    return random.below(2) === 0 ? variable(random, 0) : random.of(constants);
  return random.of(forms)(random, depth - 1);
}

const variable: Make = (random) => {
  const name = random.of(names);
  const forms: readonly [Data, ...Data[]] = [
    { var: name },
    { var: [name] },
    { var: [name, random.of(constants)] },
  ];
  return random.of(forms);
};
const some =
  (least: number, most: number): Make =>
  (random, depth) =>
    Array.from({ length: least + random.below(most - least + 1) }, () => randomRule(random, depth));
const operation =
  (operators: readonly [string, ...string[]], least: number, most: number): Make =>
  (random, depth) => ({ [random.of(operators)]: some(least, most)(random, depth) });
/** Divisors whose quotients are exact, so that both sides have the same digits. */
const divisors: readonly [Data, ...Data[]] = [0, 1, 2, -4, 0.5, '2', '', null, true, 'abc', [4]];
const listOf: Make = (random, depth) =>
  random.of<Make>([() => ({ var: random.of(['list', 'rows']) }), some(0, 4), (r, d) => randomRule(r, d)])(
    random,
    depth,
  );

const forms: readonly [Make, ...Make[]] = [
  operation(['==', '!=', '===', '!=='], 1, 2),
  operation(['==', '!=', '===', '!=='], 2, 2),
  operation(['<', '<=', '>', '>='], 1, 3),
  operation(['<', '<=', '>', '>='], 2, 2),
  operation(['and', 'or'], 1, 4),
  operation(['!', '!!', 'log'], 1, 1),
  (random, depth) => ({ [random.of(['!', '!!', 'log', '-', '+'])]: scalarRule(random, depth) }),
  operation(['if', '?:'], 0, 6),
  operation(['+', '*'], 1, 3),
  operation(['-'], 1, 2),
  (random, depth) => ({ [random.of(['/', '%'])]: [randomRule(random, depth), random.of(divisors)] }),
  operation(['max', 'min'], 0, 3),
  operation(['cat', 'merge'], 0, 3),
  operation(['in'], 1, 2),
  (random, depth) => ({ in: [randomRule(random, depth), listOf(random, depth)] }),
  (random, depth) => ({
    substr: [
      randomRule(random, depth),
      random.below(9) - 4,
      ...(random.below(2) ? [random.below(9) - 4] : []),
    ],
  }),
  (random, depth) => ({
    [random.of(['map', 'filter', 'all', 'some', 'none'])]: [listOf(random, depth), randomRule(random, depth)],
  }),
  (random, depth) => ({
    reduce: [
      listOf(random, depth),
      {
        [random.of(['+', 'cat', 'max', 'merge', 'if', '<'])]: [
          { var: 'accumulator' },
          { var: random.of(['current', 'current.q']) },
        ],
      },
      randomRule(random, depth),
    ],
  }),
  (random) => ({ missing: Array.from({ length: 1 + random.below(3) }, () => random.of(names)) }),
  (random) => ({ missing: [Array.from({ length: random.below(3) }, () => random.of(names))] }),
  (random) => ({
    missing_some: [random.below(3), Array.from({ length: random.below(4) }, () => random.of(names))],
  }),
  (random, depth) => ({ var: { if: [randomRule(random, depth), random.of(names), random.of(names)] } }),
  variable,
  some(0, 3),
];

/** Wraps a list, because a lone list would be taken as the arguments. */
function scalarRule(random: Random, depth: number): Data {
  const rule = randomRule(random, depth);
  return Array.isArray(rule) ? [rule] : rule;
}
