import type { Joint } from './Link.ts';
import { GREATEST_SCALE, joined, type Scaled, scaledTerm, termOf, timesConstant } from './Scaled.ts';

const times: Joint = { adds: false, up: 1 };

/** The product of two numbers; their scales add up. */
export function product(left: Scaled, right: Scaled | undefined): Scaled | undefined {
  if (right === undefined || left.scale + right.scale > GREATEST_SCALE) return undefined;
  const scale = left.scale + right.scale;
  const [a, b] = [left.term, right.term];
  if (a !== undefined && b !== undefined) {
    const folded =
      b.field === undefined
        ? timesConstant(a, b.constant)
        : a.field === undefined
          ? timesConstant(b, a.constant)
          : undefined;
    if (folded !== undefined) return scaledTerm(scale, folded);
  }
  // Continues a chain with the other's term rather than calling a chain, where possible.
  const turned = a !== undefined && b === undefined;
  return turned ? joined(scale, right, a, times) : joined(scale, left, termOf(right), times);
}
