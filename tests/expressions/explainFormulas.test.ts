import { describe, expect, it } from 'vitest';
import { excel } from '../../expressions/excel/index.ts';
import { type Data, type DataObject, type Explanation, explain, scopeOf } from '../../expressions/index.ts';
import { jsonata } from '../../expressions/jsonata/index.ts';
import { cpuMilliseconds } from '../setup/cpuMilliseconds.ts';
import cases from './service/explain.json';

interface Case {
  readonly name: string;
  readonly formula: string;
  readonly data: DataObject;
  readonly value?: Data;
  readonly error?: string;
  readonly because?: readonly [code: string, text: string];
  /** Every part of the formula, from the outside in: its text and its value. */
  readonly parts?: readonly (readonly [string, Data])[];
  readonly includes?: readonly (readonly [string, Data])[];
}

function explained(formula: string, data: DataObject): Explanation {
  const language = formula.startsWith('=') ? excel : jsonata;
  const tree = language.parse(formula);
  if (!tree.ok) throw new Error(tree.error.message);
  return explain(tree.value, scopeOf(data), { languages: [excel, jsonata] });
}

const all = (told: Explanation): readonly Explanation[] => told.below.flatMap((part) => [part, ...all(part)]);

// TypeScript cannot infer optional members from JSON.
describe('an explanation of a formula', () => {
  it.each(cases as unknown as readonly Case[])(
    '$name',
    ({ formula, data, value, error, because, parts, includes }) => {
      const told = explained(formula, data);
      const textOf = ({ from, to }: { readonly from?: number; readonly to?: number }) =>
        formula.slice(from, to);
      if (error === undefined) expect(told.value).toEqual(value);
      expect(told.error?.code).toBe(error);
      if (because !== undefined)
        expect(told.because && [told.because.code, textOf(told.because.node)]).toEqual(because);
      const found = all(told).map((part) => [textOf(part), part.value]);
      if (parts !== undefined) expect(found).toEqual(parts);
      for (const part of includes ?? []) expect(found).toContainEqual(part);
    },
  );

  it('ends and stays small, whatever the formula does', () => {
    const lines = Array.from({ length: 2_000 }, (_, index) => ({ 数量: index, 单价: 1.5 }));
    const started = cpuMilliseconds();
    const told = explained('$sum(明细.(数量 * 单价)) + $count(明细[数量 > 5])', { 明细: lines });
    expect(told.value).toBe(2_998_500 + 1_994);
    expect(all(told).length).toBeLessThan(1_000);
    expect(all(told).some(({ cut }) => cut)).toBe(true);
    expect(cpuMilliseconds() - started).toBeLessThan(1_500);
  });

  it.each([
    [
      'calls in deep brackets',
      `($f := function($n){ ${'('.repeat(150)}$f($n + 1) + 1${')'.repeat(150)} }; $f(0))`,
    ],
    ['deep brackets', `=${'('.repeat(190)}[数量]${')'.repeat(190)}`],
    ['deep calls', `=${'ABS('.repeat(190)}[数量]${')'.repeat(190)}`],
    ['a long chain', `=${'[数量]+'.repeat(700)}1`],
  ])('overflows nothing: %s', (_name, formula) => {
    const told = explained(formula, { 数量: 1 });
    expect(told.value !== undefined || told.error?.code.startsWith('limit-')).toBe(true);
  });
});
