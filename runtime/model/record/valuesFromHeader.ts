import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import type { Cell, MutableRow, Row } from '../schema/Row.ts';

/** Values that a new detail row copies from its header (`FieldSchema.follows`), in browser and server. */
export function valuesFromHeader(table: ResolvedTable, main: (field: string) => Cell): Row {
  const values: MutableRow = {};
  for (const { field, follows } of table.fields) {
    if (follows === undefined) continue;
    const value = main(follows);
    if (value !== null) values[field] = value;
  }
  return values;
}
