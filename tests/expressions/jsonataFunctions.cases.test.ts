import { describe, expect, it } from 'vitest';
import type { Data, RunOptions } from '../../expressions/index.ts';
import { nativeFunctions } from '../../expressions/jsonata/functions/nativeFunctions.ts';
import dates from './jsonata/functions/dates.json';
import errors from './jsonata/functions/errors.json';
import { evaluateFormula } from './jsonata/functions/evaluateFormula.ts';
import higherOrder from './jsonata/functions/higherOrder.json';
import integers from './jsonata/functions/integers.json';
import limits from './jsonata/functions/limits.json';
import numberPictures from './jsonata/functions/numberPictures.json';
import numbers from './jsonata/functions/numbers.json';
import strings from './jsonata/functions/strings.json';
import values from './jsonata/functions/values.json';

/** One of `value`, `undefined` and `code` is expected. `differs`: why JSONata's own engine answers something else. */
interface Case {
  readonly name: string;
  readonly expr: string;
  readonly data?: Data;
  readonly instant?: number;
  /** What every random number is. */
  readonly random?: number;
  readonly value?: Data;
  readonly undefined?: boolean;
  readonly code?: string;
  readonly differs?: string;
}

const areas: readonly (readonly [string, readonly Case[]])[] = [
  ['strings', strings],
  ['numbers', numbers],
  ['number pictures', numberPictures],
  ['integers', integers],
  ['dates', dates],
  ['values', values],
  ['higher order', higherOrder],
  ['errors', errors],
  ['limits', limits],
] as readonly (readonly [string, readonly Case[]])[];

function optionsOf({ instant, random }: Case): RunOptions {
  return {
    ...(instant === undefined ? {} : { instant }),
    ...(random === undefined ? {} : { random: () => random }),
  };
}

describe.each(areas)('%s', (_area, cases) => {
  it.each(cases)('$name', async (given) => {
    const result = await evaluateFormula(given.expr, given.data, optionsOf(given));
    if (given.code !== undefined) {
      expect(result.ok ? result : result.error.code).toBe(given.code);
      return;
    }
    // Nothing leaves a run as null.
    expect(result).toEqual({ ok: true, value: given.undefined ? null : given.value });
  });
});

it('has 500 cases, 150 of them errors, each under its own name', () => {
  const all = areas.flatMap(([area, cases]) =>
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
