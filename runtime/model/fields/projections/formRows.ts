import type { ResolvedField, ResolvedTable } from '../resolve/ResolvedTable.ts';
import type { Showing } from './columns.ts';
import { layoutRows } from './layoutRows.ts';

/** A field at its place in the form. */
interface FormCell {
  readonly field: ResolvedField;
  /** Width of 12; may be a fraction. */
  readonly span: number;
}

/** The edit form of a table, row by row: the fields with an `editRowNo` that are not hidden; 0 is a design's word for no place. */
export const formRowsOf = (
  table: Pick<ResolvedTable, 'fields'>,
  showing: Showing = {},
): readonly (readonly FormCell[])[] =>
  layoutRows(
    table.fields.flatMap((field) =>
      !field.editRowNo || field.hidden || (showing.authShow && !field.authShow)
        ? []
        : [{ item: field, row: field.editRowNo, column: field.editColNo, span: field.colSize || undefined }],
    ),
  ).map((row) => row.map(({ item, span }) => ({ field: item, span })));
