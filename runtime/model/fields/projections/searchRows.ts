import { isStored, type ResolvedField, type ResolvedTable } from '../resolve/ResolvedTable.ts';
import type { Showing } from './columns.ts';
import { layoutRows } from './layoutRows.ts';

/** A field of the advanced search panel. */
export interface SearchField {
  readonly field: ResolvedField;
  /** Name of the field renderer; for `like` and `range` the plain text or number input of the field. */
  readonly type: string;
  /** `displayType` of its clause; the two bounds of a range have their own. */
  readonly displayType: string;
  /** Has two inputs and two clauses. */
  readonly range: boolean;
  /** Columns of 12. */
  readonly span: number;
}

/** Search types that are comparisons, not inputs. */
export const waysToCompare = new Set(['like', 'likeStart', 'likeEnd', 'range']);

/** Input of a searched field with a given comparison: numbers and dates keep theirs, other types use text. */
const inputOf = (field: ResolvedField): string => {
  if (field.kind.searchRange) return field.type;
  return numeric.has(field.columnType) && !field.kind.needsSource ? 'decimal' : 'text';
};

const numeric = new Set(['int', 'long', 'byte', 'sbyte', 'decimal']);

/** How one field is searched, without its place. */
export const searchOf = (field: ResolvedField): Omit<SearchField, 'span'> => {
  const asked = field.searchType;
  const compares = asked !== undefined && waysToCompare.has(asked);
  // `range: false` asks for one exact date.
  const range = asked === 'range' || (!compares && field.kind.searchRange && field.range !== false);
  return {
    field,
    // Files are searched by name.
    type: compares ? inputOf(field) : (asked ?? (field.kind.files === undefined ? field.type : 'text')),
    displayType: range ? 'range' : (asked ?? field.kind.operators[0] ?? 'equal'),
    range,
  };
};

/**
 * The advanced search panel by row: fields with a `searchRowNo` that the user may see; those without a width
 * share the row equally.
 */
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
