import type { Node } from '../../../../expressions/index.ts';
import { checkFixed } from './checkFixed.ts';
import { checkParameter } from './checkParameter.ts';
import type { FormulaMethod } from './FormulaMethod.ts';
import { fixedOf } from './fixedOf.ts';
import { parameterTree } from './parameterTree.ts';

/**
 * 100: a part of a text from `fixed` (0-based), `fixed2` characters long, the rest when that is blank. Counted in whole
 * characters, so that no pair is split; an empty text gives null.
 */
export const substring: FormulaMethod = {
  method: 100,
  title: 'designer.method.substring',
  type: 'text',
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
