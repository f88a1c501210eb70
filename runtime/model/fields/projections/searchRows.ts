import { isStored, type ResolvedField, type ResolvedTable } from '../resolve/ResolvedTable.ts';
import type { Showing } from './columns.ts';
import { layoutRows } from './layoutRows.ts';

/** A field of the advanced search panel. */
export interface SearchField {
  readonly field: ResolvedField;
  /** How it looks: a field renderer's name; for `like` and `range` the plain text or number input of the field. */
  readonly type: string;
  /** What its clause says (`displayType`); of a range the two bounds have their own. */
  readonly displayType: string;
  /** Two inputs, two clauses. */
  readonly range: boolean;
  /** Width of 12. */
  readonly span: number;
}

/** Search types that are a way to compare, not a kind of input. */
export const waysToCompare = new Set(['like', 'likeStart', 'likeEnd', 'range']);

/** Input a searched field shows when the way to compare is given: numbers and dates keep theirs, the rest is text. */
const inputOf = (field: ResolvedField): string => {
  if (field.kind.searchRange) return field.type;
  return numeric.has(field.columnType) && !field.kind.needsSource ? 'decimal' : 'text';
};

const numeric = new Set(['int', 'long', 'byte', 'sbyte', 'decimal']);

/** How one field is searched, apart from its place. */
export const searchOf = (field: ResolvedField): Omit<SearchField, 'span'> => {
  const asked = field.searchType;
  const compares = asked !== undefined && waysToCompare.has(asked);
  // `range: false` is an explicit wish for one exact date.
  const range = asked === 'range' || (!compares && field.kind.searchRange && field.range !== false);
  return {
    field,
    // Files are searched by their names.
    type: compares ? inputOf(field) : (asked ?? (field.kind.files === undefined ? field.type : 'text')),
    displayType: range ? 'range' : (asked ?? field.kind.operators[0] ?? 'equal'),
    range,
  };
};

/** The advanced search panel, row by row: fields with a `searchRowNo` the reader may see; without a width equal shares. */
export const searchRowsOf = (
  table: Pick<ResolvedTable, 'fields'>,
  showing: Showing = {},
): readonly (readonly SearchField[])[] =>
  layoutRows(
    table.fields.flatMap((field) =>
      field.searchRowNo === undefined ||
      !isStored(field) ||
      field.writeOnly ||
      field.hidden ||
      (showing.authShow && !field.authShow)
        ? []
        : [
            {
              item: searchOf(field),
              row: field.searchRowNo,
              column: field.searchColNo,
              span: field.searchColSize,
            },
          ],
    ),
  ).map((row) => row.map(({ item, span }) => ({ ...item, span })));
