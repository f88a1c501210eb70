import type { ResolvedField, ResolvedTable } from '../resolve/ResolvedTable.ts';
import type { Showing } from './columns.ts';
import { layoutRows } from './layoutRows.ts';

/** A field with its place in the form. */
interface FormCell {
  readonly field: ResolvedField;
  /** Columns of 12; may be a fraction. */
  readonly span: number;
}

/** The edit form of a table by row: fields with an `editRowNo` that are not hidden. 0 means no place. */
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
