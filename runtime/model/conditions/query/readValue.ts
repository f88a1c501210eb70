import { columnTypes } from '../../fields/columnTypes/index.ts';
import type { ResolvedField } from '../../fields/resolve/ResolvedTable.ts';
import type { Parsed } from '../../fields/types/FieldType.ts';

/**
 * Reads a searched text as a value of the field's column. The column decides, not the kind of field: a part of a phone number
 * may be searched although it is no phone number.
 */
export const readValue = (field: ResolvedField, text: string): Parsed =>
  columnTypes[field.columnType].parse(text, field);
