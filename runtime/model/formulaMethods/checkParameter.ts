import type { Issue } from '../Issue.ts';
import type { FormulaEntry } from './FormulaEntry.ts';
import { formulaIssue } from './formulaIssue.ts';
import { parametersOf } from './parametersOf.ts';

/** A function formula has exactly one parameter field. */
export function checkParameter(entry: FormulaEntry): readonly Issue[] {
  const { length } = parametersOf(entry);
  if (length === 0) return [formulaIssue('designer.functionContent', 'paramsValue')];
  return length > 1 ? [formulaIssue('designer.formulaOneField', 'paramsValue')] : [];
}
