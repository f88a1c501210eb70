import { describe, expect, it } from 'vitest';
import type { RunOptions } from '../../expressions/index.ts';
import { nativeFunctions } from '../../expressions/jsonata/functions/nativeFunctions.ts';
import { evaluateFormula } from './jsonata/functions/evaluateFormula.ts';
import { type FunctionCase, functionCases } from './jsonata/functions/functionCases.ts';

function optionsOf({ instant, random }: FunctionCase): RunOptions {
  return {
    ...(instant === undefined ? {} : { instant }),
    ...(random === undefined ? {} : { random: () => random }),
  };
}

describe.each(functionCases)('%s', (_area, cases) => {
  it.each(cases)('$name', async (given) => {
    const result = await evaluateFormula(given.expr, given.data, optionsOf(given));
    if (given.code !== undefined) {
      expect(result.ok ? result : result.error.code).toBe(given.code);
      return;
    }
    // A run returns null for no value.
    expect(result).toEqual({ ok: true, value: given.undefined ? null : given.value });
  });
});

it('has 500 cases, 150 of them errors, each under its own name', () => {
  const all = functionCases.flatMap(([area, cases]) =>
    cases.map((given) => ({ ...given, name: `${area} ${given.name}` })),
  );
  expect(all.length).toBeGreaterThanOrEqual(500);
  expect(all.filter(({ code }) => code !== undefined).length).toBeGreaterThanOrEqual(150);
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
});

const examples = [...nativeFunctions.values()].flatMap(({ name, examples }) =>
  examples.map((example) => ({ ...example, name })),
);

describe('the examples of the reference', () => {
  it.each(examples)('$name: $expr', async ({ expr, data, value }) => {
    expect(await evaluateFormula(expr, data)).toEqual({ ok: true, value });
  });

  it('leave no function out but those that are refused or not deterministic', () => {
    const without = [...nativeFunctions.values()].filter((definition) => definition.examples.length === 0);
    expect(without.map(({ name }) => name).sort()).toEqual(['error', 'eval', 'millis', 'now', 'random']);
  });

  it('belong to functions that say all the reference needs', () => {
    for (const [name, { title, summary, signature, parameters }] of nativeFunctions) {
      expect(title, name).not.toBe('');
      expect(summary.zh, name).toMatch(/[\u4e00-\u9fff]/);
      expect(summary.en, name).not.toBe('');
      expect(signature, name).toMatch(/^<.*>$/);
      expect(parameters, name).toBeInstanceOf(Array);
    }
  });
});
