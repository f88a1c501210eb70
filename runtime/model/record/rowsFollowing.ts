import type { Document, DocumentTable } from '../fields/resolve/DocumentTable.ts';
import type { Cell, Row } from '../schema/Row.ts';
import { sameValue } from './merge/sameValue.ts';

/**
 * Detail rows of a document whose header changes: fields that follow one of it (`FieldSchema.follows`) and hold its old
 * value take the new one. Other values stay.
 */
export const rowsFollowing = (
  { details }: DocumentTable,
  before: Document,
  main: Row,
): Document['details'] => {
  const rows: Record<string, readonly Row[]> = { ...before.details };
  for (const { table } of details) {
    const following = table.fields.flatMap((field) => {
      const of = field.follows;
      return of === undefined || sameValue(field, before.main[of], main[of]) ? [] : [{ field, of }];
    });
    if (following.length === 0) continue;
    rows[table.table] = (before.details[table.table] ?? []).map((row) => ({
      ...row,
      ...Object.fromEntries(
        following.flatMap(({ field, of }): [string, Cell][] =>
          sameValue(field, row[field.field], before.main[of]) ? [[field.field, main[of] ?? null]] : [],
        ),
      ),
    }));
  }
  return rows;
};
