import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';

/** Converts a control's raw value to the field's value. Keeps unreadable input, so that validation can report it. */
export function readInput(schema: ResolvedField, raw: Cell): Cell {
  const parsed = schema.kind.parse(raw, schema);
  return parsed.ok ? parsed.value : raw;
}
