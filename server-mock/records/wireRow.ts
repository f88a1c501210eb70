import { columnTypes } from '../../runtime/model/columnTypes/index.ts';
import type { ResolvedTable } from '../../runtime/model/ResolvedTable.ts';
import type { MutableRow, Row } from '../../runtime/model/Row.ts';

/** A stored row as the wire has it, in the schema's field order; only the named fields. */
export const wireRow = (
  table: ResolvedTable,
  stored: Readonly<Record<string, unknown>>,
  fields: ReadonlySet<string>,
): Row => {
  const row: MutableRow = {};
  for (const field of table.fields)
    if (fields.has(field.field))
      row[field.field] = columnTypes[field.columnType].wire(stored[field.field], field);
  return row;
};
