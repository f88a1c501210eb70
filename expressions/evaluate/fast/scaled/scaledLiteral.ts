import { FIFTEEN_DIGITS, ten } from '../../../numbers/scaled.ts';
import type { Literal } from '../../../Tree.ts';
import { constantTerm, type Scaled, scaledTerm } from './Scaled.ts';

/** Maximum decimals of a constant. */
const MOST = 8;

/** Compiles a constant number at its smallest scale. */
export function scaledLiteral({ value }: Literal): Scaled | undefined {
  if (typeof value !== 'number') return undefined;
  for (let scale = 0; scale <= MOST; scale += 1) {
    const constant: number = Math.round(value * ten(scale)) + 0;
    if (!(Math.abs(constant) < FIFTEEN_DIGITS)) return undefined;
    if (constant / ten(scale) === value) return scaledTerm(scale, constantTerm(constant));
  }
  return undefined;
}
