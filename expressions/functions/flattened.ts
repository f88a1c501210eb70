import type { Frame } from '../evaluate/Frame.ts';
import type { Value } from '../values/Value.ts';

/** Operands with their lists flattened by one level; charged per item. */
export function flattened(frame: Frame, operands: readonly Value[]): readonly Value[] {
  const [first] = operands;
  // A single list is the common case and needs no copy.
  const single = operands.length === 1 && Array.isArray(first);
  const values: readonly Value[] = single ? first : hasList(operands) ? operands.flat() : operands;
  frame.charge(values.length);
  if (values !== first) frame.allocate(16 * values.length);
  return values;
}

function hasList(operands: readonly Value[]): boolean {
  for (let at = 0; at < operands.length; at += 1) if (Array.isArray(operands[at])) return true;
  return false;
}
