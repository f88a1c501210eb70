import { columnsText, readFilterEntries } from '../conditions/ListFilters.ts';
import { type ColumnSet, readColumnSet } from '../fields/columnSet/ColumnSet.ts';
import { isObject } from '../schema/Json.ts';
import type { OptionViewRow } from '../schema/OptionViewRow.ts';
import { type DamagedPart, type OptionView, type ViewScope, viewLimits } from './OptionView.ts';

/** A text with JSON of any age; undefined: empty or no JSON. */
const parsed = (text: string): unknown => {
  if (text.length > viewLimits.json) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads who sees a view. Skips ids that are no numbers. */
export function readScope(text: string): ViewScope {
  if (text.trim().toLowerCase() === 'all') return 'all';
  const ids = text
    .split(',')
    .slice(0, viewLimits.users)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  return ids.length === 0 ? 'own' : [...new Set(ids)];
}

/** The scope as stored. */
export const scopeText = (scope: ViewScope): string =>
  scope === 'all' ? 'all' : scope === 'own' ? '' : scope.join(',');

/**
 * Reads a stored view. Damaged parts are left out and named, so that the rest opens. An old client writes no `Jig`: its
 * filters become the query.
 */
export function readOptionView(row: OptionViewRow): OptionView {
  const damaged: DamagedPart[] = [];
  const columns = [row.ColumnJson, row.DetailsColumnJson, row.DetailsColumnJson2].map(
    (text): ColumnSet | undefined => {
      if (text === '') return undefined;
      const set = readColumnSet(parsed(text));
      if (set === undefined && !damaged.includes('columns')) damaged.push('columns');
      return set;
    },
  );
  return {
    id: row.OptionView_Id,
    name: row.OptionViewName,
    icon: row.OptionViewIcon,
    tooltip: row.Tooptip,
    scope: readScope(row.ScopeUser),
    columns,
    query: queryOf(row, damaged),
    creator: row.Creator,
    mayEdit: row.MayEdit,
    isTab: row.IsTab,
    damaged,
  };
}

function queryOf({ Jig, FiltersJson }: OptionViewRow, damaged: DamagedPart[]): string {
  if (Jig !== '') {
    const more = parsed(Jig);
    if (isObject(more) && typeof more.query === 'string' && more.query.length <= viewLimits.query)
      return more.query;
    damaged.push('query');
  }
  if (FiltersJson === '') return '';
  const entries = readFilterEntries(parsed(FiltersJson));
  if (entries === undefined) {
    damaged.push('filters');
    return '';
  }
  const text = columnsText(entries);
  return text === '' ? '' : new URLSearchParams({ c: text }).toString();
}
