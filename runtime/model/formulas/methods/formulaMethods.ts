import type { Node } from '../../../../expressions/index.ts';
import { max, min, sum } from './aggregate.ts';
import { checkFixed, fixedOf } from './checkFixed.ts';
import { custom } from './custom.ts';
import type { FormulaMethod } from './FormulaMethod.ts';
import { checkParameter, parameterTree } from './parameterTree.ts';

/** Method 0: the value of another field. Empty text becomes null. */
const equals: FormulaMethod = {
  method: 0,
  title: 'designer.method.equals',
  type: undefined,
  inputs: ['parameter'],
  offered: () => true,
  check: checkParameter,
  tree: (entry, fields) =>
    parameterTree(entry, fields, (then) => {
      const empty: Node = { kind: 'literal', value: null };
      const filled: Node = { kind: 'equal', negated: true, left: then, right: empty };
      return { kind: 'choice', branches: [{ when: filled, then }], otherwise: empty };
    }),
};

/** Method 1: a date moved by `fixed` days, backwards when negative. An empty date gives null. */
const date: FormulaMethod = {
  method: 1,
  title: 'designer.method.date',
  type: 'date',
  inputs: ['parameter', 'days'],
  offered: (type) => type === 'date',
  check: (entry) => [...checkParameter(entry), ...checkFixed(entry, 'fixed', 'Days')],
  tree: (entry, fields) =>
    parameterTree(entry, fields, (field) => ({
      kind: 'call',
      name: 'addDays',
      operands: [field, { kind: 'literal', value: fixedOf(entry.fixed) }],
    })),
};

/**
 * Method 100: part of a text from `fixed` (0-based), `fixed2` characters long. A blank `fixed2` takes the
 * rest. Counts whole characters, so that no surrogate pair is split; empty text gives null.
 */
const substring: FormulaMethod = {
  method: 100,
  title: 'designer.method.substring',
  type: 'text',
  inputs: ['parameter', 'start', 'length'],
  offered: (type) => type === 'text',
  check: (entry) => [
    ...checkParameter(entry),
    ...checkFixed(entry, 'fixed', 'Start'),
    ...checkFixed(entry, 'fixed2', 'Length'),
  ],
  tree: (entry, fields) => {
    const start: Node = { kind: 'literal', value: fixedOf(entry.fixed) };
    const length: readonly Node[] =
      entry.fixed2 === null ? [] : [{ kind: 'literal', value: fixedOf(entry.fixed2) }];
    return parameterTree(entry, fields, (field) => ({
      kind: 'call',
      name: 'substr',
      operands: [field, start, ...length],
    }));
  },
};

/** Formula methods in display order. */
export const formulaMethods: readonly FormulaMethod[] = [equals, date, substring, custom, sum, max, min];

/** Finds a method by its number; undefined for blank or unknown numbers. */
export function formulaMethodOf(method: number | string | null): FormulaMethod | undefined {
  return formulaMethods.find((candidate) => candidate.method === method);
}
