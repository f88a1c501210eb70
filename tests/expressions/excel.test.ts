import { describe, expect, it } from 'vitest';
import { functions, functionsByAnyName } from '../../expressions/excel/functions/functions.ts';
import type { Data, DataObject, FieldName, ValueType } from '../../expressions/index.ts';
import arrays from './excel/cases/arrays.json';
import dateKind from './excel/cases/dateKind.json';
import information from './excel/cases/information.json';
import logic from './excel/cases/logic.json';
import lookup from './excel/cases/lookup.json';
import math from './excel/cases/math.json';
import operators from './excel/cases/operators.json';
import references from './excel/cases/references.json';
import statistics from './excel/cases/statistics.json';
import syntax from './excel/cases/syntax.json';
import text from './excel/cases/text.json';
import { evaluateExcel } from './excel/evaluateExcel.ts';

interface Case {
  readonly name: string;
  readonly formula: string;
  readonly data?: DataObject;
  readonly types?: Readonly<Record<string, ValueType>>;
  readonly fields?: readonly FieldName[];
  /** Result, error value, or code of a refusal. */
  readonly value?: Data;
  readonly error?: string;
  readonly code?: string;
  readonly from?: number;
  readonly to?: number;
  readonly params?: DataObject;
}

describe.each([
  ['arrays', arrays as readonly Case[]],
  ['dateKind', dateKind as readonly Case[]],
  ['information', information as readonly Case[]],
  ['logic', logic as readonly Case[]],
  ['lookup', lookup as readonly Case[]],
  ['math', math as readonly Case[]],
  ['operators', operators as readonly Case[]],
  ['references', references as readonly Case[]],
  ['statistics', statistics as readonly Case[]],
  ['syntax', syntax as readonly Case[]],
  ['text', text as readonly Case[]],
])('%s', (_area, cases) => {
  it.each(cases)('$name', ({ formula, data, types, fields, value, error, code, from, to, params }) => {
    const result = evaluateExcel(formula, data, types, fields === undefined ? {} : { fields });
    if (code === undefined) {
      expect(result).toEqual({ ok: true, value: error === undefined ? value : { error } });
      return;
    }
    const refusal = result.ok ? expect.fail(`is ${JSON.stringify(result.value)}`) : result.error;
    expect(refusal.code).toBe(code);
    expect(refusal.from, 'every refusal has its place').toBeTypeOf('number');
    if (from !== undefined) expect([refusal.from, refusal.to]).toEqual([from, to]);
    if (params !== undefined) expect(refusal.params).toEqual(params);
  });
});

const examples = [...functions.values()].flatMap(({ name, examples }) =>
  examples.map((example) => ({ name, ...example })),
);

describe('the function table', () => {
  it.each(examples)('$name: $formula', ({ formula, data, types, value }) => {
    expect(evaluateExcel(formula, data, types)).toEqual({ ok: true, value });
  });

  it('has an example, a summary in both languages and no name twice', () => {
    const all = [...functions.values()];
    expect(
      all.filter(({ examples, summary }) => examples.length === 0 || !summary.zh || !summary.en),
    ).toEqual([]);
    for (const definition of all) expect(functionsByAnyName.get(definition.name)).toBe(definition);
  });
});
