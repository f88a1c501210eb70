import { columnTypes } from '../columnTypes/index.ts';
import type { Parsed } from '../fieldTypes/FieldType.ts';
import type { ResolvedField } from '../ResolvedTable.ts';

/**
 * Reads a searched text as a value of the field's column. The column decides, not the kind of field: a part of a phone number
 * may be searched although it is no phone number.
 */
export const readValue = (field: ResolvedField, text: string): Parsed =>
  columnTypes[field.columnType].parse(text, field);
