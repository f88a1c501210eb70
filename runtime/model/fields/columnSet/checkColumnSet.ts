import type { Issue } from '../../schema/Issue.ts';
import type { ColumnSet } from './ColumnSet.ts';

/** A table's columns by title, for the check. */
interface TitledColumn {
  readonly field: string;
  readonly title: string;
}

/**
 * Errors in column settings: at least one column must be shown, and frozen columns must be shown. `detail`:
 * uses the messages for a detail table. Paths are field names; removed columns are skipped.
 */
export function checkColumnSet(
  set: ColumnSet,
  columns: readonly TitledColumn[],
  detail: boolean,
): readonly Issue[] {
  const titles = new Map(columns.map(({ field, title }) => [field, title]));
  const known = set.filter(({ field }) => titles.has(field));
  const named = new Set(known.map(({ field }) => field));
  const issue = (rule: string, path: string, params: Issue['params'] = {}): Issue => ({
    path,
    rule,
    params,
    severity: 'error',
  });
  const anyShown = known.some(({ show }) => show) || columns.some(({ field }) => !named.has(field));
  if (!anyShown) return [issue(detail ? 'list.oneDetailColumn' : 'list.oneColumn', '')];
  return known
    .filter(({ show, fixed }) => fixed && !show)
    .map(({ field }) => issue('list.frozenHidden', field, { title: titles.get(field) ?? field }));
}
