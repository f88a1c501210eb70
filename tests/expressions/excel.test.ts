import { describe, expect, it } from 'vitest';
import { functions, functionsByAnyName } from '../../expressions/excel/functions/functions.ts';
import { evaluateExcel } from './excel/evaluateExcel.ts';

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
