import type { ResolvedField } from '../../../runtime/model/fields/resolve/ResolvedTable.ts';
import type { Cell } from '../../../runtime/model/schema/Row.ts';
import { readInput } from '../readInput.ts';

/** The value of a field whose chosen keys these are. */
export function chosenValue(schema: ResolvedField, keys: readonly string[], multiple: boolean): Cell {
  const [first] = keys;
  if (first === undefined) return null;
  return readInput(schema, multiple ? [...keys] : first);
}
