import { describe, expect, it } from 'vitest';
import { aliases } from '../../expressions/excel/functions/aliases.ts';
import { functions, functionsByAnyName } from '../../expressions/excel/functions/functions.ts';
import type { Data, DataObject, RunOptions, ValueType } from '../../expressions/index.ts';
import { evaluateExcel } from './excel/evaluateExcel.ts';
import chinese from './excel/functions/chinese.json';
import dates from './excel/functions/dates.json';
import finance from './excel/functions/finance.json';

interface Case {
  readonly name: string;
  readonly formula: string;
  readonly data?: DataObject;
  readonly types?: Readonly<Record<string, ValueType>>;
  readonly now?: string;
  /** The result, an error value as `{error}`; or the code of a refusal. */
  readonly value?: Data;
  readonly refused?: string;
}

// The types admit no such option; these runs are to have no clock reading.
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

describe('other names', () => {
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
