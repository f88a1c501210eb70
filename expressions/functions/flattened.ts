import type { Frame } from '../evaluate/Frame.ts';
import type { Value } from '../values/Value.ts';

/** Operands with lists among them taken apart, one level; charged per item. */
export function flattened(frame: Frame, operands: readonly Value[]): readonly Value[] {
  const [first] = operands;
  // One list is the usual case and needs no copy.
  const values: readonly Value[] = operands.length === 1 && Array.isArray(first) ? first : operands.flat();
  frame.charge(values.length);
  if (values !== first) frame.allocate(16 * values.length);
  return values;
}
