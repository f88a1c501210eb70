import { parseArithmetic } from '../../../../expressions/index.ts';
import type { FormulaEntry } from '../../schema/FormulaEntry.ts';
import type { Issue } from '../../schema/Issue.ts';
import { checkFixed } from './checkFixed.ts';
import { contentOf } from './contentOf.ts';
import type { FormulaMethod } from './FormulaMethod.ts';
import { fixedOf } from './fixedOf.ts';
import { formulaIssue } from './formulaIssue.ts';

/** 1000: arithmetic over fields, rounded to `fixed` decimals half away from zero; null as soon as an input is empty. */
export const custom: FormulaMethod = {
  method: 1000,
  title: 'designer.method.custom',
  type: 'number',
  offered: (type) => type === 'number',
  check: (entry) => [...checkContent(entry), ...checkFixed(entry, 'fixed', 'Places')],
  tree(entry, fields) {
    const content = contentOf(entry, fields);
    const tree = parseArithmetic(
      content.source,
      content.fields === undefined ? {} : { fields: content.fields },
    );
    if (!tree.ok) return tree;
    const places = { kind: 'literal', value: fixedOf(entry.fixed) } as const;
    return {
      ok: true,
      value: { root: { kind: 'call', name: 'round', operands: [tree.value.root, places] } },
    };
  },
};

function checkContent(entry: FormulaEntry): readonly Issue[] {
  return entry.content.trim() === '' ? [formulaIssue('designer.formulaContent', 'content')] : [];
}
