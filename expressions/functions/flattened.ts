import type { Frame } from '../evaluate/Frame.ts';
import type { Value } from '../values/Value.ts';

/** Operands with lists among them taken apart, one level; charged per item. */
export function flattened(frame: Frame, operands: readonly Value[]): readonly Value[] {
  const [first] = operands;
  // One list is the usual case and needs no copy.
  const single = operands.length === 1 && Array.isArray(first);
  const values: readonly Value[] = single ? first : operands.some(isList) ? operands.flat() : operands;
  frame.charge(values.length);
  if (values !== first) frame.allocate(16 * values.length);
  return values;
}

function isList(value: Value): boolean {
  return Array.isArray(value);
}
