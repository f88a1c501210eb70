import type { ColumnTypeName } from '../../schema/FieldSchema.ts';
import { boolColumn } from './bool.ts';
import type { ColumnType } from './ColumnType.ts';
import { dateOnlyColumn, datetimeColumn } from './dateColumn.ts';
import { decimalColumn } from './decimal.ts';
import { guidColumn } from './guid.ts';
import { byteColumn, intColumn, sbyteColumn } from './integerColumn.ts';
import { longColumn } from './long.ts';
import { stringColumn } from './string.ts';

/** Every column type of the wire by name; typed, so a name without an entry does not compile. */
export const columnTypes: Readonly<Record<ColumnTypeName, ColumnType>> = {
  int: intColumn,
  long: longColumn,
  byte: byteColumn,
  sbyte: sbyteColumn,
  decimal: decimalColumn,
  string: stringColumn,
  bool: boolColumn,
  date: dateOnlyColumn,
  datetime: datetimeColumn,
  guid: guidColumn,
};

export type { ColumnType, StoredField } from './ColumnType.ts';
