import type { Node } from '../../../../expressions/index.ts';
import { checkParameter } from './checkParameter.ts';
import type { FormulaMethod } from './FormulaMethod.ts';
import { parameterTree } from './parameterTree.ts';

/** 0: the value of another field; an empty text is null as well. */
export const equals: FormulaMethod = {
  method: 0,
  title: 'designer.method.equals',
  type: undefined,
  offered: () => true,
  check: checkParameter,
  tree: (entry, fields) =>
    parameterTree(entry, fields, (then) => {
      const empty: Node = { kind: 'literal', value: null };
      const filled: Node = { kind: 'equal', negated: true, left: then, right: empty };
      return { kind: 'choice', branches: [{ when: filled, then }], otherwise: empty };
    }),
};
