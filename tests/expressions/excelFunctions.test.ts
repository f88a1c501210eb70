import { describe, expect, it } from 'vitest';
import { aliases } from '../../expressions/excel/functions/aliases.ts';
import { functions, functionsByAnyName } from '../../expressions/excel/functions/functions.ts';
import type { Data, DataObject, RunOptions, ValueType } from '../../expressions/index.ts';
import { evaluateExcel } from './excel/evaluateExcel.ts';
import chinese from './excel/functions/chinese.json';
import dates from './excel/functions/dates.json';
import finance from './excel/functions/finance.json';
import { Random } from './Random.ts';

interface Case {
  readonly name: string;
  readonly formula: string;
  readonly data?: DataObject;
  readonly types?: Readonly<Record<string, ValueType>>;
  readonly now?: string;
  /** Result, with an error value as `{error}`, or code of a refusal. */
  readonly value?: Data;
  readonly refused?: string;
}

// The types forbid this option; these runs must have no clock.
const withoutClock = { now: undefined } as unknown as RunOptions;

describe.each([
  ['dates', dates],
  ['finance', finance],
  ['chinese and text', chinese],
])('%s', (_area, cases) => {
  // JSON has one type for all rows of a file; each row is a case.
  it.each(cases as unknown as readonly Case[])('$name', (given) => {
    const { formula, data, types, now } = given;
    const result = evaluateExcel(formula, data, types, {}, now === undefined ? withoutClock : { now });
    if (given.refused === undefined) return expect(result).toEqual({ ok: true, value: given.value });
    expect(result.ok ? 'ok' : result.error.code).toBe(given.refused);
  });
});

describe('any arguments at all', () => {
  const values: readonly Data[] = [
    ...[0, 1, -1, 0.1, 60, 45_296.75, 2_958_465.99, 1e15, -1e15, 1e300, 5e-324, '99999999999999999999.5'],
    ...[
      null,
      '',
      true,
      false,
      '明天',
      '2024-01-05',
      '2024-02-30',
      '13:05',
      'yyyy',
      '0.00',
      '#,##0;@',
      'Y',
      'YD',
    ],
    ...[
      [],
      [1, 2, 3],
      [-100, null, '二', 110],
      [[1, 2], [3]],
      { error: '#N/A' },
      ['2024-10-01', '2024-10-02'],
    ],
  ];
  const ours = [...functions.values()].filter(
    ({ name, category }) => ['date', 'finance', 'chinese'].includes(category) || name === 'TEXT',
  );

  it.each(ours)('$name answers data, an error value or a refusal', ({ name, parameters }) => {
    const random = new Random(name.length * 7_919);
    for (let round = 0; round < 400; round += 1) {
      const data = Object.fromEntries(parameters.map((_parameter, at) => [`x${at}`, pick(random, values)]));
      const result = evaluateExcel(`=${name}(${Object.keys(data).join(',')})`, data);
      const text = JSON.stringify(result, (_key, value) =>
        typeof value === 'number' && !Number.isFinite(value) ? 'not finite' : value,
      );
      expect(text, `${name} of ${JSON.stringify(data)}`).not.toMatch(/not finite|NaN|undefined/);
    }
  });

  function pick(random: Random, from: readonly Data[]): Data {
    return from[random.below(from.length)] ?? null;
  }
});

describe('other names', () => {
  it('round to whole numbers where their name says so', () => {
    expect(evaluateExcel('=向上取整(2.1)')).toEqual({ ok: true, value: 3 });
    expect(evaluateExcel('=向下取整(-2.1)')).toEqual({ ok: true, value: -3 });
  });

  it('name every function once in Chinese, and nothing else', () => {
    expect(Object.keys(aliases).filter((name) => !functions.has(name))).toEqual([]);
    const chineseNames = (name: string) =>
      [name, ...(aliases[name] ?? [])].filter((each) => /[\u4e00-\u9fff]/.test(each));
    const without = [...functions.keys()].filter((name) => chineseNames(name).length === 0);
    expect(without).toEqual([]);
    const all = [...functions.keys(), ...Object.values(aliases).flat()];
    expect(all.length).toBe(new Set(all).size);
    for (const name of all) expect(functionsByAnyName.has(name), name).toBe(true);
  });
});
