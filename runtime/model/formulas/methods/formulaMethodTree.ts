import type { FieldName, Result, Tree } from '../../../../expressions/index.ts';
import { formulaMethodOf } from './formulaMethods.ts';
import { readFormulaEntry } from './readFormulaEntry.ts';

/**
 * The tree of a field's formula when it is an entry of the form designer, in any of its spellings (`isFormulaEntry`).
 * `fields`: what it may name, by code and title. Errors: `unknown-method`, and those of the method.
 */
export function formulaMethodTree(formula: unknown, fields: readonly FieldName[]): Result<Tree> {
  const entry = readFormulaEntry(formula);
  const method = entry && formulaMethodOf(entry.method);
  if (entry === undefined || method === undefined)
    return { ok: false, error: { code: 'unknown-method', message: 'This formula has no method.' } };
  return method.tree(entry, fields);
}
