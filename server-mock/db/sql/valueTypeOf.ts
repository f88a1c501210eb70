import type { ValueType } from '../../../expressions/index.ts';
import type { ResolvedField } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { ColumnTypeName } from '../../../runtime/model/schema/FieldSchema.ts';

const valueTypes: Readonly<Record<ColumnTypeName, ValueType>> = {
  int: 'number',
  long: 'number',
  byte: 'number',
  sbyte: 'number',
  decimal: 'number',
  string: 'text',
  bool: 'boolean',
  date: 'date',
  datetime: 'datetime',
  guid: 'text',
};

/** Type of a column in expressions. */
export const valueTypeOf = (field: ResolvedField): ValueType => valueTypes[field.columnType];
