import { readColumns } from '../conditions/ListFilters.ts';
import { operatorOfFilterType } from '../conditions/operators/index.ts';
import type { ColumnSet } from '../fields/columnSet/ColumnSet.ts';
import type { OptionViewRow } from '../schema/OptionViewRow.ts';
import type { OptionView } from './OptionView.ts';
import { storedMarks } from './RowMark.ts';
import { scopeText } from './readOptionView.ts';

/** The parts of a view that a user sets. */
export type OptionViewDraft = Pick<
  OptionView,
  'name' | 'icon' | 'tooltip' | 'scope' | 'columns' | 'query' | 'marks'
>;

/** The fields of a row that a user sets. */
export type OptionViewFields = Omit<
  OptionViewRow,
  'OptionView_Id' | 'TableName' | 'Creator' | 'Version' | 'MayEdit' | 'IsTab'
>;

/** A view as its fields. `titleOf`: title of a column by table (0: main) and field, for old clients. */
export function optionViewFields(
  { name, icon, tooltip, scope, columns, query, marks }: OptionViewDraft,
  titleOf: (table: number, field: string) => string,
): OptionViewFields {
  const [main = '', first = '', second = ''] = columns.map((set, table) =>
    set === undefined ? '' : columnText(set, (field) => titleOf(table, field)),
  );
  return {
    OptionViewName: name.trim(),
    OptionViewIcon: icon,
    Tooptip: tooltip.trim(),
    ScopeUser: scopeText(scope),
    ColumnJson: main,
    DetailsColumnJson: first,
    DetailsColumnJson2: second,
    FiltersJson: filtersText(query),
    Jig: moreText(query, marks),
  };
}

const moreText = (query: string, marks: OptionViewDraft['marks']): string =>
  query === '' && marks.length === 0
    ? ''
    : JSON.stringify({ query, ...(marks.length > 0 && { marks: storedMarks(marks) }) });

const columnText = (set: ColumnSet, titleOf: (field: string) => string): string =>
  JSON.stringify(
    set.map(({ field, show, fixed }) => ({
      field,
      title: titleOf(field),
      show,
      fixed: fixed ? 'left' : false,
    })),
  );

/** The conditions of a query that a plain list can say. */
function filtersText(query: string): string {
  const entries = readColumns(new URLSearchParams(query).get('c')).found;
  return entries.length === 0
    ? ''
    : JSON.stringify(
        entries.map(({ field, filterType, value }) => ({
          field,
          filterType,
          value: value ?? null,
          isValue: operatorOfFilterType(filterType)?.takes !== 'none',
          data: null,
        })),
      );
}
