import type { FieldName } from '../../../../expressions/index.ts';
import type { FormulaEntry, FormulaPlace } from '../../schema/FormulaEntry.ts';
import type { Issue } from '../../schema/Issue.ts';
import { formulaIssue } from './formulaIssue.ts';
import { formulaMethodOf } from './formulaMethods.ts';
import { testFormula } from './testFormula.ts';

/** What a formula is saved with. */
export interface FormulaContext {
  readonly place: FormulaPlace;
  /** What it may name, with types where they are known. */
  readonly fields: readonly FieldName[];
  /** `yyyy-MM-dd` in TIME_ZONE: what the test puts into dates. */
  readonly today: string;
}

/**
 * Everything that keeps a formula from being saved; nothing when it may. A complete formula is always tested: one that cannot
 * be computed with the test values is refused.
 */
export function checkFormula(entry: FormulaEntry, context: FormulaContext): readonly Issue[] {
  const unnamed = entry.name === '' ? [formulaIssue('designer.formulaName', 'name')] : [];
  const method = formulaMethodOf(entry.method);
  if (method === undefined) return [...unnamed, formulaIssue('designer.functionContent', 'method')];
  const offered = method.offered(entry.type, context.place);
  const found = [
    ...unnamed,
    ...(offered ? [] : [formulaIssue('designer.formulaNotOffered', 'method')]),
    ...method.check(entry),
  ];
  return found.length > 0 ? found : testFormula(entry, context);
}
