import type { MessageKey } from '../../messages/index.ts';
import type { FormulaEntry } from '../../schema/FormulaEntry.ts';
import type { Issue } from '../../schema/Issue.ts';

/** Makes an issue of a formula; `path` is the property where a designer shows it. */
export function formulaIssue(
  rule: MessageKey,
  path: keyof FormulaEntry,
  params: Issue['params'] = {},
): Issue {
  return { path, rule, params, severity: 'error' };
}
