import { describe, expect, it } from 'vitest';
import { areas } from './jsonata/cases.ts';
import { evaluateJsonata } from './jsonata/evaluateJsonata.ts';

describe.each(areas)('%s', (_area, cases) => {
  it.each(cases)('$name', async (given) => {
    const result = await evaluateJsonata(
      given.expr,
      given.data,
      given.bindings === undefined ? {} : { bindings: given.bindings },
    );
    if (given.code === undefined) {
      expect(result).toEqual({ ok: true, value: given.undefined ? null : given.value });
      return;
    }
    expect(result.ok ? result.value : result.error.code).toBe(given.code);
    if (result.ok) return;
    if (given.from !== undefined)
      expect([result.error.from, result.error.to]).toEqual([given.from, given.to]);
    // Every refusal of a text has a position, except those of the whole result.
    if (given.code !== 'result-not-data') expect(result.error.from).toBeTypeOf('number');
  });
});

it('has 350 cases of the language, 90 of them errors, each under a name of its own', () => {
  const all = areas.flatMap(([area, cases]) =>
    cases.map((given) => ({ ...given, name: `${area}: ${given.name}` })),
  );
  expect(all.length).toBeGreaterThanOrEqual(350);
  expect(all.filter((given) => given.code !== undefined).length).toBeGreaterThanOrEqual(90);
  expect(new Set(all.map((given) => given.name)).size).toBe(all.length);
});
