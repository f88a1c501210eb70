import type { ResolvedTable } from '../fields/resolve/ResolvedTable.ts';
import type { PickerSchema } from '../schema/PickerSchema.ts';
import type { MutableRow, Row } from '../schema/Row.ts';

/**
 * Values that a picked row gives a record of `table`: the mapped columns and the lookups that the row
 * contains. Columns that the user may not read are missing in the row; the save fills their fields.
 */
export function pickedValues(table: ResolvedTable, { map }: PickerSchema, picked: Row, key: string): Row {
  const values: MutableRow = {};
  for (const [target, column] of Object.entries(map)) {
    if (table.byName.has(target) && Object.hasOwn(picked, column)) values[target] = picked[column] ?? null;
  }
  for (const { field, lookup } of table.fields) {
    if (!lookup || field in values || map[lookup.via] !== key) continue;
    if (Object.hasOwn(picked, lookup.field)) values[field] = picked[lookup.field] ?? null;
  }
  return values;
}
