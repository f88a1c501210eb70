import { describe, expect, it } from 'vitest';
import type { Data, Limits } from '../../../expressions/index.ts';
import { bare } from './bare.ts';
import comparing from './cases/comparing.json';
import deciding from './cases/deciding.json';
import lists from './cases/lists.json';
import numbers from './cases/numbers.json';
import reading from './cases/reading.json';
import refusals from './cases/refusals.json';
import texts from './cases/texts.json';

interface Case {
  readonly name: string;
  readonly logic: Data;
  readonly data?: Data;
  readonly limits?: Partial<Limits>;
  readonly value?: Data;
  readonly error?: string;
  readonly at?: string;
  readonly params?: Readonly<Record<string, Data>>;
}

const files: readonly (readonly [area: string, cases: unknown])[] = [
  ['reading', reading],
  ['comparing', comparing],
  ['deciding', deciding],
  ['numbers', numbers],
  ['lists', lists],
  ['texts', texts],
  ['refusals', refusals],
];

describe.each(files)('bare JSON Logic: %s', (_area, cases) => {
  it.each(cases as readonly Case[])('$name', ({ logic, data, limits, value, error, at, params }) => {
    const result = bare(logic, data, limits === undefined ? {} : { limits });
    if (error === undefined) return expect(result).toEqual({ ok: true, value });
    const found = result.ok ? undefined : result.error;
    expect(found?.code, JSON.stringify(result)).toBe(error);
    if (at !== undefined) expect(found?.at).toBe(at);
    if (params !== undefined) expect(found?.params).toEqual(params);
  });
});
