import type { Issue } from '../../schema/Issue.ts';
import type { ColumnSet } from './ColumnSet.ts';

/** A table's columns by title, as the check needs them. */
interface TitledColumn {
  readonly field: string;
  readonly title: string;
}

/**
 * What keeps column settings from being saved: at least one column is shown, a frozen column is shown. `detail`: the words
 * for a detail table. Paths name the field; columns that are gone are passed over.
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
