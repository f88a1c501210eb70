import type { Showing } from '../../model/fields/projections/columns.ts';
import { type SearchField, searchRowsOf } from '../../model/fields/projections/searchRows.ts';
import type { ResolvedField, ResolvedTable } from '../../model/fields/resolve/ResolvedTable.ts';
import type { FieldTypeRegistry } from '../../model/fields/types/index.ts';
import { searchedKind } from '../../model/fields/types/searchedKind.ts';

/** A table as its advanced search shows it: only the search fields, each with its search input. */
export interface SearchTable {
  readonly table: ResolvedTable;
  /** Fields in the order of the search panel. */
  readonly fields: readonly ResolvedField[];
}

/** Words for the two states of a switch. */
export interface SearchWords {
  readonly yes: string;
  readonly no: string;
}

/**
 * The form of the search panel. Nothing is required, computed, defaulted or locked; a range has two inputs.
 */
export function searchTable(
  table: ResolvedTable,
  types: FieldTypeRegistry,
  words: SearchWords,
  showing: Showing = {},
): SearchTable {
  const fields = searchRowsOf(table, showing)
    .flat()
    .map((search) => searchInput(search, types, words));
  return {
    fields,
    table: {
      ...table,
      fields,
      byName: new Map(fields.map((field) => [field.field, field])),
      details: [],
      locks: [],
    },
  };
}

/** The field with its search input. */
export function searchInput(
  search: SearchField,
  types: FieldTypeRegistry,
  words: SearchWords,
): ResolvedField {
  const { field } = search;
  // A switch has two states, its search three: on, off, any.
  if (search.type === 'switch') {
    const { dataKey: _, ...rest } = searchInput({ ...search, type: 'select' }, types, words);
    return {
      ...rest,
      data: [
        { key: 1, value: words.yes },
        { key: 0, value: words.no },
      ],
    };
  }
  const own = types.get(search.type) ?? field.kind;
  // Pickers draw their own pair; other ranges are two plain inputs.
  const kind = searchedKind(search.range && !own.searchRange ? (types.get('range') ?? own) : own);
  const pick = <K extends keyof ResolvedField>(name: K): Partial<Pick<ResolvedField, K>> =>
    field[name] === undefined ? {} : ({ [name]: field[name] } as Partial<Pick<ResolvedField, K>>);
  return {
    field: field.field,
    title: field.title,
    type: kind.name,
    columnType: field.columnType,
    kind,
    range: search.range,
    ...pick('searchColSize'),
    ...pick('dataKey'),
    ...pick('data'),
    ...pick('remote'),
    ...pick('url'),
    ...pick('multiple'),
    ...pick('format'),
    ...pick('precision'),
    ...pick('scale'),
  };
}
