import { checkFixed } from './checkFixed.ts';
import { checkParameter } from './checkParameter.ts';
import type { FormulaMethod } from './FormulaMethod.ts';
import { fixedOf } from './fixedOf.ts';
import { parameterTree } from './parameterTree.ts';

/** 1: a date so many days later, `fixed` below zero earlier; an empty date gives null. */
export const date: FormulaMethod = {
  method: 1,
  title: 'designer.method.date',
  type: 'date',
  offered: (type) => type === 'date',
  check: (entry) => [...checkParameter(entry), ...checkFixed(entry, 'fixed', 'Days')],
  tree: (entry, fields) =>
    parameterTree(entry, fields, (field) => ({
      kind: 'call',
      name: 'addDays',
      operands: [field, { kind: 'literal', value: fixedOf(entry.fixed) }],
    })),
};
