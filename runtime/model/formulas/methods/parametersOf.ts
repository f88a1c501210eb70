import type { FormulaEntry } from '../../schema/FormulaEntry.ts';

/** The parameter fields of a function formula, each once: the chosen codes, else those of its tags. */
export function parametersOf({ paramsValue, params }: FormulaEntry): readonly string[] {
  const codes = paramsValue.length > 0 ? paramsValue : params.map(({ field }) => field);
  return [...new Set(codes)];
}
