import oracle from 'jsonata';
import { describe, expect, it } from 'vitest';
import type { Data, DataObject } from '../../expressions/index.ts';
import { areas } from './jsonata/cases.ts';
import differences from './jsonata/differences.json';
import { evaluateJsonata } from './jsonata/evaluateJsonata.ts';
import formulas from './jsonata/oracle.json';

interface Formula {
  readonly expr: string;
  readonly data?: Data;
  readonly bindings?: DataObject;
}

const known = new Set(differences.map(({ expr }) => expr));
const cases: readonly Formula[] = [...areas.flatMap(([, area]) => area), ...(formulas as readonly Formula[])];
const same = cases.filter(({ expr }) => !known.has(expr));

/** Answer of the jsonata package on a copy of the data; JSON removes the marks of its lists. */
async function asked({ expr, data = {}, bindings }: Formula): Promise<unknown> {
  try {
    const value: unknown = await oracle(expr).evaluate(structuredClone(data), bindings);
    return { value: value === undefined ? null : JSON.parse(JSON.stringify(value)) };
  } catch (error) {
    return { code: (error as { code?: string }).code };
  }
}

describe('beside jsonata', () => {
  it.each(same)('$expr', async (formula) => {
    const { expr, data, bindings } = formula;
    const result = await evaluateJsonata(expr, data, bindings === undefined ? {} : { bindings });
    const ours = result.ok ? { value: result.value } : { code: result.error.code };
    expect(ours).toEqual(await asked(formula));
  });

  it('differs only where a reason is given, and every reason is about a formula that is asked', () => {
    const all = new Set(cases.map(({ expr }) => expr));
    expect(differences.filter(({ expr }) => !all.has(expr))).toEqual([]);
    expect(differences.filter(({ reason }) => reason.length < 10)).toEqual([]);
    expect(same.length).toBeGreaterThan(600);
  });
});
