import type { ColumnTypeName, FieldSchema } from '../../schema/FieldSchema.ts';
import type { JsonObject } from '../../schema/Json.ts';
import type { Cell } from '../../schema/Row.ts';
import { isBlankText } from '../columnTypes/blanks.ts';
import { nothing } from '../columnTypes/finding.ts';
import { type ColumnType, columnTypes } from '../columnTypes/index.ts';
import type { Finding, Parsed } from './FieldType.ts';

/** The column type of a field: from its schema, else from its field type. */
export function columnOf(field: FieldSchema, kindColumn: ColumnTypeName): ColumnType {
  return columnTypes[field.columnType ?? kindColumn];
}

/** Check of what storage can hold, besides the field type's own checks; the only check of hidden fields. */
export function storageCheck(field: FieldSchema): (value: Cell) => Finding | undefined {
  return field.columnType === undefined ? () => undefined : columnTypes[field.columnType].fits(field);
}

/** Members of types whose value is exactly what their column stores. */
export function stored(columnType: ColumnTypeName): {
  readonly columnType: ColumnTypeName;
  parse(raw: unknown, field: FieldSchema): Parsed;
  valueSchema(field: FieldSchema): JsonObject;
} {
  return {
    columnType,
    parse: (raw, field) => columnOf(field, columnType).parse(raw, field),
    valueSchema: (field) => columnOf(field, columnType).valueSchema(field),
  };
}

/** Members of types that only decorate a form: nothing is stored, parsed or checked. */
export const decoration = {
  defaults: { isColumnData: false, sort: false },
  empty: null,
  columnType: undefined,
  needsSource: false,
  isMultiple: () => false,
  valueSchema: () => ({ type: 'null' }),
  parse: () => nothing,
  isEmpty: () => true,
  checks: () => [],
  operators: [],
  searchRange: false,
  format: (value: Cell) => plain(value),
} as const;

/** A value as plain text; null gives the empty text. */
export function plain(value: Cell | undefined): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Whether a value is empty for most types: nothing, blank text or no element. `0` and `false` are values. */
export function isBlank(value: Cell | undefined): boolean {
  if (value === null || value === undefined || value === '') return true;
  if (typeof value === 'string') return isBlankText(value);
  return Array.isArray(value) && value.every((element: Cell) => isBlank(element));
}

/** Whether a dictionary or literal options limit the value; grids then skip pattern and bounds. */
export function isBound(field: FieldSchema): boolean {
  return field.dataKey !== undefined || field.data !== undefined;
}
