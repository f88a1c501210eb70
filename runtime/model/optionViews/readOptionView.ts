import { columnsText, readFilterEntries } from '../conditions/ListFilters.ts';
import { type ColumnSet, readColumnSet } from '../fields/columnSet/ColumnSet.ts';
import { isObject } from '../schema/Json.ts';
import type { OptionViewRow } from '../schema/OptionViewRow.ts';
import { type DamagedPart, type OptionView, type OptionViewScope, optionViewLimits } from './OptionView.ts';
import { type RowMark, readMarks } from './RowMark.ts';

/** A text with JSON of any age; undefined: empty or no JSON. */
const parsed = (text: string): unknown => {
  if (text.length > optionViewLimits.json) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Reads who sees a view. Skips ids that are no numbers. */
export function readScope(text: string): OptionViewScope {
  if (text.trim().toLowerCase() === 'all') return 'all';
  const ids = text
    .split(',')
    .slice(0, optionViewLimits.users)
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  return ids.length === 0 ? 'own' : [...new Set(ids)];
}

/** The scope as stored. */
export const scopeText = (scope: OptionViewScope): string =>
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
  const more = moreOf(row, damaged);
  return {
    id: row.OptionView_Id,
    name: row.OptionViewName,
    icon: row.OptionViewIcon,
    tooltip: row.Tooptip,
    scope: readScope(row.ScopeUser),
    columns,
    query: more.query ?? filtersQuery(row, damaged),
    marks: more.marks,
    version: row.Version,
    creator: row.Creator,
    mayEdit: row.MayEdit,
    isTab: row.IsTab,
    damaged,
  };
}

/** What only `Jig` holds; `query` is undefined where the filters of old clients say it. */
interface More {
  readonly query: string | undefined;
  readonly marks: readonly RowMark[];
}

function moreOf({ Jig }: OptionViewRow, damaged: DamagedPart[]): More {
  if (Jig === '') return { query: undefined, marks: [] };
  const more = parsed(Jig);
  const { query, marks } = isObject(more) ? more : { query: undefined, marks: undefined };
  const isQuery = typeof query === 'string' && query.length <= optionViewLimits.query;
  if (!isQuery) damaged.push('query');
  const read = readMarks(marks);
  if (read === undefined) damaged.push('marks');
  return { query: isQuery ? query : undefined, marks: read ?? [] };
}

function filtersQuery({ FiltersJson }: OptionViewRow, damaged: DamagedPart[]): string {
  if (FiltersJson === '') return '';
  const entries = readFilterEntries(parsed(FiltersJson));
  if (entries === undefined) {
    damaged.push('filters');
    return '';
  }
  const text = columnsText(entries);
  return text === '' ? '' : new URLSearchParams({ c: text }).toString();
}
