import type { Data } from '../../../../expressions/index.ts';
import type { Random } from '../../Random.ts';

/** A call of pure functions over the data `a`, `b`, `c`. */
export interface RandomCall {
  readonly expr: string;
  readonly data: { readonly a: Data; readonly b?: Data; readonly c?: Data };
}

const texts = [
  '',
  'a',
  'hello world',
  '  上海   客户 ',
  'SO-2024-0017',
  '红,黄,,蓝',
  '😀 emoji 😀',
  'ß-Ärger',
  '%E4%B8%8A',
] as const;
const numberPictures = [
  ...[
    '0',
    '000',
    '#',
    '#0.00',
    '#,##0',
    '#,##0.00',
    '#,##0.0##',
    '0.###',
    '.00',
    '#.#',
    '0.000,000',
    '#,##,##0',
  ],
  ...[
    '0%',
    '0.0#%',
    '0‰',
    '¥#,##0.00',
    '#0.0;(#0.0)',
    '(0);[0]',
    '0.00e0',
    '00.0e00',
    '##0.0e0',
    '#,####0.0',
  ],
] as const;
const integerPictures = [
  ...[
    '0',
    '000',
    '#,##0',
    '#,##0;o',
    '0;o',
    'I',
    'i',
    'A',
    'a',
    'w',
    'W',
    'Ww',
    'w;o',
    'Ww;o',
    "#'##0",
    '٠٠٠',
    '#:##,##0',
  ],
] as const;
const markers = [
  ...[
    '[Y]',
    '[Y0001]',
    '[Y01]',
    '[Y,2-2]',
    '[Y0001,2-2]',
    '[Y,*-3]',
    '[Y#1,3]',
    '[Y0,5]',
    '[YI]',
    '[Yw]',
    '[M]',
    '[M01]',
    '[MNn]',
    '[MNn,3-3]',
    '[MN]',
    '[MI]',
    '[D]',
    '[D01]',
  ],
  ...[
    '[D1o]',
    '[D1o,4]',
    '[D#,##0,5]',
    '[D٠,3]',
    '[Dwo]',
    '[d]',
    '[d001]',
    '[F]',
    '[FNn]',
    '[F1]',
    '[FNn,3-3]',
    '[W]',
    '[W01]',
    '[w]',
    '[X]',
    '[X0001]',
    '[x]',
    '[xNn]',
  ],
  ...[
    '[H]',
    '[H01]',
    '[h]',
    '[h01]',
    '[P]',
    '[PN]',
    '[m]',
    '[m01]',
    '[s]',
    '[s01]',
    '[f001]',
    '[Z]',
    '[z]',
    '[Z0101]',
    '[Z0]',
    '[Z01:01t]',
  ],
] as const;
/** Pictures whose output can be parsed again. */
const readable = [
  ...[
    '[Y0001]-[M01]-[D01]',
    '[Y]-[d]',
    '[Y0001][M01][D01]',
    '[D1o] [MNn] [Y]',
    '[FNn], [D1o] [MNn,3-3] [Y]',
    '[Y]年[M]月[D]日',
  ],
  ...[
    '[Y0001]-[M01]-[D01]T[H01]:[m01]:[s01].[f001]',
    '[Y]-[M]-[D] [h]:[m] [P]',
    '[Dwo] of [MNn] [Yw]',
    '[YI].[MI].[DI]',
    '[M]/[D]/[Y]',
  ],
  '[Y0001]-[M01]-[D01]T[H01]:[m01][Z]',
] as const;
/** Timestamps with more or fewer digits than their picture. */
const timestamps: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['2017-011-007', '[Y]-[M01]-[D01]'],
  ['12017-11-07', '[Y0001]-[M01]-[D01]'],
  ['2017/11/7', '[Y,2-2]/[M,2-2]/[D,2-2]'],
  ['17-1-7', '[Y01]-[M01]-[D01]'],
  ['2017-11-07 15:12:37.5', '[Y]-[M]-[D] [H]:[m]:[s].[f001]'],
  ['2017-11-07 15:12:37.1239', '[Y]-[M]-[D] [H]:[m]:[s].[f001]'],
  ['20171107', '[Y0001][M01][D01]'],
];
const zones = ['+0000', '+0800', '-0500', '+0530', '-0330'] as const;

type Maker = (random: Random) => RandomCall;

/** A number with up to four decimals; some lie exactly between two neighbours. */
function numberOf(random: Random): number {
  const places = random.below(5);
  const digits = random.below(10 ** (1 + random.below(8)));
  return Number(`${random.below(3) === 0 ? '-' : ''}${digits}e-${places}`) + 0;
}

const integerOf = (random: Random): number => random.below(10 ** (1 + random.below(7)));
const instantOf = (random: Random): number =>
  (random.below(8_000_000) - 2_000_000) * 500_000 + random.below(1000);
const textOf = (random: Random): string => random.of(texts);
const listOf = (random: Random): number[] => Array.from({ length: random.below(7) }, () => random.below(9));
const pictureOf = (random: Random): string =>
  Array.from({ length: 1 + random.below(4) }, () => random.of(markers)).join(
    random.of([' ', '-', '年', ', ']),
  );

const makers: readonly [Maker, ...Maker[]] = [
  (random) => ({ expr: '$formatNumber(a, b)', data: { a: numberOf(random), b: random.of(numberPictures) } }),
  (random) => ({
    expr: '$formatInteger(a, b)',
    data: { a: integerOf(random), b: random.of(integerPictures) },
  }),
  (random) => ({
    expr: '$parseInteger($formatInteger(a, b), b)',
    data: {
      a: random.below(4) === 0 ? 0 : integerOf(random),
      b: random.of(['0', '#,##0', '0;o', 'I', 'i', 'A', 'a', 'w', 'Ww', 'w;o', '٠']),
    },
  }),
  (random) => ({ expr: '$formatBase(a, b)', data: { a: integerOf(random), b: 2 + random.below(35) } }),
  (random) => ({
    expr: '$fromMillis(a, b, c)',
    data: { a: instantOf(random), b: pictureOf(random), c: random.of(zones) },
  }),
  (random) => ({ expr: '$fromMillis(a)', data: { a: instantOf(random) } }),
  (random) => ({
    expr: '$toMillis($fromMillis(a, b), b)',
    data: { a: instantOf(random), b: random.of(readable) },
  }),
  (random) => {
    const [a, b] = random.of(timestamps);
    return { expr: '$toMillis(a, b)', data: { a, b } };
  },
  (random) => ({ expr: '$toMillis($fromMillis(a))', data: { a: instantOf(random) } }),
  (random) => ({ expr: '$round(a, b)', data: { a: numberOf(random), b: random.below(6) - 2 } }),
  (random) => ({ expr: '[$floor(a), $ceil(a), $abs(a)]', data: { a: numberOf(random) } }),
  (random) => ({
    expr: '$pad(a, b, c)',
    data: { a: textOf(random), b: random.below(40) - 20, c: random.of(['', '0', 'ab', '😀']) },
  }),
  (random) => ({
    expr: '$substring(a, b, c)',
    data: { a: textOf(random), b: random.below(20) - 10, c: random.below(12) - 2 },
  }),
  (random) => ({ expr: '$substring(a, b)', data: { a: textOf(random), b: random.below(20) - 10 } }),
  (random) => ({
    expr: '[$substringBefore(a, b), $substringAfter(a, b)]',
    data: { a: textOf(random), b: random.of(['-', ' ', 'o', '', '客户']) },
  }),
  (random) => ({
    expr: '[$length(a), $uppercase(a), $lowercase(a), $trim(a)]',
    data: { a: textOf(random) },
  }),
  (random) => ({
    expr: '$split(a, b, c)',
    data: { a: textOf(random), b: random.of(['-', ',', ' ', 'xyz']), c: random.below(5) },
  }),
  (random) => ({
    expr: '$replace(a, b, "$0<&>", c)',
    data: { a: textOf(random), b: random.of(['-', 'o', '0', '客']), c: random.below(4) },
  }),
  (random) => ({ expr: '$replace(a, /([a-z])(\\d)?/, "<$1$2$$$3$0>")', data: { a: textOf(random) } }),
  (random) => ({ expr: '$match(a, /[o0-9]+/)', data: { a: textOf(random) } }),
  (random) => ({
    expr: '$decodeUrlComponent($encodeUrlComponent(a)) & $encodeUrl(a)',
    data: { a: textOf(random) },
  }),
  (random) => ({ expr: '$sort(a)', data: { a: listOf(random) } }),
  (random) => ({ expr: '$sort(a, function($l, $r) { $l % 3 > $r % 3 })', data: { a: listOf(random) } }),
  (random) => ({ expr: '$distinct(a)', data: { a: listOf(random) } }),
  (random) => ({ expr: '[$sum(a), $max(a), $min(a), $count(a)]', data: { a: listOf(random) } }),
  (random) => ({ expr: '$zip(a, b)', data: { a: listOf(random), b: listOf(random) } }),
  (random) => ({ expr: '$append($reverse(a), b)', data: { a: listOf(random), b: listOf(random) } }),
  (random) => ({
    expr: '$boolean(a)',
    data: { a: random.of<Data>([[], [0], [0, 1], {}, { x: 0 }, '', null, 'false']) },
  }),
  (random) => ({
    expr: '[$keys(a), $spread(a), $merge([a, b])]',
    data: { a: { x: random.below(9), y: textOf(random) }, b: { y: random.below(9) } },
  }),
  (random) => ({
    expr: '$reduce($map($filter(a, function($v) { $v > 3 }), function($v, $i) { $v * $i }), function($s, $v) { $s - $v })',
    data: { a: listOf(random) },
  }),
  (random) => ({
    expr: '$string(a)',
    data: { a: [numberOf(random), textOf(random), { x: [integerOf(random), null] }] },
  }),
];

/** Calls of one seed, equally many of each kind. */
export function randomCalls(random: Random, perKind: number): readonly RandomCall[] {
  return makers.flatMap((make) => Array.from({ length: perKind }, () => make(random)));
}
