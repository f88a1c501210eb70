import type { ResolvedField } from '../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../runtime/model/schema/Row.ts';

/** A control's raw value as the field's own; what cannot be read is kept as it is, so that the check can say why. */
export function readInput(schema: ResolvedField, raw: Cell): Cell {
  const parsed = schema.kind.parse(raw, schema);
  return parsed.ok ? parsed.value : raw;
}
