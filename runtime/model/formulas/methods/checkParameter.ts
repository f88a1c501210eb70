import type { FormulaEntry } from '../../schema/FormulaEntry.ts';
import type { Issue } from '../../schema/Issue.ts';
import { formulaIssue } from './formulaIssue.ts';
import { parametersOf } from './parametersOf.ts';

/** A function formula has exactly one parameter field. */
export function checkParameter(entry: FormulaEntry): readonly Issue[] {
  const { length } = parametersOf(entry);
  if (length === 0) return [formulaIssue('designer.functionContent', 'paramsValue')];
  return length > 1 ? [formulaIssue('designer.formulaOneField', 'paramsValue')] : [];
}
