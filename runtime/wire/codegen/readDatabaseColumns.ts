import { listOf, maybe, number, object, type Shape, text } from '../shape.ts';
import type { DatabaseColumn, DatabaseColumns, DifferentColumn } from './DatabaseColumns.ts';

const most = 2000;

const orNull: Shape<number | null> = (value, path) => maybe(number)(value, path) ?? null;

/** Reads the answer of syncTable. */
export const databaseColumns: Shape<DatabaseColumns> = object<DatabaseColumns>({
  added: listOf(
    object<DatabaseColumn>({
      columnName: text,
      columnCnName: text,
      columnType: text,
      maxlength: orNull,
      scale: orNull,
      isKey: number,
      isNull: number,
      editRowNo: number,
    }),
    most,
  ),
  missing: listOf(text, most),
  different: listOf(
    object<DifferentColumn>({ columnName: text, entry: text, database: text, filled: number }),
    most,
  ),
});
