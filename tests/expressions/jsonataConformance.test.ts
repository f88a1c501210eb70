import oracle from 'jsonata';
import { describe, expect, it } from 'vitest';
import type { Data } from '../../expressions/index.ts';
import { compile } from '../../expressions/index.ts';
import { inputScope, jsonata, prepare } from '../../expressions/jsonata/index.ts';
import { type ConformanceCase, conformance } from './jsonata/conformance.ts';

/** Expected answer as text, comparable for both engines. */
const expected = ({ value = null, code }: ConformanceCase): string => JSON.stringify(code ?? { value });

async function ours(expr: string, data: Data | undefined): Promise<string> {
  const tree = jsonata.parse(expr);
  if (!tree.ok) return JSON.stringify(tree.error.code);
  await prepare(tree.value);
  const result = compile(tree.value, { languages: [jsonata] }).run(inputScope(data));
  return JSON.stringify(result.ok ? { value: result.value } : result.error.code);
}

async function theirs(expr: string, data: Data | undefined): Promise<string> {
  try {
    const value: unknown = await oracle(expr).evaluate(structuredClone(data));
    return JSON.stringify({ value: value ?? null });
  } catch (error) {
    return JSON.stringify((error as { code?: string }).code);
  }
}

describe.each(conformance)('$about', ({ data, cases }) => {
  it.each([
    ['here', ours],
    ['in jsonata', theirs],
  ])('%s', async (_where, answer) => {
    const wrong: object[] = [];
    for (const given of cases) {
      const got = await answer(given.expr, data);
      if (got !== expected(given)) wrong.push({ ...given, got });
    }
    expect(wrong).toEqual([]);
  });
});

it('has 3,300 cases, 800 of them refusals, each once', () => {
  const all = conformance.flatMap(({ about, cases }) => cases.map((given) => ({ about, ...given })));
  expect(all.length).toBeGreaterThanOrEqual(3300);
  expect(all.filter(({ code }) => code !== undefined).length).toBeGreaterThanOrEqual(800);
  expect(new Set(all.map(({ about, expr }) => `${about}: ${expr}`)).size).toBe(all.length);
});
