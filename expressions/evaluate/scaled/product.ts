import { type Chain, Link } from './Link.ts';
import { GREATEST_SCALE, onlyTerm, type Scaled, scaledTerm, termOf, timesConstant } from './Scaled.ts';

/** The product of two: their scales add up. */
export function product(left: Scaled, right: Scaled | undefined): Scaled | undefined {
  if (right === undefined || left.scale + right.scale > GREATEST_SCALE) return undefined;
  const scale = left.scale + right.scale;
  const [a, b] = [onlyTerm(left), onlyTerm(right)];
  if (a !== undefined && b !== undefined) {
    const folded =
      b.field === undefined
        ? timesConstant(a, b.constant)
        : a.field === undefined
          ? timesConstant(b, a.constant)
          : undefined;
    if (folded !== undefined) return scaledTerm(scale, folded);
  }
  return {
    scale,
    chain: b === undefined && a !== undefined ? times(right.chain, left) : times(left.chain, right),
  };
}

/** A chain goes on with the other's term rather than calling a chain, where it can. */
function times(chain: Chain, other: Scaled): Chain {
  return [...chain, Link.multiply(termOf(other))];
}
