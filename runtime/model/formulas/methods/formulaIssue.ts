import type { MessageKey } from '../../messages/index.ts';
import type { FormulaEntry } from '../../schema/FormulaEntry.ts';
import type { Issue } from '../../schema/Issue.ts';

/** Something wrong with a formula; `path` is the property of the entry a designer should show it at. */
export function formulaIssue(
  rule: MessageKey,
  path: keyof FormulaEntry,
  params: Issue['params'] = {},
): Issue {
  return { path, rule, params, severity: 'error' };
}
