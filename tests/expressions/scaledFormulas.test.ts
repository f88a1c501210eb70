import { describe, expect, it } from 'vitest';
import { Compilation } from '../../expressions/evaluate/Compilation.ts';
import { Frame } from '../../expressions/evaluate/Frame.ts';
import { scaledNode as scaledExcel } from '../../expressions/excel/compile/scaledNode.ts';
import type { ExcelNode } from '../../expressions/excel/ExcelNode.ts';
import { excel } from '../../expressions/excel/index.ts';
import { compile, type Data, type DataObject, type Language, scopeOf } from '../../expressions/index.ts';
import { Environment } from '../../expressions/jsonata/evaluate/Environment.ts';
import { Names } from '../../expressions/jsonata/evaluate/Names.ts';
import { scaledNode as scaledJsonata } from '../../expressions/jsonata/evaluate/scaledNode.ts';
import { jsonata } from '../../expressions/jsonata/index.ts';
import type { JsonataProgram } from '../../expressions/jsonata/JsonataNode.ts';
import { Random } from './Random.ts';

const scales: Readonly<Record<string, number>> = { 数量: 3, 单价: 4, 折扣: 2, 件数: 0, 运费: 2 };
const names = Object.keys(scales) as [string, ...string[]];
const own = (path: string) => path.replace('明细.', '');
const typeOf = (path: string) =>
  path === '明细' ? ('list' as const) : own(path) in scales ? ('number' as const) : undefined;
const scaleOf = (path: string) => scales[own(path)];

/** Values of every kind in a number field. Some have more digits than it keeps or a double has. */
const values: readonly [Data, ...Data[]] = [
  ...[0, 1, -1, 3, 0.5, 12.5, 9.995, 1.005, -2.675, 0.1, 7.35, 1234.5678, 99_999_999.99, 1e14, -1e15, 1e21],
  ...[0.123456789, 1 / 3, 2.5, -3.5, null, '', '12.50', '-0.005', '12345678901234567.89', 'abc', true],
] as [Data, ...Data[]];

type Write = (field: string) => string;
interface Spoken {
  readonly language: Language;
  readonly field: Write;
  readonly column: Write;
  readonly round: (value: string, places: number) => string;
  readonly total: (body: string) => string;
}

const spoken: readonly Spoken[] = [
  {
    language: excel,
    field: (name) => `[${name}]`,
    column: (name) => `[明细.${name}]`,
    round: (value, places) => `ROUND(${value}, ${places})`,
    total: (body) => `SUM(${body})`,
  },
  {
    language: jsonata,
    field: (name) => name,
    column: (name) => name,
    round: (value, places) => `$round(${value}, ${places})`,
    total: (body) => `$sum(明细.(${body}))`,
  },
];

function formula(random: Random, depth: number, says: Spoken, bulk: boolean): string {
  if (depth === 0 && random.below(3) === 0) return String(random.of([1, 2, 0.13, 100, 0.005, 1e6, 12.3456]));
  if (depth === 0) return (bulk ? says.column : says.field)(random.of(names));
  const below = () => formula(random, depth - 1, says, bulk);
  const shapes: readonly [() => string, ...(() => string)[]] = [
    () => `(${below()} + ${below()})`,
    () => `${below()} - ${below()} + ${below()}`,
    () => `(${below()} * ${below()})`,
    () => `-(${below()})`,
    () => `(${below()} / ${random.of([10, 100, 3])})`,
    () => (bulk ? below() : says.round(below(), random.of([0, 1, 2, 4]))),
  ];
  return random.of(shapes)();
}

const record = (random: Random): DataObject =>
  Object.fromEntries(names.map((name) => [name, random.of(values)]));

describe('whole numbers in formulas as text', () => {
  const seed = Number(process.env.SEED ?? 20261122);

  it.each(spoken)(`answer what exact decimals answer (seed ${seed}): $language.name`, (says) => {
    const random = new Random(seed);
    const { language } = says;
    for (let round = 0; round < 1_000; round += 1) {
      const bulk = round % 3 === 0;
      const body = formula(random, 1 + random.below(3), says, bulk);
      const text = (language === excel ? '=' : '') + (bulk ? says.total(body) : body);
      const tree = language.parse(text);
      if (!tree.ok) throw new Error(`${text}: ${tree.error.message}`);
      const exact = compile(tree.value, { typeOf, languages: [language] });
      const quick = compile(tree.value, { typeOf, scaleOf, languages: [language] });
      expect([...quick.reads].sort()).toEqual([...exact.reads].sort());
      for (let row = 0; row < 12; row += 1) {
        const rows = Array.from({ length: random.below(6) }, () => record(random));
        const data = bulk ? { 明细: rows } : record(random);
        const place = `seed ${seed}, ${text} on ${JSON.stringify(data)}`;
        expect([place, quick.run(scopeOf(data))]).toEqual([place, exact.run(scopeOf(data))]);
      }
    }
  });

  const data: DataObject = {
    ...{ 数量: 3, 单价: 9.995, 折扣: 0.05, 运费: '12.50', 件数: 2 },
    明细: [
      { 数量: 3, 单价: 9.995 },
      { 数量: 2.5, 单价: 1.5 },
    ],
  };
  const alone = () => {
    throw new Error('Not in whole numbers.');
  };

  it.each([
    ['=ROUND(ROUND([数量]*[单价]*(1-[折扣]),2)+[运费],2)', 40.99],
    ['=-[件数]*15%', -0.3],
    ['=SUM([明细.数量])', 5.5],
    ['=SUM([明细.数量]*[明细.单价])', 33.735],
  ])('suffice for %s', (text, value) => {
    const tree = excel.parse(text);
    if (!tree.ok || tree.value.root.kind !== 'formula') throw new Error(text);
    const core = new Compilation(tree.value, { typeOf, scaleOf, languages: [excel] });
    const closure = scaledExcel(tree.value.root.body as ExcelNode, core, () => alone);
    expect(closure?.(new Frame(scopeOf(data)))).toBe(value);
  });

  it.each([
    ['$round($round(数量 * 单价 * (1 - 折扣), 2) + 运费, 2)', 40.99],
    ['$round(件数 * 1.25)', 2],
    ['$sum(明细.数量)', 5.5],
    ['$sum(明细.(数量 * 单价))', 33.735],
  ])('suffice for %s', (text, value) => {
    const tree = jsonata.parse(text);
    if (!tree.ok || tree.value.root.kind !== 'formula') throw new Error(text);
    const core = new Compilation(tree.value, { typeOf, scaleOf, languages: [jsonata] });
    const counted = { nodes: 0, depth: 0, deepest: 0, deepestCall: 0, exact: false, binds: false };
    const counts = { ...counted, root: 'record', watch: undefined, reading: undefined, core } as const;
    const site = { input: 'record', names: new Names([], 0, undefined), tail: false, counts } as const;
    const closure = scaledJsonata((tree.value.root.body as JsonataProgram).root, site, () => alone);
    expect(closure?.(undefined, new Environment([], undefined), new Frame(scopeOf(data)))).toBe(value);
  });

  it('give way to a function of the same name that the run was given', () => {
    const tree = jsonata.parse('$round(件数 * 1.25)');
    if (!tree.ok) throw new Error(tree.error.message);
    const program = compile(tree.value, { typeOf, scaleOf, languages: [jsonata] });
    expect(program.run(scopeOf(data), { bindings: { round: 1 } })).toMatchObject({ ok: false });
  });
});
