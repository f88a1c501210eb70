import { describe, expect, it } from 'vitest';
import type { Data, DataObject, ValueType } from '../../expressions/index.ts';
import { evaluateExcel } from './excel/evaluateExcel.ts';
import dates from './excel/microsoft/dates.json';
import finance from './excel/microsoft/finance.json';
import formats from './excel/microsoft/formats.json';
import logic from './excel/microsoft/logic.json';
import lookup from './excel/microsoft/lookup.json';
import math from './excel/microsoft/math.json';
import operators from './excel/microsoft/operators.json';
import statistics from './excel/microsoft/statistics.json';
import text from './excel/microsoft/text.json';

/** A case from Microsoft's documentation of a function: example, remark or error. */
interface Case {
  readonly name: string;
  readonly formula: string;
  readonly data?: DataObject;
  readonly types?: Readonly<Record<string, ValueType>>;
  /** Result, number to nine decimals, error value, or code of a refusal. */
  readonly value?: Data;
  readonly near?: number;
  readonly error?: string;
  readonly code?: string;
}

describe.each([
  ['dates', dates],
  ['finance', finance],
  ['formats', formats],
  ['logic', logic],
  ['lookup', lookup],
  ['math', math],
  ['operators', operators],
  ['statistics', statistics],
  ['text', text],
])('%s as documented', (_area, cases) => {
  // JSON has one type for all rows of a file; each row is a case.
  it.each(cases as unknown as readonly Case[])('$name', ({ formula, data, types, ...wanted }) => {
    const result = evaluateExcel(formula, data, types);
    if (wanted.code !== undefined) return expect(result.ok ? 'ok' : result.error.code).toBe(wanted.code);
    if (wanted.near === undefined)
      return expect(result).toEqual({
        ok: true,
        value: wanted.error === undefined ? wanted.value : { error: wanted.error },
      });
    const value = result.ok ? Number(result.value) : Number.NaN;
    expect(Math.abs(value - wanted.near)).toBeLessThanOrEqual(1e-9 * Math.max(1, Math.abs(wanted.near)));
  });
});
