import type { Issue } from '../../model/schema/Issue.ts';
import type { RowMoment } from '../../model/schema/TableSchema.ts';
import type { RowHookContext, RowHooks } from '../../RowHook.ts';

/**
 * Runs the hooks of a moment in schema order. Stops at the first refusal; an unknown hook name also refuses.
 */
export function runRowHooks(
  names: Partial<Readonly<Record<RowMoment, readonly string[]>>> | undefined,
  moment: RowMoment,
  hooks: RowHooks | undefined,
  context: () => RowHookContext,
): readonly Issue[] {
  for (const name of names?.[moment] ?? []) {
    const hook = hooks?.get(name);
    const issues: readonly Issue[] = hook
      ? hook(context()).filter((issue) => issue.severity === 'error')
      : [{ path: '', rule: 'spreadsheet.noHook', params: { name }, severity: 'error' }];
    if (issues.length > 0) return issues;
  }
  return [];
}
